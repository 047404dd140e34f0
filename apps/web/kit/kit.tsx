import { ExternalLink, Search } from 'lucide-react';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './kit.css';
import { Accordion } from '@goats/ui/accordion.tsx';
import { Button } from '@goats/ui/button.tsx';
import { ClockRing, CountdownTiles, TimeLeft } from '@goats/ui/clock.tsx';
import { cx } from '@goats/ui/cx.ts';
import { DataTable } from '@goats/ui/data-table.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Checkbox, Field, Input, Select } from '@goats/ui/field.tsx';
import { FilterChips } from '@goats/ui/filter-chips.tsx';
import { FlipTiles } from '@goats/ui/flip-tiles.tsx';
import { GoatCard } from '@goats/ui/goat-card.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { ScoreNumber, StatBar } from '@goats/ui/score.tsx';
import { StakeSelector, TierSelector } from '@goats/ui/segmented.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import Toasts from '@goats/ui/toast-region.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { Tooltip } from '@goats/ui/tooltip.tsx';

const TIERS = ['Common', 'Rare', 'Epic', 'Legendary'] as const;
const art = <div className="stripes" />;

function Part({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Panel className={cx('min-w-0', className)}>
      <h2 className="mb-5.5 text-[1.625rem] text-chalk-2">{title}</h2>
      {children}
    </Panel>
  );
}

