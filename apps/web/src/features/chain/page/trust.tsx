import { t } from '@goats/words';
import type { ChainInfo } from '../chain-queries.ts';
import { durationWords } from './root-facts.tsx';

/** What has to be believed, and what not, before anybody finds out the other way round. */
export function Trust({ terms }: Pick<ChainInfo, 'terms'>) {
  const wait = durationWords(terms.lockSeconds);
  const silence = durationWords(terms.maxSilenceSeconds);
  const atMost = durationWords(terms.lockSeconds + terms.rootDelaySeconds + terms.patienceSeconds);
  return (
    <section aria-labelledby="trust" className="mt-12">
      <h2 id="trust" className="text-panel">
        {t('Whom you have to trust, and for what')}
      </h2>
      <p className="mt-4 max-w-180 text-lead text-chalk-2">
        {t(
          'You leave without our consent, with a root: the first one posted {wait} after you asked, or after {atMost} whichever counts. If we fall silent for {silence}, everybody leaves at once. We cannot spend what a root says is yours, and we cannot promise more than is there. But the next root is ours to write, and what you won since the last one exists on our word alone. A zkEVM chain was planned; the contracts are the same on any chain that runs Ethereum’s.',
          { wait, atMost, silence },
        )}
      </p>
      <div className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        <Column title={t('Nobody@@whom you have to trust')}>
          <li>
            {t(
              'How many cards and how much HOOF there are, and the ten attributes a card was printed with.',
            )}
          </li>
          <li>{t('Whatever lies in your own wallet. We cannot reach it, not even kindly.')}</li>
          <li>
            {t(
              'That every promised HOOF is there: the contract refuses a root that promises more.',
            )}
          </li>
        </Column>
        <Column title={t('Us, and you can check@@whom you have to trust')}>
          <li>
            {t(
              'Who owns how much in the next root. One that left you out would keep you in; everybody would see it, and it proves itself.',
            )}
          </li>
          <li>
            {t(
              'Matches, and what a card grows in them. Every match carries its proof; cheating would show.',
            )}
          </li>
          <li>
            {t(
              'Whose a card is in the next root, too. A stolen key for withdrawals moves none to a stranger; a false root would, and everybody would see it.',
            )}
          </li>
        </Column>
        <Column title={t('What we will not do')}>
          <li>
            {t(
              'Keep you in. Ask the contract to leave, wait for a root posted {wait} later, which knows your last match, and go. If none comes in a day, go with the one that is there.',
              { wait },
            )}
          </li>
          <li>{t('Change the contracts. There is no door for that: no owner, no upgrade.')}</li>
          <li>
            {t(
              'Call this trustless. It is not. It is a stadium with good exits, and they are marked.',
            )}
          </li>
        </Column>
      </div>
    </section>
  );
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-t-[1.5px] border-line-2 pt-4">
      <h3 className="text-row leading-none">{title}</h3>
      <ul className="mt-3 grid gap-2.5 text-small text-chalk-2">{children}</ul>
    </div>
  );
}
