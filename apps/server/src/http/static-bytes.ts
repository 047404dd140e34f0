import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Made once, so small rather than fast. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** An answer that never changes while the server runs, as it is and squeezed. */
export interface StaticBytes {
  readonly type: string;
  /** In the order in which they are preferred. */
  readonly encodings: readonly {
    readonly name: 'br' | 'gzip' | undefined;
    readonly bytes: Buffer;
    readonly etag: string;
  }[];
}

/** `await makeStaticBytes('body{margin:0}', 'text/css')` */
export async function makeStaticBytes(text: string, type: string): Promise<StaticBytes> {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, BROTLI),
    promisify(gzip)(plain),
  ]);
  return {
    type,
    encodings: [
      { name: 'br', bytes: br, etag: `"${hash}-br"` },
      { name: 'gzip', bytes: gz, etag: `"${hash}-gzip"` },
      { name: undefined, bytes: plain, etag: `"${hash}"` },
    ],
  };
}

/** As the caller can read it, or 304 when it has it already. */
export function sendStaticBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, encodings }: StaticBytes,
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!;q=0(?!\\.))`).test(accepted);
  const { name, bytes, etag } = encodings.find((each) => !each.name || takes(each.name))!;
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (name) reply.header('content-encoding', name);
  return reply.type(type).send(bytes);
}
