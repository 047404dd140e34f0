import { challengeCountdown, formatHoof, timeAgo } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import type { ChainInfo } from '../chain-queries.ts';

/** The list that counts now, and the one that comes after it. */
export function RootFacts({ chain }: { chain: ChainInfo }) {
  const { root, pending, nextRootAt, terms } = chain;
  const now = useNow('minute', root.at, pending?.activeFrom, nextRootAt);
  return (
    <Panel aria-labelledby="active-root">
      <h2 id="active-root" className="text-card">
        {t('The list that counts')}
      </h2>
      <p className="mt-3 text-small text-chalk-2">
        {t(
          'Again and again we publish who owns what, seal it with one fingerprint, a root, and post that to the contract. Whoever leaves, leaves with a root, and takes what it says is theirs without our consent. Gifts of the house and lent cards are not on it: they stay and play.',
        )}
      </p>
      <FactList
        className="mt-5"
        facts={[
          // The contract begins with one that promises nothing.
          [t('Root@@of a published list'), root.index > 1 ? root.index : t('1, still empty')],
          [t('Posted@@when a list was published'), timeAgo(Date.parse(root.at), now)],
          [t('Promises@@what a list promises'), `${formatHoof(root.sum)} HOOF`],
          ...(pending
            ? ([
                [
                  t('Root {number} waits', { number: pending.index }),
                  Date.parse(pending.activeFrom) > now
                    ? t('counts in {time}@@a published list', {
                        time: challengeCountdown(Date.parse(pending.activeFrom) - now),
                      })
                    : t('counts any moment@@a published list'),
                ],
              ] as const)
            : []),
          [t('Next one@@list'), nextWords(nextRootAt, now)],
          [t('Silence that frees everybody'), durationWords(terms.maxSilenceSeconds)],
        ]}
      />
    </Panel>
  );
}

/** A server that could post now says now; it does so only when the list would be another one. */
function nextWords(nextRootAt: string | null, now: number): string {
  if (nextRootAt === null) return t('none is planned@@a published list');
  const left = Date.parse(nextRootAt) - now;
  return left > 60_000
    ? t('in {time}@@the next list', { time: challengeCountdown(left) })
    : t('with the next change');
}

/** `durationWords(604800) // '7 days'` */
export function durationWords(seconds: number): string {
  const tenths = (size: number) => ({ n: Math.round(size * 10) / 10 });
  if (seconds >= 86_400) {
    return t('{n, plural, one {# day} other {# days}}', tenths(seconds / 86_400));
  }
  return seconds >= 3600
    ? t('{n, plural, one {# hour} other {# hours}}', tenths(seconds / 3600))
    : t('{n, plural, one {# minute} other {# minutes}}', tenths(seconds / 60));
}
