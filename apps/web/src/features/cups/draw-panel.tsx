import { type CupCheck, verifyDraw, verifyTieSeeds } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useState } from 'react';
import type { CupWithTies } from './cup-queries.ts';

/** What the draw comes from, sealed before the first name, and a button that checks it right here. */
export function DrawPanel({ cup }: { cup: CupWithTies }) {
  const [checks, setChecks] = useState<readonly CupCheck[]>();
  const fair = checks?.every(({ ok }) => ok) ?? false;
  return (
    <Panel className="mt-14" aria-labelledby="draw-title">
      <h2 id="draw-title" className="text-card">
        {t('Verify the draw')}
      </h2>
      <p className="mt-3 max-w-160 text-chalk-2">
        {t(
          'Do not take our word for it. What decides who meets whom was sealed before the first name went into the hat, and so was what the ties draw their attributes from.',
        )}
      </p>
      <details className="mt-4">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
          {t('What was sealed')}
        </summary>
        <dl className="mt-2 grid gap-x-10 gap-y-4 lg:grid-cols-2">
          <Sealed
            name={t('The draw')}
            hash={cup.seedHash}
            told={cup.seed}
            later={t('Told the moment the draw is made.')}
          />
          <Sealed
            name={t('The ties')}
            hash={cup.secretHash}
            told={cup.secret}
            later={t('Told when the cup is over.')}
          />
        </dl>
      </details>
      <div aria-live="polite">
        {checks && (
          <div className="mt-6">
            <p
              className={`display flex items-center gap-3 text-2xl ${fair ? 'text-success' : 'text-error-text'}`}
            >
              {fair ? <ShieldCheck aria-hidden="true" /> : <ShieldX aria-hidden="true" />}
              {fair ? t('Fair and square') : t('This does not add up')}
            </p>
            <ul className="mt-3 list-disc space-y-1 pl-5 text-small text-chalk-2">
              {checks.map(({ ok, sentence }) => (
                <li key={sentence} className={ok ? undefined : 'text-error-text'}>
                  {sentence}
                </li>
              ))}
              {cup.seed && !cup.secret && (
                <li>{t('The ties’ own seeds can be checked at the end.')}</li>
              )}
            </ul>
          </div>
        )}
      </div>
      {cup.seed !== null && (
        <Button className="mt-5" onClick={() => setChecks(checksOf(cup))}>
          {t('Check it here')}
        </Button>
      )}
    </Panel>
  );
}

/** Everything that can be recomputed from what the cup has told so far. */
export function checksOf(cup: CupWithTies): CupCheck[] {
  const { seed, secret, ties } = cup;
  const entries = cup.entries.map((entry) => ({ ...entry, club: entry.club as 0 | 1 | null }));
  const played = ties.flatMap(({ round, index, serverSeed }) =>
    serverSeed === null ? [] : [{ round, index, serverSeed }],
  );
  return [
    ...(seed === null ? [] : verifyDraw({ ...cup, seed, entries })),
    ...(secret === null ? [] : verifyTieSeeds({ ...cup, secret, ties: played })),
  ];
}

function Sealed({
  name,
  hash,
  told,
  later,
}: {
  name: string;
  hash: string;
  told: string | null;
  later: string;
}) {
  return (
    <div className="min-w-0 border-t border-line pt-3">
      <dt className="kicker">{name}</dt>
      <dd className="mt-2 text-fine text-chalk-3">
        <span className="block">{t('Seal@@of a number that is told later')}</span>
        <code className="block break-all text-chalk-2">{hash}</code>
        <span className="mt-2 block">{t('Seed@@the random number of a draw')}</span>
        {told === null ? later : <code className="block break-all text-chalk-2">{told}</code>}
      </dd>
    </div>
  );
}
