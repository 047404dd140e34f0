import { expect, test } from 'vitest';
import { type TodaysNews, todaysItems } from './todays-items.ts';

const NOW = Date.parse('2026-11-17T12:00:00Z');
const ME = '0x91fa';

const QUIET: TodaysNews = {
  matches: [],
  wallet: ME,
  duels: [],
  messages: [],
  starterWaits: false,
  daily: undefined,
  puzzle: null,
  cups: [],
  freeEntry: undefined,
  cards: undefined,
};

const of = (news: Partial<TodaysNews>, key: string) =>
  todaysItems({ ...QUIET, ...news }, NOW).find((item) => item.key === key);

test('a match where it is one’s own turn stands above everything else', () => {
  const [first] = todaysItems(
    {
      ...QUIET,
      starterWaits: true,
      matches: [
        { url: '/battle?match=1', turn: '0xother' },
        { url: '/battle?match=2', turn: ME },
      ],
    },
    NOW,
  );
  expect(first).toMatchObject({ key: 'match', title: 'Your pick', href: '/battle?match=2' });
});

test('what is due comes before what can wait', () => {
  const news = { puzzle: { solution: null, streak: null }, starterWaits: false };
  expect(todaysItems({ ...QUIET, ...news }, NOW).map(({ key }) => key)).toEqual(['puzzle', 'pack']);
});

test('an answered puzzle asks for nothing any more, and says how it went', () => {
  const answered = (solved: boolean) => ({ puzzle: { solution: { solved }, streak: 3 } });
  expect(of(answered(true), 'puzzle')).toMatchObject({ due: false, title: 'The gaffer nods' });
  expect(of(answered(false), 'puzzle')).toMatchObject({ due: false, title: 'The gaffer sighs' });
});

test('whoever has no rested card learns when the first one is, and what can be played meanwhile', () => {
  const tired = (hours: number) => ({
    free: false,
    gamesToday: 1,
    restsUntil: new Date(NOW + hours * 3_600_000).toISOString(),
  });
  const item = of({ cards: [tired(5), tired(2)] }, 'cards');
  expect(item?.words).toMatch(/back in 2h/);
  expect(item).toMatchObject({ action: 'Practise', href: '/card-game' });
  const rested = { free: true, gamesToday: 0, restsUntil: null };
  expect(of({ cards: [tired(5), rested] }, 'cards')?.title).toBe('One card is rested');
});

test('a starter pack that waits is opened where one stands', () => {
  expect(of({ starterWaits: true }, 'pack')).toMatchObject({ due: true, href: null });
  expect(of({}, 'pack')).toMatchObject({ due: false, href: '/pack-opening' });
});

test('the day’s pack is due before what can wait, and says what it gives', () => {
  const daily = { because: 'match', yours: null } as const;
  expect(of({ daily }, 'pack')).toMatchObject({
    ...{ due: true, title: 'The day’s pack', href: '/pack-opening' },
    words: expect.stringContaining('one of them becomes yours'),
  });
  // A wallet's first pack comes first.
  expect(of({ daily, starterWaits: true }, 'pack')?.title).toBe('Your starter pack');
});

test('a pack that is not due promises nothing, and says what makes it due or where its card is', () => {
  const item = (
    because: 'nothing-yet' | 'had' | 'given-out' | 'no-history',
    yours: number | null = null,
  ) => of({ daily: { because, yours } }, 'pack');
  expect(item('nothing-yet')).toMatchObject({ due: false, href: '/card-game?tab=lobby' });
  expect(item('nothing-yet')?.words).toMatch(/Play one match out or solve the puzzle/);
  expect(item('had', 17)).toMatchObject({ due: false, href: '/nft/17' });
  expect(item('given-out')).toMatchObject({ due: false, href: '/pack-opening' });
  expect(item('no-history')).toMatchObject({ due: false, title: 'The shop window' });
});

test('only what nobody has read yet is news', () => {
  const message = (text: string, read: boolean) => ({ text, href: '/my-market', read });
  expect(of({ messages: [message('Old', true)] }, 'message')).toBeUndefined();
  const two = [message('Newest', false), message('Older', false), message('Old', true)];
  expect(of({ messages: two }, 'message')).toMatchObject({
    title: 'Newest',
    words: 'And 1 more in your inbox.',
  });
});

test('what an own match once asked for is no news: it is on, or it is over', () => {
  const message = (href: string) => ({ text: 'Choose within a minute', href, read: false });
  expect(of({ messages: [message('/battle?match=12')] }, 'message')).toBeUndefined();
  expect(of({ messages: [message('/battle?match=12#watch')] }, 'message')).toBeDefined();
});

const duel = (minutes: number, more = {}) => ({
  ...{ code: 'abc', from: 'Ada', friendly: false, hoofStake: 25, ...more },
  expiresAt: new Date(NOW + minutes * 60_000).toISOString(),
});

test('whoever challenged one stays until it is answered or over, also when the letter is read', () => {
  const letter = { text: 'Ada challenges you', href: '/duel/abc', read: true };
  expect(of({ duels: [duel(20)], messages: [letter] }, 'duel')).toMatchObject({
    ...{ due: true, href: '/duel/abc', title: 'Ada wants a word' },
    words: expect.stringMatching(/^25 HOOF each, 20m/),
  });
  expect(of({ duels: [duel(0)] }, 'duel')).toBeUndefined();
  // Said once: the letter that is not read yet is about the same.
  const unread = { ...letter, read: false };
  expect(of({ duels: [duel(20)], messages: [unread] }, 'message')).toBeUndefined();
  expect(of({ duels: [], messages: [unread] }, 'message')?.title).toBe('Ada challenges you');
});

test('several who ask take one line, and it leads to all of them', () => {
  expect(of({ duels: [duel(25), duel(9, { code: 'def' })] }, 'duel')).toMatchObject({
    ...{ title: '2 of them want a word', href: '/card-game?tab=lobby' },
    words: expect.stringContaining('9m left'),
  });
});
