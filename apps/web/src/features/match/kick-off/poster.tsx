import { ArtImage } from '@goats/ui/art-image.tsx';
import { Avatar } from '@goats/ui/avatar.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { cx } from '@goats/ui/cx.ts';
import { action } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { useEffect } from 'react';
import { facePicture } from '../match-card.tsx';
import { type Match, type MatchPlayer, sidesOf } from '../match-types.ts';
import { PlainAddresses } from '../plain-addresses.tsx';
import { playerName } from '../player-name.ts';
import { useAnyKey } from '../stage/use-any-key.ts';
import { posterSeen, posterWords, VERSUS } from './kick-off.ts';
import './poster.css';
import { slugOf } from '../slug-of.ts';

/**
 * Both goats across the whole screen, as on the picture that is shared. Any plain key and any press
 * goes on; the sentence of it is spoken elsewhere, so that nobody has to see it.
 */
export function Poster({ match, onSkip }: { match: Match; onSkip: () => void }) {
  const { near, far, playing } = sidesOf(match);
  const { stake, cards } = posterWords(match);
  useEffect(() => posterSeen(match.id), [match.id]);
  useAnyKey(onSkip);
  return (
    <div className="poster" onClick={onSkip} aria-hidden="true" data-poster="">
      <Half player={match.players[near]} side="near" you={playing} />
      <Half player={match.players[far]} side="far" you={false} />
      <i className="poster-seam" />
      <p className="poster-v display">{VERSUS}</p>
      <p className={cx('poster-stake display', match.stake > 0 && 'poster-ticket')}>
        {stake}
        <span>{cards}</span>
      </p>
      <p className="poster-skip">{t('Any key goes on')}</p>
    </div>
  );
}

function Half({ player, side, you }: { player: MatchPlayer; side: 'near' | 'far'; you: boolean }) {
  const { announcedCard: card } = player;
  return (
    <div className="poster-half" data-side={side}>
      <ArtImage
        {...action(slugOf(card.goatName), side === 'near' ? 'action' : 'rival')}
        alt=""
        eager
        boxClass="poster-goat"
        className="object-cover object-top"
      />
      <div className="poster-words">
        <img {...facePicture(card)} alt="" width={384} height={538} />
        <div>
          <p className="poster-name display">
            <CardName name={card.name} />
          </p>
          <p className="poster-player">
            <Avatar address={player.address} size={40} />
            {you ? (
              t('You@@in place of your own name')
            ) : (
              <PlainAddresses text={playerName(player)} />
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The same in a line, where nothing may move. */
export function PosterLine({ match }: { match: Match }) {
  return (
    <p aria-hidden="true" className="hidden pt-2 text-center text-small motion-reduce:block">
      {posterWords(match).line}
    </p>
  );
}
