import { formatHoof, groupedCount, RARITIES } from '@goats/rules';
import { CopyButton } from '@goats/ui/copy-button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { RarityBadge, RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { sentenceOf } from '../admin-session.ts';
import { FreezeForm } from './freeze-form.tsx';
import { mintDays } from './mint-days.ts';
import { NameDeeds } from './name-deeds.tsx';
import { ReturnCards } from './return-cards.tsx';
import { TierTable } from './tier-table.tsx';
import { type DeskWallet, useChosenName, useDeskWallet } from './wallet-queries.ts';

/** One wallet: what it holds, what it minted, and what can be done about it. */
export function DeskWalletView({ address }: { address: string }) {
  const { data, error } = useDeskWallet(address);
  const name = useChosenName(address);
  if (error) return <ErrorState title="No answer" text={sentenceOf(error)} heading="h3" />;
  if (!data) return <Skeleton className="mt-8 h-120" />;
  return (
    <article aria-label={`Wallet ${address}`} className="mt-8 grid gap-12">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <code className="min-w-0 text-small break-all text-chalk-2">{address}</code>
        {data.house && <HouseTag />}
        {data.frozen && <Tag tone="chalk">Frozen</Tag>}
        <CopyButton text={address}>Copy</CopyButton>
      </header>
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
        <Holdings wallet={data} />
        <Mints wallet={data} />
      </div>
      {name && !name.house && (
        <section aria-labelledby="name-title">
          <h3 id="name-title" className="text-row">
            Called {name.name}
          </h3>
          <NameDeeds key={name.name} address={name.address} name={name.name} deeds={['reset']} />
        </section>
      )}
      <section aria-labelledby="freeze-title">
        <h3 id="freeze-title" className="mb-4 text-row">
          {data.frozen ? 'On the bench' : 'Put it on the bench'}
        </h3>
        <FreezeForm key={String(data.frozen?.since)} wallet={data} />
      </section>
      {!data.house && <ReturnCards wallet={data} />}
    </article>
  );
}

function Holdings({ wallet }: { wallet: DeskWallet }) {
  const held = RARITIES.flatMap((rarity) => wallet.tiers.filter((tier) => tier.rarity === rarity));
  return (
    <section aria-label="Holdings">
      <h3 className="mb-3 text-row">Holds</h3>
      <FactList
        facts={[
          ['HOOF', formatHoof(wallet.hoofBalance)],
          ['Waiting for an opponent', groupedCount(wallet.openings)],
          ['Matches under way', groupedCount(wallet.matches)],
          ['Cards', groupedCount(held.reduce((sum, tier) => sum + tier.held, 0))],
        ]}
      />
      {held.length > 0 && (
        <div className="mt-2">
          <TierTable
            caption="Cards by tier"
            head={['Tier', 'Held', 'In a game']}
            rows={held.map((tier) => ({
              key: tier.rarity,
              cells: [
                <RarityBadge key="tier" rarity={tier.rarity} />,
                groupedCount(tier.held),
                groupedCount(tier.engaged),
              ],
            }))}
          />
        </div>
      )}
    </section>
  );
}

function Mints({ wallet }: { wallet: DeskWallet }) {
  const days = mintDays(wallet.mints);
  return (
    <section aria-label="Mints of the last fourteen days">
      <h3 className="mb-3 text-row">Minted, last 14 days</h3>
      {days.length === 0 ? (
        <p className="border-t-[1.5px] border-line-2 pt-4 text-small text-chalk-2">
          Nothing. This one only looks.
        </p>
      ) : (
        <TierTable
          caption="Mints by day and tier"
          head={[
            'UTC day',
            ...RARITIES.map((rarity) => (
              <span key={rarity} title={rarity}>
                <RaritySlashes rarity={rarity} className="sm:hidden" />
                <span className="max-sm:sr-only">{rarity}</span>
              </span>
            )),
            'HOOF',
          ]}
          rows={days.map(({ day, cards, hoof }) => ({
            key: day,
            cells: [day, ...RARITIES.map((rarity) => cards[rarity]), formatHoof(hoof)],
          }))}
        />
      )}
    </section>
  );
}
