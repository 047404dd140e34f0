import { ATTRIBUTES, type Attribute } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { Match, MatchCard, MatchRound } from '../match-types.ts';
import type { MovePlan } from '../table/move-plan.ts';
import type { LessonId } from './lesson.ts';
import { lessonAt, type Moment, waitsForReader } from './lessons.ts';

const YOU = `0x91fa${'0'.repeat(32)}c07e`;
const NANNY = `0x5467${'0'.repeat(32)}74ba`;

const card = (id: number, special: Partial<Record<Attribute, number>> = {}): MatchCard => ({
  id,
  name: `Card ${id}`,
  goatName: 'The Flea',
  momentTitle: 'Slalom',
  imageUrl: '/x.webp',
  rarity: 'Rare',
  goatScore: 75,
  attributes: {
    ...(Object.fromEntries(ATTRIBUTES.map((name) => [name, 75])) as MatchCard['attributes']),
    ...special,
  },
});

/** Strong in vision, weak in pace, a little ahead in charisma and dribbling. */
const OWN = card(1, { vision: 85, charisma: 77, dribbling: 76, physicality: 70 });
const THEIRS = card(2, { pace: 84, finishing: 80 });

const round = (over: Partial<MatchRound> = {}): MatchRound => ({
  round: 1,
  attribute: 'finishing',
  pickedBy: null,
  byClock: false,
  values: [75, 80],
  winner: NANNY,
  ...over,
});

const DECIDERS: Match['deciders'] = [
  { attribute: 'pace', state: 'open' },
  { attribute: 'charisma', state: 'open' },
  { attribute: 'dribbling', state: 'open' },
];

function duel(over: Partial<Match> = {}): Match {
  const player = { committed: true, opened: true, connected: true, commitment: 'c' };
  return {
    id: '1',
    mode: 'duel',
    kind: 'practice',
    rules: 2,
    phase: 'pick',
    you: YOU,
    turn: YOU,
    step: 'pick',
    choices: [],
    players: [
      { ...player, address: YOU, name: null, house: false, announcedCard: OWN, card: OWN },
      { ...player, address: NANNY, name: 'Nanny', house: true, announcedCard: THEIRS },
    ],
    rounds: [],
    deciders: [],
    ...over,
  } as unknown as Match;
}

const lostOne = (over: Partial<Match> = {}) =>
  duel({ rounds: [round()], deciders: DECIDERS, ...over });
const wonOne = (over: Partial<Match> = {}) =>
  duel({
    rounds: [round({ attribute: 'vision', values: [85, 75], winner: YOU })],
    deciders: DECIDERS,
    turn: NANNY,
    ...over,
  });

/** Nobody has chosen anything yet. */
const PLAN: MovePlan = { attribute: null, crossing: false, strike: null, move: null };
const CHOSEN: MovePlan = { ...PLAN, attribute: 'vision', crossing: true };

const moment = (match: Match, over: Partial<Moment> = {}): Moment => ({
  match,
  told: match.rounds.length,
  step: null,
  over: match.phase === 'finished',
  plan: match.turn === YOU ? PLAN : null,
  ...over,
});

/** Everything there is to read before the player has to do something: `['card', 'rival', 'seal']` */
function reading(at: Moment): LessonId[] {
  const read = new Set<LessonId>();
  const ids: LessonId[] = [];
  for (;;) {
    const lesson = lessonAt(at, read);
    if (!lesson) return ids;
    ids.push(lesson.id);
    if (!lesson.next) return ids;
    read.add(lesson.id);
  }
}

const say = (at: Moment, ...read: LessonId[]) => lessonAt(at, new Set(read));

