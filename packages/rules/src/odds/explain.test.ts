import { describe, expect, test } from 'vitest';
import type { MatchCard } from '../engine/cards.ts';
import { testCard } from '../engine/test-matches.ts';
import { duelOdds } from './duel-odds.ts';
import { type Explained, explainBring, explainChoice } from './explain.ts';
import { NO_CROWD } from './open-duel.ts';

const DECIDERS = ['vision', 'finishing', 'charisma'] as const;

/** Round 1 on pace was lost, 70 to 80. */
function lostPace(card: MatchCard, theirHand: readonly MatchCard[], lead = 0): Explained {
  const rounds = [{ attribute: 'pace', own: 70, theirs: 80, won: false }] as const;
  return { card, theirHand, lead, rounds, deciders: DECIDERS };
}

const own = testCard(1, 'Rare', 70, { vision: 85, charisma: 85, dribbling: 85 });
const flat = testCard(2, 'Rare', 80);
const bright = testCard(3, 'Rare', 80, { vision: 90 });
const nimble = testCard(4, 'Rare', 80, { dribbling: 90 });
const slow = testCard(5, 'Rare', 80, { pace: 75 });

describe('the explanation of a choice', () => {
  test('counts only the cards that what was seen leaves possible', () => {
    const position = lostPace(own, [flat, bright, nimble, slow]);
    expect(explainChoice(position, { attribute: 'dribbling', strike: 'finishing' })).toBe(
      'Dribbling beats 2 of the 3 cards they may hold, the announced one among them. With Finishing crossed out Vision is yours against 1 of those 2, and Charisma is yours; they choose.',
    );
    expect(explainChoice(position, { attribute: 'physicality', strike: 'vision' })).toBe(
      'Physicality beats none of the 3 cards they may hold. That leaves no round 3 to think about.',
    );
  });

  test('names the card when it can only be one, and both deciders when both are safe', () => {
    const position = lostPace(own, [slow, flat]);
    const nameOf = (id: number) => (id === 2 ? 'The Flea #2' : undefined);
    expect(explainChoice(position, { attribute: 'dribbling', strike: 'finishing' }, nameOf)).toBe(
      'It can only be The Flea #2: your 85 in Dribbling beats its 80. With Finishing crossed out both deciders left, Vision and Charisma, are yours.',
    );
    expect(explainChoice(position, { attribute: 'vision', strike: null })).toBe(
      'It can only be one card: your 85 in Vision beats its 80. Being a decider it goes out with the round, and Finishing is theirs, but Charisma is yours; they choose.',
    );
  });

  test('counts the crowd, and says that it did', () => {
    const behind = lostPace(own, [flat, bright], 10.5);
    expect(explainChoice(behind, { attribute: 'physicality', strike: 'vision' })).toMatch(
      /^With the crowd behind you, Physicality beats both cards/,
    );
    const against = lostPace(own, [flat, bright], -10.5);
    expect(explainChoice(against, { attribute: 'dribbling', strike: 'vision' })).toMatch(
      /^Against their crowd, Dribbling beats neither of the 2 cards/,
    );
  });

  test('speaks of the last round alone when only that is left', () => {
    const position = {
      ...lostPace(own, [flat, bright]),
      rounds: [
        { attribute: 'pace', own: 85, theirs: 80, won: true },
        { attribute: 'dribbling', own: 70, theirs: 80, won: false },
      ],
      deciders: ['vision', 'charisma'],
    } as const satisfies Explained;
    expect(explainChoice(position, { attribute: 'vision', strike: null })).toBe(
      'Vision beats 1 of the 2 cards they may hold, the announced one among them.',
    );
  });

  test('does not pretend to know a card that no hand explains', () => {
    const position = lostPace(own, [slow]);
    const words = explainChoice(position, { attribute: 'dribbling', strike: 'finishing' });
    expect(words).toMatch(/^Dribbling beats a card like theirs about \d+ times in 10\./);
  });

  test('never calls a choice safe whose odds say otherwise', () => {
    const hand = [flat, bright, nimble];
    const position = { ...lostPace(own, hand), ownHand: [own] };
    for (const choice of duelOdds(position)) {
      const words = explainChoice(position, choice);
      const safe = /beats (all|both)/.test(words) && /are yours\.$/.test(words);
      expect([words, safe]).toEqual([words, choice.odds === 1]);
    }
  });
});

test('a card is worth bringing where it is ahead, and where it would be the favourite', () => {
  const lowly = testCard(6, 'Rare', 69);
  expect(explainBring(own, [flat, bright, lowly], NO_CROWD)).toBe(
    'It is ahead of their announced card in 3 of 10 attributes, and the favourite against 1 of the 3 they could bring.',
  );
  expect(explainBring(own, [lowly, lowly], NO_CROWD)).toMatch(
    /in 10 of 10 .* against each of the 2/,
  );
  expect(explainBring(own, [flat], NO_CROWD)).toBe(
    'It is ahead of their announced card in 3 of 10 attributes, and they had no other.',
  );
});
