import { shortAddress } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { Button } from '@goats/ui/button.tsx';
import { CopyButton } from '@goats/ui/copy-button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { chainName } from '@goats/ui/wallets/eip1193.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { FrozenNote } from '../panel/frozen-note.tsx';
import { GuestKeyTools } from '../panel/guest-key-tools.tsx';
import { Movements } from '../panel/movements.tsx';
import { Sessions } from '../panel/sessions.tsx';
import { ShortLived } from '../panel/short-lived.tsx';
import { StarterCall } from '../panel/starter-call.tsx';
import { WalletPanel, WalletTiles } from '../wallet-panel.tsx';
import { disconnectWallet, openInbox, refreshWalletBalance, useWallet } from '../wallet-store.ts';

interface PanelProps {
  /** What of it is on the chain. */
  purse: ComponentType<{ address: string; onLeave: () => void }>;
  languages: ComponentType;
  onClose: () => void;
}

/** The panel behind the header's control, with everything a wallet can tell. */
export function WalletPanelDialog(props: PanelProps) {
  const { address } = useWallet();
  const { onClose } = props;
  if (!address) {
    return (
      <Dialog open onClose={onClose} title={t('Connect Your Wallet')} width="sm">
        <WalletPanel titled={false} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('Wallet Connected')}>
      <Connected address={address} {...props} />
    </Dialog>
  );
}

function Connected({
  address,
  purse: Purse,
  languages: Languages,
  onClose,
}: PanelProps & { address: string }) {
  const { guest, balance, chainId, walletType } = useWallet();
  const [tab, setTab] = useState('history');
  useEffect(() => {
    void refreshWalletBalance();
  }, []);
  return (
    <>
      <div className="-mt-2 mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar address={address} size={40} />
        <span className="numeral text-2xl" title={address}>
          {shortAddress(address)}
        </span>
        {guest && (
          <>
            <Tag tone="chalk">{t('Guest@@whose wallet is kept by this browser')}</Tag>
            <Tag>{t('Play money only')}</Tag>
          </>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          <CopyButton text={address}>{t('Copy@@button')}</CopyButton>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onClose();
              void disconnectWallet();
            }}
          >
            {t('Disconnect Wallet')}
          </Button>
        </span>
      </div>
      {guest && <ShortLived />}
      <FrozenNote address={address} />
      <StarterCall address={address} />
      <WalletTiles address={address} />
      <Suspense>
        <Purse address={address} onLeave={onClose} />
      </Suspense>
      <div className="mb-5 grid gap-2.5 xs:grid-cols-2">
        <Button asChild variant="outline" size="sm">
          <Link to="/player/$address" params={{ address: address.toLowerCase() }} onClick={onClose}>
            {t('Your player page')}
          </Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <Link to="/album" onClick={onClose}>
            {t('Album')}
          </Link>
        </Button>
        <Button asChild variant="outline" size="sm">
          <Link to="/my-market" onClick={onClose}>
            {t('My market')}
          </Link>
        </Button>
        <Button variant="outline" size="sm" onClick={() => openInbox()}>
          {t('Inbox and what you follow')}
        </Button>
      </div>
      <dl className="mb-5 flex flex-wrap gap-x-6 gap-y-1 text-small text-chalk-3 *:flex *:gap-2 [&_dd]:text-chalk-2">
        <div>
          <dt>{t('Wallet')}</dt>
          <dd>{walletType}</dd>
        </div>
        <div>
          <dt>{t('Chain@@blockchain')}</dt>
          <dd>
            {chainName(chainId)} ({chainId ?? '0x1'})
          </dd>
        </div>
        <div>
          <dt>{t('Balance')}</dt>
          <dd>{balance ?? t('not told@@the balance of a wallet')}</dd>
        </div>
      </dl>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label={t('Wallet')} className="mb-4">
          <Tab value="history">{t('History@@of what a wallet has got and given')}</Tab>
          <Tab value="sessions">{t('Sessions@@where a wallet is signed in')}</Tab>
          {guest && <Tab value="key">{t('Guest key')}</Tab>}
        </TabList>
        <TabPanel value="history">
          <Movements address={address} onLeave={onClose} />
        </TabPanel>
        <TabPanel value="sessions">
          <Sessions />
        </TabPanel>
        {guest && (
          <TabPanel value="key">
            <GuestKeyTools />
          </TabPanel>
        )}
      </Tabs>
      <Suspense>
        <Languages />
      </Suspense>
    </>
  );
}
