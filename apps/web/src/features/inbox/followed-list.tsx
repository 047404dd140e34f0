import { auctionCountdown, formatHoof } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { thumbnail } from '@goats/ui/goat-pictures.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { type Followable, useFollow, useWatches, type Watches } from './inbox-queries.ts';

/** Goats and cards that a wallet follows, each with its way out. */
export function FollowedList({ onLeave }: { onLeave: () => void }) {
  const { data, isPending, error, refetch } = useWatches();
  if (isPending) return <Skeleton className="h-40" />;
  if (!data)
    return (
      <NotArrived onRetry={refetch}>
        {t('The list did not arrive. {error}', { error: failureWords(error) })}
      </NotArrived>
    );
  const { cards, goats } = data;
  if (cards.length + goats.length === 0) {
    return (
      <EmptyState
        compact
        title={t('Following nobody')}
        text={t(
          'Press Follow on a card or a goat, and you hear of it when it is for sale, gets cheaper, or its auction is about to end.',
        )}
      />
    );
  }
  return (
    <ul className="border-t border-line">
      {goats.map(({ id, name, slug }) => (
        <Row key={`goat ${id}`} what={{ kind: 'goats', id }} name={name}>
          <img
            {...thumbnail(slug)}
            alt=""
            width={48}
            height={48}
            className="size-12 rounded-panel"
          />
          <div className="min-w-0">
            <Link
              to="/base-goat/$id"
              params={{ id: String(id) }}
              onClick={onLeave}
              className="display link text-2xl"
            >
              {name}
            </Link>
            <p className="text-fine leading-5 text-chalk-3">{t('Every card of this goat')}</p>
          </div>
        </Row>
      ))}
      {cards.map((card) => (
        <Row key={`card ${card.id}`} what={{ kind: 'cards', id: card.id }} name={card.name}>
          <CardPicture
            imageUrl={card.imageUrl}
            rarity={card.rarity}
            alt=""
            sizes="48px"
            className="w-12"
          />
          <div className="min-w-0">
            <Link
              lang="en"
              to="/nft/$id"
              params={{ id: String(card.id) }}
              onClick={onLeave}
              className="link font-medium"
            >
              {card.name}
            </Link>
            <p className="text-fine leading-5 text-chalk-3">
              {t('{rarity}, GOAT Score {goatScore}', {
                rarity: rarityLabel(card.rarity),
                goatScore: card.goatScore,
              })}
              <Standing card={card} />
            </p>
          </div>
        </Row>
      ))}
    </ul>
  );
}

function Standing({ card }: { card: Watches['cards'][number] }) {
  const { price, auctionEndsAt } = card;
  const end = auctionEndsAt === null ? 0 : Date.parse(auctionEndsAt);
  const words = useNow((now) => (end > now ? auctionCountdown(end - now) : ''));
  if (price !== null) {
    return (
      <b className="block text-chalk">
        {t('For sale: {price} HOOF', { price: formatHoof(price) })}
      </b>
    );
  }
  return words && <b className="block text-chalk">{t('Auction: {words}', { words })}</b>;
}

function Row({ what, name, children }: { what: Followable; name: string; children: ReactNode }) {
  const follow = useFollow();
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4 border-b border-line py-2.5">
      {children}
      <button
        type="button"
        aria-label={t('Stop following {name}', { name })}
        disabled={follow.isPending}
        onClick={() => follow.mutate({ ...what, on: false })}
        className="grid size-11 cursor-pointer place-items-center rounded-control text-chalk-2 hover:text-chalk"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}
