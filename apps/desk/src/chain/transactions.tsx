import { groupedCount, shortAddress } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import type { ChainDesk } from './chain-queries.ts';

type Transaction = ChainDesk['transactions'][number];

const PURPOSES = {
  root: 'Posts a root',
  activate: 'Lets a root count',
  relay: 'Is sent for a wallet without ether',
} as const;
const STATES = {
  waiting: ['Waits for a block', 'plain'],
  cancelling: ['Being taken back', 'risk'],
  mined: ['In a block', 'live'],
} as const;

/** What was sent and is not settled, and a way to offer more for it. */
export function Transactions({ desk: { transactions, chain, keys } }: { desk: ChainDesk }) {
  const raise = useDeed(
    (id: number) =>
      adminApi('POST /api/admin/chain/transactions/:id/raise', { params: { id: String(id) } }),
    ({ maxFeeGwei }) => ({
      title: 'Sent Again',
      description: `It offers up to ${gwei(maxFeeGwei)} for a unit of gas now.`,
    }),
  );
  return (
    <section aria-labelledby="transactions-title" className="min-w-0">
      <h2 id="transactions-title" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Transactions
      </h2>
      {transactions.length === 0 && (
        <EmptyState compact title="All settled" text="Nothing of ours waits on the chain." />
      )}
      <ul>
        {transactions.map((each) => {
          const [word, tone] = STATES[each.state];
          return (
            <li
              key={each.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="numeral text-xl">{PURPOSES[each.purpose]}</span>
              <Tag tone={tone}>{word}</Tag>
              <span className="basis-full text-fine text-chalk-3">
                <Hash transaction={each} explorer={chain.explorer} />, number{' '}
                {groupedCount(each.nonce)}, sent <Ago at={each.madeAt} />,{' '}
                {each.tries === 1 ? 'one try' : `${each.tries} tries`}, up to{' '}
                {gwei(each.maxFeeGwei)}
                {each.state === 'waiting' && `; taken back at ${momentOf(each.lastSecond)}`}
              </span>
              {each.state !== 'mined' && keys.poster !== null && (
                <Button
                  variant="outline"
                  className="mt-2"
                  busy={raise.isPending && raise.variables === each.id}
                  busyWord="Sending..."
                  disabled={raise.isPending}
                  onClick={() => raise.mutate(each.id)}
                >
                  Speed it up
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Hash({
  transaction: { hash },
  explorer,
}: {
  transaction: Transaction;
  explorer: string | null;
}) {
  const short = shortAddress(hash);
  if (!explorer) return <span title={hash}>{short}</span>;
  return (
    <a href={`${explorer}/tx/${hash}`} target="_blank" rel="noreferrer" className="underline">
      {short}
    </a>
  );
}

const gwei = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} gwei`;
