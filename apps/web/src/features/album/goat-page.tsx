import { GOAT_SLUGS, type GoatSlug, goatSummary, progressOf } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { DEFAULT_GOAT, figure } from '@goats/ui/goat-pictures.ts';
import { originLabel } from '@goats/ui/labels.ts';
import { useMomentTitle } from '@goats/ui/moment-title.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { AlbumLink } from './album-link.tsx';
import type { AlbumMoment, AlbumPage } from './album-queries.ts';
import { pageWords } from './album-words.ts';
import { StickerSlot } from './sticker-slot.tsx';

/** A goat's page: the goat itself, then a row of four for each moment of its life. */
export function GoatPage({
  page,
  goat,
  of,
}: {
  page: AlbumPage;
  goat: GoatSlug;
  of: string | null;
}) {
  const at = GOAT_SLUGS.indexOf(goat);
  return (
    <article aria-labelledby="album-goat">
      <div
        className="album-spread grid gap-x-20 gap-y-9 p-4 sm:p-8 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-(--rows) lg:px-10"
        style={
          { '--rows': `repeat(${Math.ceil((page.moments.length + 1) / 2)}, auto)` } as CSSProperties
        }
      >
        <Who page={page} goat={goat} at={at} />
        {page.moments.map((moment) => (
          <MomentRow key={moment.title} moment={moment} goat={goat} />
        ))}
      </div>
      <nav
        aria-label={t('Leaf through@@pages of an album')}
        className="mt-5 flex justify-between gap-4"
      >
        <Leaf to={GOAT_SLUGS[at - 1]} of={of} back />
        <Leaf to={GOAT_SLUGS[at + 1]} of={of} />
      </nav>
    </article>
  );
}

function Who({ page, goat, at }: { page: AlbumPage; goat: GoatSlug; at: number }) {
  const { name, inspiredBy, origin, era } = goatSummary(goat);
  const progress = progressOf(page.moments);
  return (
    <div className="flex flex-col justify-end">
      <div className="relative isolate flex min-h-50 flex-1 flex-col justify-end overflow-hidden border-b-[1.5px] border-line-2 pb-4 sm:min-h-60">
        <ArtImage
          {...figure(goat)}
          sizes="270px"
          fallbacks={[DEFAULT_GOAT]}
          alt=""
          eager
          boxClass="absolute! -z-1 -right-6 bottom-0 size-48 bg-transparent! sm:right-0 sm:size-67"
          className="object-contain object-bottom"
        />
        <p className="kicker mb-2.5">
          {t('Page {number} of {all}', { number: at + 1, all: GOAT_SLUGS.length })}
        </p>
        <h2
          lang="en"
          id="album-goat"
          className="max-w-[3.4em] text-[clamp(2.75rem,9vw,4rem)] leading-[.84]"
        >
          {name}
        </h2>
        <p className="mt-2.5 max-w-42 text-fine leading-5 text-chalk-2 sm:max-w-60">
          {t('Inspired by {footballer}. {origin}, {era}.', {
            footballer: inspiredBy,
            origin: originLabel(origin),
            era,
          })}{' '}
          <Link to="/goat/$id" params={{ id: goat }} className="link">
            {t('The whole story')}
          </Link>
        </p>
      </div>
      <div className="mt-4 flex items-center gap-3">
        <Progress
          label={t('{name}, stuck in@@stickers of an album', { name })}
          value={progress.stuck}
          max={progress.of}
          className="h-4! flex-1"
        />
        <span aria-hidden="true" className="numeral text-xl whitespace-nowrap">
          {pageWords(progress)}
        </span>
      </div>
    </div>
  );
}

function MomentRow({ moment, goat }: { moment: AlbumMoment; goat: GoatSlug }) {
  const { year, stickers } = moment;
  const title = useMomentTitle()(moment.title);
  const { stuck, of } = progressOf([moment]);
  return (
    <section
      aria-label={t('{title}, {year}: {stuck} of {all}', { title, year, stuck, all: of })}
      className="flex flex-col justify-end"
    >
      <div className="mb-3 flex items-baseline gap-3">
        <h3 className="min-w-0 flex-1 text-label leading-[1.05]">
          <span aria-hidden="true" className="mr-2 text-chalk-3">
            {year}
          </span>
          {title}
        </h3>
        {stuck === of ? (
          <Tag tone="live">{t('Full set@@stickers of a moment')}</Tag>
        ) : (
          <p aria-hidden="true" className="numeral text-lead whitespace-nowrap text-chalk-3">
            {stuck} / {of}
          </p>
        )}
      </div>
      <ul className="grid grid-cols-4 gap-2 sm:gap-3.5">
        {stickers.map((sticker) => (
          <li key={sticker.number}>
            <StickerSlot sticker={sticker} goat={goat} title={moment.title} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Leaf({
  to,
  of,
  back = false,
}: {
  to: GoatSlug | undefined;
  of: string | null;
  back?: boolean;
}) {
  const words = to ? goatSummary(to).name : t('Cover@@of an album');
  const Icon = back ? ArrowLeft : ArrowRight;
  return (
    <Button asChild variant="outline" size="sm">
      <AlbumLink of={of} goat={to}>
        {back && <Icon aria-hidden="true" className="size-4.5" />}
        {words}
        {!back && <Icon aria-hidden="true" className="size-4.5" />}
      </AlbumLink>
    </Button>
  );
}
