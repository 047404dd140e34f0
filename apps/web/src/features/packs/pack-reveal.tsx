import { versioned } from '@goats/collection';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { ArtImage } from '../../ui/art-image.tsx';
import { cx } from '../../ui/cx.ts';
import { tierLook } from '../../ui/rarity.ts';
import { CardPicture } from '../catalogue/card-picture.tsx';
import './reveal/packs.css';
import type { RevealedCard } from './reveal/revealed-card.ts';
import type { Pack } from './reveal/use-pack.ts';

const CARD_BACK = `${versioned('/api/images/card-back.webp')}?w=384`;

/** A pack that tears, and the cards of it that turn over one by one. One for every kind of pack. */
export function PackReveal({
  pack,
  wrapper,
  label,
  sticker,
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
  onOpen: () => void;
  /** What can be done with a card that lies face up. */
  below?: (card: RevealedCard) => ReactNode;
}) {
  const { stage, cards } = pack;
  return (
    <div className="pack-stage" data-stage={stage}>
      <p role="status" className="sr-only">
        {announcement(pack)}
      </p>
      {stage === 'opened' && cards ? (
        <CardRow pack={pack} cards={cards} below={below} />
      ) : (
        <Wrapper
          stage={stage}
          count={cards?.length ?? 3}
          wrapper={wrapper}
          label={label}
          sticker={sticker}
          onOpen={onOpen}
        />
      )}
      <div className="flex h-11 items-center justify-center">
        {stage !== 'closed' && !pack.revealed && (
          <button
            type="button"
            onClick={pack.skip}
            className="display min-h-11 px-4 text-xl font-bold text-chalk-2 hover:text-chalk"
          >
            {stage === 'opened' ? 'Turn them all' : 'Skip'}
          </button>
        )}
      </div>
    </div>
  );
}

function announcement({ stage, cards, turned }: Pack): string {
  if (stage === 'shaking') return 'Something is moving in the pack.';
  if (stage === 'opening') return 'The pack tears open.';
  const last = turned.at(-1);
  const card = last === undefined ? undefined : cards?.[last];
  return card ? `${card.rarity}: ${card.name}, ${card.iconicMoment}.` : '';
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
      <span className="pack-body">{picture}</span>
      <span className="pack-strip">{picture}</span>
      {sticker && <span className="pack-sticker display">{sticker}</span>}
      <span className={cx('pack-hint display', stage !== 'closed' && 'invisible')}>{label}</span>
    </button>
  );
}

function CardRow({
  pack,
  cards,
  below,
}: {
  pack: Pack;
  cards: readonly RevealedCard[];
  below: ((card: RevealedCard) => ReactNode) | undefined;
}) {
  if (cards.length === 0) {
    return (
      <p className="max-w-90 py-20 text-center text-lead text-chalk-2">
        The wrapper was in a hurry and the cards are still in the tunnel. This is what a pack tends
        to hold.
      </p>
    );
  }
  return (
    <ol className="card-row">
      {cards.map((card, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold the same card twice
          key={place}
          style={{ '--place': place, '--tier': tierLook(card.rarity).color } as CSSProperties}
        >
          <FlipCard
            card={card}
            turned={pack.turned.includes(place)}
            onTurn={() => pack.turn(place)}
            place={place}
          />
          {below && (
            <div className="mt-2.5 h-11.5">{pack.turned.includes(place) && below(card)}</div>
          )}
        </li>
      ))}
    </ol>
  );
}

function FlipCard({
  card,
  turned,
  onTurn,
  place,
}: {
  card: RevealedCard;
  turned: boolean;
  onTurn: () => void;
  place: number;
}) {
  const front = (
    <CardPicture
      imageUrl={card.imageUrl}
      alt={`${card.name}, ${card.rarity}`}
      sizes="(min-width: 40rem) 220px, 42vw"
      eager
    />
  );
  return (
    <div className="flip-card" data-rarity={card.rarity} data-turned={turned}>
      <span className="flip-glow" aria-hidden="true" />
      <div className="flip-face flip-front" inert={!turned}>
        {card.id === null ? (
          front
        ) : (
          <Link to="/nft/$id" params={{ id: String(card.id) }} className="block rounded-card">
            {front}
          </Link>
        )}
      </div>
      <button
        type="button"
        className="flip-face flip-back"
        inert={turned}
        onClick={onTurn}
        aria-label={`Turn over card ${place + 1}`}
      >
        <img src={CARD_BACK} alt="" />
      </button>
    </div>
  );
}
