type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * `canonicalJson({ b: 1, a: [true] }) // '{"a":[true],"b":1}'`
 * Keys in code-unit order, no spaces, undefined left out: one value has one text, so one hash.
 */
export function canonicalJson(value: unknown): string {
  return write(value as Json);
}

function write(value: Json): string {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new TypeError('JSON has no word for NaN or Infinity');
    }
    return JSON.stringify(value) ?? 'null';
  }
  if (Array.isArray(value)) return `[${value.map((item: Json) => write(item)).join(',')}]`;
  const object = value as JsonObject;
  const members = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(object[key])}`);
  return `{${members.join(',')}}`;
}
