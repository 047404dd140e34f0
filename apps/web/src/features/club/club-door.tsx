import { shortAddress } from '@goats/rules';
import { ExternalLink } from 'lucide-react';
import { SITE } from '../../app/site-config.ts';
import { Button, Spinner } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefereeCard } from '../../ui/referee-card.tsx';
import { WalletPanel } from '../wallet/wallet-panel.tsx';
import { useWalletFigures } from '../wallet/wallet-queries.ts';
import { disconnectWallet, useWallet } from '../wallet/wallet-store.ts';

export interface ClubAccess {
  state: 'disconnected' | 'checking' | 'owner' | 'denied' | 'failed';
  address: string | null;
  tier: string | null;
}

/** Not connected, checking, then owner or denied: looked up, never guessed. */
export function useClubAccess(): ClubAccess {
  const { address } = useWallet();
  const { data, isPending, isError } = useWalletFigures(address);
  const tier = data?.clubTier ?? null;
  if (!address) return { state: 'disconnected', address, tier };
  if (isError) return { state: 'failed', address, tier };
  if (isPending) return { state: 'checking', address, tier };
  return { state: data.cardCount > 0 ? 'owner' : 'denied', address, tier };
}

export function ClubDoor({ access }: { access: ClubAccess }) {
  if (access.state === 'disconnected') {
    return (
      <Panel corners raised>
        <WalletPanel />
      </Panel>
    );
  }
  if (access.state === 'checking') {
    return (
      <Panel corners raised>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Checking your wallet for goats...
        </p>
      </Panel>
    );
  }
  if (access.state === 'owner') {
    return (
      <Panel corners raised>
        <div className="flex gap-5">
          <RefereeCard color="green" className="mt-1 h-11 w-8" />
          <div>
            <h2 className="text-[1.875rem]">Come in</h2>
            <p className="mt-2 text-chalk-2">
              {access.address && shortAddress(access.address)} is a verified owner
              {access.tier && `, ${access.tier} tier`}.
            </p>
          </div>
        </div>
      </Panel>
    );
  }
  return (
    <Panel corners raised>
      <div role="alert" className="flex gap-5">
        <RefereeCard color="red" className="mt-1 h-11 w-8" />
        <div>
          <h2 className="text-[1.875rem]">Access Denied</h2>
          <p className="mt-2 text-chalk-2">
            {access.state === 'failed'
              ? 'Failed to verify NFT ownership. Please try again.'
              : 'No Legendary GOATs NFTs found in your wallet. You need at least one NFT to access the Owners Club.'}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
            Buy on the marketplace <ExternalLink aria-hidden="true" className="size-4.5" />
          </a>
        </Button>
        <Button variant="outline" onClick={disconnectWallet}>
          Disconnect
        </Button>
      </div>
    </Panel>
  );
}
