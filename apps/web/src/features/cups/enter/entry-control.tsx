import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { QuietTicket } from '@goats/ui/quiet-ticket.tsx';
import { T } from '@goats/ui/t.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lackOf } from '../../wallet/purse.ts';
import { ensureSignedIn } from '../../wallet/sign-in.ts';
import { useWalletFigures } from '../../wallet/wallet-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { type Cup, useOwnCups } from '../cup-queries.ts';
import { cupTitle } from '../cup-words.ts';
import { entryCost, entryNote } from '../entry-cost.ts';
import { LeaveCup } from './leave-cup.tsx';

const EnterCupDialog = lazyPart(() => import('./enter-cup-dialog.tsx'));

/** In or out of an open cup. The dialog outlives the button: it has something to say after entering. */
export function EntryControl({ cup, own, linked }: { cup: Cup; own: boolean; linked: boolean }) {
  const [open, setOpen] = useState(false);
  const { data } = useOwnCups();
  const { address } = useWallet();
  const { data: figures } = useWalletFigures(address);
  const cost = entryCost(cup, data?.freeEntry);
  const lack = lackOf(figures, { price: cost.hoof ?? 0, to: 'people' });
  const action = (
    <span>
      <T
        m="Enter<hidden> the {cup},</hidden>@@button: what it costs follows"
        cup={cupTitle(cup)}
        hidden={<span className="sr-only" />}
      />
    </span>
  );
  // Only the wallet knows what the entry costs today.
  const onClick = () =>
    void ensureSignedIn(t('Sign in to enter this cup.')).then((player) => setOpen(player !== null));
  return (
    <div className="md:max-lg:w-72">
      {own ? (
        <div className="grid gap-4">
          {linked ? (
            <Link
              to="/cups/$id"
              params={{ id: String(cup.id) }}
              className="link w-fit py-1 font-semibold"
            >
              {t('See who else is in')}
            </Link>
          ) : (
            <p className="text-chalk-2">{t('You are in. The draw will find you here.')}</p>
          )}
          <LeaveCup cup={cup} />
        </div>
      ) : (
        <>
          {lack ? (
            <QuietTicket {...{ action, onClick }} cost={cost.words} lack={lack.words} size="md" />
          ) : (
            <TicketButton
              {...{ action, onClick }}
              cost={cost.words}
              aria-haspopup="dialog"
              className="w-full"
            />
          )}
          <p className="mt-2.5 text-fine text-chalk-3">{entryNote(cup, data?.freeEntry)}</p>
        </>
      )}
      {open && (
        <Suspense>
          <EnterCupDialog cup={cup} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
