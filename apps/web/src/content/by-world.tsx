import { PRESETS, type Preset } from '@goats/rules';
import type { ReactNode } from 'react';

export type World = keyof typeof PRESETS;

const WORLDS = ['demo', 'live'] as const satisfies readonly World[];

/**
 * Pages are drawn once, before anybody knows which world they will be served in: both sentences are
 * there, and the style sheet shows the one of `<html data-world>`.
 * `byWorld(({ cups }) => `An entry costs ${cups.fee} HOOF.`)`
 */
export function byWorld(words: (preset: Preset, world: World) => ReactNode): ReactNode {
  return WORLDS.map((world) => (
    <span key={world} data-in={world}>
      {words(PRESETS[world], world)}
    </span>
  ));
}
