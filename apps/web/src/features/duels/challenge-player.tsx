import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useWallet } from '../wallet/wallet-store.ts';
import { DuelButton } from './duel-button.tsx';

/** On a player's page: for this player alone. House players wait in the lobby. */
export default function ChallengePlayer({
  address,
  name,
  house,
}: {
  address: string;
  name: string;
  house: boolean;
}) {
  const own = useWallet().address?.toLowerCase() === address;
  if (own) return null;
  if (house) {
    return (
      <Button asChild size="sm">
        <Link to="/card-game" search={{ tab: 'lobby' }}>
          {t('Challenge Lobby')}
        </Link>
      </Button>
    );
  }
  return (
    <DuelButton
      label={t('Challenge@@button: another player')}
      to={{ address, name }}
      look={{ size: 'sm' }}
    />
  );
}
