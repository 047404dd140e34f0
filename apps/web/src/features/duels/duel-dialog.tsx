import { DEFAULT_STAKE, STAKE_OPTIONS } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Segmented, StakeSelector } from '@goats/ui/segmented.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useState } from 'react';
import { CardPicker } from '../battle/card-picker.tsx';
import { stakeShort } from '../battle/insufficient.ts';
import { NoCards } from '../battle/no-cards.tsx';
import { useExpectMatch } from '../battle/own-matches.ts';
import { restsOf } from '../own-cards/card-standing.ts';
import { useWalletCards, useWalletFigures } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import DuelLink from './duel-link.tsx';
import { type Duel, useOwnDuels } from './duel-queries.ts';
import { chosenFor } from './playable.ts';
import { useMakeDuel } from './use-duel-calls.ts';

const KINDS = ['friendly', 'staked'] as const;

/** A card, and a stake or none: a link for a friend, or a challenge for the player named. */
export default function DuelDialog({
  to,
  onClose,
}: {
  to?: { readonly address: string; readonly name: string } | undefined;
  onClose: () => void;
}) {
  // Whoever takes it starts the clock.
  useExpectMatch();
  const [made, setMade] = useState<Duel | null>(null);
  const title = to ? t('Challenge {player}@@verb', { player: to.name }) : t('Play a friend');
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? (to ? t('Sent@@a challenge was sent') : t('Your link')) : title}
    >
      {made ? (
        <DuelLink duel={made} onGone={onClose} />
      ) : (
        <Draft to={to?.address} onMade={setMade} />
      )}
    </Dialog>
  );
}

function Draft({ to, onMade }: { to?: string | undefined; onMade: (duel: Duel) => void }) {
  const { address } = useWallet();
  const { data } = useWalletCards(address);
  const { data: figures } = useWalletFigures(address);
  const { data: own } = useOwnDuels();
  const now = useNow('minute', ...restsOf(data?.cards));
  const make = useMakeDuel();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('friendly');
  const [stake, setStake] = useState<number>(DEFAULT_STAKE);
  const [picked, setPicked] = useState<number | null>(null);
  if (!data || !address) return <Skeleton className="h-80" />;
  if (data.cards.length === 0) return <NoCards address={address} />;
  const friendly = kind === 'friendly';
  const card = chosenFor(data.cards, picked, friendly, now);
  const short = friendly ? null : stakeShort(stake, figures?.hoofBalance);
  const waiting = (own?.duels ?? []).filter(
    (duel) => duel.challengerId === address.toLowerCase() && duel.to === to,
  );
  return (
    <div className="grid gap-4.5">
      <Segmented
        label={t('What it is for')}
        options={KINDS}
        value={kind}
        onChange={setKind}
        render={(each) =>
          each === 'friendly' ? t('Friendly@@a match for nothing') : t('For HOOF')
        }
        columns="grid-cols-2"
      />
      <p className="-mt-2 text-small text-chalk-2">
        {friendly
          ? t('Nothing is at stake, and resting cards may play too.')
          : t('Both put {stake} HOOF down, and the winner takes it. Cards stay.', { stake })}
      </p>
      {!friendly && <StakeSelector stakes={STAKE_OPTIONS} value={stake} onChange={setStake} />}
      <CardPicker
        label={t('Your card')}
        cards={data.cards}
        chosen={card ? [card.id] : []}
        onPick={({ id }) => setPicked(id)}
        resting={friendly}
        columns="grid-cols-3 sm:grid-cols-4"
      />
      <Button
        size="lg"
        disabled={!card || short !== null}
        busy={make.isPending}
        busyWord={to ? t('Sending...') : t('Making the link...')}
        onClick={() =>
          card &&
          make.mutate(
            { card, stake: friendly ? 0 : stake, to },
            { onSuccess: (duel) => duel && onMade(duel) },
          )
        }
      >
        {to ? t('Send challenge') : t('Make the link')}
      </Button>
      {short && (
        <p role="status" className="-mt-2 text-center text-small text-chalk-2">
          {short}
        </p>
      )}
      {waiting.map((duel) => (
        <Button key={duel.id} variant="outline" onClick={() => onMade(duel)}>
          {duel.friendly
            ? t('Show the open friendly')
            : t('Show the one for {stake} HOOF@@an open challenge', { stake: duel.hoofStake })}
        </Button>
      ))}
    </div>
  );
}
