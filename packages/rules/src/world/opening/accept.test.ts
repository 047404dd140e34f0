import { beforeEach, describe, expect, test } from 'vitest';
import { utcDay } from '../../economy/limits.ts';
import { BONUS_MATCHES_PER_DAY, isStaked } from '../../economy/payouts.ts';
import { RARITIES, type Rarity } from '../../rarity.ts';
import {
  ALICE,
  accept,
  BILLY,
  CAROL,
  commitTo,
  concede,
  open,
  openUp,
  startDuel,
} from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, freeTreasury, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, runCommand, verdictOn } from '../test-world.ts';
import type { OpeningFacts } from './facts.ts';

let world: World;

beforeEach(() => {
  world = createWorld({
    ...{ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000, [CAROL]: 100_000 },
  });
  for (const [i, rarity] of RARITIES.entries()) {
    addCard(world, 10 + i, rarity, { owner: ALICE });
    addCard(world, 20 + i, rarity, { owner: BILLY });
    addCard(world, 30 + i, rarity, { owner: CAROL });
  }
});

const cardOf = (first: number, rarity: Rarity) => first + RARITIES.indexOf(rarity);

function challenge(own: Rarity, rarity: Rarity, special = {}): OpeningFacts {
  return done(world, open(ALICE, cardOf(10, own), { rarity, ...special })).opening;
}

describe('what either side could have brought', () => {
  test('is written down as everybody sees it: a swap in another match does not show', () => {
    addCard(world, 14, 'Common', { owner: ALICE });
    addCard(world, 15, 'Common', { owner: ALICE });
    const first = startDuel(world, [ALICE, 10], [BILLY, 20]);
    expect(first.hands?.map((hand) => hand.map(({ id }) => id))).toEqual([[10, 14, 15], [20]]);
    for (const [wallet, card] of [
      [ALICE, 15],
      [BILLY, 20],
    ] as const) {
      done(world, commitTo(first, wallet, [card]));
    }
    done(world, openUp(first, ALICE, [15]));
    expect(world.cards.get(15)?.busyWith).not.toBeNull();
    // Card 15 is hidden in the first match; in the second it still seems to be at home.
    const second = startDuel(world, [ALICE, 14], [CAROL, 30]);
    expect(second.hands?.[0].map(({ id }) => id)).toEqual([14, 15]);
  });

  test('holds nothing that rests or plays where everybody can see it', () => {
    addCard(world, 14, 'Common', { owner: ALICE, restsUntil: NOON + 1 });
    addCard(world, 15, 'Common', { owner: ALICE });
    done(world, open(ALICE, 15));
    const match = startDuel(world, [ALICE, 10], [BILLY, 20]);
    expect(match.hands?.[0].map(({ id }) => id)).toEqual([10]);
  });
});

