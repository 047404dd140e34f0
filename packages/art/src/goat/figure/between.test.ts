import { GOAT_SLUGS } from '@goats/collection';
import { expect, test } from 'vitest';
import { TEN_GOATS } from '../ten/ten-goats.ts';
import { between } from './between.ts';
import type { Spot } from './bone.ts';
import { inMotion, skeletonOf } from './footing.ts';
import { FIGURES } from './poses.ts';
import { rigFor } from './rig.ts';

const long = ([x, y]: Spot): number => Math.hypot(x, y);
const [run, strike] = [FIGURES.Dribble!, FIGURES.Volley!];

test('begins as the one pose and ends as the other', () => {
  for (const [share, pose] of [
    [0, run],
    [1, strike],
  ] as const) {
    const { neck, hips, legs, ball } = between(run, strike, share);
    expect({ neck, hips }).toEqual({ neck: pose.neck, hips: pose.hips });
    expect(ball).toEqual(pose.ball);
    legs.forEach(({ first, second }, i) => {
      for (const [bone, wanted] of [
        [first, pose.legs[i]!.first],
        [second, pose.legs[i]!.second],
      ] as const) {
        expect(bone[0]).toBeCloseTo(wanted[0]);
        expect(bone[1]).toBeCloseTo(wanted[1]);
      }
    });
  }
});

test('no bone shrinks on its way, and none goes the long way round', () => {
  for (let share = 0; share <= 1; share += 0.1) {
    const moving = between(run, strike, share);
    for (const limbs of ['arms', 'legs'] as const) {
      moving[limbs].forEach((limb, i) => {
        for (const bone of ['first', 'second'] as const) {
          const [a, b] = [run[limbs][i]![bone], strike[limbs][i]![bone]];
          expect(long(limb[bone])).toBeGreaterThanOrEqual(Math.min(long(a), long(b)) - 0.01);
          const apart = long([a[0] - b[0], a[1] - b[1]]);
          const gone = long([limb[bone][0] - a[0], limb[bone][1] - a[1]]);
          expect(gone).toBeLessThanOrEqual(Math.max(apart, long(a), long(b)) + 0.01);
        }
      });
    }
  }
});

test('every goat runs and strikes with one foot, and no joint jumps between two pictures', () => {
  for (const goat of GOAT_SLUGS) {
    for (const towards of ['left', 'right'] as const) {
      const traits = { goat, kit: 'Home', pose: 'Volley' } as const;
      let before: readonly Spot[] | undefined;
      for (let share = 0; share <= 1; share += 0.05) {
        const bones = inMotion(traits, { from: 'Dribble', share }, towards)!;
        expect(bones.near).toBe(skeletonOf(traits, towards)!.near);
        expect(bones.head.facing).toBe(towards);
        const rig = rigFor(TEN_GOATS[goat], bones, bones.neck);
        const ball: Spot = [rig.ball!.x, rig.ball!.y];
        const joints = [...rig.arms, ...rig.legs].map(({ hoof }) => hoof.at).concat([ball]);
        joints.forEach((joint, i) => {
          const [x, y] = before?.[i] ?? joint;
          expect(long([joint[0] - x, joint[1] - y]), `${goat} ${share}`).toBeLessThan(40);
        });
        before = joints;
      }
    }
  }
});
