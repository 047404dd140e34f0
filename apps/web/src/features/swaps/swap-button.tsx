import { Button, type ButtonLook } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useName } from '../players/names.ts';
import { ensureSignedIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';

const SwapDialog = lazyPart(() => import('./swap-dialog.tsx'));

/** Opens the form; not there for oneself, nor for house players, who keep their cards. */
export default function SwapButton({
  address,
  take,
  give,
  label = t('Propose a swap'),
  of,
  ...look
}: ButtonLook & {
  /** With whom. */
  address: string;
  /** Cards that are chosen to begin with. */
  take?: readonly number[];
  give?: readonly number[];
  label?: ReactNode;
  /** What it is for, to whoever cannot see where it stands. */
  of?: string;
  className?: string;
}) {
  const viewer = useWallet().address;
  const own = viewer?.toLowerCase() === address.toLowerCase();
  const named = useName(address);
  const [open, setOpen] = useState(false);
  if (own || named?.house) return null;
  return (
    <>
      <Button
        variant="outline"
        {...look}
        aria-haspopup="dialog"
        onClick={() =>
          void ensureSignedIn(t('Sign in to propose a swap.')).then((by) => setOpen(by !== null))
        }
      >
        <ArrowLeftRight aria-hidden="true" className="size-4.5" />
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      {open && (
        <Suspense>
          <SwapDialog
            // What one account has picked is not the next one's to give.
            key={viewer}
            {...{ address, take, give }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
