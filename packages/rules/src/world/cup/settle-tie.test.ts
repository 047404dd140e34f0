import { beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_TIE_MS } from '../../economy/cups.ts';
import { TIMING } from '../../economy/deadlines.ts';
import { LOSS_REST_MS } from '../../economy/limits.ts';
import { verifyTieSeeds } from '../../economy/verify-cup.ts';
import { proofOf } from '../../engine/proof.ts';
import { verifyProof } from '../../engine/verify.ts';
import { sha256Hex } from '../../hash/sha256.ts';
import type { MatchFacts } from '../match/facts.ts';
import { bring, commitTo, concede, letItRun, matchOf, openUp } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import type { World } from '../test-facts.ts';
import { done, refusedWhole, verdictOn } from '../test-world.ts';
import { roundsIn } from './cup-ties.ts';
import { type CupFacts, cupReference } from './facts.ts';
import {
  cupNow,
  cupOf,
  cupWorld,
  enter,
  letCupRun,
  letWin,
  liveTies,
  openCup,
  player,
  playTie,
  START,
  startOf,
  tieOf,
} from './test-cup-play.ts';

let world: World;
beforeEach(() => {
  world = cupWorld(8, 0);
});

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];
function started(players = ALL, size = 8): CupFacts {
  const cup = cupOf(world, players, { size });
  done(world, startOf(cup));
  return cupNow(world, cup);
}
const entryOf = (cup: CupFacts, wallet: string) =>
  cupNow(world, cup).entries.find((entry) => entry.wallet === wallet)!;
const addresses = ({ state }: MatchFacts) => state.players.map(({ address }) => address);
const cardOf = (wallet: string, n = 1) => world.cards.get(Number(wallet) * 10 + n)!;

describe('[E40] the ties of a cup', () => {
  test('the next one begins in the very step that ends the last one before it', () => {
    const cup = started();
    const ties = liveTies(world, cup);
    const pair = [0, 1].map((index) => ties.find(({ tie }) => tie.index === index)!.match);
    const { winner: one } = letItRun(world, pair[0]!).result;
    expect(liveTies(world, cup).every(({ tie }) => tie.round === 1)).toBe(true);
    const { winner: other } = letItRun(world, pair[1]!).result;
    const semi = liveTies(world, cup).find(({ tie }) => tie.round === 2)!;
    expect(semi.tie).toMatchObject({ index: 0 });
    expect(addresses(semi.match)).toEqual([addresses(pair[0]!)[one!], addresses(pair[1]!)[other!]]);
  });

  test('when nobody ever does anything the clock plays it to the end, in time', () => {
    const cup = started();
    const { status, ties } = letCupRun(world, cup);
    expect(status).toBe('finished');
    expect(ties).toHaveLength(7);
    const last = Math.max(
      ...ties.map(({ matchId }) => {
        const { state } = matchOf(world, matchId!);
        return state.phase === 'finished' ? state.finishedAt : Number.NaN;
      }),
    );
    expect(last - START).toBeLessThanOrEqual(roundsIn(cup) * LONGEST_TIE_MS);
  });

  test('a tie in which everything is left to the last moment takes the longest there is', () => {
    const cup = started([1, 2], 4);
    const match = tieOf(world, cup);
    const [one, other] = addresses(match) as [string, string];
    const commitBy = match.state.startedAt + TIMING.commitMs - 1;
    const openBy = commitBy + TIMING.openMs - 1;
    const ids = ({ state }: MatchFacts, seat: 0 | 1) => [state.players[seat].announced[0]!.id];
    done(world, commitTo(match, one, ids(match, 0), commitBy));
    done(world, commitTo(match, other, ids(match, 1), commitBy));
    done(world, openUp(match, one, ids(match, 0), openBy));
    done(world, openUp(match, other, ids(match, 1), openBy));
    const { finishedAt, rounds } = letItRun(world, match);
    const took = finishedAt - match.state.startedAt;
    // Two milliseconds were left; a duel that is over after two rounds saves one pick.
    expect(took).toBe(LONGEST_TIE_MS - 2 - (3 - rounds.length) * TIMING.pickMs);
  });

  test('one of the cards that were entered is brought, and no other', () => {
    const open = openCup(world, { size: 4 });
    for (const n of [1, 2]) done(world, enter(open, n, { cardIds: [n * 10 + 1, n * 10 + 2] }));
    done(world, startOf(open));
    const match = tieOf(world, open);
    const [one, other] = addresses(match) as [string, string];
    const brought = (wallet: string, n: number) => [Number(wallet) * 10 + n];
    done(world, commitTo(match, one, brought(one, 3)));
    done(world, commitTo(match, other, brought(other, 2)));
    expect(refusedWhole(world, openUp(match, one, brought(one, 3)))).toBe('CARD_NOT_YOURS');
    expect(refusedWhole(world, openUp(match, other, brought(other, 2)))).toBe('done');
  });

  test('neither opens: the coin says who goes on, and no card has played', () => {
    const cup = started([1, 2], 4);
    const match = tieOf(world, cup);
    for (const [seat, address] of addresses(match).entries()) {
      const { announced } = match.state.players[seat]!;
      done(world, commitTo(match, address, [announced[0]!.id]));
    }
    expect(letItRun(world, match).result.reason).toBe('void');
    const { status, ties } = cupNow(world, cup);
    expect(status).toBe('finished');
    expect(ties[0]!.winner).not.toBeNull();
    for (const n of [1, 2]) {
      expect(cardOf(player(n))).toMatchObject({ busyWith: null, restsUntil: null, games: 0 });
    }
  });

  test('two that end at once do not lose each other: the second is decided again', () => {
    const cup = started([1, 2, 3, 4], 4);
    const [one, other] = liveTies(world, cup).map(({ match }) => match);
    const ended = [one!, other!].map((match) => concede(match, addresses(match)[0]!, START + 9));
    const late = verdictOn(world, ended[1]!);
    done(world, ended[0]!);
    expect(late.ok && commit(world, late, START + 9)).not.toBeNull();
    done(world, ended[1]!);
    expect(liveTies(world, cup)).toHaveLength(1);
  });

  test('count for the rating and for a history, and bring no weekly points', () => {
    const cup = started([1, 2], 4);
    const match = tieOf(world, cup);
    playTie(world, match);
    for (const n of [1, 2]) {
      expect(world.battlers.get(player(n))).toMatchObject({ games: 1, history: { matches: 1 } });
    }
    expect(world.weekPoints.size).toBe(0);
  });

  test('[E41] each is proven by itself, and its server seed by the secret that is told at the end', () => {
    const cup = started([1, 2, 3, 4], 4);
    for (const { match } of liveTies(world, cup)) playTie(world, match);
    const { ties, secret } = letCupRun(world, cup);
    const seeds = ties.map(({ round, index, matchId }) => {
      const { state, hands } = matchOf(world, matchId!);
      if (state.phase !== 'finished') throw new Error('live');
      expect(verifyProof(JSON.parse(JSON.stringify(proofOf(state, hands))))).toEqual({ ok: true });
      return { round, index, serverSeed: state.serverSeed };
    });
    const checks = verifyTieSeeds({ secretHash: sha256Hex(cup.secret), secret, ties: seeds });
    expect(checks.map(({ ok }) => ok)).toEqual([true, true]);
    expect(seeds).toHaveLength(3);
  });
});

