import { fill } from '../ink/element.ts';
import { chalk, glint } from '../scene/brush.ts';
import { halo, type Marked, type SpecialLayers, type SpecialSubject } from './layers.ts';
import { specksIn, streamAlong } from './stream.ts';

/** The way the dust takes: up behind the figure in a spiral, and once across its front. */
const SPIRAL = 'M640 470C560 560 620 330 470 300S40 330 60 210 300 90 420 60 590 40 620-60';
const SASH = 'M-20 520C90 600 230 560 330 584S560 600 660 500';

const FINE =
  'M6 8h.1M19 15h.1M33 5h.1M47 20h.1M11 27h.1M26 34h.1M41 40h.1M54 50h.1M8 48h.1M22 55h.1M36 60h.1M57 30h.1';
const COARSE = 'M14 14h.1M44 28h.1M24 46h.1M58 58h.1M66 10h.1';

/** Four sizes of dust; each fills a share of a stream's width. */
const PILES = [
  { name: 'Xa', period: 61, data: FINE, colour: '#8f5812', width: 6, share: 1 },
  { name: 'Xb', period: 64, data: FINE, colour: '#ffd75a', width: 7, share: 0.8 },
  { name: 'Xc', period: 53, data: FINE, colour: '#fff6cc', width: 5, share: 0.55 },
  { name: 'Xd', period: 73, data: COARSE, colour: '#ffe27a', width: 12, share: 0.9 },
] as const;

/** Swept up from the trophy room floor. */
export function goldDust({ tint }: SpecialSubject): SpecialLayers {
  const turn = tint.seed % 40;
  const flow = (way: string, width: number): Marked => ({
    markup: PILES.map(
      ({ name, share }) =>
        `<path d="${way}" fill="none" stroke="url(#~${name})" stroke-width="${width * share}"/>`,
    ).join(''),
    marks: (place, box) => {
      const stream = streamAlong(way, place);
      return PILES.flatMap((pile) =>
        specksIn(stream, width * pile.share, { ...pile, turn: turn + pile.period }, box).map(
          (specks) => ({ ...specks, colour: pile.colour }),
        ),
      );
    },
  });
  const piles = PILES.map(
    ({ name, period, data, colour, width }) =>
      `<pattern id="~${name}" width="${period}" height="${period}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn + period})">${chalk(data, colour, width)}</pattern>`,
  );
  return {
    behind: [
      { markup: piles.join(''), marks: () => [] },
      halo('#a8640f', 54, '.4'),
      halo('#ffe27a', 30),
      flow(SPIRAL, 96),
      fill(glint(86, 150, 26) + glint(560, 236, 24) + glint(520, 60, 18), '#fffbe0'),
    ],
    over: [
      flow(SASH, 70),
      fill(glint(150, 556, 22) + glint(486, 570, 26) + glint(330, 590, 16), '#fffbe0'),
    ],
  };
}
