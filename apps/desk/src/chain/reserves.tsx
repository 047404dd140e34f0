import { formatHoof } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import type { ChainDesk } from './chain-queries.ts';

/** What the Stadium holds, what of it is promised, and whether our books say the same. */
export function Reserves({ desk: { chain, ledger, dayLimit } }: { desk: ChainDesk }) {
  const { balance, claims, float, leftToday } = chain.reserves;
  return (
    <section aria-labelledby="reserves-title">
      <h2 id="reserves-title" className="mb-4 text-card">
        Reserves
      </h2>
      <FactList
        facts={[
          ['The Stadium holds', formatHoof(balance)],
          ['The ledger says', formatHoof(ledger.expected)],
          ['Difference', formatHoof(ledger.difference)],
          ['Claims', formatHoof(claims)],
          ['Float', formatHoof(float)],
          ['In people’s own wallets', formatHoof(ledger.outside)],
        ]}
      />
      <h3 className="mt-7 mb-3 text-row">Paid out today</h3>
      <Progress label="Of the day’s limit" value={dayLimit - leftToday} max={dayLimit} />
      <p className="mt-2 text-small text-chalk-3">
        {formatHoof(dayLimit - leftToday)} of {formatHoof(dayLimit)} HOOF. The contract starts over
        at midnight UTC.
      </p>
    </section>
  );
}
