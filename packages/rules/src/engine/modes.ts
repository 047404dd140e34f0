import type { MatchMode } from './commitment.ts';
import { DUEL } from './duel.ts';
import type { ModeRules } from './mode-rules.ts';
import { SQUAD } from './squad.ts';

export const MODES: Readonly<Record<MatchMode, ModeRules>> = { duel: DUEL, squad: SQUAD };
