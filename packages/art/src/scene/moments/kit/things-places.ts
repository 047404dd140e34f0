import { fill, INK } from '../../../ink/element.ts';
import { chalk } from '../../brush.ts';
import type { Tint } from '../../tint.ts';
import { at, bar, solid } from './things.ts';

/** Mown grass towards a horizon at `y`, with the box and the spot drawn on it. */
export function pitch(y: number, tint: Tint): string {
  return (
    fill(`M-20 ${y}H660V660H-20Z`, tint.deep) +
    fill(
      `M60 ${y}H160L-20 660H-260ZM260 ${y}H372L430 660H200ZM472 ${y}H572L900 660H650Z`,
      tint.shade,
    ) +
    chalk(
      `M-20 ${y + 4}H660M-20 ${y + 90}H660M150 ${y + 4}L110 ${y + 46}H522L482 ${y + 4}`,
      '#fff',
      5,
    )
  );
}

/** Heads of goats, seated, as a pattern named ~Mseat. */
function seatedDef(tint: Tint): string {
  const head = (x: number, y: number, colour: string): string =>
    `<use href="#~Mhead" x="${x}" y="${y}" fill="${colour}"/>`;
  return `<defs><path id="~Mhead" d="M-9-4C-20-8-22-18-18-26-14-18-10-14-4-12H4C10-14 14-18 18-26 22-18 20-8 9-4L7 6Q16 8 19 24H-19Q-16 8-7 6Z"/></defs><pattern id="~Mseat" width="96" height="64" patternUnits="userSpaceOnUse">${head(0, 30, tint.shade)}${head(96, 30, tint.shade)}${head(48, 28, tint.deep)}${head(24, 58, tint.base)}${head(72, 58, tint.bright)}</pattern>`;
}

/** A full house from `top` down to `bottom`, dark enough to stay behind everybody. */
export function terrace(top: number, bottom: number, tint: Tint): string {
  const house = `M-20 ${top}H660V${bottom}H-20Z`;
  return (
    seatedDef({
      ...tint,
      base: tint.deep,
      bright: tint.shade,
      shade: tint.deep,
      deep: tint.shade,
    }) +
    fill(house, tint.night) +
    fill(house, 'url(#~Mseat)') +
    chalk(`M-20 ${top}H660M-20 ${bottom}H660`, tint.base, 7)
  );
}

/** A block of flats standing on (x, y). Its windows are one dashed line a column. */
export function towerBlock(x: number, y: number, w: number, h: number, tint: Tint): string {
  const columns = Math.floor(w / 30);
  let lit = '';
  for (let i = 0; i < columns; i++) {
    lit += `M${x + 20 + Math.round((i * (w - 18)) / columns)} ${y - h + 22}V${y - 10}`;
  }
  return (
    solid(`M${x} ${y}V${y - h}H${x + w}V${y}Z`, tint.shade) +
    fill(`M${x + Math.round(w * 0.7)} ${y}V${y - h + 3}H${x + w - 3}V${y}Z`, tint.deep) +
    solid(`M${x - 6} ${y - h - 10}H${x + w + 6}V${y - h + 4}H${x - 6}Z`, tint.deep, 5) +
    `<path d="${lit}" stroke="${INK}" stroke-width="17" stroke-dasharray="20 16"/><path d="${lit}" stroke="${tint.accent}" stroke-width="11" stroke-dasharray="14 22" stroke-dashoffset="-3"/>`
  );
}

const CROWN =
  'M-4-96C-34-104-50-84-74-92-96-96-104-130-90-148-108-172-84-206-56-200-48-234 10-240 22-208 54-218 84-190 72-164 96-146 88-112 60-106 48-86 18-84-4-96Z';

/** A tree, 240 tall, standing on (x, y). */
export function tree(x: number, y: number, k: number, tint: Tint): string {
  return at(
    x,
    y,
    k,
    solid(
      'M-18 0C-8-30-10-60-14-96L-34-130-22-136-6-108 4-140 16-138 12-92C10-60 14-30 26 0Z',
      tint.deep,
    ) +
      solid(CROWN, tint.base) +
      fill(
        'M-4-99C20-92 46-96 58-108 86-116 92-146 70-162 80-186 60-206 34-206 52-180 40-150 44-140 20-120 0-120-30-110-50-98-40-100-4-99Z',
        tint.shade,
      ) +
      fill(
        'M-84-150C-100-172-78-198-52-194-66-182-70-166-84-150ZM-44-198C-34-222-4-226 8-210-14-212-32-206-44-198Z',
        tint.bright,
      ) +
      chalk(
        'M-52-126l10-8M-36-122l10-8M-10-176l10-8M6-172l10-8M28-134l10-8M-58-166l10-8M-2-128l10-8M44-168l10-8',
        tint.deep,
        5,
      ),
  );
}

/** A lamp post, 300 tall, with its cone of light. */
export function streetLamp(x: number, y: number, k: number, tint: Tint, wide = 1): string {
  return at(
    x,
    y,
    k,
    fill('M34-276H80L150 0H-20Z', tint.accent, 'fill-opacity=".4"') +
      bar('M0 0V-260Q0-296 40-296H56', tint.deep, 8) +
      solid('M28-296H86L78-272H38Z', tint.shade) +
      fill('M40-272H76Q74-260 58-260T40-272Z', '#fff') +
      solid('M-14 0L-8-30H8L14 0Z', tint.deep),
    0,
    wide,
  );
}

/** A post with an arm that points right (mirror with `wide`), 200 tall, its words put on by the caller. */
export function signpost(x: number, y: number, k: number, tint: Tint, wide = 1): string {
  return at(
    x,
    y,
    k,
    bar('M0 0V-196', tint.deep, 11) +
      solid('M-60-184H62L96-152 62-120H-60Z', '#fff') +
      fill('M-56-132H66L62-124H-56Z', tint.bright),
    0,
    wide,
  );
}

/** A street of small flags, sagging between two ends. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  tint: Tint,
): string {
  const midX = (x1 + x2) / 2;
  const midY = (y1 + y2) / 2 + sag * 2;
  const on = (t: number): readonly [number, number] => [
    Math.round((1 - t) ** 2 * x1 + 2 * t * (1 - t) * midX + t * t * x2),
    Math.round((1 - t) ** 2 * y1 + 2 * t * (1 - t) * midY + t * t * y2),
  ];
  const count = Math.max(4, Math.round(Math.abs(x2 - x1) / 52));
  const flags = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const [ax, ay] = on((i + 0.12) / count);
    const [bx, by] = on((i + 0.88) / count);
    const tip = Math.round((bx - ax) * 1.05);
    flags[i % 3] += `M${ax} ${ay}L${bx} ${by} ${(ax + bx) >> 1} ${((ay + by) >> 1) + tip}Z`;
  }
  return (
    chalk(`M${x1} ${y1}Q${midX} ${midY} ${x2} ${y2}`, INK, 5) +
    solid(flags[0]!, '#fff', 4) +
    solid(flags[1]!, tint.accent, 4) +
    solid(flags[2]!, tint.base, 4)
  );
}
