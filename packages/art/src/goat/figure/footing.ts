import type { GoatTraits } from '@goats/collection';
import { memo } from '../../ink/memo.ts';
import { GOAT_SPACE, type Moving } from '../goat-layers.ts';
import { TEN_GOATS } from '../ten/ten-goats.ts';
import { asBuilt } from './as-built.ts';
import { between } from './between.ts';
import type { Spot } from './bone.ts';
import { FIGURES } from './poses.ts';
import type { LimbPose, Skeleton } from './skeleton.ts';

const turned = ([x, y]: Spot): Spot => [-x, y];
const across = ([x, y]: Spot): Spot => [GOAT_SPACE - x, y];

const otherLimb = ({ first, second, hoof = 0, ...rest }: LimbPose): LimbPose => ({
  ...rest,
  first: turned(first),
  second: turned(second),
  hoof: -hoof,
});

/**
 * The same action the other way round. Bones are mirrored, not the picture: light still comes from
 * the left and a number still reads.
 * @example otherFooted(FIGURES.Volley).head.facing // 'left'
 */
export function otherFooted(pose: Skeleton): Skeleton {
  const { head, ball } = pose;
  return {
    ...pose,
    neck: across(pose.neck),
    hips: across(pose.hips),
    bend: turned(pose.bend),
    shoulders: -pose.shoulders,
    pelvis: -pose.pelvis,
    halves: [pose.halves[1], pose.halves[0]],
    arms: [otherLimb(pose.arms[1]), otherLimb(pose.arms[0])],
    legs: [otherLimb(pose.legs[0]), otherLimb(pose.legs[1])],
    near: pose.near === 'left' ? 'right' : 'left',
    head: {
      at: turned(head.at),
      turn: -head.turn,
      facing: head.facing === 'left' ? 'right' : 'left',
      profile: -(head.profile ?? 0),
    },
    ...(ball ? { ball: { ...ball, off: turned(ball.off) } } : {}),
    wind: turned(pose.wind),
  };
}

const LEFT_FOOTED: readonly string[] = ['hand-of-horn', 'the-flea'];

const once = memo<Skeleton>();

/**
 * How a goat moves in one picture, or nothing for a portrait. Two goats are left-footed, and in
 * the away shirt all of them use the other foot, so that one action makes two pictures; where it
 * matters which way they go, they use the foot that takes them there.
 * @example skeletonOf({ goat: 'the-flea', kit: 'Home', pose: 'Volley' })
 */
export function skeletonOf(
  { goat, kit, pose }: Pick<GoatTraits, 'goat' | 'kit' | 'pose'>,
  towards?: Skeleton['head']['facing'],
): Skeleton | undefined {
  const figure = FIGURES[pose];
  if (!figure) return undefined;
  const other = towards
    ? towards !== figure.head.facing
    : LEFT_FOOTED.includes(goat) !== (kit === 'Away');
  return once(`${goat}/${pose}/${other}`, () =>
    asBuilt(other ? otherFooted(figure) : figure, TEN_GOATS[goat].physique),
  );
}

/** `inMotion(traits, { from: 'Dribble', share: 0.5 }, 'left')`: half-way into the pose of the traits. */
export function inMotion(
  traits: Pick<GoatTraits, 'goat' | 'kit' | 'pose'>,
  { from, share }: Moving,
  towards?: Skeleton['head']['facing'],
): Skeleton | undefined {
  const end = skeletonOf(traits, towards);
  const start = end && skeletonOf({ ...traits, pose: from }, end.head.facing);
  return start && between(start, end, share);
}
