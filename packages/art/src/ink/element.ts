/** The ink of every outline: never pure black. */
export const INK = '#1b1426';

/**
 * A filled path; nothing for empty data.
 * @example fill('M0 0l9 0 0 9z', '#fff')
 */
export function fill(data: string, colour: string, more = ''): string {
  return data && `<path d="${data}" fill="${colour}"${more && ` ${more}`}/>`;
}

/**
 * An unfilled outline with round joins.
 * @example outline('M0 0l9 0', 4)
 */
export function outline(data: string, width: number, colour: string = INK): string {
  return (
    data &&
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

/**
 * A circle, for buttons, eyelets and whisker dots.
 * @example dot(10, 10, 2, '#fff')
 */
export function dot(x: number, y: number, r: number, colour: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${more && ` ${more}`}/>`;
}

/**
 * Round specks at the given places, such as whisker roots.
 * @example specks([[10, 10], [14, 12]], 3, '#321')
 */
export function specks(
  places: readonly (readonly [number, number])[],
  size: number,
  colour: string,
): string {
  const data = places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
  return `<path d="${data}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`;
}

/**
 * A group that carries attributes for everything inside it.
 * @example group('opacity=".5"', inner)
 */
export function group(attributes: string, inner: string): string {
  return inner && `<g ${attributes}>${inner}</g>`;
}
