import { t } from '@goats/words';
import type { GameMode } from './battle-queries.ts';

/** A kind of match, as tags and lists have it. */
export const MODE_WORDS = {
  duel: t('duel@@kind of match: one card each'),
  squad: t('squad@@kind of match: five cards each'),
} as const satisfies Record<GameMode, string>;
