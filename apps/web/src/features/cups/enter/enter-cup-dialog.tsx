import { CUP_CARDS } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useState } from 'react';
import { CardPicker } from '../../battle/card-picker.tsx';
import { isFree, restsOf, whyNoneFree } from '../../own-cards/card-standing.ts';
import { type OwnedCard, useWalletCards } from '../../wallet/wallet-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { type Cup, useOwnCups } from '../cup-queries.ts';
import { cupTitle } from '../cup-words.ts';
import { clubOfCard } from '../entry-cost.ts';
import { useEnterCup } from '../use-cup-calls.ts';
import { ConfirmEntry } from './confirm-entry.tsx';
import { EntryDone } from './entry-done.tsx';
import { NoCardForCup } from './no-card-for-cup.tsx';

/** One to three cards, then what it costs and does, then in. */
export default function EnterCupDialog({ cup, onClose }: { cup: Cup; onClose: () => void }) {
  const { address } = useWallet();
  const { data } = useWalletCards(address);
  const { data: own } = useOwnCups();
  const [picked, setPicked] = useState<readonly number[] | null>(null);
  const now = useNow('minute', ...restsOf(data?.cards));
  const [sure, setSure] = useState(false);
  const enter = useEnterCup(cup);
  const cards = data?.cards.filter(({ rarity }) => rarity === cup.tier);
  const free = cards?.filter((card) => isFree(card, now)) ?? [];
  // With one card to bring there is nothing to choose.
  const chosen = (picked ?? (free.length === 1 ? free.map(({ id }) => id) : [])).flatMap(
    (id) => cards?.find((card) => card.id === id) ?? [],
  );
  const title = enter.data
    ? t('You are in')
    : sure
      ? t('Ready?')
      : t('Enter the {cup}', { cup: cupTitle(cup) });
  return (
    <Dialog open onClose={onClose} title={title}>
      {!address || !cards || !own ? (
        <Skeleton className="h-80" />
      ) : enter.data ? (
        <EntryDone cup={cup} onClose={onClose} />
      ) : sure ? (
        <ConfirmEntry
          cup={cup}
          cards={chosen}
          freeEntry={own.freeEntry}
          enter={enter}
          onBack={() => {
            enter.reset();
            setSure(false);
          }}
          onClose={onClose}
        />
      ) : cards.length === 0 ? (
        <NoCardForCup cup={cup} address={address} onClose={onClose} />
      ) : (
        <PickCards
          cup={cup}
          cards={cards}
          chosen={chosen}
          onChoose={setPicked}
          onNext={() => {
            // From here on it is what was pressed, whatever rests or wakes meanwhile.
            setPicked(chosen.map(({ id }) => id));
            setSure(true);
          }}
        />
      )}
    </Dialog>
  );
}

function PickCards({
  cup,
  cards,
  chosen,
  onChoose,
  onNext,
}: {
  cup: Cup;
  cards: readonly OwnedCard[];
  chosen: readonly OwnedCard[];
  onChoose: (ids: readonly number[]) => void;
  onNext: () => void;
}) {
  const now = useNow('minute', ...restsOf(cards));
  const [first] = chosen;
  const club = first ? clubOfCard(cup, first) : null;
  const free = cards.filter((card) => isFree(card, now));
  // Cards of one club only: those of the other are out of the question once the first is picked.
  const fitting = club === null ? cards : cards.filter((card) => clubOfCard(cup, card) === club);
  const ids = chosen.map(({ id }) => id);
  return (
    <>
      <p className="mb-5 text-chalk-2">
        {t(
          'Take one, two or three along. Before every tie you choose in secret which of them plays.',
        )}
      </p>
      <CardPicker
        label={t(
          'Your {tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} cards',
          { tier: cup.tier },
        )}
        cards={fitting}
        chosen={ids}
        onPick={({ id }) =>
          onChoose(
            ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(0, CUP_CARDS),
          )
        }
        many
        columns="grid-cols-3 sm:grid-cols-4"
      />
      <p className="mt-4 min-h-11 text-small text-chalk-2" role="status">
        {free.length === 0
          ? `${t('None of them is free right now.')} ${whyNoneFree(cards, now)?.words}`
          : first
            ? `${t('{card} is announced. They see this one.', { card: first.name })} ${secretWords(chosen.length, free.length)}`
            : t('The first one you pick is announced: everybody sees it.')}
        {chosen.length === CUP_CARDS && ` ${t('Three is as many as you may take.')}`}
        {club !== null &&
          ` ${t('{club} it is, with all of your cards.', { club: cup.clubs?.[club].name })}`}
      </p>
      <Button className="mt-3 w-full" disabled={chosen.length === 0} onClick={onNext}>
        {chosen.length < 2
          ? t('Take this card')
          : t('Take these {count}@@cards', { count: chosen.length })}
      </Button>
    </>
  );
}

/** Only whoever takes a second card along has anything to hide. */
function secretWords(taken: number, free: number): string {
  if (taken > 1) return t('You may bring another.');
  return free > 1
    ? t('Take a second along, and they can only guess.')
    : t('And this one it will be.');
}
