import type { Background } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import * as props from '../scene/desk-props.ts';
import { drawScene } from '../scene/scene.ts';
import { tintFrom } from '../scene/tint.ts';
import { cast, type Role } from './cast.ts';
import { svgDocument } from './document.ts';

export const TEAM_SIZE = 7;

interface Post {
  readonly title: string;
  readonly background: Background;
  readonly base: string;
  readonly accent: string;
  readonly traits: Role['traits'];
  readonly prop: string;
}

function posts(): readonly Post[] {
  return [
    {
      title: 'Head coach at the desk with a plan',
      background: 'Chalk Pitch',
      base: '#58b04a',
      accent: '#ffe08a',
      traits: {
        goat: 'kaiser-goat',
        expression: 'Calm',
        accessories: 'Whistle',
        pose: 'Folded Arms',
        kit: 'Away',
      },
      prop: props.clipboard(500, 512, 8),
    },
    {
      title: 'Art director with paints',
      background: 'City Mural',
      base: '#f0609e',
      accent: '#ffe08a',
      traits: {
        goat: 'magic-goat',
        expression: 'Joyful',
        accessories: 'Sunglasses',
        kit: 'International',
        pose: 'Raised Hoof',
      },
      prop: props.paintbox(474, 582),
    },
    {
      title: 'Lead engineer behind a laptop',
      background: 'Galaxy',
      base: '#4a80e2',
      accent: '#ffe08a',
      traits: {
        goat: 'the-wizard',
        expression: 'Smirk',
        accessories: 'None',
        kit: 'Away',
        pose: 'Chest Out',
      },
      prop: props.laptop(330, 586),
    },
    {
      title: 'Kit manager with folded shirts',
      background: 'Trophy Room',
      base: '#22a287',
      accent: '#ffd98a',
      traits: {
        goat: 'el-fenomeno',
        expression: 'Joyful',
        accessories: 'Scarf',
        kit: 'International',
        pose: 'Chest Out',
      },
      prop: props.shirts(476, 578),
    },
    {
      title: 'Commentator at the microphone',
      background: 'Stadium Night',
      base: '#e0455c',
      accent: '#ffd08a',
      traits: {
        goat: 'flying-dutchman',
        expression: 'Roar',
        accessories: 'Headband',
        kit: 'Away',
        pose: 'Raised Hoof',
      },
      prop: props.microphone(470, 584),
    },
    {
      title: 'Treasurer counting coins',
      background: 'Sunburst',
      base: '#4668dc',
      accent: '#ffe08a',
      traits: {
        goat: 'platinum-prince',
        expression: 'Proud',
        accessories: 'Gold Chain',
        kit: 'Away',
        pose: 'Folded Arms',
      },
      prop: props.coins(160, 574),
    },
    {
      title: 'Groundskeeper with a watering can',
      background: 'Mountain Pasture',
      base: '#e8703f',
      accent: '#fff0a8',
      traits: {
        goat: 'the-flea',
        expression: 'Cheeky Wink',
        accessories: 'Daisy',
        kit: 'Away',
        pose: 'Chest Out',
      },
      prop: props.wateringCan(486, 580),
    },
  ];
}

/** One of the seven who keep the lights on, 1 to 7. `teamPicture(3) // '<svg …>'` */
export function teamPicture(n: number): string {
  const all = posts();
  const post = all[((((Math.trunc(n) || 1) - 1) % TEAM_SIZE) + TEAM_SIZE) % TEAM_SIZE] ?? all[0]!;
  const key = `team${all.indexOf(post) + 1}`;
  const goat = cast([{ traits: post.traits, x: 0, y: 0, scale: 1, rim: '#fff8e0' }], key);
  const desk =
    fill('M-10 566H642V640H-10Z', '#8a5433', `stroke="${INK}" stroke-width="7"`) +
    fill('M-10 569H642V582H-10Z', '#b97a4c') +
    fill('M40 600h120v5H40zM220 612h160v5H220zM460 598h100v5H460z', '#6b3d26');
  const scene = drawScene(post.background, tintFrom(post.base, post.accent, 11));
  return svgDocument(
    { width: 632, height: 632, title: post.title },
    withPrefix(goat.defs + scene + goat.markup + desk + post.prop, key),
  );
}
