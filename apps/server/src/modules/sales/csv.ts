/**
 * Reads comma-separated text with a header line into one object per line. Quoted fields may hold
 * commas, line breaks and doubled quotes.
 *
 * `parseCsv('a,b\n1,"x, y"') // [{ a: '1', b: 'x, y' }]`
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...lines] = splitRecords(text.replace(/^\uFEFF/, ''));
  if (!header) return [];
  const names = header.map((name) => name.trim());
  return lines.map((fields) =>
    Object.fromEntries(names.map((name, index) => [name, (fields[index] ?? '').trim()])),
  );
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

function splitRecords(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text);
    // A stray quote: take the rest as one field rather than loop for ever.
    if (!match) {
      record.push(text.slice(FIELD.lastIndex));
      break;
    }
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') {
      records.push(record);
      record = [];
    }
  }
  if (record.length > 0) records.push(record);
  return records.filter((fields) => fields.some((field) => field.trim() !== ''));
}
