import { beforeEach, describe, expect, test } from 'vitest';
import { nextDay, utcDay } from '../../economy/limits.ts';
import { PRESETS } from '../../economy/presets.ts';
import { sha256Hex } from '../../hash/sha256.ts';
import type { QuestName } from '../../quests/quest-kinds.ts';
import { drawQuests, questId, questProgress } from '../../quests/quests.ts';
import { ALICE, BILLY, playOut, startDuel } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { happenings } from '../test-strangers.ts';
import { done, refusalOf, refusedWhole, runCommand, verdictOn } from '../test-world.ts';
import type { ClaimQuestCommand } from './quests.ts';

const DAY_MS = 86_400_000;
const DAY = utcDay(NOON);
let world: World;

/** A seed whose day has this quest, and not the other one beside it. */
function seedWith(name: QuestName, day = DAY): string {
  for (let n = 0; ; n += 1) {
    const seed = sha256Hex(`quest ${n}`);
    if (drawQuests(seed, day).some(({ quest }) => quest === name)) return seed;
  }
}
const claim = (name: QuestName, special: Partial<ClaimQuestCommand> = {}) => {
  const { at = NOON } = special;
  const day = utcDay(at);
  return {
    ...{ type: 'claim-quest', wallet: ALICE, quest: questId(day, name), at },
    ...{ seed: seedWith(name, day), ...special },
  } as const satisfies ClaimQuestCommand;
};
const change = (name: QuestName, seed: string) =>
  ({ type: 'change-quest', wallet: ALICE, quest: questId(DAY, name), seed, at: NOON }) as const;
const whyNot = (command: Parameters<typeof runCommand>[1]) => {
  const outcome = runCommand(world, command);
  return outcome.ok ? null : outcome.refusal.details;
};

/** Alice's card is better on everything. */
function play(at = NOON, cards: readonly [number, number] = [41, 42]) {
  return playOut(world, startDuel(world, [ALICE, cards[0]], [BILLY, cards[1]], { at }));
}

beforeEach(() => {
  world = createWorld({ treasury: 10_000_000, [ALICE]: 50_000, [BILLY]: 50_000 });
  for (const [i, id] of [41, 43, 45, 47].entries()) {
    addCard(world, id, 'Rare', { owner: ALICE, level: 80 });
    addCard(world, id + 1, 'Rare', { owner: BILLY, level: 72 + i });
  }
});

