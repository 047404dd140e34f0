import { describe, expect, test } from 'vitest';
import type { Attribute } from '../attributes.ts';
import { PRESETS } from '../economy/presets.ts';
import { crowdFor } from '../engine/crowd.ts';
import { lowestOf } from '../engine/deciders.ts';
import type { FinishedState, MatchState } from '../engine/state.ts';
import {
  ALICE,
  act,
  BILLY,
  begin,
  expire,
  kickOff,
  pick,
  playOn,
  randomMatch,
  step,
  testCard,
} from '../engine/test-matches.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { QUEST_KINDS, QUEST_SHELVES, type QuestName } from './quest-kinds.ts';
import { type QuestMatch, type QuestRound, seenFrom } from './quest-match.ts';
import { drawQuests, questHold, questId, questNamed, questProgress, questsOf } from './quests.ts';

const DAY = 20_775;
const SEED = sha256Hex('a day');

const round = (special: Partial<QuestRound> = {}): QuestRound => ({
  ...{ attribute: 'pace', won: true, picked: null, apart: 10 },
  ...special,
});
const lost = (special: Partial<QuestRound> = {}) => round({ won: false, ...special });
const seen = (special: Partial<QuestMatch> = {}): QuestMatch => ({
  ...{ id: '7', won: true, rounds: [round(), round()], wholeDistance: false },
  ...{ struckTheirBest: false, against: BILLY, cardId: 1, tiersAbove: 0, pointsAbove: 0 },
  ...special,
});
const marks = (name: QuestName, special: Partial<QuestMatch>) =>
  QUEST_KINDS[name].marks(seen(special)).length;

/** For each quest matches that count for it, and matches that look like it and do not. */
const CASES: Record<QuestName, { yes: Partial<QuestMatch>[]; no: Partial<QuestMatch>[] }> = {
  'two-matches': { yes: [{}, { won: false }], no: [] },
  'two-cards': { yes: [{ cardId: 2 }], no: [] },
  'two-rivals': { yes: [{ against: ALICE }], no: [] },
  'three-rounds': {
    yes: [{ rounds: [round()] }],
    no: [{ rounds: [lost(), round({ won: null })] }],
  },
  'whole-distance': { yes: [{ wholeDistance: true, won: false }], no: [{}] },
  'own-pick': {
    yes: [{ won: false, rounds: [round({ picked: 'me' })] }],
    no: [{ rounds: [lost({ picked: 'me' }), round({ picked: 'them' }), round()] }],
  },
  'their-pick': {
    yes: [{ rounds: [round({ picked: 'them' })] }],
    no: [{ rounds: [lost({ picked: 'them' }), round({ picked: 'me' }), round()] }],
  },
  'opening-goal': {
    yes: [{ won: false, rounds: [round(), lost()] }],
    no: [{ rounds: [lost(), round(), round()] }],
  },
  'cross-out': { yes: [{ struckTheirBest: true, won: false }], no: [{}] },
  whisker: {
    yes: [{ rounds: [round({ apart: 3 })] }, { rounds: [round({ apart: 1 })] }],
    no: [{ rounds: [round({ apart: 4 }), round({ apart: 0 }), lost({ apart: 1 })] }],
  },
  heading: {
    yes: [{ rounds: [round({ attribute: 'headingAbility' })] }],
    no: [{ rounds: [lost({ attribute: 'headingAbility' }), round()] }],
  },
  defending: { yes: [{ rounds: [round({ attribute: 'defensiveIQ' })] }], no: [{}] },
  vision: { yes: [{ rounds: [round({ attribute: 'vision' })] }], no: [{}] },
  charisma: { yes: [{ rounds: [round({ attribute: 'charisma' })] }], no: [{}] },
  win: { yes: [{}], no: [{ won: false }] },
  'clean-sheet': {
    yes: [{}, { rounds: [round(), round({ won: null })] }],
    no: [{ rounds: [round(), lost(), round()] }, { won: false, rounds: [round({ won: null })] }],
  },
  comeback: {
    yes: [{ rounds: [lost(), round(), round()] }],
    no: [{ rounds: [round(), lost(), round()] }, { won: false, rounds: [lost(), round(), lost()] }],
  },
  decider: {
    yes: [{ wholeDistance: true, rounds: [lost(), round(), round()] }],
    no: [{}, { won: false, wholeDistance: true, rounds: [round(), lost(), lost()] }],
  },
  'higher-tier': {
    yes: [{ tiersAbove: 1 }],
    no: [{}, { tiersAbove: -1 }, { won: false, tiersAbove: 3 }],
  },
  'higher-score': {
    yes: [{ pointsAbove: 1 }],
    no: [{}, { pointsAbove: -1 }, { won: false, pointsAbove: 9 }],
  },
};

