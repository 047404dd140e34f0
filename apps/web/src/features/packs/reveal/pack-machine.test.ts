import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSED_PACK,
  isRevealed,
  OPENING_MS,
  type PackEvent,
  type PackState,
  packReducer,
  SHAKE_MS,
} from './pack-machine.ts';
import { PLACEHOLDER_CARDS, revealedCard } from './revealed-card.ts';

const CARDS = PLACEHOLDER_CARDS;
const after = (...events: PackEvent[]) => events.reduce(packReducer, CLOSED_PACK);
const tap = { type: 'tap' } as const;
const dealt = { type: 'dealt', cards: CARDS } as const;
const shaken = { type: 'shaken' } as const;
const torn = { type: 'torn' } as const;
const skip = { type: 'skip' } as const;

describe('opening a pack', () => {
  it('shakes two seconds, opens for one and a half, then lies open', () => {
    expect([SHAKE_MS, OPENING_MS]).toEqual([2000, 1500]);
    const stages = [
      after(),
      after(tap),
      after(tap, dealt, shaken),
      after(tap, dealt, shaken, torn),
    ];
    expect(stages.map((state) => state.stage)).toEqual(['closed', 'shaking', 'opening', 'opened']);
  });

  it('keeps shaking until the cards have come, and never opens without them', () => {
    expect(after(tap, shaken).stage).toBe('shaking');
    expect(after(tap, shaken, dealt).stage).toBe('opening');
  });

  it('closes again with the reason when nothing was dealt, and can be tried anew', () => {
    const refused = after(tap, { type: 'refused', words: 'Already opened.' });
    expect(refused).toMatchObject({ stage: 'closed', refusal: 'Already opened.' });
    expect(packReducer(refused, tap)).toMatchObject({ stage: 'shaking', refusal: null });
  });

  it('turns the cards over one by one, in order or by the one that is touched', () => {
    const open = after(tap, dealt, shaken, torn);
    const touched = packReducer(open, { type: 'turn', place: 2 });
    expect(touched.turned).toEqual([2]);
    expect(packReducer(touched, { type: 'turn-next' }).turned).toEqual([2, 0]);
    expect(packReducer(touched, { type: 'turn', place: 2 })).toBe(touched);
    expect(packReducer(open, { type: 'turn', place: 5 })).toBe(open);
  });

  it('keeps the best for last, and the rest as they were dealt', () => {
    const mixed = [CARDS[4], CARDS[2], CARDS[0], CARDS[3], CARDS[1]].flatMap((card) => card ?? []);
    const names = after(tap, { type: 'dealt', cards: mixed }).cards?.map(({ name }) => name);
    const sorted = ['Striker Goat', 'Defender Goat', 'Midfield Maestro', 'Goal Machine'];
    expect(names).toEqual([...sorted, 'The Commander']);
  });

  it('can be skipped at any moment, even before the cards have come', () => {
    for (const state of [
      after(tap, skip, dealt),
      after(tap, dealt, skip),
      after(tap, dealt, shaken, skip),
      after(tap, dealt, shaken, torn, skip),
    ]) {
      expect(isRevealed(state)).toBe(true);
      expect(state.turned).toHaveLength(CARDS.length);
    }
  });

  it('deals once: a second answer does not change the cards under the visitor’s eyes', () => {
    const state = after(tap, dealt);
    expect(packReducer(state, { type: 'dealt', cards: [] })).toBe(state);
    expect(packReducer(state, { type: 'refused', words: 'late' })).toBe(state);
  });

  it('is never stuck and never shows a card that was not dealt, whatever comes when', () => {
    const event = fc.oneof(
      fc.constantFrom<PackEvent>(tap, dealt, shaken, torn, skip, { type: 'turn-next' }),
      fc.record({ type: fc.constant('turn' as const), place: fc.integer({ min: -2, max: 9 }) }),
      fc.constant<PackEvent>({ type: 'refused', words: null }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const state: PackState = events.reduce(packReducer, CLOSED_PACK);
        if (state.stage === 'opening' || state.stage === 'opened') {
          expect(state.cards).not.toBeNull();
        }
        expect(new Set(state.turned).size).toBe(state.turned.length);
        const way = [tap, dealt, shaken, torn, skip] as const;
        expect(isRevealed(way.reduce<PackState>(packReducer, state))).toBe(true);
      }),
    );
  });
});

describe('a revealed card', () => {
  it('is a trading card of no goat where the server says nothing else', () => {
    const card = { id: 7, name: 'Goat #1', imageUrl: '/x', rarity: 'Rare', momentTitle: '' };
    expect(revealedCard(card)).toMatchObject({ iconicMoment: 'Trading Card', baseGoatId: null });
  });
});
