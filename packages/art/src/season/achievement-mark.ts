import type { AchievementId } from '@goats/rules';
import { dot, fill, INK, outline } from '../ink/element.ts';
import type { Tones } from '../ink/tones.ts';
import { svgDocument } from '../picture/document.ts';
import { BLUE, BRONZE, GARNET, GOLD, SILVER, TIN, VIOLET, WOOD } from '../trophy/metals.ts';

const CHALK = '#fffdf2';
const EDGE = `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`;

/** An enamel pin round (0,0). */
function pin(rim: Tones, field: Tones): string {
  return (
    dot(0, 0, 92, rim.base, `stroke="${INK}" stroke-width="13"`) +
    fill('M-62 62A88 88 0 0 1 62-62A106 106 0 0 0-62 62Z', rim.light) +
    dot(0, 0, 74, field.base, `stroke="${INK}" stroke-width="5"`) +
    fill('M52-51A72 72 0 0 1-52 51A92 92 0 0 0 52-51Z', field.shade)
  );
}

const ball = (x: number, y: number, r: number) =>
  dot(x, y, r, CHALK, EDGE) +
  `<g transform="translate(${x} ${y}) scale(${r / 36})">${fill('M0-18L16-6L10 14H-10L-16-6Z', INK)}${outline('M0-18V-34M16-6L32-12M10 14L20 27M-10 14L-20 27M-16-6L-32-12', 5)}</g>`;

const card = (x: number, y: number, turn: number, tone: Tones) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-22-32H22V32H-22Z', tone.base, EDGE)}${fill('M-15-25H15V4H-15Z', tone.light)}${outline('M-14 15H14M-14 24H6', 5, tone.deep)}</g>`;

const cup = (tone: Tones) =>
  outline('M-34-34Q-58-34-54-12Q-50 6-26 8M34-34Q58-34 54-12Q50 6 26 8', 14) +
  outline('M-34-34Q-58-34-54-12Q-50 6-26 8M34-34Q58-34 54-12Q50 6 26 8', 6, tone.shade) +
  fill('M-36-46H36Q36 10 8 22V36H26V48H-26V36H-8V22Q-36 10-36-46Z', tone.base, EDGE) +
  fill('M-28-40H-12Q-14 0-4 16Q-28 4-28-40Z', tone.light);

type Mark = readonly [rim: Tones, field: Tones, emblem: string];

