import type { Rarity } from '../../packages/rules/src/index.ts';
import type { World } from './world.ts';

export type Preset = 'demo' | 'live';

/** What an attack may fit its world's figures to. */
export interface Terrain {
  readonly preset: Preset;
  /** Cards without an owner, by tier. */
  readonly unowned: Readonly<Record<Rarity, number>>;
  readonly quick: boolean;
}

/** What came of an attack. */
export interface Outcome {
  /** In figures: what the attacker has now that should cost something, and what it was stopped at. */
  readonly gained: Readonly<Record<string, number | string>>;
  readonly held: boolean;
  /** Each thing that fell, or what held it. */
  readonly why: string;
}

/** One way of spoiling the first day, from outside and over the wire. */
export interface Attack {
  readonly name: string;
  /** What a person would lose if it fell. */
  readonly loss: string;
  /** Absent: both. */
  readonly presets?: readonly Preset[];
  /** Figures set low, so that the edge is near in a small world. */
  readonly env?: (terrain: Terrain) => Readonly<Record<string, string>>;
  run(world: World): Promise<Outcome>;
}

/** Collects what fell; with nothing collected, it held. */
export interface Verdict {
  must(held: boolean, otherwise: string): void;
  /** `why` says what held it. */
  outcome(gained: Outcome['gained'], why: string): Outcome;
}

/** `const verdict = judge(); verdict.must(paid === 0, 'a bonus was paid for a concession');` */
export function judge(): Verdict {
  const fallen: string[] = [];
  return {
    must(held, otherwise) {
      if (!held) fallen.push(otherwise);
    },
    outcome: (gained, why) => ({
      gained,
      held: fallen.length === 0,
      why: fallen.length === 0 ? why : fallen.join('; '),
    }),
  };
}
