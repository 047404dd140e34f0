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
  if (Array.isArray(value)) {
    let list = '';
    for (const item of value) list += `${list === '' ? '' : ','}${write(item)}`;
    return `[${list}]`;
  }
  const object = value as JsonObject;
  let members = '';
  for (const key of Object.keys(object).sort()) {
    if (object[key] === undefined) continue;
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${write(object[key])}`;
  }
  return `{${members}}`;
}
