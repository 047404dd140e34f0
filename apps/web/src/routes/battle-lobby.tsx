import { Link } from '@tanstack/react-router';
import { RequestList } from '../features/battle/request-list.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

export function BattleLobbyPage() {
  const { address } = useWallet();
  return (
    <>
      <PageHeader variant="quiet" title="Battle Lobby" />
      <div className="wrap pt-4 sm:pt-6">
        {address ? (
          <RequestList address={address} />
        ) : (
          <Panel corners raised className="mx-auto mt-6 max-w-120">
            <h2 className="text-panel">Wallet Required</h2>
            <p className="mt-3 mb-6 text-chalk-2">
              Connect your wallet to access the Battle Lobby and start challenging other players.
            </p>
            <Button asChild>
              <Link to="/" className="w-full">
                Connect Wallet
              </Link>
            </Button>
          </Panel>
        )}
      </div>
    </>
  );
}
