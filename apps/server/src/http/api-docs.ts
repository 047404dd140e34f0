import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { escapeHtml } from './html.ts';
import { JSON_TYPE } from './prepared.ts';
import { makeStaticBytes, sendStaticBytes } from './static-bytes.ts';

export const API_DOCS = ['/api/docs/openapi.json', '/api/docs'] as const;

/**
 * OpenAPI from the very schemas that validate, as JSON and as a page without a line of script. They
 * are the same for as long as the server runs: put into words and squeezed when first asked for.
 */
export async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Legendary GOATs',
        description: 'HOOF amounts are plain numbers in HOOF. Errors are { error, code, details }.',
        version,
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const serve = (path: string, type: string, write: () => string) => {
    let made: ReturnType<typeof makeStaticBytes> | undefined;
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      made ??= makeStaticBytes(write(), type);
      return sendStaticBytes(request, reply, await made);
    };
    app.get(path, { schema: { hide: true } }, handler);
  };
  serve(API_DOCS[0], JSON_TYPE, () => JSON.stringify(app.swagger()));
  serve('/api/docs/style.css', 'text/css; charset=utf-8', () => DOCS_STYLE);
  serve(API_DOCS[1], 'text/html; charset=utf-8', () => docsPage(app.swagger() as OpenApi));
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** As much of an OpenAPI document as the page shows. */
interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: unknown;
}

interface OpenApi {
  info: { description?: string };
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
}

function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation, tag: operation.tags?.[0] ?? 'other' }] : [];
    }),
  );
  const tags = [...new Set(calls.map((call) => call.tag))];
  const sections = tags.map((tag) => {
    const articles = calls
      .filter((call) => call.tag === tag)
      .map(({ method, path, operation }) => callArticle(method, path, operation));
    return `<section><h2>${escapeHtml(tag)}</h2>${articles.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>API · Legendary GOATs</title>
<link rel="stylesheet" href="/api/docs/style.css">
<main><h1>The API</h1><p>${escapeHtml(document.info.description ?? '')}
Machine-readable: <a href="/api/docs/openapi.json">openapi.json</a>.</p>${sections.join('')}</main></html>`;
}

function callArticle(method: string, path: string, operation: Operation): string {
  const parts = [
    ...(operation.parameters?.length ? [['Parameters', operation.parameters] as const] : []),
    ...(operation.requestBody ? [['Body', operation.requestBody] as const] : []),
    ...(operation.responses ? [['Answers', operation.responses] as const] : []),
  ].map(
    ([label, schema]) =>
      `<details><summary>${label}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  return `<article><h3><span>${method.toUpperCase()}</span> ${escapeHtml(path)}</h3>
<p>${escapeHtml(operation.summary ?? '')}</p>${parts.join('')}</article>`;
}

/** Kept out of the page because the content security policy prefers it so. */
const DOCS_STYLE = `:root{color-scheme:dark}body{margin:0;background:#07140e;color:#f4f1e4;font:16px/1.55 system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:64px 24px 120px}h1{font-size:56px;margin:0 0 8px}h2{margin:56px 0 8px;text-transform:capitalize}
article{border-top:1px solid #f4f1e422;padding:16px 0}h3{font:600 16px/1.4 ui-monospace,monospace;margin:0}h3 span{color:#f2b632;display:inline-block;min-width:72px}
p{margin:4px 0 8px;color:#c6cec1}a{color:#f4f1e4}summary{cursor:pointer;color:#93a497}pre{overflow:auto;background:#050d09;padding:16px;font-size:13px;line-height:1.45}`;
