import { MomentTitle } from '@goats/ui/moment-title.tsx';
import { t } from '@goats/words';
import { restsOf } from '../../own-cards/card-standing.ts';
import '../battle.css';
import { challengeCountdown, formatHoof, shortAddress } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { Button } from '@goats/ui/button.tsx';
import { TimeLeft } from '@goats/ui/clock.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { ScoreNumber } from '@goats/ui/score.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CardPicture } from '../../catalogue/card-picture.tsx';
import { PlayerName } from '../../players/player-name.tsx';
import { type OwnedCard, useWalletFigures } from '../../wallet/wallet-queries.ts';
import { type BattleRequest, useBattleStats } from '../battle-queries.ts';
import { ConfirmStake } from '../confirm-stake.tsx';
import { MODE_WORDS } from '../mode-words.ts';
import { useCancelBattle, useJoinBattle } from '../use-request-calls.ts';
import { useTwoPresses } from '../use-two-presses.ts';
import { bonusNoteWords } from './bonus-note.ts';
import { BringCard } from './bring-card.tsx';
import { cardsFor, joinState, squadFor } from './request-rules.ts';

const SOON_MS = 5 * 60 * 1000;

/** One open battle request, pinned up with everything one should know before joining it. */
export function RequestNotice({
  request,
  address,
  cards,
}: {
  request: BattleRequest;
  address: string | null;
  cards: readonly OwnedCard[] | undefined;
}) {
  const msLeft = Date.parse(request.expiresAt) - useNow('minute', request.expiresAt);
  const { fromCard } = request;
  const own = request.fromPlayerId.toLowerCase() === address?.toLowerCase();
  return (
    <article
      className="flex h-full flex-col"
      aria-label={`${fromCard.name}, ${MODE_WORDS[request.gameMode]}`}
    >
      <div className="notice grid flex-1 grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3.5 p-4 xs:grid-cols-[7.25rem_minmax(0,1fr)] xs:gap-x-4.5 sm:grid-cols-[8.75rem_minmax(0,1fr)] sm:p-5">
        <Link to="/nft/$id" params={{ id: String(fromCard.id) }} tabIndex={-1} aria-hidden="true">
          <CardPicture imageUrl={fromCard.imageUrl} alt="" sizes="140px" />
        </Link>
        <div className="flex min-w-0 flex-col">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <span className="flex flex-wrap gap-1.5">
              <Tag>{MODE_WORDS[request.gameMode].toUpperCase()}</Tag>
              {own && <Tag tone="chalk">{t('Your Battle')}</Tag>}
            </span>
            <TimeLeft
              text={challengeCountdown(msLeft)}
              soon={msLeft < SOON_MS}
              over={msLeft <= 0}
            />
          </p>
          <div className="mt-3 flex items-start justify-between gap-3">
            <div className="min-w-0">
              <h3 className="text-2xl leading-[.95] sm:text-row">{fromCard.goatName}</h3>
              <p className="mt-1 line-clamp-2 text-fine leading-snug text-chalk-2">
                <MomentTitle of={fromCard.momentTitle} />
              </p>
            </div>
            <span className="text-right">
              <ScoreNumber score={fromCard.goatScore} className="text-poster-s" />
              <span className="sr-only"> {t('GOAT Score')}</span>
            </span>
          </div>
          <p className="mt-2.5 flex flex-wrap items-center gap-1.5">
            <RarityBadge rarity={fromCard.rarity} />
            {request.fromPlayerHouse && <HouseTag strength={request.fromPlayerStrength} />}
          </p>
          <dl className="mt-auto grid grid-cols-2 gap-2 pt-3">
            <Amount name={t('Stake@@the HOOF put in')} hoof={request.hoofStake} />
            <Amount name={t('Prize pool')} hoof={request.prizePool} />
          </dl>
          <p className="mt-2 text-fine leading-snug text-chalk-3">
            {request.bonus > 0
              ? request.gameMode === 'squad'
                ? t("{hoof} of it from the treasury, and the loser's captain.", {
                    hoof: formatHoof(request.bonus),
                  })
                : t("{hoof} of it from the treasury, and the loser's card.", {
                    hoof: formatHoof(request.bonus),
                  })
              : (bonusNoteWords(request) ?? t('Both stakes, and the loser’s card.'))}
          </p>
        </div>
      </div>
      <div className="notice-stub flex min-h-33.5 flex-col justify-center gap-2 px-4 py-4 sm:px-5">
        {own ? (
          <OwnBattle request={request} />
        ) : (
          <Join request={request} address={address} cards={cards} />
        )}
      </div>
    </article>
  );
}

