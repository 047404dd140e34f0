import { textHash } from '../ink/text-hash.ts';
import { escapeText } from './escape.ts';

export interface PictureFrame {
  readonly width: number;
  readonly height: number;
  /** Defaults to the whole of width and height. */
  readonly viewBox?: string;
  readonly title: string;
}

/** A complete SVG file. `svgDocument({ width: 632, height: 632, title: 'Magic Goat' }, body)` */
export function svgDocument(frame: PictureFrame, body: string): string {
  const viewBox = frame.viewBox ?? `0 0 ${frame.width} ${frame.height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="${viewBox}" role="img"><title>${escapeText(frame.title)}</title>${body}</svg>`;
}

/**
 * Short name for one picture's ids. Many pictures stand on one page, and two with the same id
 * would borrow each other's gradients, so the name is a hash of everything that was drawn from.
 * `pictureKey('card', { goat: 'magic-goat' }) // 'c1k9x2f'`
 */
export function pictureKey(kind: string, input: unknown): string {
  let hash = textHash(`${kind}:${JSON.stringify(input)}`);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return `${kind.charAt(0)}${((hash ^ (hash >>> 16)) >>> 0).toString(36)}`;
}
