import { formatHoof } from '@goats/rules';
import { t } from '@goats/words';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import { CardPicker } from '../card-picker.tsx';
import type { Challenge } from '../challenge-queries.ts';
import { ConfirmStake } from '../confirm-stake.tsx';
import { crowdSentence } from './crowd-words.ts';

/** Which of up to three cards goes in, and the press that means it; opens below its challenge. */
export function AcceptCards({
  challenge,
  cards,
  chosen,
  onChoose,
  busy,
  onConfirm,
  onCancel,
}: {
  challenge: Challenge;
  cards: readonly OwnedCard[];
  chosen: OwnedCard;
  onChoose: (id: number) => void;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const pick = t(
    'Pick your {rarity, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}}',
    { rarity: challenge.rarity },
  );
  return (
    <div className="grid gap-x-6 gap-y-4 border border-t-0 border-line bg-pitch-900 p-4 md:px-6 md:py-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-end">
      <div>
        <p className="mb-3">
          <b className="font-semibold">{pick}</b>
          <span className="block text-small text-chalk-3">
            {challenge.crowd
              ? `${crowdSentence(challenge.crowd, challenge.crowd.side === 'opponent')}.`
              : t('Same tier as the challenge.')}
          </span>
        </p>
        <CardPicker
          label={pick}
          hideLabel
          cards={cards}
          chosen={[chosen.id]}
          onPick={({ id }) => onChoose(id)}
          columns="grid-cols-3 sm:grid-cols-[repeat(3,7.5rem)]"
        />
      </div>
      <ConfirmStake
        kind="challenge"
        card={chosen}
        stake={challenge.hoofStake}
        win={winWords(challenge)}
        hidePicture
        busy={busy}
        busyWord={t('Accepting...')}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </div>
  );
}

/** The underdog's bonus is the challenger's to win. */
function winWords({ winnerTakes, bonus }: Challenge): string {
  const hoof = formatHoof(winnerTakes);
  return bonus > 0
    ? t('Win, and you take {hoof} HOOF. They play for {theirs}.', {
        hoof,
        theirs: formatHoof(winnerTakes + bonus),
      })
    : t('Win, and you take {hoof} HOOF.', { hoof });
}
