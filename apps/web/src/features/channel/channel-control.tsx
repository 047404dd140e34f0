import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
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
