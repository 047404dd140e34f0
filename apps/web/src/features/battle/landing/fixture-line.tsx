import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useActiveMatches, useBattleRequests } from '../battle-queries.ts';

/** `fixtureWords(4, 1) // '4 battles open, 1 match on'` */
export function fixtureWords(open: number, live: number): string {
  return t(
    '{open, plural, =0 {No battle open} one {# battle open} other {# battles open}}, {live, plural, =0 {pitch free} one {# match on} other {# matches on}}',
    { open, live },
  );
}

/** What is on tonight, what a battle puts at stake, and where one plays without that. */
export function FixtureLine() {
  const { data: requests } = useBattleRequests();
  const { data: live } = useActiveMatches('everybody');
  return (
    <div className="max-w-130">
      <p className="display flex min-h-7 items-center gap-3 text-2xl sm:text-row">
        <i aria-hidden="true" className="size-2.5 flex-none rounded-full bg-success" />
        {requests && live ? fixtureWords(requests.length, live.length) : t('Tonight')}
      </p>
      <p className="mt-2 text-chalk-2">
        <T
          m="In a battle your card is at stake: the loser’s card changes hands. In a <lobby>challenge</lobby> cards stay, only HOOF moves."
          lobby={<Link to="/card-game" search={{ tab: 'lobby' }} className="link" />}
        />
      </p>
    </div>
  );
}
