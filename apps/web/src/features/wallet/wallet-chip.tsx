import { compactNumber, formatHoof, shortAddress } from '@goats/rules';
import DataProvider from '@goats/ui/api/data-provider.tsx';
import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBalanceMode } from './balance-hold.ts';
import { useCounted } from './use-counted.ts';
import { refreshWallet, useWalletFigures } from './wallet-queries.ts';
import { openWalletPanel, useWallet } from './wallet-store.ts';

interface WalletChipProps {
  address: string;
  /** The wide one of the mobile menu. */
  full: boolean;
  onOpen: (() => void) | undefined;
}

/** Balance and address in the navigation; opens the wallet panel. */
export default function WalletChip(props: WalletChipProps) {
  return (
    <DataProvider>
      <Chip {...props} />
    </DataProvider>
  );
}

function Chip({ address, full, onOpen }: WalletChipProps) {
  const { guest, signedInAs } = useWallet();
  const { data } = useWalletFigures(address);
  const hoof = useCounted(data?.hoofBalance, useBalanceMode(), address);
  const client = useQueryClient();
  // Some figures are for the owner alone, and whoever signs in is one from now on.
  useEffect(() => {
    if (signedInAs !== null) void refreshWallet(client, signedInAs);
  }, [client, signedInAs]);
  return (
    <button
      type="button"
      data-hoof-home=""
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.();
        openWalletPanel();
      }}
      className={cx(
        'relative flex h-11 items-center rounded-control border border-line-2 font-display text-lead font-bold tracking-[.02em] hover:border-chalk',
        full && 'w-full justify-center',
      )}
    >
      <span className="flex items-center gap-2 px-2.5 sm:px-3">
        <HoofCoin />
        <T
          m="<hidden>HOOF balance </hidden>{balance}"
          hidden={<span className="sr-only" />}
          balance={hoof === undefined ? '–' : <Balance hoof={hoof} />}
        />
      </span>
      <span
        className={cx(
          'border-l border-dashed border-line-2 px-3 leading-6 text-chalk-2',
          // Where the links stand in full beside it there is no room for it.
          !full && 'max-sm:sr-only nav:max-[100rem]:sr-only nav:turn:sr-only',
        )}
      >
        {guest && (
          <span className="mr-2 text-chalk-3 uppercase">
            {t('Guest@@whose wallet is kept by this browser')}
          </span>
        )}
        {shortAddress(address)}
      </span>
      {data?.frozen && (
        <span className="absolute -top-1.5 -right-1.5">
          <RefereeCard color="yellow" className="h-5 w-3.5" />
          {/* The stop is for the ear: without it the address and the sentence run together. */}
          <span className="sr-only">. {t('This wallet is frozen.')}</span>
        </span>
      )}
    </button>
  );
}

/**
 * On a phone, where bell, brand and menu want room too, millions are said short and hundredths not
 * at all: the first sale, less its fee, would push the menu off the screen.
 */
function Balance({ hoof }: { hoof: number }) {
  const short = hoof < 1_000_000 ? formatHoof(Math.floor(hoof)) : compactNumber(hoof);
  if (short === formatHoof(hoof)) return short;
  return (
    <>
      <span className="max-sm:hidden">{formatHoof(hoof)}</span>
      <span className="sm:hidden">{short}</span>
    </>
  );
}
