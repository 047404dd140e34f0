import { fixedGrouped, formatHoof, shortAddress } from '@goats/rules';
import { Button, Spinner } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useEffect } from 'react';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { notCheckedWords } from '../verify/not-checked.ts';
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
        {t('Checked by your browser')}
      </h2>
      <p className="mt-3 max-w-160 text-chalk-2">
        {t(
          'Do not take our word for it. Your browser fetches the published list of who owns what, reckons its seals again and compares them with what the contract says.',
        )}
      </p>
      <div aria-live="polite" className="mt-5">
        {check.isPending && (
          <p className="flex items-center gap-3 text-chalk-2">
            <Spinner /> {t('Reckoning root {number} again...', { number: index })}
          </p>
        )}
        {check.isError && (
          <p className="flex items-start gap-3 text-error-text">
            <ShieldX aria-hidden="true" className="mt-0.5 shrink-0" />
            {notCheckedWords(check.error)}
          </p>
        )}
        {verdict && !check.isPending && <Outcome {...{ verdict, chain, address }} />}
      </div>
      <Button
        className="mt-5"
        variant="outline"
        busy={check.isPending}
        busyWord={t('Reckoning@@button, while it happens')}
        onClick={() => mutate()}
      >
        {t('Check it again')}
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
          <T
            m="<b>Root {number} does not hold.</b> {problem} Keep your exit proof, and ask us loudly."
            b={<b />}
            number={index}
            problem={problem}
          />
        </span>
      </p>
    );
  }
  return (
    <>
      <p className="display flex items-center gap-3 text-2xl text-success">
        <ShieldCheck aria-hidden="true" /> {t('Root {number} adds up', { number: index })}
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-small text-chalk-2">
        {checkedLines(verdict, chain).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {address && (
          <li className="text-chalk">
            {own
              ? t(
                  'You are in it ({wallet}): {hoof} HOOF and {cards, plural, =1 {one card} other {# cards}}.',
                  {
                    wallet: shortAddress(address),
                    hoof: formatHoof(own.balance / 100),
                    cards: own.cards.length,
                  },
                )
              : t(
                  'There is nothing of {wallet} in it: what you got since then is in the next one.',
                  { wallet: shortAddress(address) },
                )}
          </li>
        )}
      </ul>
      <p className="mt-3 text-small text-chalk-3">
        {t('Reckoned in {time} on your own machine.', {
          time: ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${fixedGrouped(ms / 1000, 1)} s`,
        })}
        {contract === null &&
          ` ${t(
            'The contract itself could not be asked: connect a wallet on chain {chain}, or compare with an explorer.',
            { chain: chain.chainId },
          )}`}
      </p>
    </>
  );
}

function checkedLines({ accountCount, cardCount, contract }: RootVerdict, chain: ChainInfo) {
  const kept = contract ? 'contract' : 'published';
  return [
    t('The list is the one whose fingerprint was posted with the root.'),
    t(
      '{count, plural, one {# account leads} other {# accounts lead}} to one seal: {kept, select, contract {the one the contract keeps} other {the published one}}.',
      { count: accountCount, kept },
    ),
    t(
      '{count, plural, one {# card leads} other {# cards lead}} to another: {kept, select, contract {the one the contract keeps} other {the published one}}.@@another seal',
      { count: cardCount, kept },
    ),
    t('The balances add up to the {hoof} HOOF that it promises.', {
      hoof: formatHoof(contract ? contract.sum / 100 : chain.root.sum),
    }),
    ...(contract
      ? [
          t(
            'The Stadium holds {balance} HOOF against {claims} promised, by the contracts’ word and not by ours.',
            {
              balance: formatHoof(contract.balance / 100),
              claims: formatHoof(contract.claims / 100),
            },
          ),
        ]
      : []),
  ];
}
