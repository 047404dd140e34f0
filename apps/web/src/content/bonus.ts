import { HISTORY, PRESETS } from '@goats/rules';
import { t } from '@goats/words';

/** Who gets the treasury's part. Not in the demo world: nobody there has to play their way in. */
export const BONUS_LINE = t(
  'The treasury adds its part when both players have played their way in: {matches} matches played out against {wallets} wallets on {days} days. Until then it is for the stakes.',
  { ...HISTORY, days: PRESETS.live.historyDays },
);
