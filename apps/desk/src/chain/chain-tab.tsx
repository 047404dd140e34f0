import { formatHoof, groupedCount } from '@goats/rules';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { sentenceOf } from '../admin-session.ts';
import { type ChainDesk, useChainDesk } from './chain-queries.ts';
import { ForcedExits } from './forced-exits.tsx';
import { Keys } from './keys.tsx';
import { PendingRoot } from './pending-root.tsx';
import { Reserves } from './reserves.tsx';
import { RootDesk } from './root-desk.tsx';
import { Transactions } from './transactions.tsx';

/** The chain from the operator's side: what is owed, what is there, and what wants attention. */
export function ChainTab() {
  const { data, error } = useChainDesk();
  if (error) return <ErrorState title="No answer" text={sentenceOf(error)} heading="h2" />;
  if (!data) return <Skeleton className="mt-8 h-120" />;
  if ('off' in data) {
    return (
      <div className="mt-8">
        <EmptyState title="The chain is off" text={data.why} />
      </div>
    );
  }
  return (
    <div className="mt-8 grid gap-14">
      <Alerts alerts={data.alerts} />
      <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-2">
        <Reserves desk={data} />
        <RootDesk desk={data} />
        {data.pendingRoot && <PendingRoot root={data.pendingRoot} />}
        <Transactions desk={data} />
        <ForcedExits leaving={data.leaving} />
        <Reading desk={data} />
        <Keys keys={data.keys} />
      </div>
    </div>
  );
}

function Alerts({ alerts }: { alerts: readonly string[] }) {
  return (
    <section aria-labelledby="alerts-title">
      <h2 id="alerts-title" className="sr-only">
        What wants attention
      </h2>
      {alerts.length === 0 ? (
        <p className="flex items-start gap-3 text-chalk-2">
          <RefereeCard color="green" className="mt-0.5 h-5.5 w-4" />
          Nothing to whistle for. The books of the chain and ours agree to the hundredth.
        </p>
      ) : (
        <ul className="grid gap-3">
          {alerts.map((alert) => (
            <li key={alert} className="flex items-start gap-3">
              <RefereeCard color="red" className="mt-0.5 h-5.5 w-4" />
              <span className="min-w-0 wrap-anywhere">{alert}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far the indexer is, and what is on its way out. */
function Reading({ desk: { chain, lag, openWithdrawals } }: { desk: ChainDesk }) {
  return (
    <section aria-labelledby="reading-title">
      <h2 id="reading-title" className="mb-4 text-card">
        On the wire
      </h2>
      <FactList
        facts={[
          ['Newest block', groupedCount(chain.head)],
          ['Newest that is final', groupedCount(chain.final)],
          ['Blocks behind', groupedCount(lag.blocks)],
          ['Final events that wait', groupedCount(lag.unapplied)],
          ['Open vouchers', groupedCount(openWithdrawals.count)],
          ['HOOF in them', formatHoof(openWithdrawals.hoof)],
        ]}
      />
    </section>
  );
}
