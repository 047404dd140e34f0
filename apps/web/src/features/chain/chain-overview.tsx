import { failureWords } from '@goats/ui/api/failure-words.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { LOCALE, t } from '@goats/words';
import { type ChainInfo, useChain } from './chain-queries.ts';
import { ContractsPanel } from './page/contracts-panel.tsx';
import { OwnExit } from './page/own-exit.tsx';
import { Reserves } from './page/reserves.tsx';
import { RootFacts } from './page/root-facts.tsx';
import { RootList } from './page/root-list.tsx';
import { Trust } from './page/trust.tsx';
import { VerifyPanel } from './page/verify-panel.tsx';
import { offWords } from './passage/why-no-passage.ts';

/** What is on the chain, what it promises, and the proof of it. */
export function ChainOverview() {
  const { data, error, isPending, refetch } = useChain({ live: true });
  if (isPending) return <Skeleton className="h-100" />;
  if (!data) {
    return (
      <ErrorState
        title={t('The chain did not answer')}
        text={failureWords(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if ('off' in data) {
    return (
      <EmptyState
        title={t('The chain is off')}
        text={`${offWords(data)} ${t('The game goes on as ever; nothing of yours goes out or in meanwhile.')}`}
      />
    );
  }
  return <Overview chain={data} />;
}

/** The contract's own first root promises nothing: there is no list to check. */
const FIRST_ROOT = 1;

function Overview({ chain }: { chain: ChainInfo }) {
  return (
    <>
      <Warnings chain={chain} />
      <section aria-labelledby="reserves" className="mb-8 sm:mb-12">
        <h2 id="reserves" className="mb-5 text-panel">
          {t('What is there, and what is promised')}
        </h2>
        <Reserves reserves={chain.reserves} />
      </section>
      <div className="grid items-start gap-6 *:grid *:gap-6 lg:grid-cols-[3fr_2fr]">
        <div>
          {chain.root.index > FIRST_ROOT ? (
            <VerifyPanel chain={chain} />
          ) : (
            <Panel corners raised>
              <h2 className="text-panel">{t('Nothing to check yet')}</h2>
              <p className="mt-3 text-chalk-2">
                {t(
                  'The first list of who owns what has not been posted. Once it is, your browser reckons it again right here.',
                )}
              </p>
            </Panel>
          )}
          <OwnExit chain={chain} />
        </div>
        <div>
          <RootFacts chain={chain} />
          <ContractsPanel chain={chain} />
        </div>
      </div>
      <Trust terms={chain.terms} />
      <RootList />
    </>
  );
}

function Warnings({ chain: { problem, frozen, paused } }: { chain: ChainInfo }) {
  const words = frozen
    ? t(
        'The Stadium is frozen. Nothing goes in any more, and everybody leaves with their own proof.',
      )
    : paused
      ? t(
          'The guardian has stopped vouchers and deposits. Asking to leave, exits and freezing go on.',
        )
      : problem !== null
        ? [
            t('The chain does not answer right now, so these are its last words.'),
            // What a node says, it says in English.
            ...(LOCALE === 'en' ? [problem] : []),
          ].join(' ')
        : null;
  if (words === null) return null;
  return (
    <p
      role="alert"
      className="mb-8 flex gap-4 rounded-row border border-line bg-well p-4 text-chalk-2"
    >
      <RefereeCard color={frozen ? 'red' : 'yellow'} className="mt-0.5 h-7 w-5 flex-none" />
      {words}
    </p>
  );
}
