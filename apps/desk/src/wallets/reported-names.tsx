import { groupedCount, timeAgo } from '@goats/rules';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { sentenceOf } from '../admin-session.ts';
import { NameDeeds } from './name-deeds.tsx';
import { useReportedNames } from './wallet-queries.ts';

/** Names that somebody would rather not read. */
export function ReportedNames({ onOpen }: { onOpen: (address: string) => void }) {
  const { data, error } = useReportedNames();
  return (
    <section aria-labelledby="reported-title" className="min-w-0">
      <h2 id="reported-title" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Reported names
      </h2>
      {!data && !error && <Skeleton className="mt-4 h-40" />}
      {error && <p className="py-4 text-small text-error-text">{sentenceOf(error)}</p>}
      {data?.total === 0 && (
        <EmptyState compact title="No complaints" text="Nobody minds what anybody is called." />
      )}
      <ul>
        {data?.names.map(({ address, name, reports, reasons, lastAt }) => (
          <li key={`${address} ${name}`} className="border-b border-line py-3">
            <p className="flex items-baseline justify-between gap-4">
              <button
                type="button"
                onClick={() => onOpen(address)}
                className="numeral min-w-0 truncate text-xl hover:underline"
              >
                {name}
              </button>
              <span className="text-fine whitespace-nowrap text-chalk-3">
                {reports === 1 ? '1 report' : `${groupedCount(reports)} reports`},{' '}
                {timeAgo(Date.parse(lastAt), serverNow())}
              </span>
            </p>
            <ul className="mt-1 text-small text-chalk-2 wrap-anywhere">
              {reasons.map((reason, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same thing
                <li key={at}>“{reason}”</li>
              ))}
            </ul>
            <NameDeeds address={address} name={name} deeds={['reset', 'keep']} />
          </li>
        ))}
      </ul>
      {data && data.total > data.names.length && (
        <p className="mt-3 text-small text-chalk-3">
          And {groupedCount(data.total - data.names.length)} more after these.
        </p>
      )}
    </section>
  );
}
