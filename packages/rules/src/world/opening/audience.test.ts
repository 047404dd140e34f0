import { beforeEach, describe, expect, test } from 'vitest';
import { DUEL_EXPIRY_MS } from '../../economy/deadlines.ts';
import { OPENINGS_PER_WALLET } from '../../economy/limits.ts';
import { ALICE, accept, BILLY, CAROL, open } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, refusedWhole, runCommand, verdictOn } from '../test-world.ts';
import { maySee } from './audience.ts';
import type { OpenCommand } from './commands.ts';

let world: World;
const CODE = 'a-code-that-nobody-guesses';

beforeEach(() => {
  world = createWorld({ treasury: 0, [ALICE]: 100_000, [BILLY]: 100_000, [CAROL]: 100_000 });
  for (const [i, owner] of [ALICE, BILLY, CAROL].entries()) {
    for (let n = 0; n < 12; n += 1) addCard(world, 100 * (i + 1) + n, 'Common', { owner });
  }
});

const toBilly = { to: { wallet: BILLY, house: false }, code: CODE };
const ask = (cardId: number, special: Partial<OpenCommand>) =>
  open(ALICE, cardId, { rarity: 'Common', ...special });

describe('a challenge to one player', () => {
  test('is theirs alone to take, and stands for half an hour', () => {
    const { opening } = done(world, ask(100, toBilly));
    expect(opening).toMatchObject({ to: BILLY, expiresAt: NOON + DUEL_EXPIRY_MS });
    expect(refusedWhole(world, accept(CAROL, opening, 300))).toBe('NOT_ADDRESSED');
    expect(refusedWhole(world, accept(CAROL, opening, 300, { code: CODE }))).toBe('NOT_ADDRESSED');
    expect(refusalOf(world, accept(BILLY, opening, 200))).toBe('done');
  });

  test('is told to them with its link, as somebody else’s doing', () => {
    const verdict = verdictOn(world, ask(100, toBilly));
    const told = verdict.ok ? verdict.effects.filter(({ type }) => type === 'message') : [];
    expect(told).toMatchObject([{ wallet: BILLY, from: ALICE, href: `/duel/${CODE}` }]);
  });

  test('can be turned down by them, and everything comes back', () => {
    const { opening } = done(world, ask(100, toBilly));
    const say = (wallet: string) =>
      ({ type: 'cancel', kind: 'challenge', id: opening.id, wallet, at: NOON }) as const;
    expect(refusedWhole(world, say(CAROL))).toBe('NOT_FOUND');
    expect(done(world, say(BILLY)).status).toBe('declined');
    expect([balanceOf(world, ALICE), world.cards.get(100)?.busyWith]).toEqual([100_000, null]);
  });

  test('is for a person, and for somebody else', () => {
    const house = { ...toBilly, to: { wallet: BILLY, house: true } };
    expect(refusedWhole(world, ask(100, house))).toBe('INVALID_INPUT');
    const oneself = { ...toBilly, to: { wallet: ALICE, house: false } };
    expect(refusedWhole(world, ask(100, oneself))).toBe('INVALID_INPUT');
    expect(refusedWhole(world, ask(100, { ...toBilly, kind: 'request' }))).toBe('INVALID_INPUT');
  });
});

