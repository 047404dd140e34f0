import { worded } from '@goats/ui/labels.ts';
import { m } from '@goats/words';

// English: the keys are headings of docs/rules.md.
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  Duel: m('Duel@@kind of match: one card each'),
  Squad: m('Squad@@kind of match: five cards each'),
  Randomness: m('Randomness@@heading of rules'),
  'What may be seen': m('What may be seen@@heading of rules: by whom, of a match'),
  Proofs: m('Proofs@@heading of rules'),
  'House players': m('House players@@heading of rules'),
  Economy: m('Economy@@heading of rules'),
};

/** `groupLabel('Proofs')` */
export function groupLabel(title: string): string {
  return worded(GROUP_WORDS, title);
}
