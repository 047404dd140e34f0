import {
  cardDescription,
  type GoatTraits,
  goatSlugOf,
  goatSummary,
  MOMENT_WORDS,
  TRAIT_VALUES,
} from '@goats/collection';
import { t } from '@goats/words';
import type { Nft } from '../catalogue/card-queries.ts';

/** A card's description in the page's language, made of the same facts as the sealed one. */
export function described(
  nft: Pick<Nft, 'description' | 'baseGoatId' | 'rarity' | 'traits' | 'momentTitle'>,
): string {
  const { description, baseGoatId, rarity, traits, momentTitle } = nft;
  const slug = goatSlugOf(baseGoatId);
  // The year is told nowhere else.
  const year = Number(/struck for (\d+): /.exec(description)?.[1]);
  const title = MOMENT_WORDS[momentTitle];
  if (!slug || !year || !title || !areKnown(traits)) return description;
  return cardDescription(goatSummary(slug), rarity, traits, { year, title: t(title) });
}

const TOLD = ['background', 'expression', 'kit', 'accessories', 'special'] as const;

/** Of a newer server there may be a trait that this release has no words for. */
function areKnown(
  traits: Nft['traits'],
): traits is Nft['traits'] & Pick<GoatTraits, (typeof TOLD)[number]> {
  return TOLD.every((kind) =>
    (TRAIT_VALUES[kind] as readonly string[]).includes(traits[kind] ?? ''),
  );
}