describe('who may take an opening', () => {
  test('of two at one instant exactly one does, and the other keeps stake and card', () => {
    const opening = challenge('Rare', 'Rare');
    const billy = accept(BILLY, opening, 21);
    const carol = accept(CAROL, opening, 31);
    const [first, second] = [verdictOn(world, billy), verdictOn(world, carol)];
    if (!first.ok || !second.ok) throw new Error('both saw it open');
    expect(commit(world, first, NOON)).toBeNull();
    expect(commit(world, second, NOON)).toBe('opening');
    expect(refusalOf(world, carol)).toBe('ALREADY_TAKEN');
    expect(balanceOf(world, CAROL)).toBe(100_000);
    expect(world.cards.get(31)?.busyWith).toBeNull();
    expect(world.matches.size).toBe(1);
  });

  test('nobody plays oneself, each kind in its own words', () => {
    expect(refusalOf(world, accept(ALICE, challenge('Rare', 'Rare'), 12))).toBe('OWN_CHALLENGE');
    const request = done(world, open(ALICE, 12, { kind: 'request' })).opening;
    expect(refusalOf(world, accept(ALICE, request, 12))).toBe('OWN_REQUEST');
  });

  test('[E13] what is gone says why it is gone', () => {
    const { expiresAt: at, ...opening } = challenge('Rare', 'Rare');
    expect(refusalOf(world, accept(BILLY, opening, 21, { at }))).toBe('ALREADY_EXPIRED');
    expect(refusalOf(world, accept(BILLY, opening, 21, { at: at - 1 }))).toBe('done');
    const cancelled = challenge('Epic', 'Epic');
    done(world, { ...cancelled, type: 'cancel', wallet: ALICE, at: NOON });
    expect(refusalOf(world, accept(BILLY, cancelled, 22))).toBe('ALREADY_CANCELLED');
    expect(refusalOf(world, accept(BILLY, { kind: 'request', id: 99 }, 22))).toBe('NOT_FOUND');
    expect(refusalOf(world, accept(BILLY, { ...opening, kind: 'request' }, 22))).toBe('NOT_FOUND');
  });

  test('[E3] a challenge is answered with the tier that it asks for', () => {
    const opening = challenge('Common', 'Epic');
    expect(refusalOf(world, accept(BILLY, opening, cardOf(20, 'Common')))).toBe('WRONG_TIER');
    expect(refusalOf(world, accept(BILLY, opening, cardOf(20, 'Legendary')))).toBe('WRONG_TIER');
    expect(refusalOf(world, accept(BILLY, opening, cardOf(20, 'Epic')))).toBe('done');
  });

  test('both stakes lie in the vault and both cards are busy with the match', () => {
    const opening = challenge('Rare', 'Rare', { stake: 50 });
    const { match, cards } = done(world, accept(BILLY, opening, 21));
    expect(balanceOf(world, `challenge:${opening.id}`)).toBe(10_000);
    expect([11, 21].map((id) => world.cards.get(id)?.busyWith)).toEqual(
      [0, 1].map(() => `challenge:${opening.id}`),
    );
    expect(cards.map(({ id }) => id)).toEqual([21]);
    expect(match.state).toMatchObject({ phase: 'commit', startedAt: NOON });
    expect(world.openings.get(`challenge:${opening.id}`)).toMatchObject({
      ...{ status: 'accepted', matchId: match.id },
    });
  });
});

