import { DEFAULT_STAKE, formatHoof, RARITIES } from '@goats/rules';
import { CardName } from '@goats/ui/card-name.tsx';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { TicketButton } from '@goats/ui/ticket-button.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { restsOf } from '../own-cards/card-standing.ts';
import { type OwnedCard, useWalletCards, useWalletFigures } from '../wallet/wallet-queries.ts';
import { CardFace } from './card-face.tsx';
import { type Challenge, openChallenges, useChallenges } from './challenge-queries.ts';
import { LearnButton } from './learn-button.tsx';
import { firstOpponent, isKind, matchingCards, type Pairing } from './lobby/challenge-rules.ts';
import { useAcceptChallenge, useCreateChallenge } from './use-challenge-calls.ts';

/**
 * The first match for a stake, one press away: who, with which card, for how much. Where the house
 * has put nothing up, the way to be found.
 */
export function FirstOpponent({ address, onDone }: { address: string; onDone: () => void }) {
  const { data: challenges } = useChallenges(5_000);
  const { data: wallet } = useWalletCards(address);
  const { data: figures } = useWalletFigures(address);
  const now = useNow('minute', ...restsOf(wallet?.cards));
  if (!challenges || !wallet || !figures) return <Skeleton className="h-50 w-full max-w-120" />;
  const balance = figures.hoofBalance;
  const pairing = firstOpponent(openChallenges(challenges), wallet.cards, balance, now);
  if (pairing) return <PlayFirst {...pairing} onDone={onDone} />;
  // Of the plainest tier, which most can answer; of that the best.
  const tier = RARITIES.find((each) => matchingCards(wallet.cards, each, now).length > 0);
  const card = tier && matchingCards(wallet.cards, tier, now)[0];
  return <AskAround card={balance < DEFAULT_STAKE ? undefined : card} onDone={onDone} />;
}

function PlayFirst({
  challenge,
  card,
  onDone,
}: Pairing<Challenge, OwnedCard> & { onDone: () => void }) {
  const accept = useAcceptChallenge();
  const name = challenge.challengerName ?? t('the house');
  const stake = formatHoof(challenge.hoofStake);
  return (
    <Offer title={isKind(challenge) ? t('A kind first opponent') : t('Your first opponent')}>
      <div className="grid grid-cols-[1fr_auto_1fr] gap-3">
        <Side who={t('You@@in place of the name of a player')} card={card} />
        <span aria-hidden="true" className="display mt-5 text-xl text-chalk-3 sm:mt-8">
          {t('v@@short for versus')}
        </span>
        <Side
          who={name}
          card={{
            name: challenge.challengerNftName,
            rarity: challenge.challengerNftRarity,
            imageUrl: challenge.challengerNftImageUrl,
          }}
          house={<HouseTag strength={challenge.challengerStrength} />}
        />
      </div>
      <TicketButton
        size="sm"
        className="mt-4 min-h-14! w-full max-sm:text-lead sm:text-2xl"
        action={
          <InTwo>
            <T
              m="<first>Play {name}:</first> <second>{card}</second><hidden> for </hidden>@@button: an opponent, with a card; the price follows"
              {...TWO}
              name={name}
              card={card.name}
            />
          </InTwo>
        }
        cost={`${stake} HOOF`}
        stub="6rem"
        busy={accept.isPending}
        busyWord={t('Accepting...')}
        onClick={() =>
          accept.mutate({ challenge, card }, { onSuccess: (entry) => entry && onDone() })
        }
      />
      <p className="mt-2.5 text-center text-small text-chalk-2">
        {t(
          'Win and take {hoof}. Lose and it costs your {stake}. Your card stays yours either way.',
          {
            hoof: formatHoof(challenge.winnerTakes),
            stake,
          },
        )}
      </p>
    </Offer>
  );
}

function Side({
  who,
  card,
  house,
}: {
  who: string;
  card: Pick<OwnedCard, 'name' | 'rarity' | 'imageUrl'>;
  house?: ReactNode;
}) {
  return (
    <div className="flex min-w-0 gap-3 max-sm:flex-col max-sm:gap-2">
      <CardFace imageUrl={card.imageUrl} className="size-16 flex-none rounded-row sm:size-22" />
      <div className="min-w-0">
        <p className="text-small leading-tight text-chalk-2">{who}</p>
        <p className="display mt-1 text-xl leading-none">
          <CardName name={card.name} number="block text-body text-chalk-3" />
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <RarityBadge rarity={card.rarity} />
          {house}
        </p>
      </div>
    </div>
  );
}

/** Breaks between the two, and only on the smallest phone inside a card's name. */
function InTwo({ children }: { children: ReactNode }) {
  return (
    <span className="flex flex-wrap justify-center gap-x-1.5 py-1 leading-[.95]">{children}</span>
  );
}

const TWO = {
  first: <span className="text-balance" />,
  second: <span />,
  hidden: <span className="sr-only" />,
};

/** The house has nothing up that this wallet's cards answer: put one up oneself, or learn first. */
function AskAround({ card, onDone }: { card: OwnedCard | undefined; onDone: () => void }) {
  const create = useCreateChallenge();
  const navigate = useNavigate();
  const stake = DEFAULT_STAKE;
  return (
    <Offer title={t('Your first challenge')}>
      <p className="text-chalk-2">
        {card
          ? t(
              'Put {card} up for {stake} HOOF: other players see it at once, and if nobody has taken it after twenty seconds or so, the house does.',
              { card: card.name, stake },
            )
          : t('A practice match costs nothing and teaches you everything.')}
      </p>
      {card && (
        <TicketButton
          size="sm"
          className="mt-4 min-h-14! w-full max-sm:text-lead sm:text-2xl"
          action={
            <InTwo>
              <T
                m="<first>Challenge with</first> <second>{card}</second><hidden> for </hidden>@@button: the price follows"
                {...TWO}
                card={card.name}
              />
            </InTwo>
          }
          cost={`${stake} HOOF`}
          stub="6rem"
          busy={create.isPending}
          busyWord={t('Creating...')}
          onClick={() =>
            create.mutate(
              { card, type: card.rarity, stake, address: null, balance: undefined },
              {
                onSuccess: (challenge) => {
                  if (!challenge) return;
                  onDone();
                  void navigate({ to: '/card-game', search: { tab: 'lobby' } });
                },
              },
            )
          }
        />
      )}
      <div className="mt-3 grid">
        <LearnButton variant={card ? 'outline' : 'primary'} onStarted={onDone} />
      </div>
    </Offer>
  );
}

function Offer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="first-opponent"
      className="stripes w-full max-w-140 rounded-row border border-line-2 p-3 sm:p-5"
    >
      <h3 id="first-opponent" className="mb-3 text-row leading-[.95]">
        {title}
      </h3>
      {children}
    </section>
  );
}
