import { lazy, Suspense, useState } from 'react';
import { TicketButton } from '../../../ui/ticket-button.tsx';
import { ensureSignedIn } from '../../wallet/sign-in.ts';
import { type Cup, useOwnCups } from '../cup-queries.ts';
import { entryCost, entryNote } from './entry-cost.ts';

const EnterCupDialog = lazy(() => import('./enter-cup-dialog.tsx'));

/** Opens the form; asks for a wallet first, because only that knows what the entry costs today. */
export function EnterCupButton({ cup, className }: { cup: Cup; className?: string }) {
  const [open, setOpen] = useState(false);
  const { data } = useOwnCups();
  return (
    <div className={className}>
      <TicketButton
        action="Enter"
        cost={entryCost(cup, data?.freeEntry).words}
        aria-label={`Enter the ${cup.name}`}
        aria-haspopup="dialog"
        className="w-full"
        onClick={() =>
          void ensureSignedIn('to enter this cup').then((player) => setOpen(player !== null))
        }
      />
      <p className="mt-2.5 text-[.8125rem] text-chalk-3">{entryNote(cup, data?.freeEntry)}</p>
      {open && (
        <Suspense>
          <EnterCupDialog cup={cup} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
