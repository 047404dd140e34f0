import { timeAgo } from '@goats/rules';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Field, Select } from '@goats/ui/field.tsx';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi, sentenceOf } from '../admin-session.ts';
import { detailWords } from './audit-words.ts';

const ACTIONS = [
  'login',
  'login failed',
  'logout',
  'master goat changed',
  'auction started',
  'auction ended',
  'auction extended',
  'void bid',
  'sales import',
  'featured goats',
  'series drafted',
  'series published',
  'series thrown away',
  'event planned',
  'event changed',
  'event called off',
  'proposal made',
  'proposal changed',
  'proposal withdrawn',
  'subscribers export',
  'wallet frozen',
  'wallet thawed',
  'cards returned',
  'try asked for',
] as const;

/** What operators did, newest first; nobody can change it. */
export function AuditLog() {
  const [action, setAction] = useState('');
  const pages = useInfiniteQuery({
    queryKey: ['admin', 'audit-log', action],
    queryFn: ({ pageParam }) =>
      adminApi('GET /api/admin/audit-log', {
        query: { limit: 30, ...(action && { action }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    refetchOnMount: true,
  });
  const { data, error, isPending } = pages;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section aria-labelledby="audit-title">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-4 border-b-[1.5px] border-line-2 pb-4">
        <h2 id="audit-title" className="text-card">
          Audit log
        </h2>
        <Field label="Action" hideLabel className="w-60">
          <Select value={action} onChange={(event) => setAction(event.target.value)}>
            <option value="">All actions</option>
            {ACTIONS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
      </div>
      {isPending && <Skeleton className="h-64" />}
      {error && <p className="py-4 text-small text-error-text">{sentenceOf(error)}</p>}
      {data && entries.length === 0 && <EmptyState compact title="Nothing of that kind yet" />}
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-5 gap-y-0.5 border-b border-line py-2.5 text-small sm:grid-cols-[9rem_11rem_1fr_9rem]"
          >
            <time dateTime={entry.at} title={entry.at} className="text-chalk-3">
              {timeAgo(Date.parse(entry.at), serverNow())}
            </time>
            <b className="font-semibold first-letter:uppercase">{entry.action}</b>
            <span className="min-w-0 text-chalk-2 wrap-anywhere">{detailWords(entry.details)}</span>
            <span className="text-chalk-3 sm:text-right">
              {entry.username}
              {entry.address && (
                <span className="text-fine max-sm:ml-2 sm:block">{entry.address}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} size="sm" className="mt-4" busyWord="Loading...">
        Show older
      </MoreButton>
    </section>
  );
}
