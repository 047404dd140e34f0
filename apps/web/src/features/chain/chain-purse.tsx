import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { T } from '@goats/ui/t.tsx';
import { LOCALE, t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import {
  isUnderWay,
  onChain,
  useChain,
  useChainWallet,
  useDeposits,
  useWithdrawals,
  type Withdrawal,
} from './chain-queries.ts';
import { CARDS_AT_ONCE } from './passage/cards-at-once.ts';
import { stageOut, whatGoes } from './passage/stages.ts';
import { useSent } from './passage/use-sent.ts';
import { whyNoPassage } from './passage/why-no-passage.ts';

const TakeOutHoof = lazyPart(() => import('./dialogs/take-out-hoof.tsx'));
const BringInHoof = lazyPart(() => import('./dialogs/bring-in-hoof.tsx'));
const CardsIn = lazyPart(() => import('./dialogs/cards-in.tsx'));

type Open =
  | { what: 'out'; begun?: Withdrawal }
  | { what: 'in' }
  | { what: 'cards'; cards: readonly number[] }
  | null;

/** What of a wallet's own is outside the Stadium, and the two ways between. */
export default function ChainPurse({ address, onLeave }: { address: string; onLeave: () => void }) {
  const { guest, signedInAs } = useWallet();
  const { data: answer } = useChain();
  const chain = onChain(answer);
  const { data: held } = useChainWallet(address, chain !== null);
  const [open, setOpen] = useState<Open>(null);
  if (!answer) return null;
  const barred = whyNoPassage(answer, guest);
  return (
    <section aria-labelledby="chain-purse" className="mb-5 rounded-row bg-well px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="chain-purse" className="text-label leading-none">
          {t('On the chain')}
        </h3>
        <Link to="/chain" onClick={onLeave} className="-my-3 flex min-h-11 items-center text-small">
          <span className="link">{t('What is that?')}</span>
        </Link>
      </div>
      {chain ? (
        <>
          <p className="mt-2 text-small text-chalk-2">
            <T
              m="<b>{hoof}</b> HOOF and {count, plural, one {<b>{cards}</b> card} other {<b>{cards}</b> cards}} in your own wallet, outside the Stadium."
              hoof={held ? formatHoof(held.hoof) : '–'}
              count={held?.cards.length ?? 0}
              cards={held?.cards.length ?? '–'}
              b={<b className="text-chalk" />}
            />
          </p>
          {held?.askedAt && <LeavingNote exitFrom={held.exitFrom} />}
          {barred && <p className="mt-2 text-small text-chalk-3">{barred}</p>}
          <div className="mt-3 grid gap-2.5 xs:grid-cols-2">
            <Button size="sm" variant="outline" onClick={() => setOpen({ what: 'out' })}>
              {t('Take HOOF out')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpen({ what: 'in' })}>
              {t('Bring HOOF in')}
            </Button>
          </div>
          {signedInAs !== null && (
            <UnderWay
              wallet={signedInAs}
              onFinish={(begun) => setOpen({ what: 'out', begun })}
              onLeave={onLeave}
            />
          )}
          <Outside
            cards={held?.cards ?? []}
            onBring={(cards) => setOpen({ what: 'cards', cards })}
            onLeave={onLeave}
          />
        </>
      ) : (
        <p className="mt-2 text-small text-chalk-3">{barred}</p>
      )}
      {open && (
        <Suspense>
          {open.what === 'out' && (
            <TakeOutHoof
              address={address}
              {...(open.begun && { begun: open.begun })}
              onClose={() => setOpen(null)}
            />
          )}
          {open.what === 'in' && <BringInHoof address={address} onClose={() => setOpen(null)} />}
          {open.what === 'cards' && (
            <CardsIn address={address} cards={open.cards} onClose={() => setOpen(null)} />
          )}
        </Suspense>
      )}
    </section>
  );
}

/** Whoever asked the contract to leave begins nothing here, and must be able to see why. */
function LeavingNote({ exitFrom }: { exitFrom: string | null }) {
  return (
    <p className="mt-3 flex gap-3.5 text-small text-chalk-2">
      <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4 flex-none" />
      <span>
        {exitFrom
          ? t(
              'You asked to leave, so nothing new begins here, and the first list posted after {moment} lets you go.',
              { moment: momentOf(exitFrom) },
            )
          : t('You asked to leave, so nothing new begins here.')}{' '}
        <a href={`/leave.html?lang=${LOCALE}`} className="link">
          {t('Go, or stay after all')}
        </a>
      </span>
    </p>
  );
}

/** So many are named; the collection shows where every single one is. */
const NAMED = 5;

/** The way back begins at a card's own page, or here for many. */
function Outside({
  cards,
  onBring,
  onLeave,
}: {
  cards: readonly number[];
  onBring: (cards: readonly number[]) => void;
  onLeave: () => void;
}) {
  if (cards.length === 0) return null;
  const together = cards.slice(0, CARDS_AT_ONCE);
  return (
    <ul className="mt-3 border-t border-line">
      {cards.slice(0, NAMED).map((cardId) => (
        <li key={cardId} className={ROW}>
          <b className="font-semibold">{whatGoes({ cardId })}</b>
          <Button asChild size="sm" variant="outline">
            <Link to="/nft/$id" params={{ id: String(cardId) }} onClick={onLeave}>
              <T
                m="Bring it back<name>: card {number}</name>"
                name={<span className="sr-only" />}
                number={cardId}
              />
            </Link>
          </Button>
        </li>
      ))}
      {cards.length > NAMED && (
        <li className={ROW}>
          <span className="text-chalk-3">
            {t('And {count} more@@cards', { count: cards.length - NAMED })}
          </span>
          <Button asChild size="sm" variant="outline">
            <Link to="/battle" search={{ tab: 'collection' }} onClick={onLeave}>
              {t('All your cards')}
            </Link>
          </Button>
        </li>
      )}
      {together.length > 1 && (
        <li className={ROW}>
          <Button size="sm" variant="outline" onClick={() => onBring(together)}>
            {t('Bring {count, plural, one {# card} other {# cards}} back', {
              count: together.length,
            })}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** What is on its way, from whichever tab or device it was begun. */
function UnderWay({
  wallet,
  onFinish,
  onLeave,
}: {
  wallet: string;
  onFinish: (withdrawal: Withdrawal) => void;
  onLeave: () => void;
}) {
  const { data: withdrawals = [] } = useWithdrawals(wallet);
  const { data: deposits = [] } = useDeposits(wallet);
  const out = withdrawals.filter(isUnderWay);
  const arriving = deposits.filter(({ state }) => state === 'seen');
  if (out.length + arriving.length === 0) return null;
  return (
    <ul className="mt-3 border-t border-line">
      {out.map((withdrawal) => (
        <WithdrawalRow key={withdrawal.id} {...{ withdrawal, wallet, onFinish, onLeave }} />
      ))}
      {arriving.map((deposit) => (
        <li key={`${deposit.transactionHash} ${deposit.cardId}`} className={ROW}>
          <b className="font-semibold">{whatGoes(deposit)}</b>
          <span className="text-chalk-3">{t('arriving, not final yet')}</span>
        </li>
      ))}
    </ul>
  );
}

const ROW =
  'flex min-h-12 items-center justify-between gap-x-3 border-b border-line py-1.5 text-small last:border-0 last:pb-0';

const SHORT = {
  signed: t('signed, waits for your wallet@@a withdrawal'),
  sent: t('sent, waits for a block@@a withdrawal'),
  seen: t('in a block, not final yet'),
  lapsed: t('ran out, comes back@@a withdrawal'),
  final: t('done@@a withdrawal'),
  expired: t('came back@@a withdrawal'),
} as const;

function WithdrawalRow({
  withdrawal,
  wallet,
  onFinish,
  onLeave,
}: {
  withdrawal: Withdrawal;
  wallet: string;
  onFinish: (withdrawal: Withdrawal) => void;
  onLeave: () => void;
}) {
  const sent = useSent(`withdrawal:${withdrawal.id}`, wallet);
  const stage = stageOut(withdrawal, sent !== null, serverNow());
  const { cardId } = withdrawal;
  return (
    <li className={ROW}>
      <span>
        <b className="block font-semibold">{whatGoes(withdrawal)}</b>
        <span className="text-chalk-3">{SHORT[stage]}</span>
      </span>
      {cardId === undefined ? (
        <Button size="sm" variant="outline" onClick={() => onFinish(withdrawal)}>
          {stage === 'signed' ? t('Finish@@button: finish taking it out') : t('See how far')}
        </Button>
      ) : (
        <Button asChild size="sm" variant="outline">
          <Link to="/nft/$id" params={{ id: String(cardId) }} onClick={onLeave}>
            {stage === 'signed' ? t('Finish@@button: finish taking it out') : t('See how far')}
          </Link>
        </Button>
      )}
    </li>
  );
}
