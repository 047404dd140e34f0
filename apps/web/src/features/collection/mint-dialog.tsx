import { formatHoof, shortAddress } from '@goats/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { RefereeCard } from '../../ui/referee-card.tsx';
import { TicketButton } from '../../ui/ticket-button.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { type CardState, cardKey } from '../cards/card-queries.ts';
import { idempotencyKey } from '../wallet/idempotency-key.ts';
import { withSignIn } from '../wallet/sign-in.ts';
import { useWalletFigures } from '../wallet/wallet-queries.ts';
import { openStarterPack, useWallet } from '../wallet/wallet-store.ts';
import { isSettled, mintRefusal } from './mint-refusal.ts';

/** Price, balance before and after, then the card. */
export default function MintDialog({ card, onClose }: { card: CardState; onClose: () => void }) {
  const mint = useMint(card);
  const minted = mint.data ?? null;
  // Whoever has just minted it owns it too; that is no news.
  const taken = card.owner !== null && !minted && !mint.isPending;
  const title = minted ? 'Welcome to the squad' : taken ? 'Already signed' : 'Mint this card';
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-7 sm:grid-cols-[13rem_1fr]">
        <div className="max-sm:mx-auto max-sm:w-44">
          <CardPicture imageUrl={card.imageUrl} alt="" sizes="208px" eager />
        </div>
        <div className="min-w-0">
          <h3 className="text-card">{card.name}</h3>
          <p className="mt-2 mb-4 flex flex-wrap items-center gap-3 text-small text-chalk-2">
            <RarityBadge rarity={card.rarity} />
            GOAT Score {card.goatScore}
          </p>
          {minted ? (
            <Minted card={card} balance={minted.hoofBalance} onClose={onClose} />
          ) : taken && !mint.isError ? (
            <Taken card={card} onClose={onClose} />
          ) : (
            <Confirm
              card={card}
              busy={mint.isPending}
              refusal={mint.isError ? mintRefusal(mint.error) : null}
              onMint={() => mint.mutate()}
              onClose={onClose}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function useMint(card: CardState) {
  const queryClient = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: () =>
      withSignIn((playerId) => {
        key.current ??= idempotencyKey();
        return api(
          'POST /api/cards/:id/mint',
          { params: { id: String(card.id) }, body: { playerId } },
          { idempotencyKey: key.current },
        );
      }, 'to mint this card'),
    onError: (error) => {
      if (isSettled(error)) key.current = null;
      void queryClient.invalidateQueries({ queryKey: cardKey(card.id) });
    },
    onSuccess: async (answer) => {
      if (!answer) return;
      await queryClient.invalidateQueries({ queryKey: ['/api/wallets'] });
      await queryClient.invalidateQueries({ queryKey: cardKey(card.id) });
    },
  });
}

function Confirm({
  card,
  busy,
  refusal,
  onMint,
  onClose,
}: {
  card: CardState;
  busy: boolean;
  refusal: string | null;
  onMint: () => void;
  onClose: () => void;
}) {
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
  const short = data !== undefined && data.hoofBalance < card.priceHoof;
  const after = data ? data.hoofBalance - card.priceHoof : null;
  const left = data?.mintsLeft;
  const legendary = card.rarity === 'Legendary';
  const done = left !== undefined && (legendary ? left.legendary : left.all) === 0;
  return (
    <>
      <FactList
        className="mb-5"
        facts={[
          ['Price', `${formatHoof(card.priceHoof)} HOOF`],
          ['Your balance', data ? formatHoof(data.hoofBalance) : '–'],
          ['Afterwards', after === null || after < 0 ? '–' : formatHoof(after)],
          ...(left
            ? [
                [
                  'Mints left today',
                  legendary
                    ? `${left.legendary} Legendary, ${left.all} in all`
                    : `${left.all} of ${left.perDay}`,
                ] as const,
              ]
            : []),
        ]}
      />
      <div role="alert">
        {refusal && (
          <p className="mb-5 flex gap-3.5 text-small text-error-text">
            <RefereeCard color="red" className="mt-0.5 h-5.5 w-4" />
            {refusal}
          </p>
        )}
      </div>
      <TicketButton
        action={short ? 'Insufficient HOOF' : done ? 'Enough for today' : 'Mint'}
        cost={`${formatHoof(card.priceHoof)}`}
        stub="6rem"
        className="w-full"
        disabled={short || done}
        busy={busy}
        busyWord="Minting"
        onClick={onMint}
      />
      {short && data?.starterClaimed === false && (
        <p className="mt-4 text-small text-chalk-2">
          Your{' '}
          <button
            type="button"
            className="link font-semibold text-chalk"
            onClick={() => {
              onClose();
              openStarterPack();
            }}
          >
            starter pack
          </button>{' '}
          has HOOF in it.
        </p>
      )}
      {done && (
        <p className="mt-4 text-small text-chalk-2">
          {legendary
            ? 'Your Legendary mints of today are used up'
            : 'Your mints of today are used up'}
          : everybody gets a go. The counter opens again at midnight UTC.
        </p>
      )}
      {data && !data.history.has && data.locked > 0 && (
        <p className="mt-4 text-small text-chalk-2">
          Paid with gifted HOOF, the card is bound to you until your wallet has a history (
          {data.history.matchesNeeded} matches played out against {data.history.walletsNeeded}{' '}
          wallets): it plays challenges, and cannot be put at stake or sold, nor grow.
        </p>
      )}
      <p className="mt-4 text-small text-chalk-3">
        The price goes to the treasury, the card to your wallet, both at once or not at all.
      </p>
    </>
  );
}

function Taken({ card, onClose }: { card: CardState; onClose: () => void }) {
  return (
    <>
      <p className="mb-6 text-chalk-2">
        This one belongs to {card.owner && shortAddress(card.owner)}. Nothing was paid.
      </p>
      <SeeTheCard id={card.id} onClose={onClose} />
    </>
  );
}

function SeeTheCard({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <Button asChild variant="outline">
      <Link to="/nft/$id" params={{ id: String(id) }} onClick={onClose}>
        See the card
      </Link>
    </Button>
  );
}

function Minted({
  card,
  balance,
  onClose,
}: {
  card: CardState;
  balance: number;
  onClose: () => void;
}) {
  return (
    <div role="status">
      <p className="mb-5 flex gap-3.5">
        <RefereeCard color="green" className="mt-0.5 h-6 w-4" />
        {card.goatName} has signed for you. {card.momentTitle} comes along.
      </p>
      <p className="mb-6 flex items-center gap-2 text-small text-chalk-2">
        Balance now
        <span className="numeral flex items-center gap-2 text-[2.125rem] text-chalk">
          <HoofCoin className="size-5.5" />
          {formatHoof(balance)}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>Done</Button>
        <SeeTheCard id={card.id} onClose={onClose} />
      </div>
    </div>
  );
}
