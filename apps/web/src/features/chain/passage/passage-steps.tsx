import { Spinner } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Progress } from '@goats/ui/progress.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Check, ExternalLink } from 'lucide-react';
import type { ChainInfo } from '../chain-queries.ts';
import { type Stage, stageWords, stepName, WAY } from './stages.ts';

interface PassageStepsProps {
  way: 'out' | 'in';
  stage: Stage;
  card: boolean;
  deadline?: string;
  hash: string | null;
  chain: ChainInfo | null;
}

/** Four honest steps, how far it is, and what is waited for. */
export function PassageSteps({ way, stage, card, deadline, hash, chain }: PassageStepsProps) {
  const now = useNow('minute', deadline);
  const over = stage === 'expired' || stage === 'lapsed';
  const reached = over ? 0 : WAY.indexOf(stage);
  return (
    <div>
      <Progress label={t('On its way')} value={reached + 1} max={WAY.length} />
      <ol className="mt-5 border-t-[1.5px] border-line-2">
        {WAY.map((step, index) => (
          <li
            key={step}
            aria-current={!over && index === reached ? 'step' : undefined}
            className={cx(
              'flex min-h-11 items-center gap-3.5 border-b border-line',
              index > reached || over ? 'text-chalk-3' : 'text-chalk',
            )}
          >
            <span className="grid size-6 flex-none place-items-center">
              {index <= reached && !over ? (
                <Check aria-hidden="true" className="size-5 text-success" />
              ) : index === reached + 1 && stage !== 'signed' && !over ? (
                <Spinner />
              ) : (
                <span aria-hidden="true" className="numeral text-xl">
                  {index + 1}
                </span>
              )}
            </span>
            <span>{stepName(way, step)}</span>
            {index <= reached && !over && (
              <span className="sr-only">{t(', done@@said after the name of a step')}</span>
            )}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="mt-4 flex gap-3 text-small text-chalk-2">
        {over && <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4 flex-none" />}
        <span>
          {stageWords(stage, {
            ...{ way, card, now },
            ...(deadline !== undefined && { deadline }),
            ...(chain && { chain }),
          })}
        </span>
      </p>
      {hash && <TransactionLine hash={hash} explorer={chain?.explorer ?? null} />}
    </div>
  );
}

function TransactionLine({ hash, explorer }: { hash: string; explorer: string | null }) {
  const words = `${hash.slice(0, 10)}...${hash.slice(-6)}`;
  return (
    <p className="mt-2 text-small text-chalk-3">
      <T
        m="Transaction {hash}"
        hash={
          explorer ? (
            <a
              href={`${explorer}/tx/${hash}`}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex items-center gap-1"
            >
              {words} <ExternalLink aria-hidden="true" className="size-3.5" />
            </a>
          ) : (
            <span title={hash}>{words}</span>
          )
        }
      />
    </p>
  );
}
