import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import '../battle.css';
import { challengeCountdown, formatHoof, shortAddress } from '@goats/rules';
import { Avatar } from '@goats/ui/avatar.tsx';
import { Button } from '@goats/ui/button.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { tierLook } from '@goats/ui/rarity.ts';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { restsOf, whyNoneFree } from '../../own-cards/card-standing.ts';
import { PlayerName } from '../../players/player-name.tsx';
import { type OwnedCard, useWalletFigures } from '../../wallet/wallet-queries.ts';
import { CardFace } from '../card-face.tsx';
import type { Challenge } from '../challenge-queries.ts';
import { useAcceptChallenge, useCancelChallenge } from '../use-challenge-calls.ts';
import { AcceptCards } from './accept-cards.tsx';
import { acceptProblem, isOwn, matchingCards } from './challenge-rules.ts';
import { crowdSentence } from './crowd-words.ts';

const SOON_MS = 60 * 60 * 1000;

interface ChallengeRowProps {
  challenge: Challenge;
  address: string | null;
  /** Undefined while they are on the way. */
  cards: readonly OwnedCard[] | undefined;
  /** Its cards are being chosen. */
  expanded: boolean;
  onExpand: (expanded: boolean) => void;
}

/** One open challenge as a ticket: card, stake and time left; the stub says what to bring. */
export function ChallengeRow({ challenge, address, cards, expanded, onExpand }: ChallengeRowProps) {
  const { data: figures } = useWalletFigures(address);
  const accept = useAcceptChallenge();
  const now = useNow('minute', ...restsOf(cards));
  const offered = matchingCards(cards ?? [], challenge.rarity, now);
  const tier = (cards ?? []).filter(({ rarity }) => rarity === challenge.rarity);
  const none = offered.length === 0 ? whyNoneFree(tier, now) : null;
  const [picked, setPicked] = useState<number | null>(null);
  const card = offered.find(({ id }) => id === picked) ?? offered[0];
  const open = expanded && card !== undefined;
  const first = useRef<HTMLButtonElement>(null);

  function act(): void {
    const problem = acceptProblem(challenge, address, figures?.hoofBalance);
    if (problem) toast(problem);
    else onExpand(!open);
  }

  function back(): void {
    onExpand(false);
    first.current?.focus();
  }

  return (
    <>
      <article
        className="fixture grid grid-cols-[5.75rem_1fr_1fr] items-center gap-x-3.5 md:min-h-34 md:grid-cols-[5.75rem_minmax(0,1fr)_4.75rem_5.75rem_11rem] md:pr-4 lg:grid-cols-[7rem_minmax(0,1fr)_5.5rem_6.25rem_12.875rem] lg:gap-x-4.5 lg:pr-6"
        style={{ '--tier': tierLook(challenge.challengerNftRarity).color } as CSSProperties}
        aria-label={t('{card}, stake {stake} HOOF', {
          card: challenge.challengerNftName,
          stake: challenge.hoofStake,
        })}
      >
        <CardFace
          imageUrl={challenge.challengerNftImageUrl}
          className="h-full min-h-34 rounded-l-row border-l-4 border-(--tier) max-md:row-span-2 max-md:rounded-bl-none"
        />
        <Who challenge={challenge} own={isOwn(challenge, address)} />
        <Figure name={t('Stake@@the HOOF put in')}>
          <HoofCoin /> {formatHoof(challenge.hoofStake)}
        </Figure>
        <TimeLeft expiresAt={challenge.expiresAt} />
        <i aria-hidden="true" className="fixture-tear" />
        <div className="flex flex-col justify-center gap-1.5 max-md:col-span-3 max-md:h-26 max-md:px-4 md:pl-5 lg:pl-6.5">
          {isOwn(challenge, address) ? (
            <OwnActions challenge={challenge} />
          ) : address && cards && offered.length === 0 ? (
            <>
              <Button size="sm" disabled className="min-h-11.5">
                {none?.title ?? t('No Matching NFTs')}
              </Button>
              <Note dim>
                {t(
                  'Needs {rarity, select, Common {a Common} Rare {a Rare} Epic {an Epic} other {a Legendary}}@@a card of this tier',
                  { rarity: challenge.rarity },
                )}
                {none && `. ${none.words}`}
              </Note>
            </>
          ) : (
            <>
              <TicketButton
                ref={first}
                action={
                  <T
                    m="Accept<hidden> {card} for </hidden>@@button: a challenge; the price follows"
                    card={challenge.challengerNftName}
                    hidden={<span className="sr-only" />}
                  />
                }
                cost={
                  <>
                    <HoofCoin className="size-4" />
                    {formatHoof(challenge.hoofStake)}
                    <span className="sr-only"> HOOF</span>
                  </>
                }
                outlined
                size="sm"
                className="min-h-12"
                stub="5.25rem"
                disabled={accept.isPending}
                aria-expanded={open}
                onClick={act}
              />
              <Note>
                {t(
                  'Bring {rarity, select, Common {a Common} Rare {a Rare} Epic {an Epic} other {a Legendary}}, win {hoof}',
                  { rarity: challenge.rarity, hoof: formatHoof(challenge.winnerTakes) },
                )}
              </Note>
            </>
          )}
        </div>
      </article>
      {open && (
        <AcceptCards
          challenge={challenge}
          cards={offered}
          chosen={card}
          onChoose={setPicked}
          busy={accept.isPending}
          onConfirm={() => accept.mutate({ challenge, card })}
          onCancel={back}
        />
      )}
    </>
  );
}

