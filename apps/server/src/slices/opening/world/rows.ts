import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

export function openedRow({ place, opening }: Placed<'opening-opened'>) {
  const { kind, id, player, mode, rarity, stake } = opening;
  return {
    ...{ place, kind, id, player, mode, rarity, stake },
    card_ids: opening.cardIds,
    card_rarity: opening.cardRarity,
    min_pool: opening.minPool,
    created_at: time(opening.createdAt),
    expires_at: time(opening.expiresAt),
    rematch_of: opening.rematchOf ?? null,
    only_for: opening.to ?? null,
    code: opening.code ?? null,
  };
}
