import { tieCoin } from '../../economy/cups.ts';
import type { Economy } from '../../economy/presets.ts';
import { pointsOf } from '../../engine/round.ts';
import type { Seat } from '../../engine/seats.ts';
import type { FinishedState } from '../../engine/state.ts';
import { growth } from '../card/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { broughtTo, cardsHome } from './cup-cards.ts';
import { endOfCup, honouredWallets } from './cup-end.ts';
import { farewells } from './cup-farewells.ts';
import { beginTie, pairingsReady, roundsIn } from './cup-ties.ts';
import type { CupPlace } from './effects.ts';
import { cupNotices } from './enter-cup.ts';
import type { CupFacts, CupTie } from './facts.ts';

/**
 * What the end of a tie moves in its cup: who is out, the next tie as soon as both of its players are
 * known, and at the end the prizes. All of it in the transaction that ends the match, so that no
 * instance has to come back for it.
 */
export function* settleTie(
  match: { readonly id: number; readonly kind: string; readonly originId: number | null },
  state: FinishedState,
  economy: Economy,
): Asking<Effect[]> {
  const id = match.originId!;
  const { before, ties } = yield* ask({
    before: { ask: 'cup-state', id },
    ties: { ask: 'cup-ties', id },
  });
  const played = ties.find(({ matchId }) => matchId === match.id);
  if (!before || !played) throw new Error(`Match ${match.id} belongs to no tie.`);
  const ended = endTie(before, played, state);
  const cup = { ...before, ties: ties.map((tie) => (tie === played ? ended : tie)) };
  const at = state.finishedAt;
  const rounds = roundsIn(cup);
  // One tie ends, so that one more can begin at most.
  const [next] = pairingsReady(cup.kind, cup.ties);
  const over = !next && cup.ties.every(({ winner }) => winner !== null);
  // Of all who entered only those whom it concerns: who played, who plays next, and who is honoured.
  const concerned = new Set(
    [
      ...ended.players,
      ...(next?.players ?? []),
      ...(over ? honouredWallets(cup, rounds) : []),
    ].filter((wallet) => wallet !== null),
  );
  const { ids, fees, found } = yield* ask({
    ids: next ? [{ ask: 'new-id', of: 'match' } as const] : [],
    fees: over ? [{ ask: 'cup-fees', id } as const] : [],
    found: [...concerned].map((wallet) => ({ ask: 'cup-entry', id, wallet }) as const),
  });
  const entries = found.filter((entry) => entry !== null);
  const begun = next ? beginTie(cup, entries, next, rounds, ids[0]!, at) : null;
  const end = over ? endOfCup({ ...cup, entries, fees: fees[0]! }, rounds, economy) : null;
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
    ...entries
      .filter(({ wallet }) => home.includes(wallet))
      .flatMap((entry) => cardsHome(cup, entry, entry.wallet === ended.winner, at)),
    ...grown,
    ...(end?.payments ?? []),
    ...(begun?.effects ?? []),
    ...farewells(cup, entries, placed, ended.round, rounds),
    ...cupNotices(cup.id),
  ];
}

function endTie({ secret }: Pick<CupFacts, 'secret'>, tie: CupTie, state: FinishedState): CupTie {
  const winner: Seat = state.result.winner ?? tieCoin(secret, tie.round, tie.index);
  return {
    ...{ ...tie, winner: state.players[winner].address, score: pointsOf(state.rounds) },
    brought: broughtTo(state),
  };
}