function Who({ challenge, own }: { challenge: Challenge; own: boolean }) {
  return (
    <div className="min-w-0 md:py-3 max-md:col-span-2 max-md:pt-3.5 max-md:pr-3">
      <h3 className="text-2xl leading-[.95] lg:text-row">
        <Link
          to="/nft/$id"
          params={{ id: String(challenge.challengerNftId) }}
          className="decoration-2 underline-offset-4 hover:underline"
        >
          <CardName name={challenge.challengerNftName} number="text-xl font-bold text-chalk-3" />
        </Link>
      </h3>
      <p className="mt-2.5 flex flex-wrap items-center gap-2">
        <RarityBadge rarity={challenge.challengerNftRarity} />
        {challenge.challengerHouse && <HouseTag strength={challenge.challengerStrength} />}
        {own && <Tag tone="chalk">{t('Your Challenge')}</Tag>}
        {challenge.bonus > 0 && (
          <Tag tone="gold">{t('Underdog {factor, number}x', { factor: challenge.multiplier })}</Tag>
        )}
      </p>
      <p className="mt-1.75 flex items-center gap-2 text-fine text-chalk-3">
        <Avatar address={challenge.challengerId} size={28} />
        <span className="flex min-w-0 flex-wrap gap-x-1.5 leading-tight">
          <PlayerName address={challenge.challengerId} name={challenge.challengerName} />
          {challenge.challengerName && <span>{shortAddress(challenge.challengerId)}</span>}
        </span>
      </p>
      {challenge.crowd && (
        <p className="mt-1 text-fine leading-snug text-gold">
          {crowdSentence(challenge.crowd, own === (challenge.crowd.side === 'challenger'))}
        </p>
      )}
    </div>
  );
}

function Figure({
  name,
  size = 'text-row whitespace-nowrap lg:text-poster-s',
  className,
  children,
}: {
  name: string;
  size?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p className="max-md:pt-1.5 max-md:pb-3">
      <span className="mb-1.5 block text-fine leading-tight text-chalk-3">{name}</span>
      <span className={cx('numeral flex items-center gap-1.5', size, className)}>{children}</span>
    </p>
  );
}

function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const endsAt = Date.parse(expiresAt);
  const left = useNow((now) => challengeCountdown(endsAt - now));
  const soon = useNow((now) => endsAt - now < SOON_MS);
  return (
    // Smaller than a sum of HOOF, and on two lines if need be: some languages write hours out.
    <Figure
      name={t('Expires in')}
      size="text-2xl leading-[.95] lg:text-row lg:leading-[.95]"
      className={soon ? 'text-soon' : ''}
    >
      {left}
    </Figure>
  );
}

function OwnActions({ challenge }: { challenge: Challenge }) {
  const cancel = useCancelChallenge();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="min-h-11.5"
        busy={cancel.isPending}
        busyWord={t('Cancelling...')}
        onClick={() => cancel.mutate(challenge)}
      >
        {t('Cancel')}
      </Button>
      <Note dim>
        {t(
          'Waiting for {rarity, select, Common {a Common} Rare {a Rare} Epic {an Epic} other {a Legendary}}',
          { rarity: challenge.rarity },
        )}
      </Note>
    </>
  );
}

function Note({ dim = false, children }: { dim?: boolean; children: ReactNode }) {
  return (
    <p
      className={cx(
        'text-center leading-tight',
        dim ? 'text-fine text-chalk-3' : 'text-small text-chalk-2 md:max-lg:text-fine',
      )}
    >
      {children}
    </p>
  );
}
