import { t } from '@goats/words';
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
  if (own || house) return null;
  return (
    <DuelButton
      label={t('Challenge@@button: another player')}
      to={{ address, name }}
      look={{ size: 'sm' }}
    />
  );
}
