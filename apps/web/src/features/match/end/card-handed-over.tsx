import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { facePicture } from '../match-card.tsx';
import type { Match } from '../match-types.ts';
import { PlainAddresses } from '../plain-addresses.tsx';
import { playerName } from '../player-name.ts';
import { handedOver } from './handed-over.ts';
import './handed-over.css';

/** Whose the card is now, and the way to it: home for the winner, back again for the loser. */
export function CardHandedOver({ match }: { match: Match }) {
  const handed = handedOver(match);
  if (!handed) return null;
  const { card, winner, loser } = handed;
  const name = playerName(match.players[winner]);
  const yours = match.players[winner].address === match.you;
  const lost = match.players[loser].address === match.you;
  return (
    <div className="handed-over" data-yours={yours}>
      {yours && (
        <img className="handed-over-card" {...facePicture(card)} alt="" width={384} height={538} />
      )}
      <p className="display text-row leading-[.95]">
        {yours ? (
          t('{card} is yours now', { card: card.name })
        ) : (
          <PlainAddresses text={t('{card} goes to {name}', { card: card.name, name })} />
        )}
      </p>
      {lost && (
        <p className="text-small text-chalk-2">
          {t('Want it back? An offer may talk {name} round.', { name })}
        </p>
      )}
      {(yours || lost) && (
        <Button asChild size="sm" variant="outline">
          {yours ? (
            <Link to="/battle" search={{ tab: 'collection' }}>
              {t('See it in your collection')}
            </Link>
          ) : (
            <Link to="/nft/$id" params={{ id: String(card.id) }}>
              {t('Make an offer for it')}
            </Link>
          )}
        </Button>
      )}
    </div>
  );
}
