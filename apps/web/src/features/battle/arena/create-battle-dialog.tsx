import {
  canBeLost,
  DEFAULT_STAKE,
  formatHoof,
  poolOf,
  REQUEST_BONUS,
  SQUAD_DECK_SIZE,
  STAKE_OPTIONS,
  type Stake,
  stakeHundredths,
  toHoof,
} from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Segmented, StakeSelector } from '@goats/ui/segmented.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isFree, restsOf } from '../../own-cards/card-standing.ts';
import { HistoryProgress } from '../../wallet/history-progress.tsx';
import {
  type OwnedCard,
  useWalletCards,
  useWalletFigures,
  type WalletFigures,
} from '../../wallet/wallet-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { GameMode } from '../battle-queries.ts';
import { useBattleStats } from '../battle-queries.ts';
import { battleWithoutBonus, hasBonusLeft } from '../bonus-left.ts';
import { CardPicker } from '../card-picker.tsx';
import { ConfirmStake } from '../confirm-stake.tsx';
import { stakeShort } from '../insufficient.ts';
import { LastCard } from '../last-card.tsx';
import { NoCards } from '../no-cards.tsx';
import { StakesTag } from '../stakes-tag.tsx';
import { useCreateBattle } from '../use-request-calls.ts';
import { useTwoPresses } from '../use-two-presses.ts';
import { wouldStakeLast } from '../would-stake-last.ts';
import { bestTen } from './request-rules.ts';

const MODES = ['duel', 'squad'] as const satisfies readonly GameMode[];

