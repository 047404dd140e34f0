import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match-types.ts';
import { BILLY, FLEA, MACHINE, testRound, WIZARD, wonBattle, YOU } from '../test-match.ts';
import { beatAt, type Clip, clipOf } from './timeline.ts';

/** Who takes which round of a duel or a squad until somebody has won it. */
const played = fc
  .record({
    mode: fc.constantFrom('duel', 'squad'),
    toYou: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  })
  .map(({ mode, toYou }) => matchOf(mode as Match['mode'], toYou));

function matchOf(mode: Match['mode'], toYou: readonly boolean[]): Match {
  const needed = mode === 'duel' ? 2 : 3;
  const score: [number, number] = [0, 0];
  const rounds = [];
  for (const yours of toYou) {
    if (Math.max(...score) === needed) break;
    score[yours ? 0 : 1] += 1;
    const winner = yours ? YOU : BILLY;
    rounds.push(
      testRound({ round: rounds.length + 1, winner, pickedBy: rounds.length ? YOU : null }),
    );
  }
  const winner = score[0] === needed ? YOU : BILLY;
  const lineup = [FLEA, WIZARD, MACHINE, FLEA, WIZARD];
  const won = wonBattle(winner, { mode, rounds, score });
  const [a, b] = won.players;
  return {
    ...won,
    players: [
      { ...a, lineup },
      { ...b, lineup },
    ],
  };
}

const clip = (match: Match): Clip => clipOf(match)!;
const lengthOf = ({ beats }: Clip, round: number) =>
  beats
    .filter(({ step, done }) => (step === 'meet' || step === 'verdict') && done === round)
    .reduce((sum, { ms }) => sum + ms, 0);

describe('the clip of a match', () => {
  it('takes seven to nine seconds, however many rounds there were', () => {
    fc.assert(
      fc.property(played, (match) => {
        const { ms } = clip(match);
        expect(ms).toBeGreaterThanOrEqual(7_000);
        expect(ms).toBeLessThanOrEqual(9_000);
      }),
    );
  });

  it('begins with the poster, shows every round with its verdict and ends with the card that won', () => {
    fc.assert(
      fc.property(played, (match) => {
        const steps = clip(match)
          .beats.filter(({ step }) => step !== 'decider')
          .map(({ step, done }) =>
            step === 'meet' || step === 'verdict' ? `${step} ${done}` : step,
          );
        const rounds = match.rounds.flatMap((_, done) => [`meet ${done}`, `verdict ${done}`]);
        expect(steps).toEqual(['poster', ...rounds, 'pose']);
      }),
    );
  });

  it('has no gap: every moment shows exactly one thing, and time only goes forward', () => {
    fc.assert(
      fc.property(played, fc.nat(9_000), (match, at) => {
        const whole = clip(match);
        for (const [place, beat] of whole.beats.entries()) {
          const next = whole.beats[place + 1];
          expect(beat.from + beat.ms).toBeCloseTo(next ? next.from : whole.ms);
        }
        const { beat, share } = beatAt(whole, at);
        expect(beat.from).toBeLessThanOrEqual(at);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('holds its breath longer for the round that decides, and says that it comes', () => {
    fc.assert(
      fc.property(played, (match) => {
        const whole = clip(match);
        const decider = whole.beats.find(({ step }) => step === 'decider');
        const last = match.rounds.length - 1;
        if (!decider) return;
        expect(decider.done).toBe(last);
        for (let round = 0; round < last; round += 1) {
          expect(lengthOf(whole, last)).toBeGreaterThan(1.5 * lengthOf(whole, round));
        }
      }),
    );
    const level = clip(matchOf('duel', [true, false, true]));
    expect(level.beats.map(({ step }) => step)).toContain('decider');
  });

  it('shows each round long enough to read two numbers, in a squad of five rounds too', () => {
    const long = clip(matchOf('squad', [true, false, true, false, true]));
    for (let round = 0; round < 5; round += 1) expect(lengthOf(long, round)).toBeGreaterThan(650);
  });

  it('shows the last picture, whole, after the last moment', () => {
    const whole = clip(wonBattle(YOU));
    expect(beatAt(whole, whole.ms + 5_000)).toMatchObject({ beat: { step: 'pose' }, share: 1 });
    expect(beatAt(whole, 0)).toMatchObject({ beat: { step: 'poster' }, share: 0 });
  });

  it('is none of a match that is still played: a secret card would be in it', () => {
    expect(clipOf(wonBattle(YOU, { phase: 'pick' }))).toBeNull();
  });

  it('is none where nobody won by playing', () => {
    const { result } = wonBattle(YOU);
    for (const reason of ['conceded', 'forfeited', 'void'] as const) {
      expect(clipOf(wonBattle(YOU, { result: { ...result!, reason } }))).toBeNull();
    }
  });
});
