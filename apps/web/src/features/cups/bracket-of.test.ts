import { describe, expect, it } from 'vitest';
import { bracketOf, ownTie, roundInPlay } from './bracket-of.ts';
import { drawnCup, playedOut, tie, wallet } from './test-cup.ts';

describe('a bracket', () => {
  it('has a place for every tie to come, from the first round to the final', () => {
    const rounds = bracketOf(drawnCup(), null);
    expect(rounds.map(({ name, slots }) => [name, slots.length])).toEqual([
      ['Quarter-final', 4],
      ['Semi-final', 2],
      ['Final', 1],
    ]);
    expect(rounds[1]?.slots[0]).toMatchObject({ players: [null, null], tie: null, own: false });
  });

  it('puts a winner into the next round before the opponent is known', () => {
    const cup = drawnCup();
    const [first, ...rest] = cup.ties;
    const you = first!.players[0]!;
    const won = { ...first!, winner: you, phase: 'finished' as const };
    const [, semi] = bracketOf({ ...cup, ties: [won, ...rest] }, you);
    expect(semi?.slots[0]).toMatchObject({ players: [you, null], tie: null, own: true });
  });

  it('shows a bye as won without a match', () => {
    const bye = tie(1, 0, [wallet(1), null], { matchId: null, phase: null, winner: wallet(1) });
    const rounds = bracketOf({ rounds: 2, ties: [bye, tie(1, 1, [wallet(2), wallet(3)])] }, null);
    expect(rounds[0]?.slots.map((slot) => slot.bye)).toEqual([true, false]);
    expect(rounds[1]?.slots[0]?.players).toEqual([wallet(1), null]);
  });

  it('turns to one’s own live tie first, else to the first round that is not over', () => {
    const cup = drawnCup();
    const you = cup.ties[0]!.players[0]!;
    expect(roundInPlay(bracketOf(cup, you))).toBe(1);
    expect(ownTie(cup, you)).toBe(cup.ties[0]);
    const ahead = cup.ties
      .slice(0, 2)
      .map((each) => ({ ...each, winner: each.players[0], phase: 'finished' as const }));
    const semi = tie(2, 0, [ahead[0]!.winner, ahead[1]!.winner]);
    const ties = [...ahead, ...cup.ties.slice(2), semi];
    expect(roundInPlay(bracketOf({ ...cup, ties }, you))).toBe(2);
    expect(roundInPlay(bracketOf({ ...cup, ties }, null))).toBe(1);
    expect(roundInPlay(bracketOf(playedOut(cup), you))).toBe(3);
    expect(ownTie(playedOut(cup), you)).toBeNull();
  });
});
