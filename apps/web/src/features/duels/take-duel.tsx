import { ApiError } from '@goats/contract';
import { formatHoof } from '@goats/rules';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CardPicker } from '../battle/card-picker.tsx';
import { ConfirmStake } from '../battle/confirm-stake.tsx';
import { stakeShort } from '../battle/insufficient.ts';
import { NoCards } from '../battle/no-cards.tsx';
import { useTwoPresses } from '../battle/use-two-presses.ts';
import { restsOf, whyNoneFree } from '../own-cards/card-standing.ts';
import { useStarterClaim } from '../packs/use-starter-claim.ts';
import { withSignIn } from '../wallet/sign-in.ts';
import {
  type OwnedCard,
  refreshWallet,
  starterWaits,
  useWalletCards,
  useWalletFigures,
} from '../wallet/wallet-queries.ts';
import { connectGuestWallet, connectWallet, useWallet } from '../wallet/wallet-store.ts';
import type { Duel } from './duel-queries.ts';
import PlayAFriend from './play-a-friend.tsx';
import { chosenFor } from './playable.ts';
import { useTakeDuel } from './use-duel-calls.ts';

/** Somebody new gets a guest's wallet and the starter pack with one press, and plays with the next. */
export default function TakeDuel({ duel, code }: { duel: Duel; code: string }) {
  const { address } = useWallet();
  const { data } = useWalletCards(address);
  const { data: figures } = useWalletFigures(address);
  const newcomer = useNewcomer();
  if (duel.to !== undefined && duel.to !== address?.toLowerCase()) {
    return (
      <p className="text-lead">
        {address
          ? t('This challenge is for somebody else.')
          : t('This challenge is for one player: connect that wallet first.')}
      </p>
    );
  }
  if (!address || newcomer.busy) return <Stranger connected={address !== null} {...newcomer} />;
  if (!data || !figures) return <Skeleton className="h-80" />;
  if (data.cards.length > 0) {
    const short = stakeShort(duel.hoofStake, figures.hoofBalance);
    return <WithCards {...{ duel, code, short }} cards={data.cards} />;
  }
  return starterWaits(figures) ? (
    <Stranger connected {...newcomer} />
  ) : (
    <NoCards address={address} />
  );
}

/** Kept above what is shown: connecting changes the page, and the claim must outlive that. */
function useNewcomer() {
  const { address } = useWallet();
  const queryClient = useQueryClient();
  const { claim } = useStarterClaim();
  const [busy, setBusy] = useState(false);
  async function comeIn(): Promise<void> {
    setBusy(true);
    try {
      if (!address) await connectGuestWallet();
      await withSignIn(async (player) => {
        await claim().catch((error) => {
          if (!(error instanceof ApiError) || error.code !== 'STARTER_ALREADY_CLAIMED') throw error;
        });
        await refreshWallet(queryClient, player);
      }, t('Sign in to get your cards.'));
    } catch (error) {
      toast(failureNews(error, t('No Cards Yet')));
    } finally {
      setBusy(false);
    }
  }
  return { busy, comeIn };
}

function Stranger({
  connected,
  busy,
  comeIn,
}: {
  connected: boolean;
  busy: boolean;
  comeIn: () => Promise<void>;
}) {
  return (
    <div className="grid gap-3">
      <Button
        size="lg"
        busy={busy}
        busyWord={t('Fetching your cards...')}
        onClick={() => void comeIn()}
      >
        {connected ? t('Get your first cards') : t('Play as a guest')}
      </Button>
      {!connected && (
        <Button variant="outline" onClick={() => void connectWallet()}>
          {t('I have a wallet')}
        </Button>
      )}
      <p className="text-center text-small text-chalk-2">
        {connected
          ? t('Your starter pack is on the house: cards to play with, once.')
          : t(
              'No account, no download: a key is made in this browser, and your first cards are on the house.',
            )}
      </p>
    </div>
  );
}

function WithCards({
  duel,
  code,
  short,
  cards,
}: {
  duel: Duel;
  code: string;
  /** That the stake is not there. */
  short: string | null;
  cards: readonly OwnedCard[];
}) {
  const now = useNow('minute', ...restsOf(cards));
  const take = useTakeDuel(code);
  const { chosen, choose, back, first } = useTwoPresses();
  const [picked, setPicked] = useState<number | null>(null);
  const friendly = duel.friendly === true;
  const able = friendly ? cards : cards.filter(({ rarity }) => rarity === duel.rarity);
  const card = chosenFor(able, picked, friendly, now);
  if (chosen && card) {
    return (
      <ConfirmStake
        kind="challenge"
        card={card}
        stake={duel.hoofStake}
        win={t('Win, and you take {hoof} HOOF.', { hoof: formatHoof(duel.winnerTakes) })}
        busy={take.isPending}
        busyWord={t('Accepting...')}
        onConfirm={() => take.mutate({ duel, card })}
        onCancel={back}
      />
    );
  }
  return (
    <div className="grid gap-4.5">
      <Button
        ref={first}
        size="lg"
        disabled={!card || short !== null}
        busy={take.isPending}
        busyWord={t('Starting...')}
        onClick={() => (friendly && card ? take.mutate({ duel, card }) : choose())}
      >
        {friendly
          ? t('Play@@button')
          : t('Play for {stake} HOOF', { stake: formatHoof(duel.hoofStake) })}
      </Button>
      {short && (
        <p role="status" className="text-center text-chalk-2">
          {short}
        </p>
      )}
      {card ? (
        <CardPicker
          label={t('Your card')}
          cards={able}
          chosen={[card.id]}
          onPick={({ id }) => setPicked(id)}
          resting={friendly}
          columns="grid-cols-3 sm:grid-cols-4"
        />
      ) : (
        <div className="grid justify-items-center gap-4 text-center text-chalk-2">
          <p>
            {!friendly &&
              t(
                'No free {rarity, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} card of yours can play now.',
                { rarity: duel.rarity },
              )}{' '}
            {whyNoneFree(able, now)?.words}
          </p>
          {/* A friendly that one asks for oneself takes any tier, rested or not. */}
          {!friendly && chosenFor(cards, null, true, now) && <PlayAFriend />}
        </div>
      )}
    </div>
  );
}
