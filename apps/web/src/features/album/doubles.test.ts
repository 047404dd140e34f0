import { fillAlbum, type HeldSticker } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import type { Album, Sticker } from './album-queries.ts';
import { doublesFor } from './doubles.ts';

type Card = NonNullable<Sticker['card']>;
const card = (id: number, more: Partial<Card> = {}): Card => ({
  ...{ id, name: `The Flea #${id}`, imageUrl: '', goatScore: 70 },
  ...{ bond: null, listing: null, place: 'stadium' },
  ...more,
});
const pile = (rarity: 'Common' | 'Rare', id: number, more: Partial<Card> = {}) => ({
  ...{ goat: 'the-flea', momentTitle: 'The Cabbage Leaf', rarity, copies: 2 },
  ...{ card: card(id), spare: card(id + 10, more), lent: null, asked: null },
});
const album = (held: HeldSticker<Card>[]) => ({ pages: fillAlbum(held) }) as unknown as Album;

describe('what lies double in somebody’s album', () => {
  it('comes first where one misses it oneself', () => {
    const theirs = album([pile('Common', 1) as never, pile('Rare', 2) as never]);
    const mine = album([{ ...pile('Common', 3), copies: 1, spare: null } as never]);
    expect(doublesFor(theirs, mine).map(({ rarity, missing }) => [rarity, missing])).toEqual([
      ['Rare', true],
      ['Common', false],
    ]);
    expect(doublesFor(theirs).some(({ missing }) => missing)).toBe(false);
  });

  it('is no promise where the double cannot change hands', () => {
    const theirs = album([pile('Common', 1, { bond: 'bound' }) as never]);
    expect(doublesFor(theirs, album([]))[0]?.missing).toBe(false);
  });
});
