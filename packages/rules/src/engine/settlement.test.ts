import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../attributes.ts';
import type { MatchCard } from './cards.ts';
import { noGrowthOf, settlementOf } from './settlement.ts';
import type { FinishedState, MatchState } from './state.ts';
import {
  act,
  begin,
  byOlderRules,
  commitAction,
  expire,
  kickOff,
  openAction,
  playOn,
  START,
  type TestMatch,
  testCard,
  testDeck,
} from './test-matches.ts';

const strong = testCard(1, 'Rare', 80);
const weak = testCard(2, 'Rare', 72);
const cards: [MatchCard[], MatchCard[]] = [[strong], [weak]];
const request = { kind: 'request', stake: 1000, bonusGranted: true } as const;

function finished(state: MatchState): FinishedState {
  if (state.phase !== 'finished') throw new Error(state.phase);
  return state;
}

function duel(match: Partial<TestMatch> = {}, brought = match.cards ?? cards) {
  return playOn(kickOff({ cards, ...match }, brought));
}

describe('settlement', () => {
  test('[E6] a won battle request pays 50 HOOF and the loser’s card, which also rests', () => {
    const over = duel({ terms: request });
    expect(settlementOf(over)).toMatchObject({
      payouts: [5000, 0],
      treasuryBonus: 3000,
      cardToWinner: weak.id,
      restingCards: [weak.id],
      playedCards: [[strong.id], [weak.id]],
    });
  });

  test('[E6] the card that changes hands is the one that really played', () => {
    const swap = testCard(9, 'Rare', 71);
    const over = duel({ terms: request }, [[strong], [swap]]);
    expect(settlementOf(over)).toMatchObject({ cardToWinner: 9, restingCards: [9] });
  });

  test('[E5] a challenge leaves cards with their owners and pays the underdog', () => {
    const underdog = testCard(1, 'Common', 75);
    const favourite = testCard(
      2,
      'Legendary',
      90,
      Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, 60])),
    );
    const terms = { kind: 'challenge', stake: 1000, bonusGranted: true } as const;
    const upset = duel({ terms, cards: [[underdog], [favourite]] });
    expect(settlementOf(upset)).toMatchObject({
      payouts: [5000, 0],
      treasuryBonus: 3000,
      cardToWinner: null,
    });
    const expected = duel({ terms, cards: [[testCard(1, 'Common', 20)], [favourite]] });
    expect(settlementOf(expected)).toMatchObject({ payouts: [0, 2000], treasuryBonus: 0 });
  });

  test('[E12] the winner improves on the attribute that won the deciding round', () => {
    const over = duel();
    const last = over.rounds.at(-1)!;
    expect(settlementOf(over).improved).toEqual({ cardId: strong.id, attribute: last.attribute });
  });

  test('[E12] a deciding round that fell to another attribute improves that one', () => {
    const base = duel();
    const decider = base.fate!.order[5]!;
    const even: [MatchCard[], MatchCard[]] = [
      [testCard(1, 'Rare', 75, { [decider]: 80 })],
      [testCard(2, 'Rare', 75)],
    ];
    const state = kickOff({ cards: even }, even);
    const over = playOn(state);
    const { tieBreak, attribute } = over.rounds.at(-1)!;
    const expected = tieBreak?.by === 'attribute' ? tieBreak.attribute : attribute;
    expect(settlementOf(over).improved?.attribute).toBe(expected);
    expect(expected).toBe(decider);
  });

  test('[E12] a card stops growing at its tier’s maximum and after five times', () => {
    const improvedOf = (card: MatchCard) =>
      settlementOf(duel({ cards: [[card], [weak]] })).improved;
    expect(improvedOf(testCard(1, 'Rare', 84))).not.toBeNull();
    expect(improvedOf(testCard(1, 'Rare', 85))).toBeNull();
    // What the older rules let grow higher stays as it is, and does not grow on.
    expect(improvedOf(testCard(1, 'Rare', 93))).toBeNull();
    expect(improvedOf({ ...strong, grown: 4 })).not.toBeNull();
    expect(improvedOf({ ...strong, grown: 5 })).toBeNull();
  });

  test('[E12] a winner whose card does not grow is told the one reason', () => {
    const reason = (card: MatchCard) => noGrowthOf(duel({ cards: [[card], [weak]] }));
    expect(reason(testCard(1, 'Rare', 84))).toBeNull();
    expect(reason(testCard(1, 'Rare', 85))).toBe('tier');
    expect(reason({ ...strong, grown: 5 })).toBe('lifetime');
    expect(reason({ ...strong, bond: 'lent' })).toBe('lent');
    expect(reason({ ...strong, grown: 5, bond: 'bound' })).toBe('bound');
  });

  test('[E12] a match of the older rules settles as it did', () => {
    const old = testCard(1, 'Rare', 93);
    const held: [MatchCard[], MatchCard[]] = [[{ ...old, grown: 5 }], [weak]];
    const older = byOlderRules(kickOff({ cards: held }, held));
    expect(settlementOf(playOn(older)).improved?.cardId).toBe(1);
  });

  test('[D17] whoever concedes is paid and treated as a loser, and trains nobody', () => {
    const state = kickOff({ cards, terms: request }, cards);
    const over = finished(act(state, { type: 'concede', seat: 0, at: START + 5 }));
    expect(settlementOf(over)).toMatchObject({
      // The stakes, and no bonus: nobody is paid by the treasury for a match that was not played.
      payouts: [0, 2000],
      treasuryBonus: 0,
      cardToWinner: strong.id,
      restingCards: [strong.id],
      improved: null,
    });
  });

  test('[D17] a round won before the opponent concedes does not train the winner', () => {
    const state = kickOff({ cards, terms: request }, cards);
    expect(state.phase === 'pick' && state.rounds[0]!.winner).toBe(0);
    const over = finished(act(state, { type: 'concede', seat: 1, at: START + 5 }));
    expect(settlementOf(over)).toMatchObject({ payouts: [2000, 0], improved: null });
  });

  test('[D7] whoever never opens loses the announced card', () => {
    const hidden = testCard(9, 'Rare', 71);
    let state = begin({ cards, terms: request });
    state = act(state, commitAction(state, 0, [hidden]));
    state = act(state, commitAction(state, 1, [weak]));
    state = act(state, openAction(state, 1, [weak]));
    expect(settlementOf(finished(expire(state)))).toMatchObject({
      // The stakes, and no bonus: nobody is paid by the treasury for a match that was not played.
      payouts: [0, 2000],
      treasuryBonus: 0,
      cardToWinner: strong.id,
      restingCards: [strong.id],
      improved: null,
    });
  });

  test('[D8] a void match gives both stakes back and touches no card', () => {
    let state = begin({ cards, terms: request });
    state = act(state, commitAction(state, 0, [strong]));
    state = act(state, commitAction(state, 1, [weak]));
    expect(settlementOf(finished(expire(state)))).toEqual({
      payouts: [1000, 1000],
      treasuryBonus: 0,
      cardToWinner: null,
      restingCards: [],
      improved: null,
      playedCards: [[], []],
    });
  });

  test('[E18] practice moves nothing', () => {
    expect(settlementOf(duel({ terms: { kind: 'practice' } }))).toEqual({
      payouts: [0, 0],
      treasuryBonus: 0,
      cardToWinner: null,
      restingCards: [],
      improved: null,
      playedCards: [[], []],
    });
  });

  test('[S15] a lost squad gives up its captain and rests its five', () => {
    const decks: [MatchCard[], MatchCard[]] = [
      testDeck(100, 'Rare', 80),
      testDeck(200, 'Rare', 70),
    ];
    const brought: [MatchCard[], MatchCard[]] = [decks[0].slice(0, 5), decks[1].slice(5)];
    const over = playOn(kickOff({ mode: 'squad', cards: decks, terms: request }, brought));
    expect(settlementOf(over)).toMatchObject({
      payouts: [5000, 0],
      cardToWinner: 200,
      restingCards: [205, 206, 207, 208, 209],
      improved: { cardId: 102, attribute: over.rounds[2]!.attribute },
    });
  });
});
