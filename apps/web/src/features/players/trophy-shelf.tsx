import { formatHoof } from '@goats/rules';
import { dayWords } from '@goats/ui/day-words.ts';
import { T } from '@goats/ui/t.tsx';
import { Trophy } from '@goats/ui/trophy.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { Trophy as Won } from './player-queries.ts';

const PLACES = {
  1: t('Winner@@of a cup'),
  2: t('Runner-up@@of a cup'),
  3: t('Semi-finalist@@of a cup'),
} as const;

/** What was won in cups, standing on a board. */
export function TrophyShelf({ trophies }: { trophies: readonly Won[] }) {
  return (
    <section aria-labelledby="trophies">
      <h2 id="trophies" className="mb-4 text-panel">
        {t('Trophies')}
      </h2>
      {trophies.length === 0 ? (
        <div className="border-b-[6px] border-pitch-700 pb-5">
          <p className="text-chalk-2">
            <T
              m="The shelf is dusted and waiting. <cups>Cups</cups> hand out something for the best four."
              cups={<Link to="/cups" className="link" />}
            />
          </p>
        </div>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-7">
          {bestFirst(trophies).map((trophy) => (
            <Shelved key={trophy.cupId} trophy={trophy} />
          ))}
        </ul>
      )}
    </section>
  );
}

function bestFirst(trophies: readonly Won[]): readonly Won[] {
  return [...trophies].sort((a, b) => a.place - b.place || b.cupId - a.cupId);
}

function Shelved({ trophy: { cupId, kind, rarity, place, prize, at } }: { trophy: Won }) {
  const rank = place as keyof typeof PLACES;
  return (
    <li>
      <Link to="/cups/$id" params={{ id: String(cupId) }} className="group block text-center">
        <Trophy
          tier={rarity}
          place={rank}
          clubs={kind === 'clubs'}
          large
          className="mx-auto size-20"
        />
        <span className="mt-0 block border-t-[6px] border-pitch-700 pt-2.5">
          <span className="display block text-xl decoration-2 underline-offset-4 group-hover:underline">
            {PLACES[rank]}
          </span>
          <span className="block text-fine text-chalk-2">
            {kind === 'clubs'
              ? t(
                  '{rarity, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} club match',
                  { rarity },
                )
              : t(
                  '{rarity, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} cup',
                  { rarity },
                )}
          </span>
          <span className="block text-fine text-chalk-3">
            {prize > 0 && `${formatHoof(prize)} HOOF, `}
            {dayWords(at)}
          </span>
        </span>
      </Link>
    </li>
  );
}
