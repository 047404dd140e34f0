import { T } from '@goats/ui/t.tsx';
import { starterWaits, useWalletFigures } from '../wallet/wallet-queries.ts';
import { openStarterPack, useWallet } from '../wallet/wallet-store.ts';

/** One line for a wallet that has not opened its own pack yet: that one is for keeps. */
export function StarterReminder() {
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
  if (!starterWaits(data)) return null;
  return (
    <p className="mt-4 text-chalk-2">
      <T
        m="This one is for looking. <button>Your starter pack</button> is for keeps."
        button={
          <button
            type="button"
            className="link font-semibold text-chalk"
            onClick={openStarterPack}
          />
        }
      />
    </p>
  );
}