function Amount({ name, hoof }: { name: string; hoof: number }) {
  return (
    <div>
      <dt className="text-fine text-chalk-3">{name}</dt>
      <dd className="numeral mt-1 flex items-center gap-1.5 text-row">
        <HoofCoin className="size-4.5" /> {formatHoof(hoof)}
      </dd>
    </div>
  );
}

function OwnBattle({ request }: { request: BattleRequest }) {
  const cancel = useCancelBattle();
  return (
    <>
      <p className="text-center text-small text-chalk-2">{t('Waiting for Opponent')}</p>
      <Button
        variant="outline"
        className="w-full"
        busy={cancel.isPending}
        busyWord={t('Cancelling...')}
        onClick={() => cancel.mutate(request)}
      >
        {t('Cancel Battle')}
      </Button>
      <p className="text-center text-fine text-chalk-3">
        <PlayerName address={request.fromPlayerId} />
      </p>
    </>
  );
}

function Join({
  request,
  address,
  cards,
}: {
  request: BattleRequest;
  address: string | null;
  cards: readonly OwnedCard[] | undefined;
}) {
  const now = useNow('minute', ...restsOf(cards));
  const { data: stats } = useBattleStats(address);
  const [picked, setPicked] = useState<number | null>(null);
  const { chosen, choose, back, first } = useTwoPresses();
  const join = useJoinBattle();
  const { data: figures } = useWalletFigures(address);
  const kept = figures?.keptCards;
  const state = joinState(request, { address, balance: stats?.hoofBalance, cards, kept }, now);
  const squad = request.gameMode === 'squad';
  const offered = squad ? [] : cardsFor(request, cards ?? [], now);
  const named = offered.find(({ id }) => id === picked);
  const deck = squad ? squadFor(request, cards ?? [], now) : named ? [named] : offered.slice(0, 1);
  const cost = `${formatHoof(request.hoofStake)} HOOF`;
  const [captain] = deck;
  const from = (
    <p className="flex min-w-0 items-center gap-2 text-fine text-chalk-3">
      <Avatar address={request.fromPlayerId} size={28} />
      <span className="flex min-w-0 flex-wrap gap-x-1.5 leading-tight">
        <PlayerName address={request.fromPlayerId} name={request.fromPlayerName} />
        {request.fromPlayerName && <span>{shortAddress(request.fromPlayerId)}</span>}
      </span>
    </p>
  );
  if ('words' in state) {
    return (
      <>
        {from}
        <Button disabled className="w-full">
          {state.title}
        </Button>
        <p className="text-fine leading-tight text-chalk-3">{state.words}</p>
      </>
    );
  }
  if (chosen && captain) {
    return (
      <ConfirmStake
        kind="request"
        card={captain}
        squad={squad}
        stake={request.hoofStake}
        win={t('Win, and you take {hoof} HOOF and {card}.', {
          hoof: formatHoof(request.prizePool),
          card: request.fromCard.name,
        })}
        busy={join.isPending}
        busyWord={t('Joining...')}
        onConfirm={() => join.mutate({ request, cardIds: deck.map(({ id }) => id) })}
        onCancel={back}
      />
    );
  }
  return (
    <>
      <div className="flex min-w-0 items-center justify-between gap-3 max-xs:flex-wrap">
        {from}
        {offered.length > 0 && (
          <BringCard
            cards={(cards ?? []).filter(({ rarity }) => rarity === request.fromCard.rarity)}
            chosen={named}
            onChoose={setPicked}
          />
        )}
      </div>
      <TicketButton
        ref={first}
        action={t('Join Battle')}
        cost={` (${cost})`}
        outlined
        stub="7.25rem"
        className="w-full"
        disabled={state.kind === 'loading'}
        aria-label={t('Join Battle ({cost})', { cost })}
        onClick={choose}
      />
    </>
  );
}
