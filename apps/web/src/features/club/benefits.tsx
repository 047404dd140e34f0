import { clubTierLabel } from '@goats/ui/club-labels.ts';
import { t } from '@goats/words';
import { BENEFITS } from '../../content/owners-club.ts';
import { Ballots } from './ballots.tsx';
import type { ClubAccess } from './club-access.ts';
import { Locked } from './locked.tsx';

export function Benefits({ access }: { access: ClubAccess }) {
  const inside = access.state === 'owner';
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-3">
        {BENEFITS.map(({ figure, title, text }) => (
          <li
            key={title}
            className="flex flex-col rounded-panel border border-line bg-pitch-900 p-6 sm:p-7"
          >
            <p className="numeral text-poster-l leading-[.82] font-black">{figure}</p>
            <h2 className="mt-5 text-row">{title}</h2>
            <p className="mt-2.5 text-chalk-2">{text}</p>
            {!inside && <Locked className="mt-auto pt-5" />}
          </li>
        ))}
      </ul>
      <section className="mt-16" aria-labelledby="ballots">
        <h2 id="ballots" className="text-part">
          {t('On the ballot')}
        </h2>
        {inside ? (
          <>
            <p className="mt-4 mb-8 max-w-160 text-lead text-chalk-2">
              {access.room.voteWeight > 0
                ? t(
                    'One goat, one vote on every question, and in the {tier} tier each counts {weight}x. You hold {goats, plural, one {# goat} other {# goats}}.',
                    {
                      tier: clubTierLabel(access.room.tier),
                      weight: access.room.voteWeight,
                      goats: access.room.cardCount,
                    },
                  )
                : t(
                    'One goat of your own, one vote on every question. Lent and bound ones may watch.',
                  )}{' '}
              {t(
                'A vote stays with its card: sold goats neither vote again nor count towards the tier there.',
              )}
            </p>
            <Ballots proposals={access.room.proposals} wallet={access.address.toLowerCase()} />
          </>
        ) : (
          <>
            <p className="mt-4 mb-4 max-w-160 text-lead text-chalk-2">
              {t(
                'Owners decide on kits, collections and the occasional moral question. The ballot box stands inside.',
              )}
            </p>
            <Locked />
          </>
        )}
      </section>
    </>
  );
}
