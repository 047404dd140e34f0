import { Accordion } from '@goats/ui/accordion.tsx';
import { clubTierLabel } from '@goats/ui/club-labels.ts';
import { cx } from '@goats/ui/cx.ts';
import { Steps } from '@goats/ui/steps.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { JOIN_STEPS, MEMBERSHIP_FAQ, MEMBERSHIP_TIERS } from '../../content/owners-club.ts';
import type { ClubAccess } from './club-access.ts';

export function Membership({ access }: { access: ClubAccess }) {
  const tier = access.state === 'owner' ? access.room.tier : null;
  return (
    <>
      <h2 className="mb-8 text-part">{t('How to join')}</h2>
      <Steps steps={JOIN_STEPS} columns="sm:grid-cols-3" />
      <h2 className="mt-16 mb-8 text-part">{t('Tiers@@of membership')}</h2>
      <ul className="grid gap-6 sm:grid-cols-3">
        {MEMBERSHIP_TIERS.map(({ name, cards, voting, text }) => (
          <li
            key={name}
            className={cx(
              'relative rounded-panel border p-6 sm:p-7',
              name === tier ? 'border-chalk bg-pitch-850' : 'border-line bg-pitch-900',
            )}
          >
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-card">{clubTierLabel(name)}</h3>
              {name === tier && <Tag tone="chalk">{t('Yours@@the tier of the visitor')}</Tag>}
            </div>
            <dl className="mt-5 grid grid-cols-2 gap-4 border-y border-line py-4">
              <div>
                <dt className="text-small text-chalk-3">{t('Cards')}</dt>
                <dd className="numeral mt-1.5 text-poster-s">{cards}</dd>
              </div>
              <div>
                <dt className="text-small text-chalk-3">{t('Voting@@weight of a vote')}</dt>
                <dd className="numeral mt-1.5 text-poster-s">{voting}</dd>
              </div>
            </dl>
            <p className="mt-4 text-chalk-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-18">
        <h2 className="text-part">{t('Questions at the door')}</h2>
        <Accordion items={MEMBERSHIP_FAQ} />
      </div>
    </>
  );
}
