export type SalesBody = { csv: string } | { sales: unknown[] };

/** The server takes sixteen megabytes; what is larger need not be sent to be refused. */
export const MAX_SALES_CHARACTERS = 15_000_000;

/** `readSales('[{…}]') // { sales: […] }`; what does not begin like JSON is taken for CSV. */
export function readSales(
  text: string,
): { ok: true; body: SalesBody; rows: number } | { ok: false; sentence: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, sentence: 'Paste some sales, or choose a file.' };
  if (trimmed.length > MAX_SALES_CHARACTERS) {
    return { ok: false, sentence: 'These are too many at once; 15 MB is the most.' };
  }
  if (!/^[[{]/.test(trimmed)) {
    const lines = trimmed.split(/\r?\n/);
    return lines.length < 2
      ? { ok: false, sentence: 'A CSV needs its header and at least one line below it.' }
      : { ok: true, body: { csv: trimmed }, rows: lines.length - 1 };
  }
  const sales = salesOf(trimmed);
  if (!sales) {
    return { ok: false, sentence: 'This is not JSON with a list of sales, or it was cut off.' };
  }
  return sales.length === 0
    ? { ok: false, sentence: 'The list of sales is empty.' }
    : { ok: true, body: { sales }, rows: sales.length };
}

/** A bare list, or an object with the list under `sales`. */
function salesOf(text: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed;
    const inside = (parsed as { sales?: unknown }).sales;
    return Array.isArray(inside) ? inside : undefined;
  } catch {
    return undefined;
  }
}
