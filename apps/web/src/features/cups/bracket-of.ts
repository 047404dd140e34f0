import { roundName } from '@goats/rules';
import type { CupTie, CupWithTies } from './cup-queries.ts';

/** A place in the bracket: a tie that was drawn, or one whose players are still being found. */
export interface Slot {
  readonly round: number;
  readonly index: number;
  /** Null: not known yet, or nobody, where it is a bye. */
  readonly players: readonly [string | null, string | null];
  readonly tie: CupTie | null;
  /** Somebody is through without playing. */
  readonly bye: boolean;
  /** On the way of whoever looks: played, being played, or next. */
  readonly own: boolean;
}

export interface Round {
  readonly round: number;
  readonly name: string;
  readonly slots: readonly Slot[];
}

type Drawn = Pick<CupWithTies, 'rounds' | 'ties'>;

/**
 * The whole bracket from the first round to the final, with the places that nobody has reached yet.
 * `bracketOf(cup, '0x91…').at(-1)?.name // 'Final'`
 */
export function bracketOf({ rounds, ties }: Drawn, you: string | null): Round[] {
  const tieAt = (round: number, index: number) =>
    ties.find((tie) => tie.round === round && tie.index === index) ?? null;
  const first = ties.filter(({ round }) => round === 1).length;
  return Array.from({ length: rounds }, (_, before) => {
    const round = before + 1;
    const slots = Array.from({ length: first / 2 ** before }, (_, index): Slot => {
      const tie = tieAt(round, index);
      const winnerOf = (at: number) => tieAt(before, at)?.winner ?? null;
      const players = tie?.players ?? ([winnerOf(2 * index), winnerOf(2 * index + 1)] as const);
      return {
        ...{ round, index, players, tie, bye: tie !== null && tie.matchId === null },
        own: you !== null && players.includes(you),
      };
    });
    return { round, name: roundName(round, rounds), slots };
  });
}

/** The round that is worth looking at: one's own live one, else the first that is not over. */
export function roundInPlay(bracket: readonly Round[]): number {
  const live = (slot: Slot) => slot.tie !== null && slot.tie.winner === null;
  const own = bracket.find(({ slots }) => slots.some((slot) => slot.own && live(slot)));
  const next = bracket.find(({ slots }) => slots.some(({ tie }) => tie?.winner == null));
  return (own ?? next ?? bracket.at(-1))?.round ?? 1;
}

/** One's tie that is being played now. */
export function ownTie({ ties }: Pick<CupWithTies, 'ties'>, you: string | null): CupTie | null {
  if (you === null) return null;
  return ties.find(({ players, winner }) => winner === null && players.includes(you)) ?? null;
}
