import { GOAT_SLUGS } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import { fill, INK, outline } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { chalk, glow } from '../scene/brush.ts';
import { football, trophy } from '../scene/props.ts';
import { drawScene } from '../scene/scene.ts';
import { tintFrom } from '../scene/tint.ts';
import { cast, played } from './cast.ts';
import { svgDocument } from './document.ts';

const EDGE = `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`;

function blankCard(x: number, y: number, turn: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-32-45H32V45H-32Z', '#fbf6e6', EDGE)}${fill('M-23-36H23V14H-23Z', colour)}${chalk('M-20 28H20', '#8a8296', 5)}</g>`;
}

/** A shed, a lamp, two goats and an idea. */
function shed(key: string): string {
  const goats = cast(
    [
      {
        traits: { goat: 'kaiser-goat', pose: 'Folded Arms', expression: 'Calm', kit: 'Away' },
        x: 30,
        y: 96,
        scale: 0.74,
      },
      {
        traits: { goat: 'hand-of-horn', pose: 'Raised Hoof', expression: 'Joyful' },
        x: 430,
        y: 130,
        scale: 0.7,
      },
    ],
    key,
  );
  const sketch = drawGoat(played({ goat: 'the-black-pearl' }), {
    idPrefix: `${key}k`,
    detail: 'thumb',
  });
  const planks =
    '<pattern id="~Tp" width="76" height="620" patternUnits="userSpaceOnUse"><path d="M0 0H76V620H0Z" fill="#6e4530"/><path d="M0 0H5V620H0Z" fill="#43271b"/><path d="M5 0H9V620H5Z" fill="#855a3e"/><path d="M30 120h14v4H30zM52 360h12v4H52zM24 470h16v4H24z" fill="#57331f"/></pattern>';
  return (
    `<defs>${sketch.defs}</defs>` +
    goats.defs +
    planks +
    fill('M0 0H900V600H0Z', 'url(#~Tp)') +
    fill('M60 60H250V230H60Z', '#1d2b5c', EDGE) +
    fill('M60 230L120 150 160 190 210 120 250 180V230Z', '#45639f') +
    '<circle cx="208" cy="96" r="18" fill="#fff4c0"/>' +
    outline('M60 60H250V230H60ZM155 60V230M60 145H250', 12, '#8a5a3a') +
    fill('M640 50L850 40 856 200 646 208Z', '#2b5aa0', EDGE) +
    `<clipPath id="~Tb"><path d="M644 53L847 43 853 197 649 204Z"/></clipPath><g clip-path="url(#~Tb)"><g transform="translate(654 54) rotate(-2) scale(.29 .27)"><use href="#${sketch.silhouetteId}" fill="none" stroke="#d8e8ff" stroke-width="12" stroke-linejoin="round"/></g></g>` +
    chalk('M838 64v120M828 64h20M828 184h20M664 190h150', '#d8e8ff', 3, 'stroke-dasharray="9 7"') +
    fill('M450 0L300 600H640L490 0Z', '#ffe9a8', 'fill-opacity=".22"') +
    glow('Tl', '#ffe9b0', 465, 190, 230) +
    outline('M465 0V70', 5) +
    fill('M430 100Q432 66 465 64T500 100Z', '#3f8f6b', EDGE) +
    '<circle cx="465" cy="108" r="17" fill="#fff8d0"/>' +
    goats.markup +
    fill('M-10 500H910V620H-10Z', '#9a6238', EDGE) +
    fill('M-10 503H910V520H-10Z', '#c78d58') +
    fill('M90 560h200v5H90zM420 574h260v5H420z', '#7a4a2a') +
    blankCard(330, 500, -14, '#3f62d8') +
    blankCard(404, 506, 6, '#e8703f') +
    blankCard(480, 500, -4, '#2fa36b') +
    chalk('M560 528L660 500', INK, 14) +
    chalk('M566 526L650 503', '#f2b632', 8) +
    fill('M740 452H800V520H740Z', '#d8323e', EDGE) +
    outline('M800 466C830 466 830 504 800 504', 9, '#d8323e') +
    chalk('M758 430c-8-14 10-20 0-36M780 430c-8-14 10-20 0-36', '#fff', 5, 'stroke-opacity=".6"')
  );
}

/** One–nil, on grass nobody had mown. */
function firstGoal(key: string): string {
  const goats = cast(
    [
      {
        traits: { goat: 'el-fenomeno', pose: 'Raised Hoof', expression: 'Joyful' },
        x: 60,
        y: 40,
        scale: 0.9,
        rim: '#fff8e0',
      },
    ],
    key,
  );
  return (
    goats.defs +
    `<g transform="translate(130 -20)">${drawScene('Mountain Pasture', tintFrom('#ff8a5c', '#ffe08a', 3))}</g>` +
    '<pattern id="~Tn" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H26M0 0V26" stroke="#fff" stroke-width="3"/></pattern>' +
    fill('M590 250H860V520H590Z', 'url(#~Tn)', 'fill-opacity=".8"') +
    outline('M590 530V246H864V530', 22) +
    outline('M590 530V246H864V530', 12, '#e9d7b0') +
    football(790, 340, 1, 20) +
    chalk('M750 300l-18-16M792 292l2-24M832 306l18-16M744 350h-22', '#fff', 5) +
    fill('M640 90H850V190H640Z', '#274a3a', EDGE) +
    outline('M670 190V240M820 190V240', 9, '#6e4530') +
    typeset(
      '1 - 0',
      { face: 'display', size: 74, x: 745, middle: 140, anchor: 'middle', tracking: 0.04 },
      { fill: '#fbf6e6' },
    ) +
    goats.markup +
    fill('M0 560C120 546 200 580 330 566S620 552 760 572 860 560 900 566V600H0Z', '#2f7f43')
  );
}

