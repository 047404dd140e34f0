import { formatHoof, groupedCount, shortAddress } from '@goats/rules';
import { Button, Spinner } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useEffect } from 'react';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { ChainInfo } from '../chain-queries.ts';
import type { RootVerdict } from '../verify/verify-root.ts';

/** The reckoning and the tools for it come only when somebody wants to see it. */
async function verify(chain: ChainInfo, address: string | null): Promise<RootVerdict> {
  return (await import('../verify/verify-root.ts')).verifyRoot(chain, address);
}

/** Recomputes the active root here, in this browser, and says what came out. */
export function VerifyPanel({ chain }: { chain: ChainInfo }) {
  const { address } = useWallet();
  const check = useMutation({ mutationFn: () => verify(chain, address) });
  const { mutate } = check;
  const { index } = chain.root;
  // By itself for every new root, and when somebody else looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what makes it another question
  useEffect(() => mutate(), [mutate, index, address]);
  const verdict = check.data;
  return (
    <Panel corners raised aria-labelledby="verify-root">
      <h2 id="verify-root" className="text-panel">
        Checked by your browser
      </h2>
      <p className="mt-3 max-w-160 text-chalk-2">
        Do not take our word for it. Your browser fetches the published list of who owns what,
        reckons its seals again and compares them with what the contract says.
      </p>
      <div aria-live="polite" className="mt-5">
        {check.isPending && (
          <p className="flex items-center gap-3 text-chalk-2">
            <Spinner /> Reckoning root {index} again...
          </p>
        )}
        {check.isError && (
          <p className="flex items-start gap-3 text-error-text">
            <ShieldX aria-hidden="true" className="mt-0.5 shrink-0" />
            {check.error.message || 'It could not be checked just now.'}
          </p>
        )}
        {verdict && !check.isPending && <Outcome {...{ verdict, chain, address }} />}
      </div>
      <Button
        className="mt-5"
        variant="outline"
        busy={check.isPending}
        busyWord="Reckoning"
        onClick={() => mutate()}
      >
        Check it again
      </Button>
    </Panel>
  );
}

function Outcome({
  verdict,
  chain,
  address,
}: {
  verdict: RootVerdict;
  chain: ChainInfo;
  address: string | null;
}) {
  const { problem, index, own, ms, contract } = verdict;
  if (problem !== null) {
    return (
      <p className="flex items-start gap-3 text-error-text">
        <ShieldX aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>
          <b>Root {index} does not hold.</b> {problem} Keep your exit proof, and ask us loudly.
        </span>
      </p>
    );
  }
  return (
    <>
      <p className="display flex items-center gap-3 text-2xl text-success">
        <ShieldCheck aria-hidden="true" /> Root {index} adds up
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-small text-chalk-2">
        {checkedLines(verdict, chain).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {address && (
          <li className="text-chalk">
            {own
              ? `You are in it (${shortAddress(address)}): ${formatHoof(own.balance / 100)} HOOF and ${cardsWords(own.cards.length)}.`
              : `There is nothing of ${shortAddress(address)} in it: what you got since then is in the next one.`}
          </li>
        )}
      </ul>
      <p className="mt-3 text-small text-chalk-3">
        Reckoned in{' '}
        {ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`} on your
        own machine.
        {contract === null &&
          ` The contract itself could not be asked: connect a wallet on chain ${chain.chainId}, or compare with an explorer.`}
      </p>
    </>
  );
}

function checkedLines({ accountCount, cardCount, contract }: RootVerdict, chain: ChainInfo) {
  const whose = contract ? 'the one the contract keeps' : 'the published one';
  return [
    'The list is the one whose fingerprint was posted with the root.',
    `${groupedCount(accountCount)} ${accountCount === 1 ? 'account leads' : 'accounts lead'} to one seal: ${whose}.`,
    `${groupedCount(cardCount)} ${cardCount === 1 ? 'card leads' : 'cards lead'} to another: ${whose}.`,
    `The balances add up to the ${formatHoof(contract ? contract.sum / 100 : chain.root.sum)} HOOF that it promises.`,
    ...(contract
      ? [
          `The Stadium holds ${formatHoof(contract.balance / 100)} HOOF against ${formatHoof(contract.claims / 100)} promised, by the contracts’ word and not by ours.`,
        ]
      : []),
  ];
}

function cardsWords(count: number): string {
  return count === 1 ? 'one card' : `${groupedCount(count)} cards`;
}
