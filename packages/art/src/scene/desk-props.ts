import { coinFace } from '../coin/hoof-coin.ts';
import { fill, INK, outline } from '../ink/element.ts';
import { chalk } from './brush.ts';
import { football } from './props.ts';

const EDGE = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;

function at(x: number, y: number, turn: number, inner: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${inner}</g>`;
}

/** A sheet with a plan on it, clipped to a board. */
export function clipboard(x: number, y: number, turn: number): string {
  return at(
    x,
    y,
    turn,
    fill('M-74-100H74V96H-74Z', '#9a6238', EDGE) +
      fill('M-60-80H60V82H-60Z', '#fbf6e6') +
      fill('M-26-112H26V-84H-26Z', '#c9d2dc', EDGE) +
      chalk('M-60 0H60M0-24a24 24 0 1 1-.1 0M-30-80V-58H30V-80M-30 82V60H30V82', '#8fbf9a', 4) +
      chalk('M-44-44l16 16M-28-44l-16 16M28 40l16 16M44 40l-16 16', '#d8323e', 6) +
      chalk('M-26 40C0 30 10-20 34-36M20-38l16-2 2 16', '#2b4fae', 5, 'stroke-dasharray="10 8"'),
  );
}

/** Paints, and a jar for the brushes. */
export function paintbox(x: number, y: number): string {
  return at(
    x,
    y,
    0,
    chalk('M80-70L96-176M104-70L112-190M124-74L146-166', INK, 13) +
      chalk('M80-70L96-176M104-70L112-190M124-74L146-166', '#d9a65a', 7) +
      fill(
        'M92-196l10 2-2 24-12-2zM108-212l10 1 0 26-12-1zM142-188l10 5-8 22-11-4z',
        '#d8323e',
        EDGE,
      ) +
      fill('M66-80H144L136 0H74Z', '#8fc7dc', EDGE) +
      fill('M70-50H140L136 0H74Z', '#5fa3c4') +
      fill(
        'M-130-10C-140-60-60-80-10-66 40-56 50-20 20-8 6-2 10 6-6 10-60 22-124 20-130-10Z',
        '#e7c08a',
        EDGE,
      ) +
      fill('M-100-20a14 10 0 1 0 .1 0M-18-56a14 9 0 1 0 .1 0', '#2fa36b') +
      fill('M-84-46a14 10 0 1 0 .1 0M-56 2a14 8 0 1 0 .1 0', '#f2b632') +
      fill('M-50-60a14 9 0 1 0 .1 0', '#d8323e') +
      fill('M6-36a14 9 0 1 0 .1 0', '#3f6fd8'),
  );
}

/** The lid of a laptop with the club's mark glowing on it. */
export function laptop(x: number, y: number): string {
  return at(
    x,
    y,
    0,
    fill('M-128-150Q-128-160-118-160H118Q128-160 128-150V0H-128Z', '#c4ccd6', EDGE) +
      fill('M-128 0V-30L128-110V0Z', '#99a5b4') +
      `<g transform="translate(0 -84) scale(.4)">${coinFace('minimal', '')}</g>` +
      fill('M-150-4H150V14Q0 24-150 14Z', '#7f8b9b', EDGE),
  );
}

/** Last week's shirts, washed and folded. */
export function shirts(x: number, y: number): string {
  const fold = (top: number, colour: string, trim: string): string =>
    fill(
      `M-100 ${top}Q-108 ${top - 16}-100 ${top - 34}H96Q108 ${top - 16} 96 ${top}Z`,
      colour,
      EDGE,
    ) + fill(`M-30 ${top - 30}h26v26h-26z`, trim);
  return (
    at(
      x,
      y,
      0,
      fold(0, '#3f62d8', '#fff') + fold(-34, '#e8703f', '#ffe08a') + fold(-68, '#2fa36b', '#fff'),
    ) + football(x + 66, y - 132, 1.2, 14)
  );
}

/** A microphone on a stand that has heard everything. */
export function microphone(x: number, y: number): string {
  return at(
    x,
    y,
    0,
    outline('M0-16V-90', 22) +
      outline('M0-16V-90', 10, '#7f8b9b') +
      fill('M-56 0H56Q60-18 30-20H-30Q-60-18-56 0Z', '#4a5462', EDGE) +
      fill('M-30-176Q-30-206 0-206T30-176V-126H-30Z', '#aab4c0', EDGE) +
      chalk('M-26-182H26M-28-164H28M-28-146H28M0-204V-130', '#5d6876', 4) +
      fill('M-40-130H40V-84H-40Z', '#d8323e', EDGE) +
      `<g transform="translate(0 -107) scale(.16)">${coinFace('minimal', '')}</g>`,
  );
}

/** Three stacks, counted twice. */
export function coins(x: number, y: number): string {
  const stack = (dx: number, count: number): string => {
    let pile = '';
    for (let i = 0; i < count; i++) {
      const top = -i * 19;
      pile += fill(
        `M${dx - 44} ${top - 16}V${top}A44 15 0 0 0 ${dx + 44} ${top}V${top - 16}Z`,
        '#c9861c',
        EDGE,
      );
      pile += fill(`M${dx - 44} ${top - 16}a44 15 0 1 0 88 0a44 15 0 1 0-88 0`, '#f7c64a', EDGE);
    }
    return pile;
  };
  return (
    at(x, y, 0, stack(-96, 3) + stack(96, 2) + stack(0, 6)) +
    `<g transform="translate(${x + 166} ${y - 42}) rotate(16) scale(.5)">${coinFace('icon', '~Dc')}</g>`
  );
}

/** What keeps a pitch green. */
export function wateringCan(x: number, y: number): string {
  return at(
    x,
    y,
    0,
    outline('M40-100C110-110 120-20 60-10', 24) +
      outline('M40-100C110-110 120-20 60-10', 11, '#3f8f6b') +
      fill('M-50-60L-120-104-130-90-60-20Z', '#3f8f6b', EDGE) +
      fill('M-142-122l30 22-14 20-30-20z', '#57b583', EDGE) +
      fill('M-60-104H60V0H-60Z', '#57b583', EDGE) +
      fill('M10-104H60V0H20Z', '#3f8f6b'),
  );
}
