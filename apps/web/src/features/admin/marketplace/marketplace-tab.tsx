import { Auctions } from './auctions.tsx';
import { FeaturedGoats } from './featured-goats.tsx';
import { SalesImport } from './sales-import.tsx';

export function MarketplaceTab() {
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-14 lg:grid-cols-[1fr_26rem]">
      <Auctions />
      <div className="grid gap-14">
        <SalesImport />
        <FeaturedGoats />
      </div>
    </div>
  );
}
