import { coinFace } from '../coin/hoof-coin.ts';
import { fill, INK, outline } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { chalk, glint } from '../scene/brush.ts';
import { paper } from '../scene/confetti.ts';
import { football, trophy } from '../scene/props.ts';
import { drawScene } from '../scene/scene.ts';
import { tintFrom } from '../scene/tint.ts';
import { cast } from './cast.ts';
import { svgDocument } from './document.ts';

const EDGE = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;

/** Flags on a line that sags twice between three nails. */
function bunting(y: number, colours: readonly string[]): string {
  let flags = '';
  for (let i = 0; i < 14; i++) {
    const t = ((i % 7) + 0.5) / 7;
    const x = Math.round((Math.floor(i / 7) + t) * 562) - 28;
    const top = Math.round(y + 2 * t * (1 - t) * 90);
    flags += fill(
      `M${x} ${top}h56l-28 56z`,
      colours[i % colours.length] ?? '#fff',
      `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`,
    );
  }
  return chalk(`M0 ${y}Q281 ${y + 90} 562 ${y}Q843 ${y + 90} 1124 ${y}`, INK, 5) + flags;
}

/** Seats in the front row, a scarf over one of them. */
function matchday(key: string): string {
  const goat = cast(
    [
      {
        traits: {
          goat: 'hand-of-horn',
          accessories: 'Scarf',
          expression: 'Joyful',
          pose: 'Raised Hoof',
        },
        x: 520,
        y: 40,
        scale: 0.86,
        rim: '#dff3ff',
      },
    ],
    key,
  );
  let seats = '';
  for (let i = 0; i < 8; i++)
    seats += fill(
      `M${i * 146 - 20} 650V530q0-24 24-24h84q24 0 24 24v120z`,
      i % 2 === 0 ? '#e0455c' : '#c43350',
      EDGE,
    );
  const ticket =
    fill('M0 0H250V44a18 18 0 0 0 0 36V124H0V80a18 18 0 0 0 0-36Z', '#fbf1dc', EDGE) +
    chalk('M186 6V120', INK, 4, 'stroke-dasharray="6 9"') +
    typeset(
      'Admit',
      { face: 'caption', size: 26, x: 22, middle: 30, tracking: 0.1 },
      { fill: '#8a6a3a' },
    ) +
    typeset('One goat', { face: 'display', size: 46, x: 22, middle: 76 }, { fill: INK }) +
    `<g transform="translate(218 62) scale(.24)">${coinFace('icon', '~Ec')}</g>`;
  return `${goat.defs}<g transform="translate(246)">${drawScene('Stadium Night', tintFrom('#4a80e2', '#ffe08a', 9))}</g>${goat.markup}${seats}<g transform="translate(110 250) rotate(-9) scale(1.3)">${ticket}</g>`;
}

/** Eight go in, one comes out with a handle in each hoof. */
function tournament(key: string): string {
  const goat = cast(
    [
      {
        traits: { goat: 'the-machine', expression: 'Determined', pose: 'Folded Arms' },
        x: 556,
        y: 30,
        scale: 0.9,
        rim: '#fff3c4',
      },
    ],
    key,
  );
  const bracket =
    'M70 110h70v90h70M70 290h-0M70 290h70v-90M70 370h70v90h70M70 550h70v-90M210 200h70v130M210 460h70v-130h60';
  return `${goat.defs}<g transform="translate(246)">${drawScene('Sunburst', tintFrom('#e0455c', '#ffd08a', 4))}</g>${outline(bracket, 16)}${outline(bracket, 8, '#fff')}${fill('M330 610H530V520H330Z', '#5c2a3c', EDGE)}${fill('M330 520H530V544H330Z', '#8a4a5c')}<g stroke="${INK}" stroke-width="3">${trophy(430, 520, 2.7)}</g>${goat.markup}${fill(glint(360, 250, 26) + glint(520, 330, 18), '#fff')}`;
}

/** A card nobody can bend. */
function digitalDrop(key: string): string {
  const goat = cast(
    [
      {
        traits: {
          goat: 'magic-goat',
          expression: 'Joyful',
          accessories: 'Headband',
          pose: 'Folded Arms',
        },
        x: 40,
        y: 30,
        scale: 0.9,
        rim: '#ffb8ea',
      },
    ],
    key,
  );
  const phone =
    fill(
      'M-130-250Q-130-280-100-280H100Q130-280 130-250V250Q130 280 100 280H-100Q-130 280-130 250Z',
      '#1c1430',
      EDGE,
    ) +
    fill('M-112-240H112V240H-112Z', '#6a3fd0') +
    fill('M-112 240L112-60V240Z', '#5430b0') +
    fill('M-76-150H76V62H-76Z', '#ffd24a', EDGE) +
    fill('M-60-134H60V10H-60Z', '#8a1230') +
    `<g transform="translate(0 -62) scale(.5)">${coinFace('icon', '~Ec')}</g>` +
    chalk('M-50 36H50', INK, 8) +
    typeset(
      'New drop',
      { face: 'display', size: 50, x: 0, middle: 130, anchor: 'middle' },
      { fill: '#fff' },
    ) +
    chalk('M-60 190H60', '#fff', 22, 'stroke-opacity=".5"');
  return `${goat.defs}<g transform="translate(246)">${drawScene('Galaxy', tintFrom('#8a55e0', '#ffe08a', 8))}</g>${goat.markup}<g transform="translate(850 330) rotate(8)">${phone}</g>${fill(glint(690, 150, 34) + glint(1030, 210, 26) + glint(700, 500, 22), '#fff6c9')}`;
}

