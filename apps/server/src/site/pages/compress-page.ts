import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Fast rather than small: a page is squeezed for every visitor, not once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 4 };

export interface PageBytes {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** `await compressPage(html, 'gzip, br') // { bytes, encoding: 'br' }` */
export async function compressPage(html: string, accepted = ''): Promise<PageBytes> {
  const takes = (encoding: string) => new RegExp(`\\b${encoding}\\b(?!;q=0(?!\\.))`).test(accepted);
  if (takes('br')) return { bytes: await promisify(brotliCompress)(html, BROTLI), encoding: 'br' };
  if (takes('gzip')) return { bytes: await promisify(gzip)(html, GZIP), encoding: 'gzip' };
  return { bytes: Buffer.from(html), encoding: undefined };
}