/** A battle request: a card or a squad, a stake, and the loser's card on top. */
export default function CreateBattleDialog({ onClose }: { onClose: () => void }) {
  const { address } = useWallet();
  const { data } = useWalletCards(address);
  const { data: figures } = useWalletFigures(address);
  return (
    <Dialog open onClose={onClose} title={t('Create battle')}>
      <p className="-mt-2 mb-4">
        <StakesTag kind="request" />
      </p>
      {!address || !data ? (
        <Skeleton className="h-100" />
      ) : data.cards.length === 0 ? (
        <NoCards address={address} />
      ) : !data.cards.some(canBeLost) ? (
        <NothingToLose figures={figures} onLeave={onClose} />
      ) : wouldStakeLast(figures?.keptCards) ? (
        <LastCard onLeave={onClose} />
      ) : (
        <BattleForm address={address} cards={data.cards} figures={figures} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** Lent and bound cards only: why there is no battle for them yet, and what there is. */
function NothingToLose({
  figures,
  onLeave,
}: {
  figures: WalletFigures | undefined;
  onLeave: () => void;
}) {
  return (
    <>
      <p className="mb-3 text-chalk-2">
        {t(
          'A battle takes a card from whoever loses it, and yours are lent or bound: nobody can take them. They play challenges, for HOOF alone.',
        )}
      </p>
      {figures && <HistoryProgress {...figures} />}
      <Button asChild>
        <Link to="/card-game" search={{ tab: 'lobby' }} onClick={onLeave}>
          {t('Play a challenge')}
        </Link>
      </Button>
    </>
  );
}

function BattleForm({
  address,
  cards,
  figures,
  onDone,
}: {
  address: string;
  cards: readonly OwnedCard[];
  figures: WalletFigures | undefined;
  onDone: () => void;
}) {
  const [gameMode, setMode] = useState<GameMode>('duel');
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [stake, setStake] = useState<Stake>(DEFAULT_STAKE);
  const { data: stats } = useBattleStats(address);
  const create = useCreateBattle();
  const { chosen: sure, choose, back, first } = useTwoPresses();
  const squad = gameMode === 'squad';
  const now = useNow('minute', ...restsOf(cards));
  const free = cards.filter((card) => isFree(card, now) && (squad || canBeLost(card)));
  const wanted = squad ? SQUAD_DECK_SIZE : 1;
  const chosen = picked.filter((id) => free.some((card) => card.id === id)).slice(0, wanted);
  const captain = cards.find(({ id }) => id === chosen[0]);
  const loanedCaptain = captain !== undefined && !canBeLost(captain);
  const bonus = hasBonusLeft(figures, toHoof(REQUEST_BONUS)) ? REQUEST_BONUS : 0;
  const short = stakeShort(stake, stats?.hoofBalance);
  const pool = formatHoof(toHoof(poolOf(stakeHundredths(stake), bonus)));
  const scores = cards.filter(({ id }) => chosen.includes(id)).map(({ goatScore }) => goatScore);
  const average = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);

  const ready = chosen.length === wanted && short === null && !loanedCaptain;

  function pick({ id }: OwnedCard): void {
    const others = chosen.filter((each) => each !== id);
    if (!squad) setPicked([id]);
    else setPicked(chosen.includes(id) ? others : [...chosen, id]);
  }

  if (squad && free.length < SQUAD_DECK_SIZE) {
    return (
      <>
        <ModeSwitch mode={gameMode} onChange={setMode} />
        <p className="mb-5 text-chalk-2">
          {t(
            'A squad is ten free cards. You have {count}. Mint the rest with HOOF, or win them one by one.',
            { count: free.length },
          )}
        </p>
        <Button asChild>
          <Link to="/marketplace" onClick={onDone}>
            {t('Browse the marketplace')}
          </Link>
        </Button>
      </>
    );
  }
  return (
    <>
      <ModeSwitch
        mode={gameMode}
        onChange={(mode) => {
          setMode(mode);
          setPicked(mode === 'squad' ? bestTen(cards.filter((card) => isFree(card, now))) : []);
        }}
      />
      {squad && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-small text-chalk-2">
          <p role="status">
            {loanedCaptain
              ? t('Your captain may be lost: it must be a card of your own.')
              : scores.length === 0
                ? t('{count} of ten picked. The first is your captain and sets the tier.', {
                    count: chosen.length,
                  })
                : t(
                    '{count} of ten picked, GOAT Score {score} on average. The first is your captain and sets the tier.',
                    { count: chosen.length, score: average },
                  )}
          </p>
          <Button size="sm" variant="outline" onClick={() => setPicked(bestTen(free))}>
            {t('Pick my best ten')}
          </Button>
        </div>
      )}
      <CardPicker
        label={squad ? t('Your ten@@cards') : t('Your card')}
        cards={cards}
        atStake={!squad}
        chosen={chosen}
        onPick={pick}
        many={squad}
        columns="grid-cols-3 sm:grid-cols-4"
      />
      <StakeSelector
        stakes={STAKE_OPTIONS}
        value={stake}
        onChange={(next) => setStake(next as Stake)}
        className="mt-5"
      />
      <dl className="mt-5 mb-4 flex items-end justify-between gap-4 border-t border-dashed border-line-2 pt-4">
        <div>
          <dt className="text-chalk">{t('Prize pool')}</dt>
          <dd className="text-small text-chalk-3">
            {bonus > 0 || !figures
              ? t('Both stakes and {hoof} from the treasury.', { hoof: formatHoof(toHoof(bonus)) })
              : battleWithoutBonus(figures)}{' '}
            {squad
              ? t("The loser's captain goes to the winner.")
              : t("The loser's card goes to the winner.")}
          </dd>
        </div>
        <dd className="numeral text-poster text-gold">{pool}</dd>
      </dl>
      {sure && captain && ready ? (
        <ConfirmStake
          kind="request"
          card={captain}
          squad={squad}
          stake={stake}
          win={t('Win, and you take {hoof} HOOF and the loser’s card.', { hoof: pool })}
          busy={create.isPending}
          busyWord={t('Creating...')}
          onConfirm={() =>
            create.mutate(
              { gameMode, cardIds: chosen, hoofStake: stake },
              { onSuccess: (made) => made && onDone() },
            )
          }
          onCancel={back}
        />
      ) : (
        <TicketButton
          ref={first}
          action={t('Create Battle')}
          cost={`${stake} HOOF`}
          outlined
          stub="6.75rem"
          className="w-full"
          disabled={!ready}
          onClick={choose}
        />
      )}
      <p className="mt-3 text-center text-fine text-chalk-3" role="status">
        {short ??
          (captain && chosen.length === wanted
            ? t(
                'Open for 30 minutes to any {rarity, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}}. Cancelling gives everything back.',
                { rarity: captain.rarity },
              )
            : squad
              ? t('First pick ten cards.')
              : t('First choose a card.'))}
      </p>
    </>
  );
}

function ModeSwitch({ mode, onChange }: { mode: GameMode; onChange: (mode: GameMode) => void }) {
  return (
    <Segmented
      label={t('Game mode')}
      options={MODES}
      value={mode}
      onChange={onChange}
      columns="grid-cols-2"
      segmentClass="text-xl uppercase tracking-[.03em]"
      render={(each) => (each === 'duel' ? t('Duel, best of 3') : t('Squad, 5 rounds'))}
      className="mb-5"
    />
  );
}
