import { formatHoof, groupedCount, shortAddress } from '@goats/rules';
import { SITE } from '../../app/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { useWalletFigures } from './wallet-queries.ts';
import { connectWallet, disconnectWallet, useWallet } from './wallet-store.ts';

/** Both faces of the wallet: the invitation, and what is in it. Stands alone or inside a dialog. */
export function WalletPanel({ titled = true }: { titled?: boolean }) {
  const { status, address } = useWallet();
  return address ? (
    <Connected address={address} titled={titled} />
  ) : (
    <div>
      {titled && <h2 className="text-[1.875rem] leading-[.95]">Connect Your Wallet</h2>}
      <p className="mt-3 mb-4.5 text-small text-chalk-2">
        Connect your wallet to access trading card battles and earn $HOOF rewards
      </p>
      <Button
        className="w-full"
        busy={status === 'connecting'}
        busyWord="Connecting"
        onClick={() => void connectWallet()}
      >
        Connect Wallet
      </Button>
      <p className="mt-2 text-center">
        <a
          href={SITE.chooseWallet}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-block py-1.5 text-small text-chalk-2"
        >
          Choose a wallet
        </a>
      </p>
    </div>
  );
}

function Connected({ address, titled }: { address: string; titled: boolean }) {
  const { data } = useWalletFigures(address);
  const tile = 'flex items-center justify-between rounded-row bg-well px-4 py-3.5';
  return (
    <div>
      {titled && <h2 className="text-[1.875rem] leading-[.95]">Wallet Connected</h2>}
      <p className="mt-2 mb-4 text-small text-chalk-2">{shortAddress(address)}</p>
      <dl className="mb-4 grid gap-2">
        <div className={tile}>
          <dt className="text-small text-chalk-3">$HOOF</dt>
          <dd className="numeral flex items-center gap-2 text-[2.125rem]">
            <HoofCoin className="size-5.5" />
            {data ? formatHoof(data.hoofBalance) : '–'}
          </dd>
        </div>
        <div className={tile}>
          <dt className="text-small text-chalk-3">NFT Cards</dt>
          <dd className="numeral text-[2.125rem]">{data ? groupedCount(data.cardCount) : '–'}</dd>
        </div>
      </dl>
      <Button variant="outline" className="w-full" onClick={disconnectWallet}>
        Disconnect Wallet
      </Button>
    </div>
  );
}