describe('the first match', () => {
  it('begins with the two cards, and then asks for the seal', () => {
    const match = duel({ phase: 'commit', turn: null });
    const unsealed = {
      ...match,
      players: [{ ...match.players[0], committed: false }, match.players[1]],
    } as Match;
    expect(reading(moment(unsealed))).toEqual(['card', 'rival', 'seal']);
    expect(say(moment(unsealed), 'card', 'rival')?.at).toBe('seal');
  });

  it('says that round 1 is luck from the seal until the draw has stopped, and lets the goats meet', () => {
    expect(reading(moment(duel({ phase: 'commit', turn: null })))).toEqual(['draw']);
    expect(reading(moment(duel({ phase: 'open', turn: null })))).toEqual(['draw']);
    expect(reading(moment(lostOne(), { told: 0, step: 'draw' }))).toEqual(['draw']);
    expect(reading(moment(lostOne(), { told: 0, step: 'meet' }))).toEqual([]);
  });

  it('leads whoever lost round 1 through the table and the deciders to a pick', () => {
    expect(reading(moment(lostOne()))).toEqual(['lost', 'numbers', 'deciders', 'pick']);
    const chosen = moment(lostOne(), { plan: CHOSEN });
    expect(reading(chosen)).toEqual(['lost', 'numbers', 'deciders', 'strike']);
    expect(say(moment(lostOne()))?.text).toContain('Finishing: your 75, my 80.');
  });

  it('points at the widest lead, and at the decider that would be played against one', () => {
    const known = ['lost', 'numbers', 'deciders'] as const;
    const pick = say(moment(lostOne()), ...known);
    expect(pick).toMatchObject({ at: { row: 'vision' }, title: 'I would play Vision' });
    expect(pick?.text).toContain('Your 85 against the 75 I announced.');
    const strike = say(moment(lostOne(), { plan: CHOSEN }), ...known);
    expect(strike?.at).toEqual({ decider: 'pace' });
    expect(strike?.text).toContain('there I am 9 ahead');
  });

  it('asks for nothing to be crossed out where the pick itself is a decider', () => {
    const plan: MovePlan = { ...PLAN, attribute: 'charisma' };
    expect(reading(moment(lostOne(), { plan })).slice(-2)).toEqual(['deciders', 'send']);
  });

  it('follows somebody who runs ahead: with the stroke drawn only the button is left', () => {
    const plan: MovePlan = { ...CHOSEN, strike: 'pace' };
    const known = ['lost', 'numbers', 'deciders'] as const;
    expect(say(moment(lostOne(), { plan }), ...known)).toMatchObject({ id: 'send', at: 'send' });
  });

  it('does not trust an announced card that round 1 has shown to be another', () => {
    const swapped = lostOne({ rounds: [round({ values: [75, 79] })] });
    const pick = say(moment(swapped), 'lost', 'numbers', 'deciders');
    expect(pick?.text).toContain('I swapped my card');
    expect(say(moment(swapped), 'lost')?.text).toContain('question marks: I swapped');
  });

  it('tells how a level round fell', () => {
    const tieBreak = { by: 'attribute', attribute: 'vision' } as const;
    const level = wonOne({ rounds: [round({ values: [80, 80], winner: YOU, tieBreak })] });
    expect(say(moment(level))?.text).toContain('Finishing: 80 each, so Vision broke the tie.');
    const coin = lostOne({ rounds: [round({ values: [80, 80], tieBreak: { by: 'coin' } })] });
    expect(say(moment(coin))?.text).toContain('so the coin broke the tie.');
  });

  it('keeps the other side waiting while whoever won round 1 reads, and no longer', () => {
    const match = wonOne();
    expect(reading(moment(match))).toEqual(['won', 'numbers', 'deciders']);
    expect(waitsForReader(match, new Set())).toBe(true);
    expect(waitsForReader(match, new Set(['won', 'numbers', 'deciders']))).toBe(false);
    // One's own move has five minutes, and nothing to wait for.
    expect(waitsForReader(lostOne(), new Set())).toBe(false);
  });

  it('at one each explains who decides, and why', () => {
    const deciders = DECIDERS.map((each, i) => ({ ...each, state: i === 0 ? 'struck' : 'open' }));
    const second = round({ round: 2, attribute: 'vision', values: [85, 75], winner: YOU });
    const theirs = duel({
      rounds: [round(), { ...second, pickedBy: YOU, struck: 'pace' }],
      deciders: deciders as Match['deciders'],
      turn: NANNY,
    });
    expect(reading(moment(theirs))).toEqual(['level']);
    expect(waitsForReader(theirs, new Set())).toBe(true);
    const byClock = { ...theirs, rounds: [round(), { ...second, pickedBy: YOU, byClock: true }] };
    expect(say(moment(byClock))?.text).toMatch(/^The clock picked for you/);
    const yours = duel({
      rounds: [
        round({ attribute: 'vision', values: [85, 75], winner: YOU }),
        round({ round: 2, pickedBy: NANNY, values: [75, 80], winner: NANNY }),
      ],
      deciders: deciders as Match['deciders'],
    });
    expect(reading(moment(yours))).toEqual(['decide']);
    expect(say(moment(yours))?.at).toEqual({ decider: 'charisma' });
    expect(say(moment(yours))?.text).toContain('Charisma looks best: your 77, my 75 as announced.');
    const plan: MovePlan = { ...PLAN, attribute: 'charisma' };
    expect(say(moment(yours, { plan }))).toMatchObject({ id: 'send', at: 'send' });
  });

  it.each([
    [{ winner: YOU, reason: 'points' }, 'you beat me'],
    [{ winner: NANNY, reason: 'points' }, 'I had the luck'],
    [{ winner: NANNY, reason: 'conceded' }, 'You went home early'],
    [{ winner: NANNY, reason: 'forfeited' }, 'never opened'],
    [{ winner: null, reason: 'void' }, 'nobody won'],
    [{ winner: null, reason: 'outage' }, 'We were away for too long'],
  ])('ends with what it was and what it would have paid: %o', (result, words) => {
    const match = wonOne({ phase: 'finished', turn: null, result: result as Match['result'] });
    const end = say(moment(match));
    expect(end).toMatchObject({ id: 'end', next: false });
    expect(end?.text).toContain(words);
    expect(end?.text).toContain('10 HOOF a side can pay the winner 50');
    expect(reading(moment(match, { over: false, step: 'turn' }))).toEqual([]);
  });

  it('takes twelve lessons at the most', () => {
    const longest: LessonId[] = [
      ...['card', 'rival', 'seal', 'draw'],
      ...reading(moment(lostOne())),
      ...['strike', 'send', 'level', 'end'],
    ] as LessonId[];
    expect(longest.length).toBeLessThanOrEqual(12);
  });

  it('explains the rules where something is at stake, and gives no advice', () => {
    const staked = { kind: 'challenge' } as const;
    const known = ['lost', 'numbers', 'deciders'] as const;
    expect(reading(moment(lostOne(staked)))).toEqual([...known, 'pick']);
    const pick = say(moment(lostOne(staked)), ...known);
    expect(pick).toMatchObject({ title: 'Your pick', at: 'table' });
    const strike = say(moment(lostOne(staked), { plan: CHOSEN }), ...known);
    expect(strike).toMatchObject({ title: 'Cross one out', at: 'deciders' });
    expect(strike?.text).toContain('Round 3 is one of the three deciders');
    for (const lesson of [pick, strike])
      expect(lesson?.text).not.toMatch(/I would (play|take)|odds/);
    const result = {
      winner: YOU,
      reason: 'points',
      payouts: [20, 0],
    } as unknown as Match['result'];
    const end = wonOne({
      ...staked,
      phase: 'finished',
      turn: null,
      stake: 10,
      ...(result && { result }),
    });
    expect(say(moment(end))?.text).toContain('That is +10 HOOF for you.');
  });

  it('has nothing to say to a watcher, in a squad or in a cup', () => {
    for (const over of [{ you: null }, { mode: 'squad' }, { kind: 'cup' }] as const) {
      expect(lessonAt(moment(lostOne(over)), new Set())).toBeNull();
    }
  });
});
