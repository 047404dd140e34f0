import { t } from '@goats/words';
import type { Turn } from './channel-events.ts';

/** What a match waits for, told to the player whom it waits for. */
export const TURN_WORDS: Readonly<Record<Turn['phase'], string>> = {
  commit: t('Choose your card in secret.'),
  open: t('Both cards are chosen: turn yours over.'),
  pick: t('Your pick.@@it is your turn to pick an attribute'),
  finished: t('Your match is over.'),
};
