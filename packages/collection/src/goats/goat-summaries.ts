import { ATTRIBUTES, type Attribute, type Attributes } from '@goats/rules';
import { signatureAttributes } from '../generator/signature.ts';
import { GOAT_SLUGS, type GoatSlug } from '../goat-slugs.ts';
import { versioned } from '../picture-version.ts';
import { GOAT_FACTS } from './goat-facts.ts';
import type { GoatFacts } from './goat-types.ts';

/** `baseGoatId('the-flea') // 3` */
export function baseGoatId(slug: GoatSlug): number {
  return GOAT_SLUGS.indexOf(slug) + 1;
}

/** `goatSlugOf(3) // 'the-flea'`; undefined when there is no such base goat. */
export function goatSlugOf(id: number): GoatSlug | undefined {
  return GOAT_SLUGS[id - 1];
}

/**
 * A goat's overall: the rounded average of its seven best attributes. A forward is not marked
 * down for defending; nobody ever bought a ticket to see it.
 */
export function overall(attributes: Attributes): number {
  const best = ATTRIBUTES.map((attribute) => attributes[attribute])
    .sort((a, b) => b - a)
    .slice(0, 7);
  return Math.round(best.reduce((sum, value) => sum + value, 0) / best.length);
}

/** `/api/goat-images/the-flea.5f1d3c2a.webp` */
export function portraitUrl(slug: GoatSlug): string {
  return versioned(`/api/goat-images/${slug}.webp`);
}

/** `/api/goat-images/the-flea-cover.5f1d3c2a.webp` */
export function coverUrl(slug: GoatSlug): string {
  return versioned(`/api/goat-images/${slug}-cover.webp`);
}

export interface GoatSummary extends GoatFacts {
  readonly baseGoatId: number;
  readonly overall: number;
  /** What its cards are made from: three of the ten, the strongest first. */
  readonly signature: readonly Attribute[];
  readonly imageUrl: string;
  readonly coverImageUrl: string;
}

/** `goatSummary('the-flea').team // 'Rosario Meadow'` */
export function goatSummary(slug: GoatSlug): GoatSummary {
  const facts = GOAT_FACTS[slug];
  return {
    ...facts,
    baseGoatId: baseGoatId(slug),
    overall: overall(facts.baseAttributes),
    signature: signatureAttributes(facts.baseAttributes),
    imageUrl: portraitUrl(slug),
    coverImageUrl: coverUrl(slug),
  };
}

/** The ten in base-goat order, without their long copy. */
export const goatSummaries: readonly GoatSummary[] = /* @__PURE__ */ GOAT_SLUGS.map((slug) =>
  goatSummary(slug),
);
