import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Suspense } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';

const InboxBell = lazyPart(() => import('./inbox-bell.tsx'));

/** The bell beside a connected wallet; for nobody else there is anything to ring about. */
export function InboxControl() {
  const { address } = useWallet();
  if (!address) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <InboxBell />
    </Suspense>
  );
}
