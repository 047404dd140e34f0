import { badgeCount } from '@goats/rules';
import DataProvider from '@goats/ui/api/data-provider.tsx';
import { t } from '@goats/words';
import { Bell } from 'lucide-react';
import { openInbox } from '../wallet/wallet-store.ts';
import { useInbox } from './inbox-queries.ts';

export default function InboxBell() {
  return (
    <DataProvider>
      <Ringing />
    </DataProvider>
  );
}

function Ringing() {
  const { data } = useInbox();
  const unread = data?.unread ?? 0;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={
        unread === 0
          ? t('Inbox')
          : t('{unread, plural, one {Inbox, # unread} other {Inbox, # unread}}', { unread })
      }
      onClick={() => openInbox()}
      className="relative grid size-11 flex-none cursor-pointer place-items-center rounded-control border border-line-2 hover:border-chalk"
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="numeral absolute -top-1.5 -right-1.5 grid h-5.5 min-w-5.5 place-items-center rounded-full border-2 border-pitch-950 bg-gold px-1 text-small leading-none text-gold-ink"
        >
          {badgeCount(unread)}
        </span>
      )}
    </button>
  );
}
