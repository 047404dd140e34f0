import { t } from '@goats/words';

/** A card that comes out of a pack. */
export interface RevealedCard {
  /** Null on the placeholder list, which shows no card that exists. */
  id: number | null;
  name: string;
  description: string;
  imageUrl: string;
  rarity: string;
  iconicMoment: string;
  baseGoatId: number | null;
  /** Of all that came out of the pack, the one to keep. */
  yours?: boolean;
}

interface DealtCard {
  id: number;
  name: string;
  imageUrl: string;
  rarity: string;
  momentTitle?: string;
  team?: string;
  goatName?: string;
  baseGoatId?: number;
}

/** `revealedCard(nft)`, from the catalogue's shape as well as from a wallet's. */
export function revealedCard(card: DealtCard): RevealedCard {
  return {
    id: card.id,
    name: card.name,
    description: card.team ?? card.goatName ?? '',
    imageUrl: card.imageUrl,
    rarity: card.rarity,
    iconicMoment: card.momentTitle || t('Trading Card'),
    baseGoatId: card.baseGoatId ?? null,
  };
}

const listed = (name: string, rarity: string): RevealedCard => ({
  id: null,
  name,
  rarity,
  description: '',
  imageUrl: '/api/goat-images/default',
  iconicMoment: t('Trading Card'),
  baseGoatId: null,
});

/** Shown when no cards were captured. */
export const PLACEHOLDER_CARDS: readonly RevealedCard[] = [
  listed(t('Striker Goat'), 'Common'),
  listed(t('Defender Goat'), 'Common'),
  listed(t('Midfield Maestro'), 'Rare'),
  listed(t('Goal Machine'), 'Rare'),
  listed(t('The Commander'), 'Epic'),
];