const MARKS: Readonly<Record<AchievementId, Mark>> = {
  'first-win': [TIN, BLUE, ball(0, 0, 42)],
  comeback: [
    SILVER,
    GARNET,
    fill('M-46 26L-46-6L-18-6L-18-30L30 6L-18 44L-18 26Z', GOLD.light, EDGE) +
      fill('M-46 10H-18V26H-46ZM-18 6H30L-18 44Z', GOLD.base),
  ],
  'tie-break': [
    SILVER,
    VIOLET,
    fill('M-50-22H50V-4H-50ZM-50 10H50V28H-50Z', CHALK, EDGE) +
      outline('M-16 52L20-46', 14) +
      outline('M-16 52L20-46', 7, GOLD.base),
  ],
  'photo-finish': [
    SILVER,
    BLUE,
    fill('M-50-22H-22L-14-36H14L22-22H50V36H-50Z', TIN.base, EDGE) +
      dot(0, 6, 24, INK) +
      dot(0, 6, 16, BLUE.light) +
      dot(-5, 1, 5, CHALK) +
      dot(38, -12, 5, GOLD.light),
  ],
  'giant-killer': [
    GOLD,
    GARNET,
    outline('M-36 46Q-8 6 0-34M36 46Q8 6 0-34', 16) +
      outline('M-36 46Q-8 6 0-34M36 46Q8 6 0-34', 8, WOOD.light) +
      fill('M-28 30H28L20 50H-20Z', WOOD.base, EDGE) +
      dot(0, -38, 17, TIN.base, EDGE) +
      dot(-5, -43, 5, TIN.light),
  ],
  underdog: [
    BRONZE,
    VIOLET,
    [-40, 0, 40].map((x) => dot(x, 20 - Math.abs(x) / 8, 17, WOOD.light, EDGE)).join('') +
      outline('M-40-2L-52-40M-40-2L-24-38M0-6L-12-46M0-6L12-46M40-2L24-38M40-2L52-40', 13) +
      outline(
        'M-40-2L-52-40M-40-2L-24-38M0-6L-12-46M0-6L12-46M40-2L24-38M40-2L52-40',
        6,
        GOLD.light,
      ) +
      fill('M-64 46Q0 26 64 46V70H-64Z', GARNET.base, EDGE),
  ],
  'poker-face': [SILVER, BLUE, card(-18, 4, -16, BRONZE) + card(18, -2, 14, VIOLET)],
  'full-distance': [
    BRONZE,
    GARNET,
    [-48, -24, 0, 24, 48]
      .map((x) => fill(`M${x - 8}-32H${x + 8}V32H${x - 8}Z`, CHALK, EDGE))
      .join('') +
      outline('M-58 40L58-40', 15) +
      outline('M-58 40L58-40', 8, GOLD.base),
  ],
  'prize-catch': [
    GOLD,
    VIOLET,
    card(0, -16, 0, BLUE) +
      fill('M-56 52V22Q-30 16-14 34L24 26Q34 26 32 36L-6 52Z', WOOD.light, EDGE) +
      fill('M-56 40Q-30 34-14 46L-6 52H-56Z', WOOD.base),
  ],
  'clean-sheet': [
    SILVER,
    BLUE,
    outline('M-48 40V-38H48V40', 16) +
      outline('M-48 40V-38H48V40', 8, CHALK) +
      outline('M-24-34V40M0-34V40M24-34V40M-44-12H44M-44 14H44', 3, SILVER.base),
  ],
  'cup-winner': [GOLD, GARNET, cup(GOLD)],
  'ten-opponents': [
    TIN,
    VIOLET,
    [
      [-34, -26],
      [34, -26],
      [0, 30],
    ]
      .map(([x, y]) => ball(x!, y!, 25))
      .join(''),
  ],
  'seven-days': [
    TIN,
    GARNET,
    fill('M-46-36H46V46H-46Z', CHALK, EDGE) +
      fill('M-46-36H46V-14H-46Z', GARNET.light, EDGE) +
      outline('M-24-48V-28M24-48V-28', 9) +
      fill('M-18-4H20V8L4 38H-10L6 9H-18Z', INK),
  ],
  hundred: [
    GOLD,
    BLUE,
    fill('M-52 20Q-52-44 0-44Q52-44 52 20Z', GARNET.base, EDGE) +
      fill('M-52 20Q-52-36-12-43Q-30-10-30 20Z', GARNET.light) +
      fill('M-60 20H60Q56 40 0 40Q-56 40-60 20Z', GOLD.base, EDGE) +
      dot(0, -46, 9, GOLD.light, EDGE),
  ],
  'all-ten': [GOLD, WOOD, card(-32, 6, -24, TIN) + card(32, 6, 24, VIOLET) + card(0, -4, 0, GOLD)],
  'full-page': [
    GOLD,
    BLUE,
    fill('M0-38Q-30-52-56-42V40Q-30 30 0 44Q30 30 56 40V-42Q30-52 0-38Z', CHALK, EDGE) +
      outline('M0-38V44', 6) +
      fill(
        'M-44-28H-28V-10H-44ZM-22-26H-8V-8H-22ZM-44 0H-28V18H-44ZM-22 4H-8V22H-22Z',
        GARNET.light,
      ) +
      fill('M8-26H22V-8H8ZM28-28H44V-10H28ZM8 4H22V22H8ZM28 0H44V18H28Z', VIOLET.light),
  ],
};

/** The mark of an achievement, square. `achievementPicture('comeback', 'From behind')` */
export function achievementPicture(id: AchievementId, title: string): string {
  const [rim, field, emblem] = MARKS[id];
  return svgDocument(
    { width: 480, height: 480, viewBox: '-104 -104 208 208', title },
    pin(rim, field) + emblem,
  );
}
