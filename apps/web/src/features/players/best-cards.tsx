import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import type { Player } from './player-queries.ts';

/** What an opponent should expect. */
export function BestCards({ cards }: { cards: Player['bestCards'] }) {
  return (
    <section aria-labelledby="best-cards">
      <h2 id="best-cards" className="mb-5 text-panel">
        Best cards
      </h2>
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
                alt={`${card.name}, ${card.rarity}, GOAT Score ${card.goatScore}`}
                sizes="(min-width: 48rem) 200px, 46vw"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
