import { fill, INK } from '../ink/element.ts';
import { lineOfText, typeset } from '../lettering/line-of-text.ts';

/** `dateLine('1912', 120, 220, '#fff')`: a year in small figures. */
export function dateLine(year: string, x: number, middle: number, colour: string): string {
  return typeset(
    year,
    { face: 'caption', size: 20, x, middle, anchor: 'middle', tracking: 0.08 },
    { fill: colour, stroke: INK, strokeWidth: 5 },
  );
}

export interface Band {
  readonly middle: number;
  readonly width: number;
  readonly cloth: string;
  readonly shade: string;
  readonly letters: string;
  /** How high its cloth stands. */
  readonly height?: number;
  /** Tails that fold under at both ends. */
  readonly tails?: boolean;
}

/** A ribbon with the club's name, across the crest and as far past its sides as its width says. */
export function nameBand(name: string, band: Band): string {
  const { middle, width, cloth, shade, letters, height = 36, tails = true } = band;
  const [left, right] = [120 - width / 2, 120 + width / 2];
  const [top, bottom] = [middle - height / 2, middle + height / 2];
  const edge = `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`;
  const tail = (x: number, out: 1 | -1): string =>
    fill(
      `M${x - out * 14} ${top + 9}H${x + out * 15}L${x + out * 7} ${middle + 9}L${x + out * 15} ${bottom + 9}H${x - out * 14}Z`,
      shade,
      edge,
    ) + fill(`M${x - out * 14} ${bottom}H${x}L${x - out * 14} ${bottom + 9}Z`, INK);
  return (
    (tails ? tail(left, -1) + tail(right, 1) : '') +
    fill(`M${left} ${top}H${right}V${bottom}H${left}Z`, cloth, edge) +
    fill(`M${left + 3} ${top + 3}H${right - 3}v4H${left + 3}Z`, '#fff', 'fill-opacity=".5"') +
    typeset(
      name,
      {
        ...{ face: 'display', size: height * 0.78, x: 120, middle: middle + 1, anchor: 'middle' },
        ...{ tracking: 0.03, maxWidth: width - 16 },
      },
      { fill: letters },
    )
  );
}

/** Letters on a circle about (120, 120): over the top, or along the bottom to be read upright. */
export function ringLine(
  text: string,
  { r, size, colour, foot = false }: { r: number; size: number; colour: string; foot?: boolean },
): string {
  const gap = size * 0.1;
  const letters = [...text.toUpperCase()].map((letter) => {
    const width = letter === ' ' ? size * 0.2 : lineOfText(letter, { face: 'display', size }).width;
    return { letter, width: width + gap };
  });
  const whole = letters.reduce((sum, { width }) => sum + width, 0);
  let run = -whole / 2;
  return letters
    .map(({ letter, width }) => {
      const angle = (((run + width / 2) / r) * 180) / Math.PI;
      run += width;
      const line = { face: 'display', size, x: 120, anchor: 'middle' } as const;
      const turned = `rotate(${(foot ? -angle : angle).toFixed(1)} 120 120)`;
      return `<g transform="${turned}">${typeset(letter, { ...line, middle: foot ? 120 + r : 120 - r }, { fill: colour })}</g>`;
    })
    .join('');
}
