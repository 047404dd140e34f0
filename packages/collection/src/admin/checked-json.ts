/** One sentence for the operator; thrown inside only, so that the first thing wrong ends the reading. */
export class Refused extends Error {}

/** `refuse('This file is not JSON, or it was cut off on the way.')` */
export function refuse(sentence: string): never {
  throw new Refused(sentence);
}

export type Fields = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 8;

/** `parseChecked(text)`: an object whose keys and depth are harmless, or a refusal. */
export function parseChecked(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('This file is not JSON, or it was cut off on the way.');
  }
  inspect(value, 0);
  return fields(value, 'The file');
}

/** Before anything is read: a key like __proto__ or a bottomless nest is nobody's honest export. */
function inspect(value: unknown, depth: number): void {
  if (value === null || typeof value !== 'object') return;
  if (depth > MAX_DEPTH) refuse('This file is nested too deeply to be an export.');
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      refuse(`This file carries the key "${key}", which no export has.`);
    }
    inspect((value as Fields)[key], depth + 1);
  }
}

export function fields(value: unknown, what: string): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : refuse(`${what} is not what an export holds.`);
}

export function list(value: unknown, what: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) return refuse(`${what} is missing or is not a list.`);
  return value.length <= most ? value : refuse(`${what} holds more than ${most} entries.`);
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

export function number(value: unknown, what: string, { min, max }: Range): number {
  const fits = typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
  return fits ? value : refuse(`${what} must be a number from ${min} to ${max}.`);
}

export function whole(value: unknown, what: string, range: Range): number {
  const read = number(value, what, range);
  return Number.isInteger(read) ? read : refuse(`${what} must be a whole number.`);
}

export function flag(value: unknown, what: string): boolean {
  return typeof value === 'boolean' ? value : refuse(`${what} must be true or false.`);
}

export function words(value: unknown, what: string, most: number): string {
  const fits = typeof value === 'string' && value.length <= most;
  return fits ? value : refuse(`${what} must be a text of at most ${most} characters.`);
}
