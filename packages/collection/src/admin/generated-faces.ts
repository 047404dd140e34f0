import type { GeneratedMoment } from '../generator/moments.ts';
import { hashText, mix, pick } from '../generator/seeded.ts';
import {
  BACKGROUNDS,
  type CardType,
  type Expression,
  type GoatTraits,
  HEADS,
  KITS,
  type Pose,
} from '../traits.ts';

/** How a goat looks while it does that. */
const FACES: Readonly<Record<CardType, readonly Expression[]>> = {
  Goal: ['Roar', 'Joyful'],
  Save: ['Determined', 'Scowl'],
  Assist: ['Calm', 'Smirk'],
  Skill: ['Smirk', 'Cheeky Wink'],
  Celebration: ['Joyful', 'Roar'],
  Historic: ['Proud', 'Calm'],
  Special: ['Proud', 'Cheeky Wink'],
};

const STANCES: Readonly<Record<CardType, readonly Pose[]>> = {
  Goal: ['Volley', 'Header', 'Overhead Kick', 'Free Kick', 'Scissor Kick', 'Diving Header', 'Chip'],
  Save: ['Save', 'Slide', 'Header'],
  Assist: ['Pointing', 'Dribble', 'Backheel', 'Foot on the Ball', 'Raised Hoof'],
  Skill: ['Step-Over', 'Juggle', 'Samba', 'Chest Trap', 'Balancing Act', 'Dribble'],
  Celebration: ['Celebration', 'Leap', 'Knee Slide', 'Arms Wide', 'Raised Hoof'],
  Historic: ['Hoof on Heart', 'Ball Held High', 'Folded Arms', 'At Ease', 'Cup Lifted'],
  Special: ['Sprint', 'Stroll', 'Chest Out', 'Overhead Kick', 'Slide'],
};

/** `momentTraits(moment)`: what the art engine needs to draw a moment card; one look per card id. */
export function momentTraits(
  moment: Pick<GeneratedMoment, 'id' | 'masterGoatId' | 'cardType'>,
): GoatTraits {
  const key = hashText(`look of ${moment.id}`);
  return {
    goat: moment.masterGoatId,
    background: pick(mix(key, 1), BACKGROUNDS),
    expression: pick(mix(key, 2), FACES[moment.cardType]),
    accessories: 'None',
    special: 'None',
    kit: pick(mix(key, 3), KITS),
    head: pick(mix(key, 5), HEADS),
    pose: pick(mix(key, 4), STANCES[moment.cardType]),
  };
}
