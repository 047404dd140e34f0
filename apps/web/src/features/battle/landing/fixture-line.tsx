import { Link } from '@tanstack/react-router';
import { useActiveMatches, useBattleRequests } from '../battle-queries.ts';

/** `fixtureWords(4, 1) // '4 battles open, 1 match on'` */
export function fixtureWords(open: number, live: number): string {
  const battles = open === 0 ? 'No battle open' : `${open} battle${open === 1 ? '' : 's'} open`;
  if (live === 0) return `${battles}, pitch free`;
  return `${battles}, ${live} match${live === 1 ? '' : 'es'} on`;
}

/** What is on tonight, what a battle puts at stake, and where one plays without that. */
export function FixtureLine() {
  const { data: requests } = useBattleRequests();
  const { data: live } = useActiveMatches('everybody');
  return (
    <div className="max-w-130">
      <p className="display flex min-h-7 items-center gap-3 text-2xl sm:text-row">
        <i aria-hidden="true" className="size-2.5 flex-none rounded-full bg-success" />
        {requests && live ? fixtureWords(requests.length, live.length) : 'Tonight'}
      </p>
      <p className="mt-2 text-chalk-2">
        In a battle your card is at stake: the loser’s card changes hands. In a{' '}
        <Link to="/card-game" search={{ tab: 'lobby' }} className="link">
          challenge
        </Link>{' '}
        cards stay, only HOOF moves.
      </p>
    </div>
  );
}
