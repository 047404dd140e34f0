import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { type Handed, hoofWords, type swapTense } from './swap-words.ts';

type Tense = ReturnType<typeof swapTense>;

const TITLES = {
  now: { give: t('You give'), get: t('You get') },
  done: { give: t('You gave'), get: t('You got') },
  never: { give: t('You’d have given'), get: t('You’d have got') },
} as const satisfies Record<Tense, unknown>;

/** What goes and what comes, side by side: the last look before a press, and a line of a list. */
export function SwapSides({
  give,
  get,
  tense = 'now',
}: {
  give: Handed;
  get: Handed;
  tense?: Tense;
}) {
  return (
    <div className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
      <Side title={TITLES[tense].give} handed={give} />
      <Side title={TITLES[tense].get} handed={get} />
    </div>
  );
}

function Side({ title, handed }: { title: string; handed: Handed }) {
  const { cards } = handed;
  const hoof = hoofWords(handed);
  return (
    <div className="min-w-0">
      <p className="kicker mb-2.5">{title}</p>
      {cards.length === 0 && !hoof && (
        <p className="text-small text-chalk-3">{t('Nothing yet@@cards of a swap')}</p>
      )}
      <ul aria-label={title} className="grid gap-2.5">
        {cards.map((card) => (
          <li
            key={card.id}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-2.5 sm:grid-cols-[2.75rem_minmax(0,1fr)] sm:gap-3"
          >
            <CardPicture imageUrl={card.imageUrl} rarity={card.rarity} alt="" sizes="44px" />
            <span className="min-w-0">
              <Link
                lang="en"
                to="/nft/$id"
                params={{ id: String(card.id) }}
                className="display block text-body leading-tight wrap-anywhere decoration-2 underline-offset-4 hover:underline"
              >
                {card.name}
              </Link>
              <span className="text-fine whitespace-nowrap text-chalk-3">
                {rarityLabel(card.rarity)}, {card.goatScore}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {hoof && (
        <p className={cx('flex items-start gap-2 text-small', cards.length > 0 && 'mt-3')}>
          <HoofCoin className="mt-0.5 size-4.5 flex-none" />
          <span>{hoof}</span>
        </p>
      )}
    </div>
  );
}
