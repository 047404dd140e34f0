import {
  crowdFor,
  DEFAULT_STAKE,
  formatHoof,
  RARITIES,
  type Rarity,
  STAKE_OPTIONS,
  type Stake,
} from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { Panel } from '@goats/ui/panel.tsx';
import { StakeSelector, TierSelector } from '@goats/ui/segmented.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useState } from 'react';
import { isFree, restsOf } from '../../own-cards/card-standing.ts';
import {
  type OwnedCard,
  useWalletFigures,
  type WalletFigures,
} from '../../wallet/wallet-queries.ts';
import { challengeWithoutBonus, hasBonusLeft } from '../bonus-left.ts';
import { CardPicker } from '../card-picker.tsx';
import { StakesTag } from '../stakes-tag.tsx';
import { useCreateChallenge } from '../use-challenge-calls.ts';
import { createProblem, payoutPreview } from './challenge-rules.ts';
import { crowdSentence } from './crowd-words.ts';
import { useStands } from './use-stands.ts';

/** The form stands open until it is closed; closing forgets the chosen card. */
export function CreateChallenge({
  address,
  cards,
  tier,
  stake: firstStake = DEFAULT_STAKE,
}: {
  address: string;
  cards: readonly OwnedCard[];
  /** From the Quick Challenge dialog. */
  tier: Rarity | undefined;
  stake: Stake | undefined;
}) {
  const [open, setOpen] = useState(true);
  const [made, setMade] = useState<number | null>(null);
  // Taken, withdrawn or run out, it is on no board any more.
  const stands = useStands(made);
  const [cardId, setCardId] = useState<number | null>(null);
  const [type, setType] = useState<Rarity | ''>(tier ?? '');
  const [stake, setStake] = useState<Stake>(firstStake);
  const { data: figures } = useWalletFigures(address);
  const create = useCreateChallenge();
  const now = useNow('minute', ...restsOf(cards));
  const card = cards.find((each) => each.id === cardId && isFree(each, now));

  function close(): void {
    setOpen(false);
    setCardId(null);
  }

  function submit(): void {
    const draft = { address, card, type, stake, balance: figures?.hoofBalance };
    const problem = createProblem(draft);
    if (problem || !card) {
      if (problem) toast(problem);
      return;
    }
    create.mutate(
      { ...draft, card },
      {
        onSuccess: (challenge) => {
          if (!challenge) return;
          // A form that stands there emptied looks as if nothing had happened.
          close();
          setMade(challenge.id);
        },
      },
    );
  }

  if (!open) {
    return (
      <Panel corners>
        <h2 className="text-panel">{stands ? t('You are on the board') : t('Fancy a match?')}</h2>
        <p className="mt-3 mb-5 text-chalk-2">
          {stands
            ? t(
                'It stands among the open challenges for 6 hours. Wait here, and you are taken to the pitch the moment somebody accepts. Wander off, and we call you.',
              )
            : t('Put up a card and a stake, and see who takes the bait.')}
        </p>
        <Button
          autoFocus={stands}
          ref={stands ? intoSight : undefined}
          variant={stands ? 'outline' : 'primary'}
          className="w-full"
          onClick={() => {
            setOpen(true);
            setMade(null);
          }}
        >
          {t('Create Challenge')}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel corners aria-labelledby="create-challenge">
      <div className="mb-5 flex items-start justify-between gap-3">
        <div>
          <h2 id="create-challenge" className="text-panel">
            {t('Create challenge')}
          </h2>
          <p className="mt-2.5">
            <StakesTag kind="challenge" />
          </p>
        </div>
        <Button variant="ghost" size="sm" className="-mt-1.5 -mr-2" onClick={close}>
          {t('Close@@button')}
        </Button>
      </div>
      <CardPicker
        label={t('Your card')}
        columns="grid-cols-3 md:max-lg:grid-cols-6"
        cards={cards}
        chosen={card ? [card.id] : []}
        onPick={({ id }) => setCardId(id)}
      />
      <TierSelector<Rarity | ''>
        tiers={RARITIES}
        value={type}
        onChange={setType}
        label={t('Challenge type')}
        className="mt-6"
      />
      <p className="mt-2 text-fine text-chalk-3">{t('The tier your opponent must bring.')}</p>
      <StakeSelector
        stakes={STAKE_OPTIONS}
        value={stake}
        onChange={(next) => setStake(next as Stake)}
        className="mt-5"
      />
      <PayoutPreview own={card?.rarity} opponent={type} stake={stake} figures={figures} />
      <TicketButton
        action={t('Create Challenge')}
        cost={`${stake} HOOF`}
        stub="6.75rem"
        className="w-full"
        disabled={!card || !type}
        busy={create.isPending}
        busyWord={t('Creating...')}
        onClick={submit}
      />
      <p className="mt-3 text-center text-fine leading-snug text-chalk-3" role="status">
        {!card || !type
          ? !card && !type
            ? t('First choose a card and a challenge type.')
            : card
              ? t('First choose a challenge type.')
              : t('First choose a card.')
          : t('Your stake sits in the vault until someone accepts, you cancel, or 6 hours pass.')}
      </p>
    </Panel>
  );
}

/** The form that stood here was a screen taller: without this a phone would show the footer. */
function intoSight(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'center' });
}

function PayoutPreview({
  own,
  opponent,
  stake,
  figures,
}: {
  own: Rarity | undefined;
  opponent: Rarity | '';
  stake: Stake;
  figures: WalletFigures | undefined;
}) {
  const known = own !== undefined && opponent !== '';
  const { bothStakes, bonus, multiplier, winnerTakes } = known
    ? payoutPreview(stake, own, opponent, (bonus) => hasBonusLeft(figures, bonus))
    : { bothStakes: stake * 2, bonus: 0, multiplier: 1, winnerTakes: stake * 2 };
  const crowd = known ? crowdFor(own, opponent) : null;
  return (
    <dl className="mt-6 mb-5 grid gap-1.5 border-t border-dashed border-line-2 pt-4 text-small text-chalk-2 *:flex *:items-baseline *:justify-between *:gap-4">
      <div>
        <dt>{t('Both stakes')}</dt>
        <dd>{formatHoof(bothStakes)}</dd>
      </div>
      {bonus > 0 && known && (
        <div>
          <dt>
            {t('Underdog bonus, {own} against {opponent}, {factor, number}x', {
              own: rarityLabel(own),
              opponent: rarityLabel(opponent),
              factor: multiplier,
            })}
          </dt>
          <dd>{formatHoof(bonus)}</dd>
        </div>
      )}
      <div className="items-end! text-chalk">
        <dt>{t('Winner takes')}</dt>
        <dd className="numeral text-poster text-gold">{formatHoof(winnerTakes)}</dd>
      </div>
      {bonus === 0 && multiplier > 1 && figures && (
        <p className="text-fine text-chalk-3">{challengeWithoutBonus(figures)}</p>
      )}
      {bonus > 0 && (
        <p className="text-fine text-chalk-3">
          {t('The bonus is yours to win. If they win, they take {hoof}.', {
            hoof: formatHoof(bothStakes),
          })}
        </p>
      )}
      {crowd && <p className="text-fine text-gold">{crowdSentence(crowd, crowd.seat === 0)}.</p>}
    </dl>
  );
}
