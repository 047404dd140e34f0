import { RARITIES } from '@goats/rules';
import type { SignGauge, Signs } from '../../room.ts';

export const CARD_SIGNS: Signs = {
  sql: `
    select ${RARITIES.map((tier) => `count(*) filter (where rarity = '${tier}')::int as "${tier}"`).join(', ')}
      from card_holdings where owner is null`,
  gauges: RARITIES.map(
    (tier): SignGauge => ({
      ...{ name: 'goats_cards_above_reserve', column: tier, labels: { tier } },
      help: 'Unowned cards less those kept for starter packs',
      less: ({ economy }) => economy.mints.reserved[tier],
    }),
  ),
};
