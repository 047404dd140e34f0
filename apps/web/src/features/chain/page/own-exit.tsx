import { api } from '@goats/ui/api/client.ts';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { LOCALE, t } from '@goats/words';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { AskWithoutEther } from './ask-without-ether.tsx';

/**
 * Fetched, reckoned again here, and only then saved: a proof that does not hold is no proof. Answers of
 * which root it is.
 */
async function saveProof(address: string): Promise<number> {
  const [proof, { problemOfExitProof }] = await Promise.all([
    api('GET /api/chain/exits/:address', { params: { address } }),
    import('@goats/chain'),
  ]);
  const problem = problemOfExitProof(proof as Parameters<typeof problemOfExitProof>[0]);
  if (problem) throw new Error(problem);
  save(`legendary-goats-exit-${proof.root.index}-${address.slice(2, 8)}.json`, proof);
  return proof.root.index;
}

function save(name: string, content: unknown): void {
  const text = JSON.stringify(content, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Released once the browser has surely begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Two files that need nobody: what is yours, and the page that takes it out. */
export function OwnExit({ chain }: { chain: ChainInfo }) {
  const { address } = useWallet();
  return (
    <Panel aria-labelledby="leave">
      <h2 id="leave" className="text-card">
        {t('Leave without us')}
      </h2>
      <p className="mt-3 text-chalk-2">
        {t(
          'Two files, and you need nobody here any more: your exit proof, and a page that works from your own disk with nothing but a wallet. Keep both where you keep your other keys.',
        )}
      </p>
      <Files key={address} chain={chain} address={address} />
    </Panel>
  );
}

/** Of one account: what is said to it is not said to the next that the wallet turns to. */
function Files({ chain, address }: { chain: ChainInfo; address: string | null }) {
  const own = address?.toLowerCase();
  const download = useMutation({ mutationFn: saveProof });
  const saved = download.data;
  return (
    <>
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        {own && (
          <Button
            busy={download.isPending}
            busyWord={t('Reckoning@@button, while it happens')}
            onClick={() => download.mutate(own)}
          >
            <Download aria-hidden="true" className="size-4.5" /> {t('Download my exit proof')}
          </Button>
        )}
        <Button asChild variant="outline">
          <a href="/leave.html" download="leave-without-us.html">
            <Download aria-hidden="true" className="size-4.5" /> {t('Save the page')}
          </a>
        </Button>
        <Button asChild variant="ghost">
          <a href={`/leave.html?lang=${LOCALE}`}>{t('Open it here')}</a>
        </Button>
      </div>
      <StoppedNote error={download.error} words={failureWords} />
      <p aria-live="polite" className="mt-4 text-small text-chalk-3">
        {saved !== undefined
          ? t(
              'Checked and saved, for root {root}. It works as long as that root counts: fetch a new one when you have won something worth leaving with.',
              { root: saved },
            )
          : own
            ? t(
                'The proof is reckoned again here before it is saved. A newer root needs a newer proof.',
              )
            : t('Connect a wallet to get the proof of what is yours.')}
      </p>
      {chain.relay && address && <AskWithoutEther chain={chain} address={address} />}
    </>
  );
}
