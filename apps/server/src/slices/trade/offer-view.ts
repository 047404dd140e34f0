import { cardImageUrl } from '@goats/collection';
import type { listedOffer, offer } from '@goats/contract';
import { type OfferFacts, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { ListedOfferRow } from './offer-store.ts';
import { toOffer } from './world/facts.ts';

export function offerAnswer(facts: OfferFacts): z.input<typeof offer> {
  const { amount, createdAt, expiresAt, ...rest } = facts;
  return {
    ...rest,
    amount: toHoof(amount),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

export function listedOfferAnswer(row: ListedOfferRow): z.input<typeof listedOffer> {
  const { name, rarity, goat_score: goatScore } = row;
  return {
    ...offerAnswer(toOffer(row)),
    card: { name, rarity, goatScore, imageUrl: cardImageUrl(row.card_id) },
  };
}
