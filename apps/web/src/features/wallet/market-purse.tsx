import { HoofColours } from './panel/hoof-colours.tsx';
import { useWalletFigures } from './wallet-queries.ts';

/** Beside prices the balance of the header is half the truth: gifts buy from the house alone. */
export default function MarketPurse({ address }: { address: string }) {
  const { data, isError } = useWalletFigures(address);
  if (data ? data.locked === 0 : isError) return null;
  // As high before it is known, so that nothing jumps for whoever has gifts.
  return <div className="mt-4 min-h-16.5 sm:w-100">{data && <HoofColours {...data} />}</div>;
}
