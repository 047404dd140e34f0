import { tieCoin } from '../economy/cups.ts';
import type { Economy } from '../economy/presets.ts';
import { pointsOf } from '../engine/round.ts';
import type { Seat } from '../engine/seats.ts';
import type { FinishedState } from '../engine/state.ts';
import { broughtTo, cardsHome } from './cup-cards.ts';
import { endOfCup } from './cup-end.ts';
import type { CupFacts, CupTie } from './cup-facts.ts';
import { farewells } from './cup-farewells.ts';
import { beginTie, pairingsReady, roundsIn } from './cup-ties.ts';
import type { CupPlace, Effect } from './effects.ts';
import { cupNotices } from './enter-cup.ts';
import type { MatchFacts } from './facts.ts';
import { growth } from './growth.ts';
import { type Asking, ask } from './questions.ts';

/**
 * What the end of a tie moves in its cup: who is out, the next tie as soon as both of its players are
 * known, and at the end the prizes. All of it in the transaction that ends the match, so that no
 * instance has to come back for it.
 */
export function* settleTie(
  match: MatchFacts,
  state: FinishedState,
  economy: Economy,
): Asking<Effect[]> {
  const { cup: before } = yield* ask({ cup: { ask: 'cup', id: match.originId! } });
  const played = before?.ties.find(({ matchId }) => matchId === match.id);
  if (!before || !played) throw new Error(`Match ${match.id} belongs to no tie.`);
  const ended = endTie(before, played, state);
  const cup = { ...before, ties: before.ties.map((tie) => (tie === played ? ended : tie)) };
  const at = state.finishedAt;
  const rounds = roundsIn(cup);
  // One tie ends, so that one more can begin at most.
  const [next] = pairingsReady(cup.kind, cup.ties);
  const { ids } = yield* ask({ ids: next ? [{ ask: 'new-id', of: 'match' } as const] : [] });
  const begun = next ? beginTie(cup, cup.entries, next, rounds, ids[0]!, at) : null;
  const over = !next && cup.ties.every(({ winner }) => winner !== null);
  const end = over ? endOfCup(cup, rounds, economy) : null;
  // Whoever lost is out; of two clubs both have played their part, and at the end everybody has.
  const home = ended.players.filter(
    (wallet): wallet is string =>
      wallet !== null && (over || cup.kind === 'clubs' || wallet !== ended.winner),
  );
  // The cup's winner gets the +1, out of the final.
  const grown = end ? yield* growth(match, state) : [];
  const honoured = end?.places ?? [];
  const placed: CupPlace[] = [
    ...home
      .filter((wallet) => !honoured.some((place) => place.wallet === wallet))
      .map((wallet) => ({ wallet, state: 'out', place: null, prize: 0 }) as const),
    ...honoured,
  ];
  return [
    {
      ...{ type: 'cup-moved', id: cup.id, version: cup.version, reason: null, pool: cup.pool },
      ...{ becomes: over ? 'finished' : 'running', filled: [], ended, placed },
      began: begun ? [begun.tie] : [],
    },
    ...home.flatMap((wallet) => cardsHome(cup, wallet, wallet === ended.winner, at)),
    ...grown,
    ...(end?.payments ?? []),
    ...(begun?.effects ?? []),
    ...farewells(cup, placed, ended.round, rounds),
    ...cupNotices(cup.id),
  ];
}

function endTie({ secret }: CupFacts, tie: CupTie, state: FinishedState): CupTie {
  const winner: Seat = state.result.winner ?? tieCoin(secret, tie.round, tie.index);
  return {
    ...{ ...tie, winner: state.players[winner].address, score: pointsOf(state.rounds) },
    brought: broughtTo(state),
  };
}