/** Ten sheets on a wall, each a goat before it had colours. */
function drawingTheTen(key: string): string {
  const papers = ['#fbf6e6', '#fdeecb', '#f3f0e4', '#fbe9d8', '#eef3e8'];
  let sheets = '';
  let defs = '';
  GOAT_SLUGS.forEach((slug, i) => {
    const goat = drawGoat(played({ goat: slug }), { idPrefix: `${key}s${i}`, detail: 'thumb' });
    defs += goat.defs;
    const x = 64 + (i % 5) * 116;
    const y = 54 + Math.floor(i / 5) * 170;
    const turn = [-3, 2, -1, 3, -2, 2, -3, 1, -2, 3][i] ?? 0;
    const clip = `<clipPath id="~Ts${i}"><path d="M-48-66H48V66H-48Z"/></clipPath>`;
    sheets += `<g transform="translate(${x + 46} ${y + 66}) rotate(${turn})">${fill('M-52-70H52V70H-52Z', papers[i % 5] ?? '#fff', `stroke="${INK}" stroke-width="4"`)}${clip}<g clip-path="url(#~Ts${i})"><g transform="translate(-56 -38) scale(.178)"><use href="#${goat.silhouetteId}" fill="#2c2338" stroke="#2c2338" stroke-width="10"/></g></g><circle cy="-62" r="5" fill="#d8323e"/></g>`;
  });
  const goats = cast(
    [
      {
        traits: { goat: 'the-wizard', pose: 'Folded Arms', expression: 'Smirk' },
        x: 512,
        y: 96,
        scale: 0.82,
        rim: '#ffe9b0',
      },
    ],
    key,
  );
  return (
    `<defs>${defs}</defs>` +
    goats.defs +
    fill('M0 0H900V600H0Z', '#3f7f86') +
    fill('M0 0H900V40H0ZM0 400H900V600H0Z', '#356d74') +
    glow('Tl', '#d6f2e8', 320, 210, 330) +
    sheets +
    goats.markup +
    fill('M-10 520H910V620H-10Z', '#9a6238', EDGE) +
    fill('M-10 523H910V540H-10Z', '#c78d58') +
    chalk('M60 566L190 536M230 572L330 560', INK, 15) +
    chalk('M66 564L180 538', '#f2b632', 8) +
    chalk('M238 571L322 561', '#3f6fd8', 8) +
    fill('M390 490H452L446 540H396Z', '#8fc7dc', EDGE) +
    chalk('M404 490l-8-60M422 490l4-70M440 490l14-56', '#d9a65a', 9)
  );
}

/** The night the pasture got floodlights. */
function stadium(key: string): string {
  const goats = cast(
    [
      {
        traits: { goat: 'platinum-prince', pose: 'Chest Out', expression: 'Proud' },
        x: 20,
        y: 190,
        scale: 0.68,
        rim: '#cfe2ff',
      },
      {
        traits: { goat: 'flying-dutchman', pose: 'Ball Under Arm', expression: 'Calm' },
        x: 440,
        y: 196,
        scale: 0.67,
        rim: '#cfe2ff',
      },
      {
        traits: { goat: 'the-black-pearl', pose: 'Folded Arms', expression: 'Determined' },
        x: 206,
        y: 140,
        scale: 0.75,
        rim: '#fff3b0',
      },
    ],
    key,
  );
  return (
    goats.defs +
    `<g transform="translate(134 0) scale(1 .96)">${drawScene('Stadium Night', tintFrom('#f2b632', '#ffe08a', 5))}</g>` +
    fill('M170 26H730V96H170Z', '#f4f1e4', EDGE) +
    outline('M170 30L70 70M730 30L830 70', 4) +
    typeset(
      'Ten legends. One pasture.',
      {
        face: 'display',
        size: 42,
        x: 450,
        middle: 61,
        anchor: 'middle',
        tracking: 0.03,
        maxWidth: 500,
      },
      { fill: '#1d5238' },
    ) +
    trophy(80, 560, 1) +
    goats.markup
  );
}

const STORIES = [
  ['Two goats in a shed, with a lamp and an idea', shed],
  ['The first goal, on a mountain pasture', firstGoal],
  ['Ten sketches pinned to a wall', drawingTheTen],
  ['The stadium under floodlights', stadium],
] as const;

export type StoryNumber = 1 | 2 | 3 | 4;

/** Our story in four pictures. `storyPicture(1) // '<svg …>'` */
export function storyPicture(n: StoryNumber): string {
  const [title, draw] = STORIES[n - 1] ?? STORIES[0];
  const key = `story${n}`;
  return svgDocument(
    { width: 1200, height: 800, viewBox: '0 0 900 600', title },
    withPrefix(draw(key), key),
  );
}
