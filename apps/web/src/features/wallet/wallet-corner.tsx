import DataProvider from '@goats/ui/api/data-provider.tsx';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { T } from '@goats/ui/t.tsx';
import WalletChip from './wallet-chip.tsx';
import { starterWaits, useWalletFigures } from './wallet-queries.ts';
import { openStarterPack } from './wallet-store.ts';

interface WalletCornerProps {
  address: string;
  /** The wide one of the mobile menu. */
  full: boolean;
  onDone: (() => void) | undefined;
}

/** What is in the wallet; and until its first pack is opened, the button for that beside it. */
export default function WalletCorner(props: WalletCornerProps) {
  return (
    <DataProvider>
      <Corner {...props} />
    </DataProvider>
  );
}

function Corner({ address, full, onDone }: WalletCornerProps) {
  const { data } = useWalletFigures(address);
  const packWaits = starterWaits(data);
  return (
    <>
      {packWaits && (
        <Button
          size={full ? 'md' : 'sm'}
          className={full ? 'mb-3 w-full' : 'px-3! sm:px-4! whitespace-nowrap'}
          onClick={() => {
            onDone?.();
            openStarterPack();
          }}
        >
          <span>
            <T
              m="Open <wide>free</wide> pack"
              wide={<span className={cx(!full && 'max-sm:hidden')} />}
            />
          </span>
        </Button>
      )}
      {/* A phone's header has room for one of the two; the purse, empty as yet, is in the menu. */}
      <span className={cx(packWaits && !full ? 'max-sm:hidden' : 'contents')}>
        <WalletChip address={address} full={full} onOpen={onDone} />
      </span>
    </>
  );
}
