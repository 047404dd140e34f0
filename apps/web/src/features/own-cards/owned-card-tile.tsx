import { formatHoof, GROWTH_PER_CARD } from '@goats/rules';
import { CardName } from '@goats/ui/card-name.tsx';
import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { MomentTitle } from '@goats/ui/moment-title.tsx';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { whyNotSell } from '../trading/deal.ts';
import { SellButton } from '../trading/sell-button.tsx';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { bondWords, cardStanding, gamesWords, standingWords } from './card-standing.ts';

const DOTS = {
  free: 'bg-success',
  busy: 'bg-gold',
  resting: 'bg-soon',
  'played-out': 'bg-chalk-3',
  outside: 'bg-line-2',
} as const;

/** A card of one's own, and whether it can play now. */
export function OwnedCardTile({ card }: { card: OwnedCard }) {
  const now = useNow('minute', card.restsUntil);
  const standing = cardStanding(card, now);
  const state = standing === 'outside' ? 'busy' : standing;
  const whyNot = whyNotSell({ ...card, state, onAuction: false });
  return (
    <article className="group/tile relative" data-standing={standing}>
      <span className="block rounded-[4.6%/3.3%] bg-pitch-900">
        <CardPicture
          imageUrl={card.imageUrl}
          rarity={card.rarity}
          alt=""
          sizes="(min-width: 68.75rem) 240px, (min-width: 40rem) 30vw, 44vw"
          className={cx(
            'transition-[translate,opacity,filter] duration-180 ease-enter group-hover/tile:-translate-y-1.5 motion-reduce:translate-none',
            standing !== 'free' && 'opacity-70 saturate-50',
          )}
        />
      </span>
      <h3 className="mt-3 text-label leading-[1.05]">
        <Link
          to="/nft/$id"
          params={{ id: String(card.id) }}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-gold group-hover/tile:underline decoration-2 underline-offset-4"
        >
          <CardName name={card.name} />
        </Link>
      </h3>
      <p className="text-fine leading-5 text-chalk-3">
        <span className="sr-only">
          {t('{rarity}, GOAT Score {score}.', {
            rarity: rarityLabel(card.rarity),
            score: card.goatScore,
          })}{' '}
        </span>
        <MomentTitle of={card.momentTitle} />
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 border-t border-dashed border-line-2 pt-2 text-small">
        <i aria-hidden="true" className={cx('size-2.5 rounded-full', DOTS[standing])} />
        {standingWords(card, now)}
        <span className="w-full text-fine leading-5 text-chalk-3">
          {gamesWords(card.gamesToday)}
          {card.bond && <Also>{bondWords(card.bond)}</Also>}
          {card.grown > 0 && (
            <Also>
              <T
                m="<hidden>Grown </hidden>+{grown} of {all}@@how often a card has"
                grown={card.grown}
                all={GROWTH_PER_CARD}
                hidden={<span className="sr-only" />}
              />
            </Also>
          )}
        </span>
      </p>
      <div className="relative z-1 mt-2 flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {card.listing && (
          <p className="numeral flex items-center gap-1.5 text-xl">
            <T
              m="<hidden>For sale at </hidden>{price}@@a card, with its price"
              hidden={<span className="sr-only" />}
              price={
                <>
                  <HoofCoin className="size-4.5" />
                  {formatHoof(card.listing.price)}
                </>
              }
            />
          </p>
        )}
        <SellButton card={card} size="sm" barred={whyNot !== null} />
      </div>
    </article>
  );
}

/** One thing more about a card: seen behind a dot, and heard as a sentence of its own. */
function Also({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="sr-only">. </span>
      <span aria-hidden="true"> · </span>
      {children}
    </>
  );
}
