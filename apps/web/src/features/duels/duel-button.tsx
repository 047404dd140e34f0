import { Button, type ButtonLook } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { ensureSignedIn } from '../wallet/sign-in.ts';
import { useWallet } from '../wallet/wallet-store.ts';

const DuelDialog = lazyPart(() => import('./duel-dialog.tsx'));

/** Opens the form; asks for a wallet first where there is none. */
function DuelButton({
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
        onClick={() => void ensureSignedIn('to ask for a duel').then((by) => setOpen(by !== null))}
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

/** A link for somebody who need not be here yet. */
export function PlayAFriend({ look }: { look?: ButtonLook }) {
  return <DuelButton label="Play a friend" {...(look && { look })} />;
}

/** On a player's page: for this player alone. House players wait in the lobby. */
export function ChallengePlayer({
  address,
  name,
  house,
}: {
  address: string;
  name: string;
  house: boolean;
}) {
  const own = useWallet().address?.toLowerCase() === address;
  if (own || house) return null;
  return <DuelButton label="Challenge" to={{ address, name }} look={{ size: 'sm' }} />;
}
