import { phrase, type Say, t } from '@goats/words';
import { expect, test } from 'vitest';
import { noticeOf, noticeWords } from './notice-words.ts';

const CARD = { card: 'The Flea' };

test('the English of a notice goes with its facts', () => {
  expect(noticeOf('bid-outbid', { ...CARD, sol: 1041.5, bond: 1_250 })).toEqual({
    text: 'You have been outbid on The Flea: 1,041.50 SOL leads. There is still time to disagree. Your bond of 12.50 HOOF is back.',
    notice: { kind: 'bid-outbid', values: { card: 'The Flea', sol: 1041.5, bond: 1_250 } },
  });
  // What nobody knows is not stored.
  expect(noticeOf('bid-outbid', { ...CARD, sol: 2, bond: undefined }).notice.values).toEqual({
    ...{ card: 'The Flea', sol: 2 },
  });
});

test.each([
  [noticeOf('cup-tie-begun', { round: 'early', size: 16 }), 'Your round of 16 has begun: choose'],
  [noticeOf('cup-tie-begun', { round: 'clubs', size: 2 }), 'Your club match has begun: choose'],
  [
    noticeOf('cup-out', { rarity: 'Epic', round: 'semi-final', size: 4 }),
    'Out of the Epic cup in the semi-final. Heads up',
  ],
  [
    noticeOf('cup-placed', { rarity: 'Rare', place: 1, prize: 125_050 }),
    'The Rare cup is yours. 1250.5 HOOF are yours.',
  ],
  [
    noticeOf('cup-off', { rarity: 'Rare', why: 'too-few', fee: 5 }),
    'The Rare cup is off. Too few entered. Your cards and your fee are back with you.',
  ],
  [
    noticeOf('opening-over', { what: 'request', how: 'untaken', cards: 3 }),
    'Nobody dared to take your battle request in time. The stake and your cards are back with you.',
  ],
  [
    noticeOf('opening-over', { what: 'rematch', how: 'declined', cards: 1 }),
    'Your opponent sits the rematch out. The stake and your card are back with you.',
  ],
  [
    noticeOf('opening-taken', { what: 'challenge', minutes: 5 }),
    'Your challenge is taken and the match has begun: choose your card within five minutes.',
  ],
  [
    noticeOf('swap-proposed', { give: 'A', giveMore: 2, take: 'B', takeMore: 0, hoof: -1_200 }),
    'A player wants to swap: A and 2 more for your B, and 12 HOOF from you on top. It stands for',
  ],
  [
    noticeOf('duel-asked', { stake: 500, minutes: 10 }),
    'A player challenges you to a duel for 5 HOOF. It stands for 10 minutes.',
  ],
  [noticeOf('cup-soon', { rarity: 'Epic', minutes: 1 }), 'The next Epic cup starts in a minute,'],
  [
    noticeOf('week-prize', { rank: 2, prize: 150_000 }),
    'Place 2 of the week: 1500 HOOF are yours.',
  ],
  [
    noticeOf('season-over', { season: 3, rank: 'world-class' }),
    'Season 3 is over: World Class. The badge is on your page for good.',
  ],
])('%j', ({ text }, words) => {
  expect(text.slice(0, words.length)).toBe(words);
});

const GERMAN: Readonly<Record<string, string>> = {
  '{card} is sold for {sum} HOOF. {yours} HOOF are yours.':
    'Verkauft: {card} für {sum} HOOF. {yours} HOOF gehören dir.',
  'The {rarity} cup is yours.': 'Der Pokal ({rarity}) gehört dir.',
  'Legendary@@tier of a card': 'Legendär',
};
const inGerman: Say = (message, values) => phrase('de', GERMAN[message] ?? message, values);

test('another language words the same facts, with its own figures', () => {
  const { notice } = noticeOf('card-sold', { ...CARD, hoof: 125_050, yours: 100_000 });
  expect(noticeWords(inGerman, notice, 'de')).toBe(
    'Verkauft: The Flea für 1.250,50 HOOF. 1.000 HOOF gehören dir.',
  );
  const cup = noticeOf('cup-placed', { rarity: 'Legendary', place: 1, prize: 0 });
  expect(noticeWords(inGerman, cup.notice, 'de')).toBe('Der Pokal (Legendär) gehört dir.');
});

test.each([
  ['offer-ended', { why: 'a-reason-to-come', card: 'The Flea' }],
  ['cup-off', { rarity: 'Rare' }],
  ['season-over', {}],
])('values of a newer release have no words here, and break nobody’s inbox: %s', (kind, values) => {
  expect(noticeWords(t, { kind, values }, 'es')).toBeUndefined();
});

test('a kind of a newer release has no words here', () => {
  expect(noticeWords(inGerman, { kind: 'toString', values: {} })).toBeUndefined();
});
