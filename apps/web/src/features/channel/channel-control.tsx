import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Suspense } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';

const ChannelHost = lazyPart(() => import('./channel-host.tsx'));

/** The way back into a match that waits, beside a connected wallet. */
export function ChannelControl() {
  const { address } = useWallet();
  return (
    address && (
      <Suspense>
        <ChannelHost />
      </Suspense>
    )
  );
}
