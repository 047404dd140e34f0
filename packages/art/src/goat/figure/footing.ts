import type { GoatTraits, Pose } from '@goats/collection';
import { GOAT_SPACE } from '../goat-layers.ts';
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

const OTHER_FIGURES = new Map<Pose, Skeleton>(
  Object.entries(FIGURES).map(([pose, skeleton]) => [pose as Pose, otherFooted(skeleton)]),
);

const LEFT_FOOTED: readonly string[] = ['hand-of-horn', 'the-flea'];

/**
 * How a goat moves in one picture, or nothing for a portrait. Two goats are left-footed, and in
 * the away shirt all of them use the other foot, so that one action makes two pictures.
 * @example skeletonOf({ goat: 'the-flea', kit: 'Home', pose: 'Volley' })
 */
export function skeletonOf({
  goat,
  kit,
  pose,
}: Pick<GoatTraits, 'goat' | 'kit' | 'pose'>): Skeleton | undefined {
  const left = LEFT_FOOTED.includes(goat) !== (kit === 'Away');
  return left ? OTHER_FIGURES.get(pose) : FIGURES[pose];
}