describe('the pool', () => {
  /** The bonus that is kept back when Billy takes a challenge of Alice's. */
  const reservedFor = (own: Rarity, rarity: Rarity) => {
    const opening = challenge(own, rarity);
    const { match } = done(world, accept(BILLY, opening, cardOf(20, rarity)));
    return world.reserved.get(match.id) ?? 0;
  };

  test('[E5] the treasury keeps back what the underdog may win, and nothing for a favourite', () => {
    expect(reservedFor('Common', 'Legendary')).toBe(3000);
    expect(reservedFor('Rare', 'Epic')).toBe(500);
    expect(reservedFor('Epic', 'Common')).toBe(0);
    expect(freeTreasury(world)).toBe(1_000_000 - 3500);
  });

  test('[E3] two ranks up pay two and a half times the stake', () => {
    expect(reservedFor('Common', 'Epic')).toBe(1500);
  });

  /** Games between these two that are over, each with a fresh card on either side. */
  const playOut = (count: number, at: number, kind: 'challenge' | 'request' = 'request') =>
    Array.from({ length: count }, (_, i) => {
      const id = 1000 + world.lastId * 10 + i;
      addCard(world, id, 'Rare', { owner: ALICE });
      addCard(world, id + 500_000, 'Rare', { owner: BILLY });
      const match = startDuel(world, [ALICE, id], [BILLY, id + 500_000], { kind, at });
      done(world, concede(match, BILLY, at + 1));
      return isStaked(match.state.terms) && match.state.terms.bonusGranted;
    });

  test('[E7] three bonuses a UTC day for the same two, whoever opens, and three more tomorrow', () => {
    const midnight = (utcDay(NOON) + 1) * 86_400_000;
    expect(playOut(BONUS_MATCHES_PER_DAY + 1, NOON)).toEqual([true, true, true, false]);
    const other = startDuel(world, [BILLY, 22], [ALICE, 12], { kind: 'request' });
    expect(other.state.terms).toMatchObject({ bonusGranted: false });
    const carol = startDuel(world, [BILLY, 20], [CAROL, 30], { kind: 'request' });
    expect(carol.state.terms).toMatchObject({ bonusGranted: true });
    expect(playOut(1, midnight - 1)).toEqual([false]);
    expect(playOut(1, midnight)).toEqual([true]);
  });

  test('[E7] the same for a challenge in the lobby, to one player and by link, and three of all together', () => {
    const reaches = [
      {},
      { to: { wallet: BILLY, house: false }, code: 'to Billy' },
      { code: 'a link' },
      { to: { wallet: BILLY, house: false }, code: 'to Billy again' },
    ];
    const granted = reaches.map((reach, i) => {
      addCard(world, 500 + i, 'Common', { owner: ALICE });
      addCard(world, 600 + i, 'Legendary', { owner: BILLY });
      const { opening } = done(
        world,
        open(ALICE, 500 + i, { rarity: 'Legendary', minPool: 0, ...reach }),
      );
      const { code } = opening;
      const { match } = done(world, accept(BILLY, opening, 600 + i, code ? { code } : {}));
      done(world, concede(match, BILLY, NOON + 1));
      return isStaked(match.state.terms) && match.state.terms.bonusGranted;
    });
    expect(granted).toEqual([true, true, true, false]);
  });

  test('[E7] a match that has no bonus to give uses none of the three up', () => {
    expect(playOut(4, NOON, 'challenge')).toEqual([false, false, false, false]);
    expect(playOut(1, NOON)).toEqual([true]);
  });

  test('[E7] two that were decided on the same count cannot both have the last bonus', () => {
    playOut(BONUS_MATCHES_PER_DAY - 1, NOON);
    const one = done(world, open(ALICE, 12, { kind: 'request', minPool: 0 })).opening;
    const other = done(world, open(ALICE, 13, { kind: 'request', minPool: 0 })).opening;
    const late = accept(BILLY, other, 23);
    const verdict = verdictOn(world, late);
    done(world, accept(BILLY, one, 22));
    if (!verdict.ok) throw new Error(verdict.refusal.sentence);
    const told = verdict.told.filter(({ question }) => question.ask === 'bonus-matches');
    expect(commit(world, { ...verdict, told }, NOON)).toBe('bonus-matches');
    expect(done(world, late).match.state.terms).toMatchObject({ bonusGranted: false });
  });

  test('[E8] a treasury that has promised its last HOOF promises no more', () => {
    world.balances.set('treasury', 5999);
    const first = startDuel(world, [ALICE, 10], [BILLY, 20], { kind: 'request' });
    const second = startDuel(world, [ALICE, 11], [CAROL, 31], { kind: 'request' });
    expect(first.state.terms).toMatchObject({ bonusGranted: true });
    expect(second.state.terms).toMatchObject({ bonusGranted: false });
    expect(balanceOf(world, 'treasury')).toBe(5999);
    done(world, concede(second, CAROL));
    expect(balanceOf(world, ALICE)).toBe(100_000 - 2000 + 2000);
    done(world, concede(first, BILLY));
    expect(balanceOf(world, ALICE)).toBe(100_000 + 1000 + 1000);
    // Nobody played it, so the treasury keeps what it had promised.
    expect(balanceOf(world, 'treasury')).toBe(5999);
  });

  test('[E8] whoever expects another pool than there would be is told the new one in time', () => {
    const request = done(world, open(ALICE, 10, { kind: 'request', minPool: 0 })).opening;
    world.balances.set('treasury', 0);
    const shown = accept(BILLY, request, 20, { expectedPool: 5000 });
    expect(runCommand(world, shown)).toMatchObject({
      refusal: { code: 'POOL_CHANGED', details: { pool: 20 } },
    });
    expect(balanceOf(world, BILLY)).toBe(100_000);
    expect(refusalOf(world, { ...shown, expectedPool: 2000 })).toBe('done');
  });

  test('[E8] whoever would lower the pool below what its opener asks is refused', () => {
    const request = done(world, open(ALICE, 10, { kind: 'request' })).opening;
    expect(request.minPool).toBe(5000);
    world.balances.set('treasury', 2999);
    expect(runCommand(world, accept(BILLY, request, 20))).toMatchObject({
      refusal: { code: 'POOL_CHANGED', details: { pool: 20, minPool: 50 } },
    });
    world.balances.set('treasury', 3000);
    expect(refusalOf(world, accept(BILLY, request, 20))).toBe('done');
  });
});