function KitRoom() {
  const [stake, setStake] = useState(25);
  const [tier, setTier] = useState<string>('Epic');
  const [filter, setFilter] = useState<string>('All');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(true);
  const row = 'flex flex-wrap items-center gap-3.5';
  return (
    <main className="wrap py-12">
      <h1 className="text-[5.5rem]">Kit room</h1>
      <div className="mt-10 grid gap-4 lg:grid-cols-12 lg:gap-6">
        <Part title="Buttons" className="lg:col-span-8">
          <div className={cx(row, 'mb-4.5')}>
            <TicketButton action="Place Bid" cost="41.85 SOL" stub="7.75rem" />
            <Button>Explore Marketplace</Button>
            <Button variant="outline">View Profile</Button>
            <Button variant="ghost">Clear Search</Button>
          </div>
          <div className={cx(row, 'mb-4.5')}>
            <TicketButton size="sm" action="Accept" cost="25" />
            <TicketButton
              size="sm"
              outlined
              action="Accept"
              cost={
                <>
                  <HoofCoin className="size-4" /> 25
                </>
              }
            />
            <Button size="sm">Buy Now</Button>
            <Button size="sm" variant="outline">
              Cancel
            </Button>
            <Button size="sm" variant="danger">
              Concede
            </Button>
            <Button size="sm" variant="outline">
              <ExternalLink className="size-4" /> View on marketplace
            </Button>
          </div>
          <div className={row}>
            <Button disabled>Disabled</Button>
            <Button busy={busy} busyWord="Joining..." onClick={() => setBusy(true)}>
              Join Battle
            </Button>
            <TicketButton disabled action="Insufficient HOOF" cost="100" />
          </div>
        </Part>
        <Part title="Rarity" className="lg:col-span-4">
          <div className={cx(row, 'mb-5')}>
            {TIERS.map((name) => (
              <RarityBadge key={name} rarity={name} />
            ))}
          </div>
          <div className={row}>
            <Tag>House</Tag>
            <Tag tone="chalk">Your Challenge</Tag>
            <Tag tone="live">Live</Tag>
          </div>
        </Part>
        <Part title="Inputs" className="lg:col-span-8">
          <div className="grid gap-5 sm:grid-cols-3">
            <Field label="Search">
              <Input leading={<Search />} placeholder="Name or footballer" />
            </Field>
            <Field label="Origin">
              <Select defaultValue="Argentina">
                <option>Brazil</option>
                <option>Argentina</option>
              </Select>
            </Field>
            <Field label="Bid amount (ETH)" error="Your bid must be higher than the current bid.">
              <Input defaultValue="41.70" trailing="ETH" />
            </Field>
            <Field label="Read only" help="Signed in with this wallet.">
              <Input readOnly value="44.00" />
            </Field>
            <div>
              <Checkbox label="Performance" defaultChecked />
              <Checkbox label="Essential" defaultChecked disabled />
            </div>
          </div>
        </Part>
        <Part title="Tabs and tooltip" className="lg:col-span-4">
          <Tabs defaultValue="stats">
            <TabList label="Card">
              <Tab value="stats">Stats</Tab>
              <Tab value="bids">Bid History</Tab>
              <Tab value="details">Details</Tab>
            </TabList>
            <TabPanel value="stats" className="pt-3">
              <StatBar name="Pace" score={94} />
              <StatBar name="Defending" score={48} />
            </TabPanel>
          </Tabs>
          <div className={cx(row, 'mt-4')}>
            <Tooltip text="6 Challenge(s) Available">
              <Button size="sm">Hover me</Button>
            </Tooltip>
            <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
              Dialog
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() =>
                toast({
                  title: 'Wallet Not Found',
                  description: 'Please install a compatible wallet to connect',
                  tone: 'red',
                })
              }
            >
              Toast
            </Button>
          </div>
        </Part>
        <Part title="Countdown, clock and score" className="lg:col-span-8">
          <div className={cx(row, 'gap-8')}>
            <CountdownTiles msLeft={225_396_000} size="3.75rem" />
            <ClockRing text="0:18" left={18} of={30} caption="Round 2" />
            <ClockRing text="0:05" left={5} of={30} className="w-26" caption="Your pick" />
            <FlipTiles value="2" size="6rem" />
          </div>
          <div className={cx(row, 'mt-6 gap-6')}>
            <TimeLeft text="4h 12m" />
            <TimeLeft text="47m" soon />
            <TimeLeft text="Expired" over />
            {[96, 84, 73, 65, 52, 31].map((score) => (
              <ScoreNumber key={score} score={score} className="text-[2.5rem]" />
            ))}
          </div>
        </Part>
        <Part title="Progress, stake, filters" className="lg:col-span-4">
          <Progress label="Generating" value={63} className="mb-4" />
          <StakeSelector
            stakes={[10, 25, 50, 75, 100]}
            value={stake}
            onChange={setStake}
            className="mb-4"
          />
          <TierSelector tiers={TIERS} value={tier as 'Epic'} onChange={setTier} className="mb-4" />
          <FilterChips
            label="Rarity"
            options={['All', 'Rare', 'Epic']}
            value={filter}
            onChange={setFilter}
          />
        </Part>
        <Part title="Loading" className="lg:col-span-4">
          <div className="grid grid-cols-[120px_1fr] gap-4.5">
            <Skeleton className="h-37.5" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-7.5 w-4/5" />
              <Skeleton className="h-3.5" />
              <Skeleton className="h-11" />
            </div>
          </div>
        </Part>
        <Part title="Empty" className="lg:col-span-4">
          <EmptyState
            compact
            className=""
            title="No Active Battles"
            text="Be the first to create a battle request!"
          >
            <Button size="sm">Create Battle</Button>
          </EmptyState>
        </Part>
        <Part title="Error" className="lg:col-span-4">
          <ErrorState
            className=""
            title="Error loading base goat"
            text="There was a problem loading this goat's data. Please try again."
          >
            <Button size="sm">Try Again</Button>
            <Button size="sm" variant="outline">
              Back to Marketplace
            </Button>
          </ErrorState>
        </Part>
        <Part title="Cards" className="lg:col-span-8">
          <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
            <GoatCard
              name="Hand of Horn"
              lines="Inspired by Diego Maradona"
              rarity="Legendary"
              score={95}
              art={art}
            />
          </div>
        </Part>
        <Part title="Accordion and table" className="lg:col-span-12">
          <Accordion
            items={[
              { id: 'a', title: 'What is this?', body: 'A kit room.' },
              { id: 'b', title: 'And this?', body: 'A shelf.' },
            ]}
          />
          <DataTable
            caption="Demo"
            rows={[{ rank: 1, name: 'The Flea', value: 'Ξ4.8M', sale: 'Ξ50K' }]}
            rowKey={(entry) => entry.rank}
            columns={[
              { id: 'rank', header: 'Rank', cell: (entry) => entry.rank, phone: 'rank' },
              { id: 'name', header: 'GOATs', cell: (entry) => entry.name, phone: 'title' },
              {
                id: 'value',
                header: 'Total Value',
                cell: (entry) => <span className="numeral text-3xl">{entry.value}</span>,
                align: 'right',
                phone: 'value',
              },
              {
                id: 'sale',
                header: 'Highest Sale',
                cell: (entry) => entry.sale,
                align: 'right',
                phone: 'detail',
              },
            ]}
          />
        </Part>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Generate everything?"
        description="This creates a massive collection and may take several minutes."
      >
        <div className={row}>
          <Button>Generate 143,060</Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
      <Toasts />
    </main>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <KitRoom />
    </StrictMode>,
  );
