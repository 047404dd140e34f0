import { formatHoof, groupedCount, shortAddress } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { Button } from '@goats/ui/button.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { HistoryProgress } from './history-progress.tsx';
import { FrozenNote } from './panel/frozen-note.tsx';
import { HoofColours } from './panel/hoof-colours.tsx';
import { ShortLived } from './panel/short-lived.tsx';
import { useWalletFigures } from './wallet-queries.ts';
import { disconnectWallet, useWallet } from './wallet-store.ts';
import { WaysIn } from './ways-in.tsx';

/** Both faces of the wallet: the invitation, and what is in it. Stands alone or inside a dialog. */
export function WalletPanel({ titled = true }: { titled?: boolean }) {
  const { address } = useWallet();
  return address ? (
    <Connected address={address} titled={titled} />
  ) : (
    <Disconnected titled={titled} />
  );
}

function Disconnected({ titled }: { titled: boolean }) {
  const { noneFound } = useWallet();
  return (
    <div>
      {titled && <h2 className="text-row leading-[.95]">{t('Connect Your Wallet')}</h2>}
      <p
        className={
          titled ? 'mt-3 mb-4.5 text-small text-chalk-2' : 'mb-4.5 text-small text-chalk-2'
        }
      >
        {t('Connect your wallet to access trading card battles and earn $HOOF rewards')}
      </p>
      <WaysIn guestFirst={noneFound} />
    </div>
  );
}

function Connected({ address, titled }: { address: string; titled: boolean }) {
  const { guest } = useWallet();
  return (
    <div>
      {titled && <h2 className="text-row leading-[.95]">{t('Wallet Connected')}</h2>}
      <p className="mt-2 mb-4 flex flex-wrap items-center gap-3 text-small text-chalk-2">
        <Avatar address={address} size={36} />
        {shortAddress(address)}
        {guest && <Tag tone="chalk">{t('Guest@@whose wallet is kept by this browser')}</Tag>}
      </p>
      {guest && <ShortLived />}
      <FrozenNote address={address} />
      <WalletTiles address={address} />
      <div className="grid gap-3">
        <Button variant="outline" onClick={() => void disconnectWallet()}>
          {t('Disconnect Wallet')}
        </Button>
        <Button asChild variant="outline">
          <Link to="/my-market">{t('My market')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/friends">{t('Friends')}</Link>
        </Button>
      </div>
    </div>
  );
}

/** The two figures of a wallet, its own. */
export function WalletTiles({ address }: { address: string }) {
  const { data } = useWalletFigures(address);
  const tile = 'flex items-center justify-between gap-4 rounded-row bg-well px-4 py-3.5';
  return (
    <>
      <dl className="mb-4 grid gap-2">
        <div className={tile}>
          {/* English: what the token is called. */}
          <dt className="text-small text-chalk-3">$HOOF</dt>
          <dd className="numeral flex items-center gap-2 text-poster-s">
            <HoofCoin className="size-5.5" />
            {data ? formatHoof(data.hoofBalance) : '–'}
          </dd>
        </div>
        <div className={tile}>
          <dt className="text-small text-chalk-3">{t('NFT Cards')}</dt>
          <dd className="numeral text-poster-s">{data ? groupedCount(data.cardCount) : '–'}</dd>
        </div>
        {data && data.lentCount > 0 && (
          <div className={tile}>
            <dt className="text-small text-chalk-3">{t('Lent to you')}</dt>
            <dd className="numeral text-poster-s">{groupedCount(data.lentCount)}</dd>
          </div>
        )}
      </dl>
      {data && <HoofColours {...data} />}
      {data && <HistoryProgress {...data} />}
    </>
  );
}
