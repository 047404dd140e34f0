import { beforeEach, describe, expect, test } from 'vitest';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  CAROL,
  commitTo,
  concede,
  letItRun,
  open,
  openUp,
  startDuel,
} from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, cardsKept, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, verdictOn } from '../test-world.ts';

/** Alice has the Rare cards 1 and 2, Billy 11 and 12, Carol only 21. */
let world: World;

beforeEach(() => {
  const purse = 100_000;
  world = createWorld({ treasury: 1_000_000, [ALICE]: purse, [BILLY]: purse, [CAROL]: purse });
  for (const id of [1, 2]) addCard(world, id, 'Rare', { owner: ALICE, level: 80 });
  for (const id of [11, 12]) addCard(world, id, 'Rare', { owner: BILLY, level: 75 });
  addCard(world, 21, 'Rare', { owner: CAROL, level: 70 });
});

const request = (wallet: string, cardId: number) =>
  open(wallet, cardId, { kind: 'request', minPool: 0 });
const kept = (wallet: string) => cardsKept(world, { wallet });

describe('a wallet’s last card', () => {
  test('[E21] is not put at stake, neither in a request of one’s own nor in another’s', () => {
    expect(refusalOf(world, request(CAROL, 21))).toBe('LAST_CARD');
    const { opening } = done(world, request(ALICE, 1));
    expect(refusalOf(world, accept(CAROL, opening, 21))).toBe('LAST_CARD');
    expect(refusalOf(world, accept(CAROL, opening))).toBe('LAST_CARD');
  });

  test('[E21] plays challenges, which take no card', () => {
    const match = startDuel(world, [ALICE, 1], [CAROL, 21], { rarity: 'Rare' });
    letItRun(world, match);
    expect(world.cards.get(21)?.owner).toBe(CAROL);
  });

  test('[E21] is the one that is left when the others are at stake', () => {
    done(world, request(ALICE, 1));
    expect(refusalOf(world, request(ALICE, 2))).toBe('LAST_CARD');
    const { opening } = done(world, request(BILLY, 11));
    expect(refusalOf(world, accept(ALICE, opening, 2))).toBe('LAST_CARD');
    // In a challenge it is not at stake, and so it is still kept.
    expect(refusalOf(world, open(ALICE, 2, { rarity: 'Rare' }))).toBe('done');
  });

  test('[E21] may be staked again once the other card is back', () => {
    const { opening } = done(world, request(ALICE, 1));
    done(world, { type: 'cancel', kind: 'request', id: opening.id, wallet: ALICE, at: NOON });
    expect(refusalOf(world, request(ALICE, 2))).toBe('done');
  });

  test('[E21] stays after a loss, and with the card that was won there are two to spare', () => {
    const match = startDuel(world, [ALICE, 1], [BILLY, 11], { kind: 'request' });
    done(world, concede(match, BILLY));
    expect([kept(ALICE), kept(BILLY)]).toEqual([3, 1]);
    expect(refusalOf(world, request(BILLY, 12))).toBe('LAST_CARD');
    expect(refusalOf(world, request(ALICE, 2))).toBe('done');
  });

  test('[E21] may be swapped in: then the announced one is kept instead', () => {
    const match = startDuel(world, [ALICE, 1], [BILLY, 11], { kind: 'request' });
    bring(world, match, [[2], [12]]);
    expect([kept(ALICE), kept(BILLY)]).toEqual([1, 1]);
    letItRun(world, match);
    expect([11, 12].map((id) => world.cards.get(id)?.owner)).toEqual([BILLY, ALICE]);
  });

  test('[E21] cannot be swapped in out of another request', () => {
    addCard(world, 3, 'Rare', { owner: ALICE });
    const match = startDuel(world, [ALICE, 1], [BILLY, 11], { kind: 'request' });
    done(world, request(ALICE, 2));
    done(world, commitTo(match, ALICE, [2]));
    done(world, commitTo(match, BILLY, [11]));
    expect(refusalOf(world, openUp(match, ALICE, [2]))).toBe('CARD_BUSY');
  });

  test('[E21] [S15] a squad stakes its captain and keeps the other nine', () => {
    const cardIds = Array.from({ length: 10 }, (_, i) => 100 + i);
    for (const id of cardIds) addCard(world, id, 'Rare', { owner: CAROL });
    world.cards.delete(21);
    const squad = { kind: 'request', mode: 'squad', cardIds, minPool: 0 } as const;
    done(world, open(CAROL, undefined, squad));
    expect(kept(CAROL)).toBe(9);
  });

  test('[E21] of two requests decided at one instant only one is written', () => {
    const verdicts = [1, 2].map((cardId) => verdictOn(world, request(ALICE, cardId)));
    const conflicts = verdicts.map((verdict, i) => {
      if (!verdict.ok) throw new Error(verdict.refusal.code);
      // Each has a number of its own, as the database gives them.
      const effects = verdict.effects.map((effect) =>
        effect.type === 'opening-opened'
          ? { ...effect, opening: { ...effect.opening, id: 50 + i } }
          : effect.type === 'engage' || effect.type === 'post'
            ? { ...effect, reference: `request:${50 + i}` }
            : effect,
      );
      const named = effects.map((effect) =>
        effect.type === 'post' ? { ...effect, to: effect.reference } : effect,
      );
      const told = verdict.told.filter(({ question }) => question.ask === 'cards-kept');
      return commit(world, { effects: named, told }, NOON);
    });
    expect(conflicts).toEqual([null, 'cards-kept']);
  });
});
