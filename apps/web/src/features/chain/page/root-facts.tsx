import { challengeCountdown, formatHoof, timeAgo } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import type { ChainInfo } from '../chain-queries.ts';

/** The list that counts now, and the one that comes after it. */
export function RootFacts({ chain }: { chain: ChainInfo }) {
  const { root, pending, nextRootAt, terms } = chain;
  const now = useNow('minute', root.at, pending?.activeFrom, nextRootAt);
  return (
    <Panel aria-labelledby="active-root">
      <h2 id="active-root" className="text-card">
        The list that counts
      </h2>
      <p className="mt-3 text-small text-chalk-2">
        Again and again we publish who owns what, seal it with one fingerprint, a root, and post
        that to the contract. Whoever leaves, leaves with a root, and takes what it says is theirs
        without our consent. Gifts of the house and lent cards are not on it: they stay and play.
      </p>
      <FactList
        className="mt-5"
        facts={[
          // The contract begins with one that promises nothing.
          ['Root', root.index > 1 ? root.index : '1, still empty'],
          ['Posted', timeAgo(Date.parse(root.at), now)],
          ['Promises', `${formatHoof(root.sum)} HOOF`],
          ...(pending
            ? ([
                [
                  `Root ${pending.index} waits`,
                  Date.parse(pending.activeFrom) > now
                    ? `counts in ${challengeCountdown(Date.parse(pending.activeFrom) - now)}`
                    : 'counts any moment',
                ],
              ] as const)
            : []),
          ['Next one', nextWords(nextRootAt, now)],
          ['Silence that frees everybody', durationWords(terms.maxSilenceSeconds)],
        ]}
      />
    </Panel>
  );
}

/** A server that could post now says now; it does so only when the list would be another one. */
function nextWords(nextRootAt: string | null, now: number): string {
  if (nextRootAt === null) return 'none is planned';
  const left = Date.parse(nextRootAt) - now;
  return left > 60_000 ? `in ${challengeCountdown(left)}` : 'with the next change';
}

/** `durationWords(604800) // '7 days'` */
export function durationWords(seconds: number): string {
  const [size, unit] =
    seconds >= 86_400
      ? [seconds / 86_400, 'day']
      : seconds >= 3600
        ? [seconds / 3600, 'hour']
        : [seconds / 60, 'minute'];
  const said = Number.isInteger(size) ? String(size) : size.toFixed(1);
  return `${said} ${unit}${said === '1' ? '' : 's'}`;
}
