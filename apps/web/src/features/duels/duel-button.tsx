import { Button, type ButtonLook } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { Suspense, useState } from 'react';
import { ensureSignedIn } from '../wallet/sign-in.ts';

const DuelDialog = lazyPart(() => import('./duel-dialog.tsx'));

/** Opens the form; asks for a wallet first where there is none. */
export function DuelButton({
  to,
  label,
  look,
}: {
  to?: { readonly address: string; readonly name: string };
  label: string;
  look?: ButtonLook;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onClick={() =>
          void ensureSignedIn(t('Sign in to ask for a duel.')).then((by) => setOpen(by !== null))
        }
      >
        {label}
      </Button>
      {open && (
        <Suspense>
          <DuelDialog to={to} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