/** Long table, short speeches. */
function picnic(key: string): string {
  const goats = cast(
    [
      {
        traits: { goat: 'the-flea', expression: 'Joyful', accessories: 'Daisy' },
        x: 40,
        y: 150,
        scale: 0.68,
        rim: '#fff8e0',
      },
      {
        traits: { goat: 'kaiser-goat', expression: 'Calm', pose: 'Folded Arms' },
        x: 640,
        y: 140,
        scale: 0.7,
        rim: '#fff8e0',
      },
      {
        traits: { goat: 'el-fenomeno', expression: 'Joyful', pose: 'Raised Hoof' },
        x: 340,
        y: 130,
        scale: 0.7,
        rim: '#fff8e0',
      },
    ],
    key,
  );
  const check =
    '<pattern id="~Et" width="60" height="60" patternUnits="userSpaceOnUse"><path d="M0 0H60V60H0Z" fill="#fff"/><path d="M0 0H30V30H0ZM30 30H60V60H30Z" fill="#e0455c"/><path d="M30 0H60V30H30ZM0 30H30V60H0Z" fill="#f2a0a8"/></pattern>';
  const apple = (x: number): string =>
    fill(
      `M${x} 508c-22-16-40 4-30 28 8 20 20 22 30 16 10 6 24 2 30-16 10-26-10-44-30-28z`,
      '#57b847',
      `stroke="${INK}" stroke-width="5"`,
    ) + outline(`M${x} 506q2-14 12-18`, 5);
  return `${goats.defs}<g transform="translate(246)">${drawScene('Mountain Pasture', tintFrom('#ff8a5c', '#ffe08a', 2))}</g>${bunting(46, ['#e0455c', '#ffd24a', '#3f8fd6', '#fff'])}${goats.markup}${check}${fill('M-10 536H1134V640H-10Z', 'url(#~Et)', EDGE)}${apple(560)}${apple(616)}${fill('M256 470h90l-10 74h-70z', '#8fc7dc', EDGE)}${chalk('M276 466c-6-30 10-50 2-70M302 466c4-40-6-60 4-84M326 466c10-30 0-46 12-64', '#2f7f43', 9)}${fill('M880 500q60-30 120 0l-8 40h-104z', '#e7c08a', EDGE)}`;
}

/** Cones, bibs, and somebody's lace undone. */
function trainingDay(key: string): string {
  const goat = cast(
    [
      {
        traits: {
          goat: 'flying-dutchman',
          pose: 'Ball Under Arm',
          accessories: 'Whistle',
          expression: 'Smirk',
        },
        x: 90,
        y: 40,
        scale: 0.88,
        rim: '#f4fbe8',
      },
    ],
    key,
  );
  const cone = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})">${fill('M-50 0H50V-14H-50Z', '#d8562a', EDGE)}${fill('M-34-14L-8-100H8L34-14Z', '#ff8a3c', EDGE)}${fill('M-24-46L-16-72H16L24-46Z', '#fff')}</g>`;
  return `${goat.defs}<g transform="translate(246)">${drawScene('Chalk Pitch', tintFrom('#46b3e6', '#ffe08a', 6))}</g>${goat.markup}${cone(700, 470, 0.8)}${cone(840, 520, 1)}${cone(1010, 590, 1.3)}${chalk('M660 560C720 420 780 600 850 440S960 560 1060 400', '#ffe08a', 9, 'stroke-dasharray="24 18"')}${football(1060, 372, 1.5, 12)}`;
}

/** Black tie, red curtain, gold everything. */
function awardsNight(key: string): string {
  const goat = cast(
    [
      {
        traits: { goat: 'platinum-prince', expression: 'Proud', accessories: 'Medal', kit: 'Away' },
        x: 246,
        y: 40,
        scale: 0.92,
        rim: '#ffe9b0',
      },
    ],
    key,
  );
  let folds = '';
  for (let i = 0; i < 5; i++) folds += `M${i * 58} -20q40 330-6 670h30q34-340 0-670z`;
  const curtain = `<g id="~Ek">${fill('M-20-20H290C250 200 330 420 270 650H-20Z', '#a31f3c', EDGE)}${fill(folds, '#7c1430')}${fill('M150 330q60 20 134-8l-6 40q-70 20-128-8z', '#f2b632', EDGE)}</g>`;
  return `${goat.defs}<g transform="translate(246)">${drawScene('Trophy Room', tintFrom('#3b6f9c', '#ffe08a', 3))}</g>${paper('~Ep', ['#ffd24a', '#fff', '#ffd24a'], 60)}${fill('M240 0H884V640H240Z', 'url(#~Ep)')}${goat.markup}${curtain}<use href="#~Ek" transform="matrix(-1 0 0 1 1124 0)"/>`;
}

export const EVENT_PICTURES = [
  'matchday',
  'tournament',
  'digital-drop',
  'picnic',
  'training-day',
  'awards-night',
] as const;
export type EventPicture = (typeof EVENT_PICTURES)[number];

const EVENTS: Readonly<Record<EventPicture, readonly [string, (key: string) => string]>> = {
  matchday: ['A goat in the front row with a ticket', matchday],
  tournament: ['A bracket that leads to a cup', tournament],
  'digital-drop': ['A card on a screen among the stars', digitalDrop],
  picnic: ['Three goats at a long table in the mountains', picnic],
  'training-day': ['Cones laid out on a pitch', trainingDay],
  'awards-night': ['A goat between red curtains', awardsNight],
};

/** A picture for the owners club, 16:9. `eventPicture('picnic') // '<svg …>'` */
export function eventPicture(id: EventPicture): string {
  const [title, draw] = EVENTS[id];
  const key = `event-${id}-`;
  return svgDocument(
    { width: 1200, height: 675, viewBox: '0 0 1124 632', title },
    withPrefix(draw(key), key),
  );
}
