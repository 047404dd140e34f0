import { shortAddress } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button, Spinner } from '@goats/ui/button.tsx';
import { clubTierLabel } from '@goats/ui/club-labels.ts';
import { Panel } from '@goats/ui/panel.tsx';
import { type CardColor, RefereeCard } from '@goats/ui/referee-card.tsx';
import { t } from '@goats/words';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SITE } from '../../site/site-config.ts';
import { ensureSignedIn } from '../wallet/sign-in.ts';
import {
  connectGuestWallet,
  connectWallet,
  disconnectWallet,
  openStarterPack,
  useWallet,
} from '../wallet/wallet-store.ts';
import { browserWalletPresent } from './browser-wallet-present.ts';
import type { ClubAccess } from './club-access.ts';

/** The bouncer: one panel, one state of the door at a time. */
export function ClubDoor({ access }: { access: ClubAccess }) {
  return (
    <Panel corners raised>
      <DoorState access={access} />
    </Panel>
  );
}

function DoorState({ access }: { access: ClubAccess }) {
  switch (access.state) {
    case 'disconnected':
      return <Connect />;
    case 'checking':
      return (
        <p role="status" className="flex min-h-24 items-center gap-3">
          <Spinner /> {t('Checking your wallet for goats...')}
        </p>
      );
    case 'unproven':
      return <Prove address={access.address} />;
    case 'owner':
      return (
        <Verdict
          color="green"
          title={t('Verified owner')}
          text={t(
            '{goats, plural, one {{address}, {tier} tier with # goat. Mind the step.} other {{address}, {tier} tier with # goats. Mind the step.}}',
            {
              address: shortAddress(access.address),
              tier: clubTierLabel(access.room.tier),
              goats: access.room.cardCount,
            },
          )}
        >
          <Disconnect />
        </Verdict>
      );
    case 'denied':
      return (
        <Verdict
          alert
          color="red"
          title={t('Access Denied')}
          text={t(
            'No Legendary GOATs NFTs found in your wallet. You need at least one NFT to access the Owners Club.',
          )}
        >
          <Button asChild>
            <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
              {t('Buy on the marketplace')} <ExternalLink aria-hidden="true" className="size-4.5" />
            </a>
          </Button>
          {access.packWaits && (
            <Button variant="outline" onClick={openStarterPack}>
              {t('Open your starter pack')}
            </Button>
          )}
          <Disconnect />
        </Verdict>
      );
    case 'failed':
      return (
        <Verdict
          alert
          color="red"
          title={t('The door is stuck')}
          text={t('Failed to verify NFT ownership. Please try again. {error}', {
            error: failureWords(access.error),
          })}
        >
          <Button onClick={access.retry}>{t('Try Again')}</Button>
          <Disconnect />
        </Verdict>
      );
  }
}

function Verdict({
  color,
  title,
  text,
  alert = false,
  children,
}: {
  color: CardColor;
  title: string;
  text: string;
  alert?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <div role={alert ? 'alert' : 'status'} className="flex gap-5">
        <RefereeCard color={color} className="mt-1 h-11 w-8" />
        <div>
          <h2 className="text-row">{title}</h2>
          <p className="mt-2 text-chalk-2">{text}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </>
  );
}

function Disconnect() {
  return (
    <Button variant="outline" onClick={() => void disconnectWallet()}>
      {t('Disconnect')}
    </Button>
  );
}

function Connect() {
  const { status, problem } = useWallet();
  const [looking, setLooking] = useState(false);
  async function connect(): Promise<void> {
    setLooking(true);
    try {
      await ((await browserWalletPresent()) ? connectWallet() : connectGuestWallet());
    } finally {
      setLooking(false);
    }
  }
  const busy = looking || status === 'connecting';
  return (
    <>
      <h2 className="text-row leading-[.95]">{t('Connect Your Wallet')}</h2>
      <p className="mt-3 mb-5 text-chalk-2">
        {t('One goat in your wallet opens the door. We look, we nod, nothing moves.')}
      </p>
      {problem && !busy && (
        <p role="alert" className="mb-4 flex gap-3 text-small text-error-text">
          <RefereeCard color="red" className="mt-0.5 h-5 w-3.5" />
          {t('Failed to connect wallet. Please try again.')}
        </p>
      )}
      <Button
        className="w-full"
        busy={busy}
        busyWord={t('Connecting')}
        onClick={() => void connect()}
      >
        {t('Connect Wallet')}
      </Button>
      <p className="mt-3 text-small text-chalk-3">
        {t('No wallet in this browser? Then you come in with a guest wallet, made on the spot.')}
      </p>
    </>
  );
}

function Prove({ address }: { address: string }) {
  const [busy, setBusy] = useState(false);
  async function prove(): Promise<void> {
    setBusy(true);
    await ensureSignedIn(t('Sign in to enter the Owners Club.')).finally(() => setBusy(false));
  }
  return (
    <>
      <h2 className="text-row leading-[.95]">{t('We see your goats')}</h2>
      <p className="mt-3 mb-5 text-chalk-2">
        {t(
          '{address} holds what it takes. One signature shows that it is yours; it costs nothing and moves nothing.',
          { address: shortAddress(address) },
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyWord={t('Verifying...')} onClick={() => void prove()}>
          {t('Verify ownership')}
        </Button>
        <Disconnect />
      </div>
    </>
  );
}
