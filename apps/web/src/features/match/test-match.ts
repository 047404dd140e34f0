import { ATTRIBUTES } from '@goats/rules';
import type { Match, MatchCard, MatchRound } from './match-types.ts';

/** What tests of the match screen share: a battle between you and Billy, and its cards. */
export const YOU = `0x91fa${'0'.repeat(32)}c07e`;
export const BILLY = `0x5467${'0'.repeat(32)}74ba`;

/** `testCard(9, 'The Flea', 84)`: ten times the same value. */
export function testCard(id: number, goatName: string, value: number): MatchCard {
  const attributes = Object.fromEntries(ATTRIBUTES.map((each) => [each, value]));
  return {
    ...{ id, goatName, name: `${goatName} #000${id}`, momentTitle: '', rarity: 'Rare' },
    ...{ imageUrl: `/api/images/card-${id}.webp`, goatScore: value, attributes },
  } as unknown as MatchCard;
}

export const FLEA = testCard(1, 'The Flea', 84);
export const WIZARD = testCard(2, 'The Wizard', 80);
export const MACHINE = testCard(3, 'The Machine', 82);

export function testRound(over: Partial<MatchRound> = {}): MatchRound {
  return {
    ...{ round: 1, attribute: 'vision', pickedBy: null, byClock: false },
    ...{ values: [84, 80], winner: YOU },
    ...over,
  };
}

/** You hold The Flea, Billy announced The Wizard; 10 HOOF and the card are at stake. */
export function testBattle(over: Partial<Match> = {}): Match {
  const player = (address: string, name: string | null, announcedCard: MatchCard) => ({
    ...{ address, name, announcedCard, house: false, strength: null, commitment: null },
    ...{ committed: false, opened: false, connected: true },
  });
  const now = Date.parse('2026-01-01T12:00:00Z');
  return {
    ...{ id: '12', mode: 'duel', rules: 2, kind: 'request', originId: 4, phase: 'commit' },
    ...{ you: YOU, turn: null, step: 'pick', stake: 10, payouts: [50, 50], rounds: [] },
    ...{ score: [0, 0], deciders: [], choices: [], watchers: 0, lastEventId: 1 },
    players: [player(YOU, null, FLEA), player(BILLY, 'Billy', WIZARD)],
    now: new Date(now).toISOString(),
    deadline: new Date(now + 55_000).toISOString(),
    ...over,
  } as unknown as Match;
}

/** The same, won by `winner` in two rounds; Billy had brought The Machine. */
export function wonBattle(winner: string, over: Partial<Match> = {}): Match {
  const before = testBattle();
  const [you, billy] = before.players;
  const yours = winner === YOU;
  return testBattle({
    ...{ phase: 'finished', deadline: null, serverSeed: 'ab' },
    players: [
      { ...you, card: FLEA },
      { ...billy, card: MACHINE },
    ],
    rounds: [
      testRound({ values: [84, 82], winner }),
      testRound({ round: 2, attribute: 'pace', values: [84, 82], pickedBy: BILLY, winner }),
    ],
    score: yours ? [2, 0] : [0, 2],
    result: {
      ...{ winner, reason: 'points', payouts: yours ? [50, 0] : [0, 50], treasuryBonus: 30 },
      cardToWinner: yours ? MACHINE.id : FLEA.id,
      improved: { cardId: yours ? FLEA.id : MACHINE.id, attribute: 'pace' },
      ...{ restingCards: [], restsUntil: null, finishedAt: before.now, rating: null },
      ...{ noGrowth: null, week: 'counted' as const },
    },
    ...over,
  });
}
