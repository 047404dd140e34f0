import { HoofColours } from './panel/hoof-colours.tsx';
import { useWalletFigures } from './wallet-queries.ts';
import { useWallet } from './wallet-store.ts';

/** Beside prices the balance of the header is half the truth: gifts buy from the house alone. */
export default function MarketPurse() {
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
  if (address === null || data?.locked === 0) return null;
  // As high before it is known: the cards below stay where they are.
  return <div className="mt-4 min-h-16.5 sm:w-100">{data && <HoofColours {...data} />}</div>;
}