describe('[E19c] a quest', () => {
  test.each(Object.entries(CASES))(
    '%s counts what it says, and nothing that looks like it',
    (name, { yes, no }) => {
      for (const match of yes) expect(marks(name as QuestName, match)).toBeGreaterThan(0);
      for (const match of no) expect(marks(name as QuestName, match)).toBe(0);
    },
  );

  test('says in its text how much it asks for', () => {
    const NUMBERS = ['', '', 'two', 'three'];
    for (const { text, goal } of Object.values(QUEST_KINDS)) {
      expect(text).toMatch(/^[A-Z].*[^.]$/);
      if (goal > 1) expect(text).toContain(NUMBERS[goal]);
    }
  });
});

const HIGH = testCard(1, 'Rare', 80);
const LOW = testCard(2, 'Rare', 72);
/** Alice wins every round, with the better card. */
const easy = () => playOn(kickOff({ id: '7', cards: [[HIGH], [LOW]] }, [[HIGH], [LOW]]));

describe('[E19c] a match as one of the two remembers it', () => {
  test('tells each side its own story', () => {
    const state = easy();
    const [one, other] = [seenFrom(state, ALICE)!, seenFrom(state, BILLY)!];
    expect(one).toMatchObject({ id: '7', won: true, cardId: 1, tiersAbove: 0, pointsAbove: -8 });
    expect(other).toMatchObject({ id: '7', won: false, cardId: 2, tiersAbove: 0, pointsAbove: 8 });
    expect(one.against).toBe(BILLY);
    expect(one.rounds.map(({ won }) => won)).toEqual([true, true]);
    expect(one.rounds.map(({ apart }) => apart)).toEqual([8, 8]);
    // The loser of round 1 picks round 2.
    expect(one.rounds.map(({ picked }) => picked)).toEqual([null, 'them']);
    expect(other.rounds.map(({ picked }) => picked)).toEqual([null, 'me']);
    expect(seenFrom(state, '0xsomebodyelse')).toBeNull();
  });

  test('is nothing where somebody gave up, the clock opened, or nothing was at stake', () => {
    const playing = kickOff({ cards: [[HIGH], [LOW]] }, [[HIGH], [LOW]]);
    expect(seenFrom(playing, ALICE)).toBeNull();
    const conceded = act(playing, { type: 'concede', seat: 1, at: playing.startedAt + 3 });
    expect(conceded.phase).toBe('finished');
    expect(seenFrom(conceded, ALICE)).toBeNull();
    let away: MatchState = begin({ cards: [[HIGH], [LOW]] });
    while (away.phase !== 'finished') away = expire(away);
    expect(seenFrom(away, ALICE)).toBeNull();
    for (const kind of ['friendly', 'practice'] as const) {
      const state = playOn(kickOff({ cards: [[HIGH], [LOW]], terms: { kind } }, [[HIGH], [LOW]]));
      expect(seenFrom(state, ALICE)).toBeNull();
    }
  });

  test('does not call a pick one’s own that the clock made', () => {
    let state: MatchState = kickOff({ cards: [[HIGH], [LOW]] }, [[HIGH], [LOW]]);
    while (state.phase !== 'finished') state = expire(state);
    expect(seenFrom(state, BILLY)!.rounds.map(({ picked }) => picked)).toEqual([null, null]);
  });

  test('knows who crossed out what the other card is best at, and not when the clock did', () => {
    let struck = 0;
    for (const mode of ['duel', 'squad'] as const) {
      for (let number = 0; number < 60; number += 1) {
        const { match, brought } = randomMatch(number, mode);
        const base = kickOff(match, brought);
        /** Whoever crosses out takes their best, or their worst. */
        const played = (best: boolean): FinishedState => {
          let state: MatchState = base;
          while (state.phase === 'pick') {
            const { turn, openings, rounds } = state;
            const theirs = openings[turn === 0 ? 1 : 0].cards[mode === 'duel' ? 0 : rounds.length]!;
            const worst = (among: readonly Attribute[]) => lowestOf(theirs, among);
            const top = (among: readonly Attribute[]) =>
              among.reduce((a, b) => (theirs.attributes[b] > theirs.attributes[a] ? b : a));
            state = step(state, best ? top : worst);
          }
          if (state.phase !== 'finished') throw new Error(state.phase);
          return state;
        };
        const state = played(true);
        if (!state.strike) continue;
        const sides = [ALICE, BILLY].map((side) => seenFrom(state, side)!.struckTheirBest);
        // Only one of the two crosses out.
        expect(sides.filter(Boolean).length).toBeLessThanOrEqual(1);
        if (mode === 'squad') expect(sides.filter(Boolean)).toHaveLength(1);
        if (sides.some(Boolean)) struck += 1;
        const byClock = { ...state, strike: { ...state.strike, byClock: true } };
        for (const side of [ALICE, BILLY])
          expect(seenFrom(byClock, side)!.struckTheirBest).toBe(false);
      }
    }
    expect(struck).toBeGreaterThan(20);
  });

  test('knows the tier of what was really brought', () => {
    const epic = testCard(3, 'Epic', 81, { pace: 60 });
    const state = playOn(kickOff({ cards: [[HIGH], [epic]] }, [[HIGH], [epic]]));
    expect(seenFrom(state, ALICE)!.tiersAbove).toBe(1);
    expect(seenFrom(state, BILLY)!.tiersAbove).toBe(-1);
  });

  test('counts the crowd where it says how narrow a round was', () => {
    const rare = testCard(1, 'Rare', 80);
    const common = testCard(2, 'Common', 70);
    const { bonus, later } = crowdFor('Common', 'Rare')!;
    const state = playOn(kickOff({ cards: [[common], [rare]] }, [[common], [rare]]));
    const apart = state.rounds.map((_, n) => Math.abs(-10 + (n === 0 ? bonus : later)));
    for (const side of [ALICE, BILLY])
      expect(seenFrom(state, side)!.rounds.map((round) => round.apart)).toEqual(apart);
  });

  test('of a duel in three rounds says that it went the whole distance', () => {
    const one = testCard(1, 'Rare', 75, { pace: 85 });
    const other = testCard(2, 'Rare', 76);
    let state: MatchState = kickOff({ cards: [[one], [other]] }, [[one], [other]]);
    // Alice loses round 1 unless it is pace, and picks what she is best at.
    while (state.phase === 'pick') {
      state = state.turn === 0 && state.rounds.length === 1 ? pick(state, 'pace') : step(state);
    }
    expect(state.phase === 'finished' && state.rounds.length).toBe(3);
    expect(seenFrom(state, ALICE)!.wholeDistance).toBe(true);
    expect(seenFrom(easy(), ALICE)!.wholeDistance).toBe(false);
  });
});

