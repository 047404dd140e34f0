import { describe, expect, it } from 'vitest';
import type { Match } from '../match-types.ts';
import { BILLY, testRound, wonBattle, YOU } from '../test-match.ts';
import { paintFrame } from './paint-frame.ts';
import { clipOf } from './timeline.ts';

/** A canvas that only remembers what was written on it. */
function frameAt(match: Match, ms: number, tall = false): string[] {
  const words: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string) => words.push(text),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    globalAlpha: 1,
  };
  const ctx = new Proxy(known, {
    get: (target, name) => target[String(name)] ?? (() => undefined),
  });
  const pictures = { get: () => ({}) };
  const look = new Proxy({}, { get: (_, name) => String(name) });
  const size = { width: 1080, height: tall ? 1920 : 1080, tall };
  paintFrame({ ctx, look, pictures, match, ...size } as never, clipOf(match)!, ms);
  return words;
}

/** Level after two; Billy takes the third by a hair. */
const DECIDED: Match = wonBattle(BILLY, {
  you: null,
  rounds: [
    testRound({ values: [84, 82] }),
    testRound({ round: 2, attribute: 'pace', values: [70, 82], pickedBy: BILLY, winner: BILLY }),
    testRound({ round: 3, attribute: 'charisma', values: [80, 81], pickedBy: YOU, winner: BILLY }),
  ],
  score: [1, 2],
});
const { beats, ms: whole } = clipOf(DECIDED)!;
const within = (step: string, done: number, share: number) => {
  const beat = beats.find((each) => each.step === step && each.done === done)!;
  return beat.from + beat.ms * share;
};

describe.each([false, true])('a frame of the clip (tall: %s)', (tall) => {
  const said = (ms: number) => frameAt(DECIDED, ms, tall);

  it('begins with who meets whom, with which cards and for what', () => {
    expect(said(0)).toEqual(
      expect.arrayContaining(['THE FLEA', 'THE MACHINE', 'Billy', '10 HOOF EACH', 'CARD AT STAKE']),
    );
  });

  it('shows both numbers before it says who takes the round, and how it stood until then', () => {
    const meeting = said(within('meet', 1, 0.95));
    expect(meeting).toEqual(expect.arrayContaining(['ROUND 2', 'PACE', '70', '82', '1', '0']));
    expect(meeting.join()).not.toContain('TAKES');
    const verdict = said(within('verdict', 1, 0.95));
    expect(verdict).toContain('BILLY TAKES IT');
    expect(verdict.filter((word) => word === '1')).toHaveLength(2);
  });

  it('calls the round that decides by its name', () => {
    expect(said(within('decider', 2, 0.9))).toContain('DECIDING ROUND');
    expect(said(within('meet', 2, 0.9))).toEqual(
      expect.arrayContaining(['DECIDING ROUND', '80', '81']),
    );
  });

  it('ends with who won, by how much, and with which card', () => {
    expect(said(whole)).toEqual(expect.arrayContaining(['BILLY WINS 2:1', 'The Machine #0003']));
  });

  it('never spells an address in capitals: that would be another', () => {
    expect(said(within('verdict', 0, 0.9))).toContain('0x91fa...c07e TAKES IT');
  });
});
