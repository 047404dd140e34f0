import { m } from '@goats/words';
import { sha256Hex } from '../../hash/sha256.ts';
import type { MatchKind } from './facts.ts';

/** What a face in a match can say. Nobody writes anything, so there is nothing to look after. */
export const REACTIONS = ['well-played', 'bleat', 'ha', 'ouch', 'lucky', 'nervous'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** As people call them, said by t. */
export const REACTION_WORDS: Readonly<Record<Reaction, string>> = {
  'well-played': m('Well played@@a face that a player makes'),
  bleat: m('Bleat@@a face that a player makes'),
  ha: m('Ha!@@a face that a player makes'),
  ouch: m('Ouch@@a face that a player makes'),
  lucky: m('Lucky@@a face that a player makes'),
  nervous: m('Nervous@@a face that a player makes'),
};

/** One wallet reacts once in so long, wherever it is. */
export const REACTION_GAP_MS = 3_000;
/** And so often in one match. */
export const REACTIONS_A_MATCH = 12;
/** All who watch one match together, in a second: a thousand wallets fill no screen. */
export const STAND_REACTIONS_A_SECOND = 4;
/** 'Well played' is said after the whistle. */
export const REACTIONS_AFTER_MS = 60_000;

const ANSWERS: Readonly<Record<Reaction, Reaction>> = {
  'well-played': 'well-played',
  bleat: 'bleat',
  ha: 'ouch',
  ouch: 'well-played',
  lucky: 'ha',
  nervous: 'bleat',
};
/** Of so many faces a house player answers one. */
const ANSWERS_ONE_IN = 3;

/**
 * What a house player makes of a face, now and then. It follows from what everybody sees, so that it
 * gives nothing away of what the house has chosen: `houseAnswer('bleat', { matchId: 12, rounds: 1 })`
 */
export function houseAnswer(
  reaction: Reaction,
  { matchId, rounds }: { readonly matchId: number; readonly rounds: number },
): Reaction | null {
  const draw = Number.parseInt(sha256Hex(`face ${matchId} ${rounds} ${reaction}`).slice(0, 8), 16);
  return draw % ANSWERS_ONE_IN === 0 ? ANSWERS[reaction] : null;
}

/** Why nothing can be said: nobody is across the table, it is over, or it is between two alone. */
export type ReactionsShut = 'practice' | 'over' | 'friendly';

/** `reactionsShut({ kind: 'cup', finishedAt: null }, false, now) // null`: everybody may react. */
export function reactionsShut(
  { kind, finishedAt }: { readonly kind: MatchKind; readonly finishedAt: number | null },
  plays: boolean,
  now: number,
): ReactionsShut | null {
  if (kind === 'practice') return 'practice';
  if (finishedAt !== null && now >= finishedAt + REACTIONS_AFTER_MS) return 'over';
  return kind === 'friendly' && !plays ? 'friendly' : null;
}
