import { m } from '@goats/words';
import { REJECTIONS, type Rejection } from '../engine/rejections.ts';
import type { RefusalTable } from './table.ts';

/** The engine's reasons as calls answer them. */
const REJECTION_CODES = {
  'setup/same-player': 'OWN_CHALLENGE',
  'setup/deck-size': 'DECK_INVALID',
  'setup/duplicate-card': 'DECK_INVALID',
  'setup/challenge-is-a-duel': 'INTERNAL',
  'setup/malformed-seed': 'INTERNAL',
  'setup/malformed-terms': 'INTERNAL',
  'setup/malformed-name': 'INTERNAL',
  'setup/malformed-time': 'INTERNAL',
  'match/finished': 'MATCH_FINISHED',
  'match/deadline-passed': 'DEADLINE_PASSED',
  'match/malformed-time': 'INTERNAL',
  'commit/wrong-phase': 'COMMIT_WRONG_PHASE',
  'commit/already-committed': 'ALREADY_COMMITTED',
  'commit/malformed': 'COMMITMENT_MALFORMED',
  'open/wrong-phase': 'OPEN_WRONG_PHASE',
  'open/nothing-committed': 'NOTHING_COMMITTED',
  'open/already-opened': 'ALREADY_OPENED',
  'open/malformed': 'OPENING_MALFORMED',
  'open/commitment-mismatch': 'OPENING_MISMATCH',
  'open/wrong-tier': 'WRONG_TIER',
  'open/wrong-lineup': 'LINEUP_INVALID',
  'pick/wrong-phase': 'PICK_WRONG_PHASE',
  'pick/not-your-turn': 'NOT_YOUR_TURN',
  'pick/unknown-attribute': 'UNKNOWN_ATTRIBUTE',
  'pick/attribute-used': 'ATTRIBUTE_USED',
  'pick/not-a-decider': 'PICK_NOT_A_DECIDER',
  'pick/strike-missing': 'PICK_STRIKE_MISSING',
  'pick/strike-refused': 'PICK_STRIKE_REFUSED',
  'timeout/too-early': 'CONFLICT',
  'give-back/malformed': 'INTERNAL',
} as const satisfies Record<Rejection, string>;

type EngineRefusals = {
  readonly [R in Rejection]: {
    readonly code: (typeof REJECTION_CODES)[R];
    readonly say: (typeof REJECTIONS)[R];
  };
};

const ENGINE_REFUSALS = Object.fromEntries(
  Object.entries(REJECTION_CODES).map(([rejection, code]) => [
    rejection,
    { code, say: REJECTIONS[rejection as Rejection] },
  ]),
) as EngineRefusals;

export const MATCH_REFUSALS = {
  ...ENGINE_REFUSALS,
  'match-unknown': { code: 'NOT_FOUND', say: m('There is no such match.') },
  'match-not-a-player': {
    code: 'NOT_A_PLAYER',
    say: m('Only its two players can act in this match.'),
  },
  'card-not-among-yours': {
    code: 'CARD_NOT_YOURS',
    say: m('{name} was not among the cards you could bring when this match was made.'),
  },
  'card-on-shelf': {
    code: 'CARD_LISTED',
    say: m('{name} is for sale: take it off the shelf to bring it.'),
  },
  'that-card-not-yours': {
    code: 'CARD_NOT_YOURS',
    say: m(
      '{kind, select, practice {That card is not in the hand you practise with.} cup {That card is not among the cards you entered.} friendly {That card is not in the hand you began with.} other {That card is not in your hand.}}',
    ),
  },
  'too-many-practice': {
    code: 'TOO_MANY_PRACTICE',
    say: m('You have {count} practice matches going: finish one of them, or concede it.'),
  },
  'too-many-friendlies': {
    code: 'TOO_MANY_FRIENDLIES',
    say: m('You have {count} friendlies going: finish one of them, or concede it.'),
  },
  'they-have-too-many-friendlies': {
    code: 'TOO_MANY_FRIENDLIES',
    say: m('They have {count} friendlies going: try again when one of them is over.'),
  },
} as const satisfies RefusalTable;
