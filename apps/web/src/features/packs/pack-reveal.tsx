import { STARTER_GRANT } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { shines } from '@goats/ui/foil/shines.ts';
import { TiltPermission } from '@goats/ui/foil/tilt-permission.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { useMomentTitle } from '@goats/ui/moment-title.tsx';
import { t } from '@goats/words';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { bleat } from '../sound/bleat.ts';
import { heard, useSoundOn } from '../sound/sound-player.ts';
import { CardRow } from './reveal/card-row.tsx';
import { CARD_BACK } from './reveal/flip-card.tsx';
import './reveal/packs.css';
import type { RevealedCard } from './reveal/revealed-card.ts';
import type { Pack } from './reveal/use-pack.ts';

/** A pack that tears, and cards that one turns oneself, one by one. One for every kind of pack. */
export function PackReveal({
  pack,
  wrapper,
  label,
  sticker,
  count = STARTER_GRANT.cards,
  onOpen,
  below,
}: {
  pack: Pack;
  /** The picture of the wrapper, without a width. */
  wrapper: string;
  /** What the button is called: 'Open the pack'. */
  label: string;
  /** Printed over the wrapper's small print. */
  sticker?: string;
  /** How many cards it will deal: as many are seen in it. */
  count?: number;
  onOpen: () => void;
  /** What can be done with a card that lies face up. */
  below?: (card: RevealedCard) => ReactNode;
}) {
  const { stage, cards, turned } = pack;
  const momentTitle = useMomentTitle();
  // Looked at so that a remembered sound wakes up with the press that tears the pack.
  useSoundOn();
  const legendary = turned.some((place) => cards?.[place]?.rarity === 'Legendary');
  useEffect(() => {
    if (legendary) heard(bleat);
  }, [legendary]);
  const controls = (
    <div className="pack-controls flex min-h-11 items-center justify-center">
      {stage === 'opened' && !pack.revealed && (
        <p className="text-chalk-2">{t('Press a card to turn it.')}</p>
      )}
      {stage !== 'closed' && !pack.revealed && (
        <button
          type="button"
          onClick={pack.skip}
          className="display min-h-11 flex-none px-4 text-xl font-bold text-chalk-2 hover:text-chalk"
        >
          {stage === 'opened' ? t('Turn them all') : t('Skip@@the opening of a pack')}
        </button>
      )}
      {pack.revealed && cards?.some(({ rarity }) => shines(rarity)) && <TiltPermission />}
    </div>
  );
  return (
    <div className="pack-stage" data-stage={stage}>
      <p role="status" className="sr-only">
        {announcement(pack, momentTitle)}
      </p>
      {stage === 'opened' && cards ? (
        <>
          {controls}
          <CardRow pack={pack} cards={cards} below={below} />
        </>
      ) : (
        <>
          <Wrapper
            stage={stage}
            count={cards?.length ?? count}
            wrapper={wrapper}
            label={label}
            sticker={sticker}
            onOpen={onOpen}
          />
          {controls}
        </>
      )}
    </div>
  );
}

function announcement(
  { stage, cards, turned }: Pack,
  momentTitle: (title: string) => string,
): string {
  if (stage === 'shaking') return t('Something is moving in the pack.');
  if (stage === 'opening') return t('The pack tears open.');
  if (stage !== 'opened' || !cards || cards.length === 0) return '';
  const card = cards[turned.at(-1) ?? -1];
  if (!card) {
    return t(
      '{count} cards lie face down, the best one last. Turn them, or wait and they turn by themselves.',
      { count: cards.length },
    );
  }
  const { name } = card;
  const moment = momentTitle(card.iconicMoment);
  const rarity = rarityLabel(card.rarity);
  return card.yours
    ? t('This one is yours. {rarity}: {name}, {moment}.', { rarity, name, moment })
    : t('{rarity}: {name}, {moment}.@@a card that was turned over', { rarity, name, moment });
}

function Wrapper({
  stage,
  count,
  wrapper,
  label,
  sticker,
  onOpen,
}: {
  stage: Pack['stage'];
  count: number;
  wrapper: string;
  label: string;
  sticker: string | undefined;
  onOpen: () => void;
}) {
  const picture = (
    <ArtImage
      src={`${wrapper}?w=512`}
      alt=""
      eager
      boxClass="pack-picture bg-transparent!"
      // The small one has often been seen before and stands in until the large one is drawn.
      style={{ background: `center / cover no-repeat url(${wrapper}?w=192)` }}
    />
  );
  return (
    <button
      type="button"
      className="pack"
      aria-label={label}
      aria-disabled={stage !== 'closed'}
      onClick={() => stage === 'closed' && onOpen()}
    >
      <span className="pack-light" aria-hidden="true" />
      <span className="pack-inside" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: the backs are alike and never move
            key={place}
            src={CARD_BACK}
            alt=""
            className="pack-card"
            style={{ '--place': place - (count - 1) / 2 } as CSSProperties}
          />
        ))}
      </span>
      <span className="pack-body">
        {picture}
        {/* Part of the picture: as text within the button it would have to be in its name. */}
        {sticker && <span className="pack-sticker display" data-words={sticker} />}
      </span>
      <span className="pack-strip">{picture}</span>
      <span className={cx('pack-hint display', stage !== 'closed' && 'invisible')}>{label}</span>
    </button>
  );
}
