import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { ensureSignedIn } from './sign-in.ts';
import { useWallet } from './wallet-store.ts';

/** What only its own wallet may read: `<SignedIn purpose="Sign in to see your offers.">{(wallet) => …}</SignedIn>` */
export function SignedIn({
  purpose,
  children,
}: {
  purpose: string;
  children: (wallet: string) => ReactNode;
}) {
  const { signedInAs } = useWallet();
  if (signedInAs !== null) return children(signedInAs);
  return (
    <EmptyState
      title={t('For your eyes only')}
      text={t('One signature, and the books are open. It moves nothing and costs nothing.')}
    >
      <Button onClick={() => void ensureSignedIn(purpose)}>{t('Sign In')}</Button>
    </EmptyState>
  );
}
