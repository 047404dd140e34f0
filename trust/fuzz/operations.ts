import type { Chance } from './chance.ts';
import { BROKEN_BODIES, nasty, ODD_HEADERS, spoil } from './nasty.ts';
import { goodValue, type Schema, type Source } from './values.ts';

/** One call of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { in: string; name: string; required?: boolean; schema: Schema }[];
  readonly body: Schema | undefined;
}

interface OpenApi {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters'];
        requestBody?: { content?: Record<string, { schema: Schema }> };
      }
    >
  >;
  readonly components?: { schemas?: Record<string, Schema> };
}

export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content?.['application/json']?.schema,
    })),
  );
}

export function resolver(document: OpenApi): Source['resolve'] {
  return (ref) => document.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {};
}

/** A request ready to be sent, and whether anything about it was made wrong on purpose. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | undefined;
  readonly spoilt: boolean;
}

/** `aim(source, operation)`: good in all its parts, or with something wrong in one or two. */
export function aim(source: Source, operation: Operation): Shot {
  const { chance } = source;
  const bad = chance.maybe(0.5);
  const where = bad ? chance.pick(['path', 'query', 'body', 'headers'] as const) : 'nowhere';
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { schema = {} } = operation.parameters.find((each) => each.name === name) ?? {};
    const good = source.known(wordBefore(operation.path, name)) ?? goodValue(source, schema, name);
    return segment(chance, where === 'path' ? nasty(chance) : good);
  });
  const query = operation.parameters
    .filter((each) => each.in === 'query' && (each.required || chance.maybe(0.4)))
    .map(({ name, schema }) => {
      const value = where === 'query' ? nasty(chance) : goodValue(source, schema, name);
      return `${encodeURIComponent(name)}=${segment(chance, value)}`;
    });
  if (where === 'query' && chance.maybe(0.2))
    query.push(chance.pick(['limit=1&limit=2', '&&=', 'a[b]=c', '__proto__=1']));
  const body = bodyFor(source, operation, where === 'body');
  return {
    method: operation.method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...body.headers, ...(where === 'headers' ? chance.pick(ODD_HEADERS) : {}) },
    text: body.text,
    spoilt: bad,
  };
}

function bodyFor(source: Source, operation: Operation, spoilt: boolean) {
  const { chance } = source;
  if (spoilt && chance.maybe(0.25)) {
    const { type, text } = chance.pick(BROKEN_BODIES);
    return { headers: type ? { 'content-type': type } : {}, text };
  }
  if (!operation.body) return { headers: {}, text: undefined };
  const good = goodValue(source, operation.body);
  const text = JSON.stringify(spoilt ? spoil(chance, good) : good) ?? '';
  return { headers: { 'content-type': 'application/json' }, text };
}

/** '/api/club/events/{id}/reservation' speaks of events. */
function wordBefore(path: string, name: string): string {
  const words = path.split('/');
  const at = words.indexOf(`{${name}}`);
  return name === 'id' ? (words[at - 1] ?? name) : name;
}

function segment(chance: Chance, value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A lone surrogate cannot be written into an address at all.
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
  return chance.maybe(0.05) ? `${encoded}%` : encoded;
}
