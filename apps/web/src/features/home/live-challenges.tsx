import { challengeCountdown } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { TimeLeft } from '@goats/ui/clock.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { HouseTag } from '@goats/ui/house-tag.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { CardFace } from '../battle/card-face.tsx';
import { type Challenge, openChallenges, useChallenges } from '../battle/challenge-queries.ts';
import { PlayerName } from '../players/player-name.tsx';

const SHOWN = 3;
const SOON_MS = 60 * 60 * 1000;

/** Not there at all while nothing is open: an empty arena sells no tickets. */
export function LiveChallenges() {
  // In slices: what a query tells is drawn in one go otherwise.
  const data = useDeferredValue(useChallenges(15_000).data);
  const challenges = openChallenges(data).slice(0, SHOWN);
  if (challenges.length === 0) return null;
  return (
    <section className="wrap pt-9 sm:pt-32" aria-labelledby="live-challenges">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-9">
        <div>
          <Tag tone="live">{t('Live@@open right now')}</Tag>
          <h2 id="live-challenges" className="mt-3 text-part">
            {t('Somebody wants a word')}
          </h2>
        </div>
        <Button asChild variant="outline">
          <Link to="/card-game" search={{ tab: 'lobby' }}>
            {t('View all challenges')}
          </Link>
        </Button>
      </div>
      <ul className="relative flex snap-x gap-3 overflow-x-auto overscroll-x-contain pb-3 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4 sm:grid sm:overflow-visible sm:pb-0 lg:grid-cols-3 lg:gap-6">
        {challenges.map((challenge) => (
          <li key={challenge.id} className="w-78 flex-none snap-start sm:w-auto">
            <ChallengeTeaser challenge={challenge} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChallengeTeaser({ challenge }: { challenge: Challenge }) {
  const endsAt = Date.parse(challenge.expiresAt);
  const left = useNow((now) => challengeCountdown(endsAt - now));
  const soon = useNow((now) => endsAt - now < SOON_MS);
  const over = useNow((now) => endsAt <= now);
  return (
    <Link
      to="/card-game"
      search={{ tab: 'lobby' }}
      className="grid h-full min-h-26 grid-cols-[5.5rem_1fr] sm:min-h-34 sm:grid-cols-[6.5rem_1fr] overflow-hidden rounded-row bg-pitch-850 shadow-[inset_0_0_0_1px_var(--color-line)] transition-shadow duration-180 hover:shadow-[inset_0_0_0_1.5px_var(--color-chalk)]"
    >
      <CardFace imageUrl={challenge.challengerNftImageUrl} className="h-full" />
      <span className="flex min-w-0 flex-col justify-between gap-2 p-3 sm:gap-3 sm:p-4">
        <span>
          <span className="display block text-2xl sm:text-row">
            <CardName name={challenge.challengerNftName} />
          </span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <RarityBadge rarity={challenge.challengerNftRarity} />
            {challenge.challengerHouse && <HouseTag strength={challenge.challengerStrength} />}
            <span className="text-fine text-chalk-3">
              <PlayerName
                address={challenge.challengerId}
                name={challenge.challengerName}
                link={false}
              />
            </span>
          </span>
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className="numeral flex items-center gap-2 text-row">
            <HoofCoin />
            {challenge.hoofStake}
            <span className="sr-only">{t('HOOF stake')}</span>
          </span>
          <TimeLeft text={left} soon={soon} over={over} />
        </span>
      </span>
    </Link>
  );
}
