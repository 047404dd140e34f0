import { formatHoof } from '@goats/rules';
import { fateOf } from '@goats/ui/api/command-failure.ts';
import { FactList } from '@goats/ui/fact-list.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { T } from '@goats/ui/t.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import type { CardState } from '../../catalogue/card-queries.ts';
import { PlayerName } from '../../players/player-name.tsx';
import { type Bill, lackOf, spendable } from '../../wallet/purse.ts';
import { usePurse } from '../../wallet/use-purse.ts';
import { useStake } from '../../wallet/use-stake.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { DealDone, SeeTheCard } from '../deal-done.tsx';
import { refreshTrade } from '../refresh-trade.ts';
import { refusal } from '../refusal.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { DealFrame } from './deal-frame.tsx';
import { LackNote } from './lack-note.tsx';

/** Exactly the price that is shown, or a question about the new one. */
export default function BuyDialog({ card, onClose }: { card: CardState; onClose: () => void }) {
  const buy = useStake({
    call: 'POST /api/cards/:id/buy',
    request: (price: number) => ({ params: { id: String(card.id) }, body: { price } }),
    purpose: t('Sign in to buy this card.'),
    refresh: refreshTrade(card.id),
  });
  const bought = buy.data ?? null;
  // What this visitor has seen and agreed to. It stays until the seller's new price has refused it:
  // a price that changed under the finger would be paid without having been read.
  const [seen, setSeen] = useState(card.listing?.price ?? null);
  // Nor may a lost answer be told as 'nothing was paid': the card may be the visitor's by now.
  const told = buy.isError && fateOf(buy.error) === 'refused';
  const price = told ? (card.listing?.price ?? null) : seen;
  const gone = price === null && !bought;
  const title = bought ? t('Welcome to the squad') : gone ? t('Off the shelf') : t('Buy this card');
  return (
    <DealFrame title={title} card={card} onClose={onClose}>
      {bought ? (
        <DealDone
          balance={bought.hoofBalance}
          onClose={onClose}
          actions={<SeeTheCard id={card.id} onClose={onClose} />}
        >
          {t('{name} is yours for {hoof} HOOF. Handshakes all round.', {
            name: card.name,
            hoof: formatHoof(bought.price),
          })}
        </DealDone>
      ) : price === null ? (
        <>
          <RefusalNote words={buy.isError ? refusal(buy.error) : null} />
          <p className="mb-6 text-chalk-2">
            {card.owner === null ? (
              t('Nobody sells it any more.')
            ) : (
              <T
                m="It is with {name} now, and not for sale."
                name={<PlayerName address={card.owner} />}
              />
            )}{' '}
            {t('Nothing was paid.')}
          </p>
          <SeeTheCard id={card.id} onClose={onClose} />
        </>
      ) : (
        <Confirm
          card={card}
          price={price}
          before={seen !== null && seen !== price ? seen : null}
          seller={card.listing?.seller ?? ''}
          ofHouse={card.listing?.house === true}
          busy={buy.isPending}
          refused={buy.isError && seen === price ? refusal(buy.error) : null}
          onBuy={() => {
            setSeen(price);
            buy.mutate(price);
          }}
          onClose={onClose}
        />
      )}
    </DealFrame>
  );
}

function Confirm({
  card,
  price,
  before,
  seller,
  ofHouse,
  busy,
  refused,
  onBuy,
  onClose,
}: {
  card: CardState;
  price: number;
  /** What it cost when it was looked at first, if that was something else. */
  before: number | null;
  seller: string;
  /** Gifts of the house may be spent at the house. */
  ofHouse: boolean;
  busy: boolean;
  refused: string | null;
  onBuy: () => void;
  onClose: () => void;
}) {
  const { address } = useWallet();
  const data = usePurse(address);
  const bill: Bill = ofHouse ? { price, to: 'house', mints: card.rarity } : { price, to: 'people' };
  const lack = lackOf(data, bill);
  return (
    <>
      <FactList
        className="mb-5"
        facts={[
          [t('Price'), `${formatHoof(price)} HOOF`],
          [t('Sold by@@a name follows'), <PlayerName key="seller" address={seller} />],
          [
            ofHouse ? t('Yours, gifts and all') : t('Yours to trade'),
            data ? formatHoof(spendable(data, bill.to)) : '–',
          ],
          [t('Balance afterwards'), data && !lack ? formatHoof(data.hoofBalance - price) : '–'],
        ]}
      />
      <div role="alert">
        {before !== null && !busy && (
          <p className="mb-5 flex gap-3.5 text-small">
            <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4 flex-none" />
            <span>
              <T
                m="The price moved while you looked: {before} then, <b>{now} HOOF</b> now. Nothing was paid; is it still worth it?"
                before={formatHoof(before)}
                now={formatHoof(price)}
                b={<b />}
              />
            </span>
          </p>
        )}
      </div>
      <RefusalNote words={lack ? null : refused} />
      <TicketButton
        action={lack ? lack.brief : before === null ? t('Buy@@button') : t('Buy all the same')}
        cost={formatHoof(price)}
        stub="6rem"
        className="w-full"
        disabled={lack !== null}
        busy={busy}
        busyWord={t('Buying@@button, while it happens')}
        onClick={onBuy}
      />
      {lack && data && <LackNote figures={data} lack={lack} card={card} onLeave={onClose} />}
      <p className="mt-4 text-small text-chalk-3">
        {ofHouse
          ? t(
              'The house takes gifted HOOF, and takes it first. It counts as one of the cards you may mint today.',
            )
          : t('The HOOF goes to the seller, the card to you, both at once or not at all.')}
      </p>
    </>
  );
}
