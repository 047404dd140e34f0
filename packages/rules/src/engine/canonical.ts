/** One text for one value, whatever order its keys came in: what gets hashed into a seal. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const table = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(table).sort()) {
    const part = table[key];
    if (part === undefined) continue;
    const comma = text === '' ? '' : ',';
    // A whole number needs no help to become text, and most parts are one.
    const words = Number.isSafeInteger(part) && part !== 0 ? String(part) : canonical(part);
    text += `${comma}${JSON.stringify(key)}:${words}`;
  }
  return `{${text}}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  if (/^\d+$/.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

/**
 * The path of the first difference, or null: missing and surplus keys count.
 * `firstDifference({ a: [1] }, { a: [2] }) // 'a[0]'`
 */
export function firstDifference(expected: unknown, given: unknown, path = ''): string | null {
  const lists = Array.isArray(expected) && Array.isArray(given);
  if (!lists && !(isRecord(expected) && isRecord(given))) {
    return Object.is(expected, given) ? null : path;
  }
  const left = expected as Record<string, unknown>;
  const right = given as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const here = join(path, key);
    if (!Object.hasOwn(left, key) || !Object.hasOwn(right, key)) return here;
    const difference = firstDifference(left[key], right[key], here);
    if (difference !== null) return difference;
  }
  return null;
}