describe('[E19c] the quests of a day', () => {
  test('are one of each shelf, the same from the same seed, others on another day', () => {
    const drawn = drawQuests(SEED, DAY);
    expect(drawn).toEqual(drawQuests(SEED, DAY));
    expect(drawn).toHaveLength(3);
    for (const [i, { quest, spare }] of drawn.entries()) {
      expect(QUEST_SHELVES[i]).toContain(quest);
      expect(QUEST_SHELVES[i]).toContain(spare);
      expect(spare).not.toBe(quest);
    }
    const names = (day: number) => drawQuests(SEED, day).map(({ quest }) => quest);
    expect(new Set([1, 2, 3, 4, 5].map((n) => names(DAY + n).join())).size).toBeGreaterThan(1);
    expect(Object.keys(QUEST_KINDS).length).toBeGreaterThanOrEqual(12);
  });

  test('bring every kind there is within a season', () => {
    const seen = new Set<QuestName>();
    for (let day = 0; day < 84; day += 1) {
      for (const { quest } of drawQuests(sha256Hex(`day ${day}`), day)) seen.add(quest);
    }
    expect([...seen].sort()).toEqual(Object.keys(QUEST_KINDS).sort());
  });

  test('are known by their day, so that yesterday’s is not today’s', () => {
    const id = questId(DAY, 'comeback');
    expect(id).toBe('2026-11-18-comeback');
    expect(questNamed(DAY, id)).toBe('comeback');
    for (let day = 0; day < 40_000; day += 13) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(questId(day, 'win')).toBe(`${date}-win`);
    }
    for (const wrong of [questId(DAY - 1, 'comeback'), '2026-11-18-', '2026-11-18-toString', ''])
      expect(questNamed(DAY, wrong)).toBeNull();
  });

  test('change one for its spare and leave the others', () => {
    const drawn = drawQuests(SEED, DAY);
    const [first, second, third] = drawn;
    expect(questsOf(drawn, { changed: second!.quest })).toEqual([
      ...[first!.quest, second!.spare, third!.quest],
    ]);
    expect(questsOf(drawn, { changed: null })).toEqual(drawn.map(({ quest }) => quest));
  });

  test('are counted over the matches of the day, and say which of them counted', () => {
    const of = (id: string) => ({ ...easy(), id });
    const matches = [of('1'), of('2'), of('3')];
    expect(questProgress('two-matches', matches, BILLY)).toEqual({
      goal: 2,
      done: 2,
      by: ['1', '2'],
    });
    expect(questProgress('two-rivals', matches, ALICE)).toEqual({ goal: 2, done: 1, by: ['1'] });
    expect(questProgress('three-rounds', matches, ALICE)).toEqual({
      goal: 3,
      done: 3,
      by: ['1', '2'],
    });
    expect(questProgress('win', matches, BILLY)).toEqual({ goal: 1, done: 0, by: [] });
    expect(questProgress('win', [], ALICE)).toEqual({ goal: 1, done: 0, by: [] });
  });

  test('never lose what was done because more was played', () => {
    const states: MatchState[] = [];
    for (let number = 0; number < 40; number += 1) {
      const { match, brought } = randomMatch(number, number % 3 === 0 ? 'squad' : 'duel');
      const state = playOn(kickOff(match, brought));
      const other = { ...state.players[1], address: `0x${number}` };
      states.push({ ...state, players: [state.players[0], other] });
    }
    for (const name of Object.keys(QUEST_KINDS) as QuestName[]) {
      const progress = states.map(
        (_, n) => questProgress(name, states.slice(0, n + 1), ALICE).done,
      );
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
      // Every one of them can be done by playing.
      expect([name, progress.at(-1)]).toEqual([name, QUEST_KINDS[name].goal]);
    }
  });
});

test('[E19c] a wallet without a history is not paid among strangers, and nobody beyond the day', () => {
  const { live, demo } = PRESETS;
  const fresh = { hasHistory: false, paidToAll: 0 };
  expect(questHold(fresh, live)).toBe('no-history');
  expect(questHold(fresh, demo)).toBeNull();
  const all = (hoof: number) => ({ hasHistory: true, paidToAll: hoof * 100 });
  expect(questHold(all(495), live)).toBeNull();
  expect(questHold(all(496), live)).toBe('given-out');
});
