import { shortAddress } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import type { ChainDesk } from './chain-queries.ts';

/** Whoever asked the contract to leave, and until when a root must let them. */
export function ForcedExits({ leaving }: { leaving: ChainDesk['leaving'] }) {
  const now = useNow('minute', ...leaving.map(({ answerBy }) => answerBy));
  return (
    <section aria-labelledby="leaving-title" className="min-w-0">
      <h2 id="leaving-title" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Forced exits
      </h2>
      {leaving.length === 0 && (
        <EmptyState compact title="Nobody leaves" text="And nobody has to ask us, either." />
      )}
      <ul>
        {leaving.map(({ account, askedAt, answerBy, anyFrom, served }) => {
          const late = !served && Date.parse(answerBy) < now;
          return (
            <li
              key={account}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3"
            >
              <span className="numeral text-xl" title={account}>
                {shortAddress(account)}
              </span>
              <Tag tone={served ? 'live' : late ? 'risk' : 'plain'}>
                {served ? 'Free to go' : late ? 'Overdue' : 'Waits for a root'}
              </Tag>
              <span className="basis-full text-fine text-chalk-3">
                Asked <Ago at={askedAt} />
                {!served &&
                  `; a root is due by ${momentOf(answerBy)}, and any will do from ${momentOf(anyFrom)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
