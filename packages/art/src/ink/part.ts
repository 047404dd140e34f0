import { fill, group, INK } from './element.ts';
import { ID_MARK } from './ids.ts';

/** A drawn part whose outline is written once and referred to for fill, clip and ink. */
export interface Part {
  /** Name of the outline within the picture, without prefix. */
  readonly name: string;
  readonly data: string;
  readonly defs: string;
  readonly markup: string;
}

/**
 * A part: ink edge and base colour, then shading cut off so that the edge stays outside it.
 * @example part('earL', data, '#c92', fill(shade, '#741'))
 */
export function part(name: string, data: string, colour: string, inner: string, edge = 3.5): Part {
  return {
    name,
    data,
    defs: inner ? clipDef(name, data) : `<path id="${ID_MARK}${name}" d="${data}"/>`,
    markup:
      reuse(
        name,
        `fill="${colour}"${edge > 0 ? ` stroke="${INK}" stroke-width="${2 * edge}"` : ''}`,
      ) + group(`clip-path="url(#${ID_MARK}${name}-c)"`, inner),
  };
}

/**
 * Draws an outline that a part has already defined.
 * @example reuse('horn', 'fill="#000"')
 */
export function reuse(name: string, attributes: string): string {
  return `<use href="#${ID_MARK}${name}" ${attributes}/>`;
}

/**
 * A clip named `<name>-c` around an outline named `<name>`.
 * @example clipDef('shirt', data)
 */
function clipDef(name: string, data: string): string {
  return `<clipPath id="${ID_MARK}${name}-c"><path id="${ID_MARK}${name}" d="${data}"/></clipPath>`;
}

/**
 * Markup cut off at a shape that nothing else refers to.
 * @example clipped('patch', data, planes)
 */
export function clipped(name: string, data: string, inner: string): string {
  return (
    data &&
    inner &&
    `<clipPath id="${ID_MARK}${name}"><path d="${data}"/></clipPath>${group(`clip-path="url(#${ID_MARK}${name})"`, inner)}`
  );
}

/**
 * A part drawn where it stands, for small things whose outline nobody else needs.
 * @example inlaid('eyeN', data, '#fff', iris, 1.6)
 */
export function inlaid(
  name: string,
  data: string,
  colour: string,
  inner: string,
  edge: number,
): string {
  const { defs, markup } = part(name, data, colour, inner, edge);
  return inner ? defs + markup : fill(data, colour, `stroke="${INK}" stroke-width="${2 * edge}"`);
}
