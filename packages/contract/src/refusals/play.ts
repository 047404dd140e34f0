import { m } from '@goats/words';
import type { ServerTable } from './table.ts';

export const PLAY_REFUSALS = {
  'work-needed': {
    code: 'WORK_NEEDED',
    say: m(
      'Many goats at the gate: this pack costs a second of honest work. The details say which.',
    ),
  },
  'duel-unknown': { code: 'NOT_FOUND', say: m('There is no such duel: look at the link again.') },
  'duel-accepted': {
    code: 'DUEL_OVER',
    say: m('This duel is taken: a link is good for one match.'),
  },
  'duel-cancelled': { code: 'DUEL_OVER', say: m('Whoever sent this link has withdrawn it.') },
  'duel-declined': { code: 'DUEL_OVER', say: m('This challenge was turned down.') },
  'duel-expired': { code: 'DUEL_OVER', say: m('This link has run out. Ask for a new one.') },
  'prize-unknown': { code: 'NOT_FOUND', say: m('No prize was paid under that number.') },
  'no-puzzle': { code: 'NOT_FOUND', say: m('There is no puzzle to answer for that day.') },
  'puzzle-strike-missing': {
    code: 'PICK_STRIKE_MISSING',
    say: m('One decider has to go with it: {deciders}.'),
  },
  'puzzle-strike-refused': {
    code: 'PICK_STRIKE_REFUSED',
    say: m('That cannot be crossed out with this pick.'),
  },
  'match-gone': {
    code: 'NOT_FOUND',
    say: m(
      'There is no such match here. Practice is swept up a day after its end, a friendly after thirty, or after two when no round was played.',
    ),
  },
  'proof-too-early': {
    code: 'MATCH_NOT_FINISHED',
    say: m('The proof comes when the match is over.'),
  },
  'faces-in-practice': {
    code: 'NO_REACTIONS',
    say: m('Practice has no stand: nobody would see your face.'),
  },
  'faces-after-the-end': {
    code: 'MATCH_FINISHED',
    say: m('This match is over, and the stand has gone home.'),
  },
  'faces-in-friendly': {
    code: 'NOT_A_PLAYER',
    say: m('A friendly is between two: only they make faces in it.'),
  },
  'faces-hushed': {
    code: 'NO_REACTIONS',
    say: m('A player has asked for quiet: just watch this one.'),
  },
  'last-face': { code: 'NO_REACTIONS', say: m('That was your last face in this match.') },
  'hush-not-a-player': {
    code: 'NOT_A_PLAYER',
    say: m('Only its two players can ask for quiet in this match.'),
  },
  'secret-after-the-end': {
    code: 'MATCH_FINISHED',
    say: m('This match is over: nothing of it has to be kept any more.'),
  },
  'commitment-replayed': {
    code: 'COMMITMENT_REPLAYED',
    say: m('That commitment was made before. A copied hash can never be opened: make your own.'),
  },
  'practice-full': {
    code: 'UNAVAILABLE',
    say: m('The practice pitch is full right now. Try again in a moment.'),
  },
} as const satisfies ServerTable;