describe('a link', () => {
  test('is worth a game to whoever holds it, and to nobody who counts numbers through', () => {
    const { opening } = done(world, ask(100, { code: CODE }));
    expect(refusedWhole(world, accept(CAROL, opening, 300))).toBe('NOT_FOUND');
    expect(refusedWhole(world, accept(CAROL, opening, 300, { code: 'guessed' }))).toBe('NOT_FOUND');
    expect(refusedWhole(world, accept(ALICE, opening, 101, { code: CODE }))).toBe('OWN_CHALLENGE');
    expect(refusalOf(world, accept(BILLY, opening, 200, { code: CODE }))).toBe('done');
    expect(refusedWhole(world, accept(CAROL, opening, 300, { code: CODE }))).toBe('ALREADY_TAKEN');
  });

  test('of two strangers at one instant exactly one is in', () => {
    const { opening } = done(world, ask(100, { code: CODE }));
    const billy = verdictOn(world, accept(BILLY, opening, 200, { code: CODE }));
    const carol = verdictOn(world, accept(CAROL, opening, 300, { code: CODE }));
    if (!billy.ok || !carol.ok) throw new Error('both saw it open');
    expect(commit(world, billy, NOON)).toBeNull();
    expect(commit(world, carol, NOON)).toBe('opening');
    expect(balanceOf(world, CAROL)).toBe(100_000);
  });

  test('changes no list: nobody hears that there is one', () => {
    const verdict = verdictOn(world, ask(100, { code: CODE }));
    const loud = verdict.ok && verdict.effects.some(({ type }) => /notice|message/.test(type));
    expect(loud).toBe(false);
  });

  test('runs out by the clock', () => {
    const { kind, id, expiresAt: at } = done(world, ask(100, { code: CODE })).opening;
    const late = accept(BILLY, { kind, id }, 200, { code: CODE, at });
    expect(refusedWhole(world, late)).toBe('ALREADY_EXPIRED');
    expect(done(world, { type: 'expire', kind, id, at }).status).toBe('expired');
    expect(balanceOf(world, ALICE)).toBe(100_000);
  });
});

describe('of two of whom one has blocked the other', () => {
  const linked = () => done(world, ask(100, { code: CODE })).opening;

  test('whoever blocked finds nothing of the other, and asks them for nothing', () => {
    world.blocks.add(`${BILLY} ${ALICE}`);
    expect(refusedWhole(world, accept(BILLY, linked(), 200, { code: CODE }))).toBe('NOT_FOUND');
    const { opening } = done(world, ask(101, { ...toBilly, code: `${CODE} 2` }));
    expect(refusedWhole(world, accept(BILLY, opening, 200))).toBe('NOT_FOUND');
    const back = { to: { wallet: ALICE, house: false }, code: `${CODE} 3` };
    expect(refusedWhole(world, open(BILLY, 201, { rarity: 'Common', ...back }))).toBe('CONFLICT');
  });

  test('whoever was blocked takes a link as a stranger does', () => {
    world.blocks.add(`${ALICE} ${BILLY}`);
    expect(refusalOf(world, accept(BILLY, linked(), 200, { code: CODE }))).toBe('done');
  });

  test('what was meant for whoever was blocked is withdrawn, also a moment before it is', () => {
    const { opening } = done(world, ask(100, toBilly));
    world.blocks.add(`${ALICE} ${BILLY}`);
    expect(refusedWhole(world, accept(BILLY, opening, 200))).toBe('ALREADY_CANCELLED');
  });
});

test('there are five of each open, and one kind takes no place of another', () => {
  for (let n = 0; n < OPENINGS_PER_WALLET; n += 1) {
    done(world, ask(100 + n, toBilly));
    done(world, ask(106 + n, { code: `${CODE} ${n}` }));
  }
  expect(runCommand(world, ask(105, toBilly))).toMatchObject({
    refusal: { code: 'TOO_MANY_OPEN', details: { open: 5, most: 5 } },
  });
  expect(refusedWhole(world, ask(105, { code: CODE }))).toBe('TOO_MANY_OPEN');
  expect(refusalOf(world, ask(105, {}))).toBe('done');
});

test('what is not listed is seen by its maker and whom it is for', () => {
  const seenBy = (opening: Parameters<typeof maySee>[0]) =>
    [null, ALICE, BILLY, CAROL].map((viewer) => maySee(opening, viewer));
  expect(seenBy({ player: ALICE })).toEqual([true, true, true, true]);
  expect(seenBy({ player: ALICE, to: BILLY, code: CODE })).toEqual([false, true, true, false]);
  expect(seenBy({ player: ALICE, code: CODE })).toEqual([false, true, false, false]);
});
