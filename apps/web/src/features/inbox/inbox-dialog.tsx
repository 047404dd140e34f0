import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { ensureSignedIn } from '../wallet/sign-in.ts';
import { inboxTab, useWallet } from '../wallet/wallet-store.ts';
import { FollowedList } from './followed-list.tsx';
import { MessageList } from './message-list.tsx';
import { NoticesTab } from './notices-tab.tsx';

/** What a wallet was told, what it asked to be told about, and where it wants to hear it. */
export default function InboxDialog({ onClose }: { onClose: () => void }) {
  const { signedInAs } = useWallet();
  const [tab, setTab] = useState<string>(inboxTab);
  return (
    <Dialog open onClose={onClose} title={t('Inbox')}>
      {signedInAs === null ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-chalk-2">
            {t(
              'Letters are opened by whom they are addressed to. One signature, and they are yours.',
            )}
          </p>
          <Button onClick={() => void ensureSignedIn(t('Sign in to read your messages.'))}>
            {t('Sign In')}
          </Button>
        </div>
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label={t('Inbox')} className="mb-4">
            <Tab value="messages">{t('Messages')}</Tab>
            <Tab value="following">{t('Following@@what one follows')}</Tab>
            <Tab value="notices">{t('Notices@@what reaches a player away from the site')}</Tab>
          </TabList>
          <TabPanel value="messages">
            <MessageList onLeave={onClose} />
          </TabPanel>
          <TabPanel value="following">
            <FollowedList onLeave={onClose} />
          </TabPanel>
          <TabPanel value="notices">
            <NoticesTab />
          </TabPanel>
        </Tabs>
      )}
    </Dialog>
  );
}
