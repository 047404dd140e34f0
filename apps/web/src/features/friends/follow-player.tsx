import { Button, type ButtonLook } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { UserCheck, UserPlus } from 'lucide-react';
import { useWallet } from '../wallet/wallet-store.ts';
import { useFollowPlayer, useFriends, useIsBlocked } from './friend-queries.ts';

/** Not there for oneself, nor for house players, who are always in. */
export function FollowPlayer({
  address,
  name,
  house,
  ...look
}: ButtonLook & { address: string; name: string; house: boolean; className?: string }) {
  const own = useWallet().address?.toLowerCase() === address;
  const { data } = useFriends();
  const blocked = useIsBlocked(address);
  const follow = useFollowPlayer();
  if (own || house || blocked) return null;
  const friends = data?.friends.some((each) => each.address === address) ?? false;
  const on = friends || (data?.following.some((each) => each.address === address) ?? false);
  const Icon = on ? UserCheck : UserPlus;
  return (
    <Button
      variant="outline"
      {...look}
      busy={follow.isPending}
      onClick={() => follow.mutate({ address, on: !on })}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {friends
        ? t('Friends@@button: this player and you')
        : on
          ? t('Following@@button: a player whom one follows')
          : t('Follow@@button: a player')}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
