import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import { openInbox, useWallet } from '../wallet/wallet-store.ts';
import { inviteNoMore, wasInvited } from './notices-invited.ts';
import { deviceQuery } from './notices-queries.ts';

/** Beside something that may take a while; for a browser that could ring and was never told to. */
export default function RingInvitation({ className }: { className?: string }) {
  const { signedInAs } = useWallet();
  const [declined, setDeclined] = useState(wasInvited);
  const wanted = signedInAs !== null && !declined;
  const { data: device } = useQuery({ ...deviceQuery, enabled: wanted });
  if (!wanted || device !== 'silent') return null;
  return (
    <p className={cx('flex items-center gap-1 text-small text-chalk-2', className)}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openInbox('notices')}
        className="link inline-flex min-h-11 cursor-pointer items-center gap-2"
      >
        <BellRing aria-hidden="true" className="size-4 flex-none" />
        {t('Ring me when somebody takes it')}
      </button>
      <button
        type="button"
        aria-label={t('No need to ring me')}
        onClick={() => {
          inviteNoMore();
          setDeclined(true);
        }}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-control text-chalk-3 hover:text-chalk"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}