describe('[E19c] a quest of the day', () => {
  test('is paid in locked HOOF when its player asks, and once', () => {
    play();
    const before = balanceOf(world, ALICE);
    expect(done(world, claim('win'))).toEqual({ hoof: PRESETS.demo.quests.hoof });
    expect(balanceOf(world, ALICE) - before).toBe(20_000);
    expect(happenings(() => world).lockedOf(ALICE)).toBe(20_000);
    expect(refusedWhole(world, claim('win'))).toBe('NOT_DUE');
    expect(whyNot(claim('win'))).toEqual({ because: 'paid', nextAt: nextDay(NOON) });
  });

  test('is not paid before it is done, nor to whoever lost', () => {
    expect(whyNot(claim('win'))).toEqual({ because: 'not-done', nextAt: null });
    play();
    expect(whyNot(claim('win', { wallet: BILLY }))).toEqual({ because: 'not-done', nextAt: null });
    expect(whyNot(claim('two-matches'))).toEqual({ because: 'not-done', nextAt: null });
    play(NOON, [43, 44]);
    expect(refusalOf(world, claim('two-matches'))).toBe('done');
  });

  test('is paid once to two tabs that ask at one instant', () => {
    play();
    const twice = verdictOn(world, claim('win'));
    done(world, claim('win'));
    if (!twice.ok) throw new Error(twice.refusal.sentence);
    expect(commit(world, twice, NOON)).toBe('quest-day');
  });

  test('is one of its own day: what was done yesterday, or asked for yesterday, is not', () => {
    play();
    const at = NOON + DAY_MS;
    expect(whyNot(claim('win', { at }))).toEqual({ because: 'not-done', nextAt: null });
    const late = { ...claim('win', { at }), quest: questId(DAY, 'win') };
    expect(whyNot(late)).toEqual({ because: 'not-todays', nextAt: null });
    for (const quest of ['', 'win', questId(DAY, 'win').replace('win', 'lose')])
      expect(whyNot(claim('win', { quest }))).toEqual({ because: 'not-todays', nextAt: null });
  });

  test('that is not drawn is not paid, however well it is done', () => {
    play();
    const seed = seedWith('comeback');
    expect(drawQuests(seed, DAY).some(({ quest }) => quest === 'win')).toBe(false);
    expect(whyNot(claim('win', { seed }))).toEqual({ because: 'not-todays', nextAt: null });
  });

  test('may be changed for its spare, one a day, and what was given away is not paid', () => {
    play();
    const seed = seedWith('win');
    const drawn = drawQuests(seed, DAY);
    const { spare } = drawn.find(({ quest }) => quest === 'win')!;
    done(world, change('win', seed));
    expect(whyNot(claim('win', { seed }))).toEqual({ because: 'not-todays', nextAt: null });
    expect(whyNot(change(drawn[0]!.quest, seed))).toEqual({
      ...{ because: 'changed', nextAt: nextDay(NOON) },
    });
    const state = [...world.matches.values()].map((match) => match.state);
    const { done: far, goal } = questProgress(spare, state, ALICE);
    const outcome = refusalOf(world, { ...claim('win', { seed }), quest: questId(DAY, spare) });
    expect(outcome).toBe(far === goal ? 'done' : 'NOT_DUE');
  });

  test('that is collected cannot be changed for another one to collect', () => {
    play();
    const seed = seedWith('win');
    done(world, claim('win', { seed }));
    expect(whyNot(change('win', seed))).toEqual({ because: 'paid', nextAt: nextDay(NOON) });
  });

  test('is not paid to a wallet that asked the chain to let it go', () => {
    play();
    world.leaving.set(ALICE, NOON);
    expect(refusedWhole(world, claim('win'))).toBe('WALLET_LEAVING');
  });

  test('is not paid out of what the treasury has promised or has not', () => {
    play();
    world.balances.set('treasury', 19_999);
    expect(refusedWhole(world, claim('win'))).toBe('TREASURY_EMPTY');
  });

  test('of the whole world costs no more than the day has, also when two want the last of it', () => {
    world.economy = { ...world.economy, quests: { hoof: 200, perDay: 200 } };
    play();
    const lost = claim('two-rivals', { wallet: BILLY });
    const late = verdictOn(world, claim('win'));
    done(world, claim('win'));
    if (!late.ok) throw new Error(late.refusal.sentence);
    expect(commit(world, late, NOON)).not.toBeNull();
    expect(whyNot(lost)).toEqual({ because: 'given-out', nextAt: nextDay(NOON) });
  });
});

describe('[E19c] quests among strangers', () => {
  beforeEach(() => {
    world.economy = { ...world.economy, historyAsked: true, quests: PRESETS.live.quests };
  });
  const { withHistory } = happenings(() => world);

  test('are paid to wallets with a history: a thousand free ones get nothing, whatever they win', () => {
    play();
    expect(whyNot(claim('win'))).toEqual({ because: 'no-history', nextAt: null });
    withHistory(ALICE);
    expect(done(world, claim('win'))).toEqual({ hoof: 5 });
    expect(world.days.get(`${DAY} quests`)).toBe(500);
  });
});

test('[E19c] a week of quests pays every one that was done, and never one twice', () => {
  const seedOf = (day: number) => sha256Hex(`seed of ${day}`);
  let paid = 0;
  for (let n = 0; n < 7; n += 1) {
    const at = NOON + n * DAY_MS;
    const day = utcDay(at);
    for (const cards of [
      [41, 42],
      [43, 44],
      [45, 46],
    ] as const) {
      for (const id of cards) {
        const card = world.cards.get(id)!;
        world.cards.set(id, { ...card, restsUntil: null });
      }
      play(at, cards);
    }
    const states = [...world.matches.values()]
      .map(({ state }) => state)
      .filter((state) => state.phase === 'finished' && utcDay(state.finishedAt) === day);
    for (const { quest } of drawQuests(seedOf(day), day)) {
      const command = claim(quest, { at, seed: seedOf(day) });
      const { done: far, goal } = questProgress(quest, states, ALICE);
      expect([quest, refusalOf(world, command)]).toEqual([
        quest,
        far === goal ? 'done' : 'NOT_DUE',
      ]);
      if (far === goal) {
        paid += 1;
        expect(refusalOf(world, command)).toBe('NOT_DUE');
      }
    }
  }
  expect(paid).toBeGreaterThan(2);
  const prizes = world.transfers.filter(({ reference }) => reference.startsWith('quest:'));
  expect(prizes).toHaveLength(paid);
});
