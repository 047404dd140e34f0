import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import type { Player } from './player-queries.ts';

/** What an opponent should expect. */
export function BestCards({ cards, address }: { cards: Player['bestCards']; address: string }) {
  return (
    <section aria-labelledby="best-cards">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="best-cards" className="text-panel">
          {t('Best cards')}
        </h2>
        <Link to="/album/$address" params={{ address }} className="link text-small">
          {t('The whole album')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3 md:grid-cols-6 md:gap-4">
        {cards.map((card) => (
          <li key={card.id}>
            <Link
              to="/nft/$id"
              params={{ id: String(card.id) }}
              className="block transition-[translate] duration-180 hover:-translate-y-1.5 motion-reduce:translate-none"
            >
              <CardPicture
                imageUrl={card.imageUrl}
                rarity={card.rarity}
                alt={t('{name}, {rarity}, GOAT Score {score}', {
                  name: card.name,
                  rarity: rarityLabel(card.rarity),
                  score: card.goatScore,
                })}
                sizes="(min-width: 48rem) 200px, 46vw"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
