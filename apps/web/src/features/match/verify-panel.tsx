import { attributeLabel, crowdAdds, type Verification, verifyProof } from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { Download, ShieldCheck, ShieldX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Match } from './match-types.ts';

/** What was recomputed. A match of the older rules had neither deciders nor a crowd. */
function checkedLines({ deciders, crowd }: Pick<Match, 'deciders' | 'crowd'>): string[] {
  const names = deciders.map(({ attribute }) => attributeLabel(attribute));
  const gone = deciders.find(({ state }) => state === 'struck');
  return [
    t('Our seed is the one whose seal was shown at kick-off.'),
    t('Both seals fit the cards and seeds that were opened.'),
    t('The random draw follows from the three seeds and nothing else.'),
    ...(names.length > 0
      ? [
          gone
            ? t(
                'The deciders are the next three of that draw: {deciders}. {gone} was crossed out by whoever had the right to.',
                { deciders: names.join(', '), gone: attributeLabel(gone.attribute) },
              )
            : t('The deciders are the next three of that draw: {deciders}.', {
                deciders: names.join(', '),
              }),
        ]
      : []),
    ...(crowd
      ? [t('The crowd is the one for these two tiers: {adds}.', { adds: crowdAdds(crowd) })]
      : []),
    t('Every round, the score, the winner and the payout follow from the rules.'),
  ];
}

/** Recomputes the whole match here, in this browser, from its proof; the server is not asked again. */
export function VerifyPanel({ match }: { match: Match }) {
  const { id: matchId } = match;
  const [proof, setProof] = useState<unknown>();
  const [outcome, setOutcome] = useState<Verification | 'unreachable'>();
  const [busy, setBusy] = useState(false);
  // A bracket links straight to it, and the panel comes later than the page.
  useEffect(() => {
    if (location.hash === '#verify-title') {
      document.getElementById('verify-title')?.scrollIntoView();
    }
  }, []);

  async function verify(): Promise<void> {
    setBusy(true);
    try {
      const answer = await api('GET /api/matches/:id/proof', { params: { id: matchId } });
      setProof(answer);
      const { serverSeedHash, rules = null } = match;
      setOutcome(verifyProof(answer, { matchId, serverSeedHash, rules }));
    } catch {
      setOutcome('unreachable');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel className="mt-8" aria-labelledby="verify-title">
      <h2 id="verify-title" className="text-card">
        {t('Verify@@heading')}
      </h2>
      <p className="mt-3 max-w-160 text-chalk-2">
        {t('Do not take our word for it. Your browser can recompute this match from its seeds.')}
      </p>
      <div aria-live="polite" className="mt-5">
        {outcome === 'unreachable' && (
          <p className="text-error-text">{t('The proof could not be fetched. Try again.')}</p>
        )}
        {typeof outcome === 'object' && outcome.ok && (
          <>
            <p className="display flex items-center gap-3 text-2xl text-success">
              <ShieldCheck aria-hidden="true" /> {t('Fair and square')}
            </p>
            <ul className="mt-3 list-disc space-y-1 pl-5 text-small text-chalk-2">
              {checkedLines(match).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        {typeof outcome === 'object' && !outcome.ok && (
          <p className="flex items-start gap-3 text-error-text">
            <ShieldX aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              <b>{outcome.field}</b> {t(outcome.reason)}.
            </span>
          </p>
        )}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => void verify()} busy={busy} busyWord={t('Recomputing...')}>
          {t('Verify this match')}
        </Button>
        {proof !== undefined && (
          <Button
            variant="outline"
            onClick={() => download(proof, `legendary-goats-match-${matchId}.json`)}
          >
            <Download aria-hidden="true" className="size-4.5" /> {t('Download proof')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

function download(content: unknown, name: string): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
