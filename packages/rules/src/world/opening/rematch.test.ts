import { beforeEach, describe, expect, test } from 'vitest';
import { REMATCH_EXPIRY_MS, REMATCH_WITHIN_MS } from '../../economy/deadlines.ts';
import type { MatchFacts } from '../match/facts.ts';
import { ALICE, accept, BILLY, CAROL, concede, open, startDuel } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { done, refusalOf, refusedWhole, verdictOn } from '../test-world.ts';
import type { OpenCommand } from './commands.ts';
import type { OpeningFacts } from './facts.ts';

const AT = NOON + 10;
let world: World;
let match: MatchFacts;

beforeEach(() => {
  world = createWorld({
    ...{ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000, [CAROL]: 100_000 },
  });
  for (const [i, owner] of [ALICE, BILLY, CAROL].entries()) {
    for (let id = 10 * (i + 1); id < 10 * (i + 1) + 4; id += 1)
      addCard(world, id, 'Common', { owner });
  }
  match = startDuel(world, [ALICE, 10], [BILLY, 20], { rarity: 'Common' });
  done(world, concede(match, BILLY));
});

const again = (wallet: string, cardId: number, special: Partial<OpenCommand> = {}) =>
  open(wallet, cardId, { rarity: 'Common', rematchOf: match.id, at: AT, ...special });
const proposed = (): OpeningFacts => done(world, again(ALICE, 11)).opening;

describe('a rematch', () => {
  test('is for the other player of the match, whoever proposes it, and waits five minutes', () => {
    expect(proposed()).toMatchObject({
      rematchOf: match.id,
      to: BILLY,
      expiresAt: AT + REMATCH_EXPIRY_MS,
    });
    expect(done(world, open(BILLY, 21, { at: AT })).opening.to).toBeUndefined();
  });

  test('tells the one it is for, and nobody else', () => {
    const verdict = verdictOn(world, again(ALICE, 11));
    const told = verdict.ok ? verdict.effects.filter(({ type }) => type === 'message') : [];
    expect(told).toMatchObject([
      { wallet: BILLY, from: ALICE, href: `/battle?match=${match.id}#rematch` },
    ]);
  });

  test('can be taken by the one it is for, and by nobody else', () => {
    const opening = proposed();
    expect(refusedWhole(world, accept(CAROL, opening, 30, { at: AT }))).toBe('NOT_ADDRESSED');
    expect(refusalOf(world, accept(BILLY, opening, 21, { at: AT }))).toBe('done');
    expect(refusedWhole(world, accept(CAROL, opening, 30, { at: AT }))).toBe('NOT_ADDRESSED');
  });

  test('is refused to strangers, for another game, before the end and long after it', () => {
    expect(refusedWhole(world, again(CAROL, 30))).toBe('NOT_A_PLAYER');
    expect(refusedWhole(world, again(ALICE, 11, { rematchOf: 77_777 }))).toBe('NOT_FOUND');
    expect(refusedWhole(world, again(ALICE, 11, { stake: 25 }))).toBe('NO_REMATCH');
    expect(refusedWhole(world, again(ALICE, 11, { kind: 'request' }))).toBe('NO_REMATCH');
    const late = { at: NOON + 5 + REMATCH_WITHIN_MS };
    expect(refusedWhole(world, again(ALICE, 11, late))).toBe('NO_REMATCH');
    const live = startDuel(world, [ALICE, 12], [BILLY, 22], { rarity: 'Common' });
    expect(refusedWhole(world, again(ALICE, 11, { rematchOf: live.id }))).toBe(
      'MATCH_NOT_FINISHED',
    );
  });

  test('is proposed by one of the two: the second hears of the first', () => {
    const both = [again(ALICE, 11), again(BILLY, 21)].map((each) => verdictOn(world, each));
    const opening = proposed();
    expect(refusedWhole(world, again(BILLY, 21))).toBe('REMATCH_PROPOSED');
    expect(refusedWhole(world, again(ALICE, 12))).toBe('REMATCH_PROPOSED');
    // Decided at the same instant, on a world in which neither stood yet.
    const second = both[1]!;
    expect(second.ok && commit(world, second, AT)).not.toBeNull();
    expect(refusalOf(world, accept(BILLY, opening, 21, { at: AT }))).toBe('done');
  });

  test('can be turned down by the one it is for: all comes back, and the same is not asked twice', () => {
    const before = balanceOf(world, ALICE);
    const opening = proposed();
    const say = (wallet: string) => ({ ...opening, type: 'cancel', wallet, at: AT }) as const;
    expect(refusedWhole(world, say(CAROL))).toBe('NOT_FOUND');
    expect(done(world, say(BILLY)).status).toBe('declined');
    expect([balanceOf(world, ALICE), world.cards.get(11)?.busyWith]).toEqual([before, null]);
    expect(refusedWhole(world, accept(BILLY, opening, 21, { at: AT }))).toBe('ALREADY_CANCELLED');
    expect(refusedWhole(world, again(ALICE, 11))).toBe('NO_REMATCH');
    // Whoever said no may change their mind.
    expect(refusalOf(world, again(BILLY, 21))).toBe('done');
  });

  test('taken back or run out it can be proposed anew', () => {
    const first = proposed();
    done(world, { ...first, type: 'cancel', wallet: ALICE, at: AT });
    const second = proposed();
    const at = AT + REMATCH_EXPIRY_MS;
    expect(refusedWhole(world, accept(BILLY, second, 21, { at }))).toBe('ALREADY_EXPIRED');
    done(world, { ...second, type: 'expire', at });
    expect(refusalOf(world, again(BILLY, 21, { at }))).toBe('done');
  });
});