describe('[E43] the cards of a cup', () => {
  test('are engaged until their player is out; the one that played rests, the others do not', () => {
    const open = openCup(world, { size: 4 });
    for (const n of [1, 2, 3, 4]) {
      done(world, enter(open, n, { cardIds: [1, 2, 3].map((card) => n * 10 + card) }));
    }
    done(world, startOf(open));
    const match = tieOf(world, open);
    const [one, other] = addresses(match) as [string, string];
    bring(world, match, [[Number(one) * 10 + 2], [Number(other) * 10 + 1]]);
    const state = letItRun(world, match);
    const [winner, loser] = state.result.winner === 0 ? [one, other] : [other, one];
    const n = loser === one ? 2 : 1;
    expect(cardOf(loser, n)).toMatchObject({
      ...{ busyWith: null, games: 1, restsUntil: state.finishedAt + LOSS_REST_MS },
    });
    expect(cardOf(loser, 3)).toMatchObject({ busyWith: null, games: 0, restsUntil: null });
    for (const card of [1, 2, 3]) {
      expect(cardOf(winner, card)).toMatchObject({ busyWith: cupReference(open), games: 0 });
    }
  });

  test('a cup is one game of the day however many ties it was, and inside it nothing rests', () => {
    const cup = started();
    for (let round = 1; round <= 3; round += 1) {
      for (const { match } of liveTies(world, cup)) playTie(world, match);
    }
    const { entries, status } = cupNow(world, cup);
    expect(status).toBe('finished');
    for (const { wallet, state } of entries) {
      expect(cardOf(wallet)).toMatchObject({ games: 1, busyWith: null });
      expect(cardOf(wallet).restsUntil === null).toBe(state === 'won');
    }
  });

  test('only the winner’s card grows, once, out of the final', () => {
    const cup = started();
    for (let round = 1; round <= 3; round += 1) {
      for (const { match } of liveTies(world, cup)) playTie(world, match);
    }
    const champion = cupNow(world, cup).entries.find(({ state }) => state === 'won')!.wallet;
    const grown = ALL.filter((n) => cardOf(player(n)).grown > 0);
    expect(grown.map(player)).toEqual([champion]);
    expect(cardOf(champion).grown).toBe(1);
  });

  test('a cup that was won by concessions makes nobody’s card better', () => {
    const cup = started();
    expect(entryOf(letWin(world, cup, player(1)), player(1)).state).toBe('won');
    expect([...world.cards.values()].every(({ grown }) => grown === 0)).toBe(true);
    // It never came to the table, so that it has had no game either.
    expect(cardOf(player(1)).games).toBe(0);
  });

  test('giving up, or not opening, costs what a loss costs: the announced card rests', () => {
    const cup = started([1, 2, 3, 4], 4);
    const [one, other] = liveTies(world, cup).map(({ match }) => match);
    const [quitter] = addresses(one!) as [string];
    done(world, concede(one!, quitter, START + 9));
    expect(cardOf(quitter)).toMatchObject({ games: 1, restsUntil: START + 9 + LOSS_REST_MS });
    const [silent] = addresses(other!) as [string];
    done(world, commitTo(other!, silent, [cardOf(silent).id]));
    const { result, finishedAt } = letItRun(world, other!);
    expect(result.reason).toBe('forfeited');
    expect(cardOf(silent)).toMatchObject({ games: 1, restsUntil: finishedAt + LOSS_REST_MS });
  });
});
