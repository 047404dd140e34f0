import { formatHoof, groupedCount, shortAddress } from '@goats/rules';
import { CopyButton } from '@goats/ui/copy-button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import { TierTable } from '../wallets/tier-table.tsx';
import type { ChainDesk } from './chain-queries.ts';

type Pending = NonNullable<ChainDesk['pendingRoot']>;

/** What the next root changes, while the guardian can still stop it. */
export function PendingRoot({ root }: { root: Pending }) {
  return (
    <section aria-labelledby="pending-title" className="min-w-0">
      <h2 id="pending-title" className="mb-1 text-card">
        Root {root.index} waits
      </h2>
      <p className="mb-4 text-small text-chalk-2">It counts from {momentOf(root.activeFrom)}.</p>
      <TierTable
        caption="What the waiting root changes"
        head={['', 'Now', 'Then']}
        rows={[
          row('HOOF promised', root.sumBefore, root.sum, formatHoof),
          row('Accounts', root.accountsBefore, root.accounts, groupedCount),
          row('Cards', root.cardsBefore, root.cards, groupedCount),
        ]}
      />
      <h3 className="mt-7 mb-3 text-row">Largest changes</h3>
      {root.largest.length === 0 ? (
        <EmptyState compact title="None" text="Everybody has what they had." />
      ) : (
        <TierTable
          caption="Accounts that change most"
          head={['Account', 'Now', 'Then']}
          rows={root.largest.map(({ account, before, after }) => ({
            key: account,
            cells: [
              <span key="account" title={account}>
                {shortAddress(account)}
              </span>,
              formatHoof(before),
              formatHoof(after),
            ],
          }))}
        />
      )}
      <h3 className="mt-7 mb-3 text-row">The guardian vetoes with</h3>
      <p className="mb-3 text-small text-chalk-2">
        One transaction from the guardian’s own wallet; that key is never on this server. It takes
        this root and all after it away and pauses vouchers and deposits. Exits go on. Was the
        poster’s key stolen? Then dismiss(0) comes first: it takes the key and all that wait.
      </p>
      <code className="mb-3 block text-small break-all text-chalk-2">
        to {root.veto.to}
        <br />
        data {root.veto.data} (veto, from root {root.index} on)
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={root.veto.to}>Copy to</CopyButton>
        <CopyButton text={root.veto.data}>Copy data</CopyButton>
      </div>
    </section>
  );
}

function row(name: string, before: number, after: number, format: (value: number) => string) {
  return { key: name, cells: [name, format(before), format(after)] };
}
