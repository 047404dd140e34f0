import { TIMING, type Timing } from '../economy/deadlines.ts';
import { isStaked, type Terms } from '../economy/payouts.ts';
import { isHex32 } from '../hash/hex32.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { bareCard, type MatchCard } from './cards.ts';
import type { MatchMode } from './commitment.ts';
import { deepFreeze } from './deep-freeze.ts';
import { MODES } from './modes.ts';
import type { MatchPlayer } from './players.ts';
import type { Rejection } from './rejections.ts';
import { RULES } from './rules-version.ts';
import { mapPair, type Pair } from './seats.ts';
import type { CommitState } from './state.ts';

export interface MatchSetup {
  readonly id: string;
  readonly mode: MatchMode;
  readonly terms: Terms;
  readonly players: Pair<MatchPlayer>;
  /** 32 random bytes in hex; only its hash is shown until the match is over. */
  readonly serverSeed: string;
  readonly startedAt: number;
  readonly timing?: Timing;
}

export interface EngineOptions {
  /** Freeze every state that is handed out; meant for development and tests. */
  readonly freeze?: boolean;
}

export type StartOutcome =
  | { readonly ok: true; readonly state: CommitState }
  | { readonly ok: false; readonly rejection: Rejection };

/** `|` separates the parts of every hashed text, so no part may hold it. */
function isName(text: string): boolean {
  return text.length > 0 && !text.includes('|');
}

function isDuration(ms: number): boolean {
  return Number.isSafeInteger(ms) && ms > 0;
}

function problemWith(setup: MatchSetup): Rejection | null {
  const { id, mode, terms, players, serverSeed, startedAt, timing = TIMING } = setup;
  const [a, b] = players;
  if (![id, a.address, b.address].every(isName)) return 'setup/malformed-name';
  if (a.address.toLowerCase() === b.address.toLowerCase()) return 'setup/same-player';
  if (!isHex32(serverSeed)) return 'setup/malformed-seed';
  if (isStaked(terms) && !isDuration(terms.stake)) return 'setup/malformed-terms';
  if (/^(challenge|cup|friendly)$/.test(terms.kind) && mode !== 'duel')
    return 'setup/challenge-is-a-duel';
  const durations = [timing.commitMs, timing.openMs, timing.pickMs];
  if (!Number.isSafeInteger(startedAt) || !durations.every(isDuration)) {
    return 'setup/malformed-time';
  }
  if (players.some((player) => player.announced.length !== MODES[mode].deckSize)) {
    return 'setup/deck-size';
  }
  return isAnnouncedOnce(players) ? null : 'setup/duplicate-card';
}

/** The first state of a match: `startMatch({ id, mode: 'duel', … }) // { ok: true, state }` */
export function startMatch(setup: MatchSetup, options: EngineOptions = {}): StartOutcome {
  const rejection = problemWith(setup);
  if (rejection !== null) return { ok: false, rejection };
  const { id, mode, terms, serverSeed, startedAt, timing = TIMING } = setup;
  const players = mapPair(setup.players, ({ address, house, announced }) => ({
    address,
    house,
    announced: announced.map(bareCard),
  }));
  const state: CommitState = {
    ...{ id, mode, rules: RULES, players, serverSeed, startedAt },
    // Copies: freezing a state must not freeze what the caller still owns.
    terms: { ...terms },
    timing: { ...timing },
    serverSeedHash: sha256Hex(serverSeed),
    phase: 'commit',
    deadline: startedAt + timing.commitMs,
    commitments: [null, null],
  };
  return { ok: true, state: options.freeze ? deepFreeze(state) : state };
}

/** A card is in one hand only; but what is lent may be lent to both. */
function isAnnouncedOnce(players: Pair<{ readonly announced: readonly MatchCard[] }>): boolean {
  const owned = players.flatMap(({ announced }) => announced.filter(({ bond }) => bond !== 'lent'));
  return [players[0].announced, players[1].announced, owned].every(
    (cards) => new Set(cards.map(({ id }) => id)).size === cards.length,
  );
}
