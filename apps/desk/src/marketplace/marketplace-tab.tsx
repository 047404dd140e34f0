import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { ClubDesk } from '../club/club-desk.tsx';
import { CupDesk } from '../cups/cup-desk.tsx';
import { MARKET_SECTIONS } from '../desk-address.ts';
import { SeriesDesk } from '../publish/series-desk.tsx';
import { WalletDesk } from '../wallets/wallet-desk.tsx';
import { Auctions } from './auctions.tsx';
import { FeaturedGoats } from './featured-goats.tsx';
import { SalesImport } from './sales-import.tsx';

export type MarketSection = (typeof MARKET_SECTIONS)[number];

const WORDS: Readonly<Record<MarketSection, string>> = {
  auctions: 'Auctions',
  series: 'Series',
  club: 'Owners club',
  cups: 'Cups',
  wallets: 'Wallets',
};

/** What the world sees of the operator's work: auctions, series, the club, cups, and who may take part. */
export function MarketplaceTab({
  section,
  onSection,
}: {
  section: MarketSection;
  onSection: (section: MarketSection) => void;
}) {
  return (
    <Tabs
      value={section}
      onValueChange={(next) => onSection(next as MarketSection)}
      className="mt-4"
    >
      <TabList level="section" label="Marketplace, sections">
        {MARKET_SECTIONS.map((each) => (
          <Tab key={each} value={each}>
            {WORDS[each]}
          </Tab>
        ))}
      </TabList>
      <TabPanel
        value="auctions"
        className="grid items-start gap-x-12 gap-y-14 pt-7 lg:grid-cols-[1fr_26rem]"
      >
        <Auctions />
        <div className="grid gap-14">
          <SalesImport />
          <FeaturedGoats />
        </div>
      </TabPanel>
      <TabPanel value="series" className="pt-7">
        <SeriesDesk />
      </TabPanel>
      <TabPanel value="club" className="pt-7">
        <ClubDesk />
      </TabPanel>
      <TabPanel value="cups" className="pt-7">
        <CupDesk />
      </TabPanel>
      <TabPanel value="wallets" className="pt-7">
        <WalletDesk />
      </TabPanel>
    </Tabs>
  );
}
