import type { Chance } from './chance.ts';

/** As much of JSON Schema as our contract speaks. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface Source {
  readonly chance: Chance;
  /** What a field of this name usually holds, when somebody knows. */
  known(field: string): unknown;
  resolve(ref: string): Schema;
}

/** A value that the schema would probably take: `goodValue(source, schema, 'cardId')`. */
export function goodValue(source: Source, schema: Schema, field = '', depth = 0): unknown {
  const { chance } = source;
  if (schema.$ref) return goodValue(source, source.resolve(schema.$ref), field, depth + 1);
  if (field !== '' && chance.maybe(0.8)) {
    const known = source.known(field);
    if (known !== undefined && isOfKind(schema, known)) return known;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return goodValue(source, chance.pick(choices), '', depth + 1);
  if (schema.allOf) {
    return Object.assign(
      {},
      ...schema.allOf.map((part) => goodValue(source, part, '', depth + 1) as object),
    );
  }
  const type = typeof schema.type === 'string' ? schema.type : chance.pick(schema.type ?? ['null']);
  switch (type) {
    case 'object':
      return goodObject(source, schema, depth);
    case 'array':
      return goodArray(source, schema, depth);
    case 'integer':
    case 'number':
      return goodNumber(chance, schema);
    case 'boolean':
      return chance.maybe(0.5);
    case 'string':
      return goodString(chance, schema);
    default:
      return null;
  }
}

/** One word may stand for a thing here and for a list of them there. */
function isOfKind(schema: Schema, value: unknown): boolean {
  return (schema.type === 'array') === Array.isArray(value);
}

function goodObject(source: Source, schema: Schema, depth: number): object {
  const made: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const wanted = schema.required?.includes(name) || source.chance.maybe(0.6);
    if (wanted && depth < 12) made[name] = goodValue(source, part, name, depth + 1);
  }
  return made;
}

function goodArray(source: Source, schema: Schema, depth: number): unknown[] {
  if (schema.prefixItems) {
    return schema.prefixItems.map((part) => goodValue(source, part, '', depth + 1));
  }
  const least = schema.minItems ?? 0;
  const length = least + source.chance.below(Math.min(4, (schema.maxItems ?? 10) - least + 1));
  return Array.from({ length }, () => goodValue(source, schema.items ?? {}, '', depth + 1));
}

function goodNumber(chance: Chance, schema: Schema): number {
  const least = schema.minimum ?? 1;
  const most = Math.min(schema.maximum ?? 20_000, least + 20_000);
  const whole = least + chance.below(Math.max(1, most - least + 1));
  return schema.type === 'number' && chance.maybe(0.2) ? whole + 0.5 : whole;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_. éøü🐐';

function goodString(chance: Chance, schema: Schema): string {
  const hex = (length: number) =>
    Array.from({ length }, () => chance.below(16).toString(16)).join('');
  if (schema.format === 'uuid') {
    return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
  }
  if (schema.format === 'email') return `goat${chance.below(1_000)}@example.org`;
  if (schema.format === 'date-time') {
    return new Date(1.7e12 + chance.below(2 ** 31) * 100).toISOString();
  }
  const { pattern = '' } = schema;
  const hexes = /\[0-9a-fA?-?F?\]\{(?:\d+,)?(\d+)\}/.exec(pattern)?.[1];
  if (hexes) return `${pattern.includes('0x') ? '0x' : ''}${hex(Math.min(Number(hexes), 130))}`;
  if (pattern.includes('\\d')) return String(1 + chance.below(20_000));
  const least = schema.minLength ?? 1;
  const length = least + chance.below(Math.min(24, (schema.maxLength ?? 24) - least + 1));
  const text = Array.from({ length }, () => chance.pick([...LETTERS])).join('');
  return pattern ? text.replace(/[^A-Za-z0-9_-]/g, 'g') : text;
}
