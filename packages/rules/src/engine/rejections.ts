import { m } from '@goats/words';

/**
 * Every reason the engine refuses an action, and what it means to whoever reads it. What only a fault
 * of ours could bring about is not marked: it is read in a log.
 */
export const REJECTIONS = {
  'setup/same-player': m('A player cannot play against themselves.'),
  'setup/deck-size': m('A duel announces one card, a squad a deck of ten.'),
  'setup/duplicate-card': m('The same card was announced twice.'),
  'setup/challenge-is-a-duel': 'A challenge is always a duel.',
  'setup/malformed-seed': 'The server seed is not 32 bytes of lower-case hex.',
  'setup/malformed-terms': 'The stake is not a positive whole number of hundredths.',
  'setup/malformed-name': 'A match id or address is empty or holds the separator.',
  'setup/malformed-time': 'The start or a time limit is not a usable number of milliseconds.',
  'match/finished': m('The match is over.'),
  'match/deadline-passed': m('The time for this step has run out.'),
  'match/malformed-time': 'The time of the action is not a whole number of milliseconds.',
  'commit/wrong-phase': m('Commitments are closed.'),
  'commit/already-committed': m('A commitment stands once it is made.'),
  'commit/malformed': m('A commitment is 32 bytes of lower-case hex.'),
  'open/wrong-phase': m('Nothing can be opened now.'),
  'open/nothing-committed': m(
    'Without a commitment the announced card plays; there is nothing to open.',
  ),
  'open/already-opened': m('The commitment is already open.'),
  'open/malformed': m('Seed and salt are 32 bytes of lower-case hex each.'),
  'open/commitment-mismatch': m('The opening does not match the commitment.'),
  'open/wrong-tier': m('A swap must be one card of the announced tier.'),
  'open/wrong-lineup': m('A line-up is five different cards of the announced deck.'),
  'pick/wrong-phase': m('No attribute is being picked now.'),
  'pick/not-your-turn': m('It is the other player’s pick.'),
  'pick/unknown-attribute': m('There is no such attribute.'),
  'pick/attribute-used': m('That attribute was already played.'),
  'pick/not-a-decider': m('The last round is played in one of the two deciders that are left.'),
  'pick/strike-missing': m(
    'One decider has to go: pick one of them, or name the one that is crossed out as "strike".',
  ),
  'pick/strike-refused': m(
    'That cannot be crossed out now: with round 2 one open decider goes, the one played or else one other.',
  ),
  'timeout/too-early': 'The deadline has not passed yet.',
  'give-back/malformed': 'Time given back is a positive whole number of milliseconds.',
} as const satisfies Record<string, string>;

export type Rejection = keyof typeof REJECTIONS;
