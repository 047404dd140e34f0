import { COLLECTION_SIZE, goatSlugOf, goatSummary } from '@goats/collection';
import {
  ATTRIBUTES,
  attributeLabel,
  formatHoof,
  formatMatic,
  formatSol,
  shortAddress,
} from '@goats/rules';
import { Crest } from '@goats/ui/crest.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { MomentTitle } from '@goats/ui/moment-title.tsx';
import { StatBar } from '@goats/ui/score.tsx';
import { T } from '@goats/ui/t.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { traitKindLabel, traitLabel } from '@goats/ui/trait-labels.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Nft } from '../catalogue/card-queries.ts';
import { onChain, useChain } from '../chain/chain-queries.ts';
import { PrintedValues } from '../goats/printed-values.tsx';
import { BidHistory } from './bid-history.tsx';
import { CardCharacter } from './card-character.tsx';

export function AuctionTabs({ nft }: { nft: Nft }) {
  return (
    <Tabs defaultValue="stats" className="mt-10">
      <TabList label={t('Card')}>
        <Tab value="stats">{t('Stats@@values of a card')}</Tab>
        <Tab value="bids">{t('Bid History')}</Tab>
        <Tab value="details">{t('Details@@of a card')}</Tab>
      </TabList>
      <TabPanel value="stats" className="pt-1.5">
        <Stats nft={nft} />
      </TabPanel>
      <TabPanel value="bids">
        <BidHistory nft={nft} />
      </TabPanel>
      <TabPanel value="details" className="pt-5">
        <Details nft={nft} />
      </TabPanel>
    </Tabs>
  );
}

function Stats({ nft }: { nft: Nft }) {
  const stats: Nft['cardStats'] | null = nft.cardStats;
  if (!stats) return <EmptyState compact title={t('No stats available for this card.')} />;
  const goat = goatSlugOf(nft.baseGoatId);
  // The server tells it in English.
  const ability =
    stats.specialAbility && goat ? t(goatSummary(goat).specialAbility) : stats.specialAbility;
  return (
    <>
      {ATTRIBUTES.map((attribute) => (
        <StatBar key={attribute} name={attributeLabel(attribute)} score={nft.stats[attribute]} />
      ))}
      <CardCharacter card={nft} className="pt-3.5" />
      <PrintedValues stats={stats} heading="h3" className="pt-8">
        {ability && (
          <p className="pt-3.5 text-small text-chalk-2">
            <T
              m="Special ability: {ability}. For the story: no rule of the game knows it."
              ability={<b className="font-semibold text-chalk">{ability}</b>}
            />
          </p>
        )}
      </PrintedValues>
    </>
  );
}

function Details({ nft }: { nft: Nft }) {
  return (
    <FactList
      facts={[
        [
          t('Moment@@of a footballer’s life, on a card'),
          <MomentTitle key="moment" of={nft.momentTitle} />,
        ],
        [t('Footballer'), nft.footballer],
        [t('Team'), <Team key="team" nft={nft} />],
        [
          t('Number@@of a card in its series'),
          t('{number, number} of {all, number}', {
            number: nft.variationNumber,
            all: nft.variantsCount,
          }),
        ],
        [
          t('Card'),
          t('{number, number} of {all, number}', { number: nft.id, all: COLLECTION_SIZE }),
        ],
        [t('GOAT Score'), nft.goatScore],
        [t('Strong in@@an attribute follows'), attributeLabel(nft.strongIn)],
        [t('Listed price'), formatSol(nft.price)],
        [t('On Polygon@@a price there follows'), formatMatic(nft.pricePolygon)],
        [t('To mint@@a price follows'), `${formatHoof(nft.priceHoof)} HOOF`],
        [
          t('Token id'),
          <Link key="token" to="/nft/$id" params={{ id: String(nft.tokenId) }} className="link">
            {nft.tokenId}
          </Link>,
        ],
        [
          t('Contract@@on the chain'),
          <ContractAddress key="contract" address={nft.contractAddress} />,
        ],
        ...Object.entries(nft.traits).map(
          ([name, value]) =>
            [
              traitKindLabel(name),
              <TraitValue
                key={name}
                value={traitLabel(name, value)}
                share={nft.traitRarity[name]}
              />,
            ] as const,
        ),
      ]}
    />
  );
}

/** On the explorer of a real chain, else on our own page about the contracts. */
function ContractAddress({ address }: { address: string }) {
  const chain = onChain(useChain().data);
  const words = shortAddress(address);
  return chain?.explorer ? (
    <a
      href={`${chain.explorer}/address/${address}`}
      target="_blank"
      rel="noopener noreferrer"
      className="link normal-case"
    >
      {words}
    </a>
  ) : (
    <Link to="/chain" className="link normal-case">
      {words}
    </Link>
  );
}

function Team({ nft: { baseGoatId, team } }: { nft: Nft }) {
  const goat = goatSlugOf(baseGoatId);
  return (
    <span className="inline-flex items-center gap-2">
      {goat && <Crest goat={goat} size={28} className="-my-2" />}
      {team}
    </span>
  );
}

/** What is drawn, and on how many other cards. */
function TraitValue({
  value,
  share,
}: {
  value: string;
  share: Nft['traitRarity'][string] | undefined;
}) {
  return (
    <>
      {value}
      {share && (
        <span className="block font-text text-small font-normal tracking-normal text-chalk-3 normal-case">
          {t('1 of {count, number}, {percent, number}% of all cards', share)}
        </span>
      )}
    </>
  );
}
