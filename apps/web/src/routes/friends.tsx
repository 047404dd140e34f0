import { PageHeader } from '@goats/ui/page-header.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { Shirt } from '@goats/ui/scenes/shirt.tsx';
import { t } from '@goats/words';
import ChallengePlayer from '../features/duels/challenge-player.tsx';
import { DuelsForYou } from '../features/duels/duels-for-you.tsx';
import PlayAFriend from '../features/duels/play-a-friend.tsx';
import { FriendsList } from '../features/friends/friends-list.tsx';
import { SignedIn } from '../features/wallet/signed-in.tsx';
import { WalletPanel } from '../features/wallet/wallet-panel.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';

const CAPTAIN = 10;

export function FriendsPage() {
  const { address } = useWallet();
  return (
    <>
      <PageHeader
        ground="dressing-room"
        scene={<Shirt number={CAPTAIN} />}
        title={t('Friends')}
        lead={t('Whom you like to meet again, and whether they have their boots on.')}
        aside={<PlayAFriend />}
      />
      <div className="wrap pt-8 sm:pt-11">
        {address ? (
          <SignedIn purpose={t('Sign in to see your friends.')}>
            {() => (
              <>
                <DuelsForYou />
                <FriendsList challenge={(player) => <ChallengePlayer {...player} />} />
              </>
            )}
          </SignedIn>
        ) : (
          <Panel raised className="max-w-105">
            <WalletPanel />
          </Panel>
        )}
      </div>
    </>
  );
}
