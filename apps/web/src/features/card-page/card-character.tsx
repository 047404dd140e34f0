import { goatSummaries } from '@goats/collection';
import { type Attribute, attributeLabel } from '@goats/rules';
import { attributesInWords } from '@goats/ui/attributes-in-words.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';

/** What a card is strong in, the way to others like it, and whether that runs in the family. */
export function CardCharacter({
  card,
  className = '',
}: {
  card: { goatName: string; rarity: string; strongIn: Attribute };
  className?: string;
}) {
  const { goatName, rarity, strongIn } = card;
  const signature = goatSummaries.find((goat) => goat.name === goatName)?.signature ?? [];
  const goat = { goat: goatName, attributes: attributesInWords(signature) };
  return (
    <p className={`max-w-140 text-small text-chalk-2 ${className}`}>
      <T
        m="Strong in {attribute}, further above the average {rarity} card than in anything else on the day it was printed."
        attribute={
          <Link
            to="/marketplace"
            search={{ strong: strongIn }}
            hash="cards"
            className="link font-semibold text-chalk"
          >
            {attributeLabel(strongIn)}
          </Link>
        }
        rarity={rarityLabel(rarity)}
      />{' '}
      {signature.includes(strongIn)
        ? t('{goat} signs with {attributes}, so it runs in the family.', goat)
        : t('{goat} signs with {attributes}. This one had other ideas.', goat)}
    </p>
  );
}
