import { CopyButton } from '@goats/ui/copy-button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { ExternalLink } from 'lucide-react';
import type { ChainInfo } from '../chain-queries.ts';

const CONTRACTS = [
  ['stadium', 'Stadium', t('Holds whatever plays: every card in the game, and the HOOF.')],
  [
    'cards',
    'GoatCards',
    t('20,000 cards, minted once. Nobody can make another, or change a value.'),
  ],
  ['hoof', 'Hoof', t('10,000,000,000 HOOF, made once. No owner, no pause, no mint, no burn.')],
] as const;

/** The three contracts and where to look at them. */
export function ContractsPanel({ chain }: { chain: ChainInfo }) {
  return (
    <Panel aria-labelledby="contracts">
      <h2 id="contracts" className="text-card">
        {t('Three contracts')}
      </h2>
      <p className="mt-3 text-small text-chalk-2">
        {chain.embedded
          ? t(
              'On a chain of our own, number {chain}, which this server brings along: real contracts, play ether, nothing of value.',
              { chain: chain.chainId },
            )
          : t('On chain {chain}, where anybody can read them.', { chain: chain.chainId })}
      </p>
      <ul className="mt-5 border-t-[1.5px] border-line-2">
        {CONTRACTS.map(([key, name, about]) => {
          const address = chain.contracts[key];
          return (
            <li key={key} className="grid gap-2 border-b border-line py-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="text-label leading-none">{name}</h3>
                <CopyButton text={address}>
                  <T
                    m="Copy<what> the address of {name}</what>"
                    what={<span className="sr-only" />}
                    name={name}
                  />
                </CopyButton>
              </div>
              <p className="text-small text-chalk-2">{about}</p>
              <p className="text-fine wrap-anywhere text-chalk-3">
                {chain.explorer ? (
                  <a
                    href={`${chain.explorer}/address/${address}`}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="link inline-flex items-center gap-1.5"
                  >
                    {address} <ExternalLink aria-hidden="true" className="size-3.5 flex-none" />
                  </a>
                ) : (
                  address
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
