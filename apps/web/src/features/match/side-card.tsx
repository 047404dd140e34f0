import { CardName } from '@goats/ui/card-name.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useEffect } from 'react';
import { Grown } from './end/grown.tsx';
import { growthOf, handedOver } from './end/handed-over.ts';
import './end/handed-over.css';
import { facePicture, MatchCard } from './match-card.tsx';
import type { MatchCard as Card, Match } from './match-types.ts';
import type { Show } from './stage/use-stage.ts';
import { broughtWords, swapShown } from './swapped.ts';

/**
 * One side's card. It lies face up while it is only announced, face down from the opening on, and
 * is turned over for everybody at the end; one's own is never hidden from oneself. A card that was
 * lost walks over to whoever won it.
 */
export function SideCard({
  match,
  seat,
  side,
  own,
  show: { stage, over, rounds },
}: {
  match: Match;
  seat: 0 | 1;
  side: 'near' | 'far';
  own: boolean;
  show: Show;
}) {
  const player = match.players[seat];
  const { announcedCard: announced } = player;
  const squad = match.mode === 'squad';
  const ended = over || stage.step === 'cross';
  const handed = ended ? handedOver(match) : null;
  const leaving = handed?.loser === seat ? handed.card : undefined;
  const played = squad ? player.lineup?.[Math.min(stage.done, 4)] : player.card;
  const grown = over
    ? player.lineup?.find(({ id }) => id === match.result?.improved?.cardId)
    : null;
  const revealed = match.phase === 'finished' && (stage.turned || stage.step === 'turn');
  const hidden = !own && !revealed && (squad || match.phase !== 'commit');
  // Nobody may read the next card through the turning back of this one.
  const card = hidden ? announced : (leaving ?? grown ?? played ?? announced);
  const swapped = swapShown(match, seat, rounds) !== undefined;
  const winner = over ? match.result?.winner : null;
  const growth = over ? growthOf(match, card) : null;
  useFaceAhead(over ? undefined : squad ? player.lineup?.[stage.done + 1] : player.card);
  return (
    <div
      className={`match-side match-side-${side}`}
      data-leaving={stage.step === 'cross' && leaving !== undefined}
    >
      {over && handed?.winner === seat && (
        <img className="match-won" {...facePicture(handed.card)} alt="" width={384} height={538} />
      )}
      {over && leaving ? (
        <p className="match-gone">
          <span className="display text-lead leading-none lg:text-2xl">
            <CardName name={leaving.name} />
          </span>
          <span className="text-fine">
            {own ? t('Was yours@@a card that was lost') : t('Changed sides@@a card that was lost')}
          </span>
        </p>
      ) : (
        <MatchCard
          card={card}
          announced={announced}
          faceDown={hidden}
          faded={!own && !revealed && !hidden}
          fate={winner ? (winner === player.address ? 'won' : 'lost') : undefined}
          caption={captionOf(match, seat, { own, hidden, revealed, swapped })}
        >
          {hidden && swapped && <Stamp />}
          {growth && <Grown growth={growth} />}
        </MatchCard>
      )}
    </div>
  );
}

/**
 * A face is on its way before it is turned. A preload link would do as well, but the browser
 * complains of one whose picture only comes with the next round.
 */
function useFaceAhead(card: Card | undefined): void {
  const imageUrl = card?.imageUrl;
  useEffect(() => {
    if (imageUrl === undefined) return;
    const { src, srcSet, sizes } = facePicture({ imageUrl });
    // The source comes last: set first, it would be fetched in a size of its own.
    Object.assign(new Image(), { sizes, srcset: srcSet, src });
  }, [imageUrl]);
}

/** The value that was shown is not the announced card's: everybody knows now. */
function Stamp() {
  return (
    <span className="match-stamp display">
      <T m="Swapped<mark>!</mark>@@stamp on a card" mark={<span aria-hidden="true" />} />
    </span>
  );
}

function captionOf(
  match: Match,
  seat: 0 | 1,
  {
    own,
    hidden,
    revealed,
    swapped,
  }: { own: boolean; hidden: boolean; revealed: boolean; swapped: boolean },
): string | undefined {
  if (match.mode === 'squad') return hidden ? t('Line-up hidden') : undefined;
  if (revealed) return broughtWords(match.players[seat]);
  if (own) return undefined;
  return swapped ? t('Announced, but never brought') : t('Announced, may have swapped');
}
