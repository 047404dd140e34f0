import { formatHoof, timeAgo } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import type { ChainDesk } from './chain-queries.ts';

/** The root that counts, when the next is due, and the next one at once. */
export function RootDesk({ desk: { chain, keys } }: { desk: ChainDesk }) {
  const { root, nextRootAt, terms, frozen } = chain;
  const now = useNow('minute', root.at, nextRootAt);
  const post = useDeed(
    () => adminApi('POST /api/admin/chain/roots', {}),
    ({ index }) => ({
      title: 'Root Posted',
      description:
        terms.rootDelaySeconds === 0
          ? `Root ${index} counts from now on.`
          : `Root ${index} waits for its time. The guardian may still veto it.`,
    }),
  );
  const silence = Date.parse(root.at) + terms.maxSilenceSeconds * 1000;
  return (
    <section aria-labelledby="root-title">
      <h2 id="root-title" className="mb-4 text-card">
        Root {root.index}
      </h2>
      <FactList
        facts={[
          ['Posted', timeAgo(Date.parse(root.at), now)],
          ['Promises', `${formatHoof(root.sum)} HOOF`],
          ['Next one due', nextRootWords(nextRootAt, now)],
          ['Else anybody may freeze it from', momentOf(silence)],
        ]}
      />
      <Button
        variant="outline"
        className="mt-5"
        disabled={keys.poster === null || frozen}
        busy={post.isPending}
        busyWord="Posting..."
        onClick={() => post.mutate(undefined)}
      >
        Post a root now
      </Button>
      {keys.poster === null && (
        <p className="mt-2 text-small text-chalk-3">
          Not from here: this server has no poster key.
        </p>
      )}
    </section>
  );
}

function nextRootWords(nextRootAt: string | null, now: number): string {
  if (nextRootAt === null) return 'Not from this server';
  return Date.parse(nextRootAt) > now + 60_000 ? momentOf(nextRootAt) : 'With the next change';
}
