import type { EndReason } from '../engine/state.ts';

/** Meetings of the same two wallets within this long count less and less. */
export const REPEAT_WINDOW_MS = 7 * 24 * 60 * 60 * 1000;

export interface Weight {
  /** For whoever won; `lost` is for whoever lost. */
  readonly counted: number;
  readonly lost: number;
  readonly reason: string;
}

/** Who gives up loses half of what a match counts: giving up must not save a rating, nor make one. */
const GIVEN_UP = { won: 0.1, lost: 0.5 } as const;

/**
 * What a win against a wallet counts that may be a minute old. The rating of a newcomer is so
 * uncertain that a tenth would still lift it by 130 points in fourteen wins.
 */
const STRANGER_WEIGHT = 0.02;

export interface MatchNotes {
  readonly bothOpened?: boolean | undefined;
  /** The loser has no history, where one is asked for. */
  readonly strangerBeaten?: boolean;
}

/**
 * How much a match counts for the ranking, and why in a sentence. Beating the same friend all
 * evening must not make a champion: the n-th meeting in a week counts 1/n, a match that somebody
 * gave up half of that for the loser and a tenth for the winner, and one in which not both put their
 * cards on the table nothing:
 * a farm of wallets that give up at once lifts nobody. Nor does one that plays its part to the end:
 * a win against a wallet without a history counts a fiftieth.
 *
 * `matchWeight(2, 'points') // { counted: 1/3, reason: 'Meeting 3 of these two in seven days: …' }`
 */
export function matchWeight(
  earlierMeetings: number,
  reason: EndReason,
  { bothOpened = true, strangerBeaten = false }: MatchNotes = {},
): Weight {
  if (!bothOpened) {
    return {
      counted: 0,
      lost: 0,
      reason: `${WORDS[reason]} before the cards were on the table: it counts nothing.`,
    };
  }
  const meeting = earlierMeetings + 1;
  const playedOut = reason !== 'conceded' && reason !== 'forfeited';
  const parts = (1 / meeting) * (strangerBeaten ? STRANGER_WEIGHT : 1);
  const counted = thousandths(parts * (playedOut ? 1 : GIVEN_UP.won));
  const lost = thousandths(parts * (playedOut ? 1 : GIVEN_UP.lost));
  const which =
    meeting === 1
      ? 'First meeting of these two in seven days'
      : `Meeting ${meeting} of these two in seven days`;
  const how = playedOut ? '' : `, ${reason} before it was played out`;
  const whom = strangerBeaten ? ', won against somebody who has not played their way in yet' : '';
  const loser = counted === lost ? '' : ` for the winner, ${percent(lost)} for the loser`;
  return { counted, lost, reason: `${which}${how}${whom}: it counts ${percent(counted)}${loser}.` };
}

const thousandths = (parts: number) => Math.round(parts * 1000) / 1000;

const WORDS: Partial<Record<EndReason, string>> = { conceded: 'Conceded', forfeited: 'Forfeited' };

function percent(counted: number): string {
  return counted === 1 ? 'in full' : `${Math.round(counted * 100)} %`;
}
