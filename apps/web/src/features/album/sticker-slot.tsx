import { type GoatSlug, goatSummary } from '@goats/collection';
import { formatHoof } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { DEFAULT_GOAT, figure } from '@goats/ui/goat-pictures.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { useMomentTitle } from '@goats/ui/moment-title.tsx';
import { tierLook } from '@goats/ui/rarity.ts';
import { RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { PlaceBadge } from '../chain/place-badge.tsx';
import type { Sticker } from './album-queries.ts';
import { stickerWords } from './album-words.ts';

const SIZES = '(min-width: 68.75rem) 132px, (min-width: 40rem) 22vw, 21vw';

interface SlotProps {
  sticker: Sticker;
  goat: GoatSlug;
  /** Of the moment. */
  /** As it is printed, and found. */
  title: string;
}

/** One place of a page: a card that is stuck in, or its outline with a way to find one. */
export function StickerSlot({ sticker, goat, title }: SlotProps) {
  const { card, lent, rarity, number } = sticker;
  const words = stickerWords(sticker, useMomentTitle()(title));
  const shown = card ?? lent;
  return (
    <div className="sticker" style={{ '--tier': tierLook(rarity).color } as CSSProperties}>
      {shown ? (
        <Link to="/nft/$id" params={{ id: String(shown.id) }} className="sticker-place">
          <span className="sr-only">{words}</span>
          <span
            className={cx('block', card ? 'sticker-card' : 'opacity-45 saturate-50')}
            style={{ '--lean': `${leanOf(number)}deg` } as CSSProperties}
          >
            <CardPicture imageUrl={shown.imageUrl} alt="" sizes={SIZES} />
          </span>
          <Corner>
            {!card && <Tag tone="chalk">{t('Lent@@a card')}</Tag>}
            {card && <PlaceBadge place={card.place} className="bg-pitch-950" />}
            {sticker.copies > 1 && (
              <Tag tone="chalk">
                <span className="mr-0.5 text-[1.5em]">×</span>
                {sticker.copies}
              </Tag>
            )}
          </Corner>
        </Link>
      ) : (
        <Missing {...{ sticker, goat, title, words }} />
      )}
      <p aria-hidden="true" className="mt-2 flex items-center justify-between px-0.5">
        <span className="numeral text-body text-chalk-3">{shown && number}</span>
        <RaritySlashes rarity={rarity} className={cx(!card && 'opacity-60')} />
      </p>
    </div>
  );
}

/** Nobody sticks them in straight, and always the same one equally crooked. */
function leanOf(number: number): number {
  return (((number * 7) % 5) - 2) * 0.55;
}

function Corner({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="absolute -top-1.5 -right-1.5 z-1 flex">
      {children}
    </span>
  );
}

/** Cheapest first where somebody sells one, else among all: what nobody owns can be minted. */
function Missing({ sticker, goat, title, words }: SlotProps & { words: string }) {
  const { rarity, number, asked } = sticker;
  const search = `${title} ${goatSummary(goat).name}`;
  return (
    <Link
      to="/marketplace"
      search={
        asked === null ? { search, rarity, sort: 'price' } : { search, rarity, listed: 'true' }
      }
      hash="cards"
      className="sticker-place sticker-missing group/missing"
    >
      <span className="sr-only">{words}</span>
      <ArtImage
        {...figure(goat)}
        sizes="132px"
        fallbacks={[DEFAULT_GOAT]}
        alt=""
        boxClass="absolute! inset-x-0 bottom-0 h-[74%] bg-transparent!"
        className="object-contain object-bottom opacity-70 brightness-0"
      />
      <span aria-hidden="true" className="sticker-number numeral">
        {number}
      </span>
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 flex min-h-[17%] items-center justify-center gap-1 rounded-b-[inherit] bg-pitch-950/85 px-1 text-[max(.75rem,9.5cqi)] leading-none text-chalk-2 group-hover/missing:text-chalk"
      >
        {asked === null ? (
          t('Find one@@a card that is missing')
        ) : (
          <span className="numeral flex items-center gap-1 text-[max(.9375rem,13cqi)]">
            <HoofCoin className="size-[.95em]" />
            {formatHoof(asked)}
          </span>
        )}
      </span>
    </Link>
  );
}
