import { cx } from '@goats/ui/cx.ts';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { BONUS_LINE } from '../../content/bonus.ts';

const REWARDS = t('Stakes and rewards');

const RULES = [
  {
    title: REWARDS,
    text: t(
      "Both stakes and 30 HOOF from the treasury go to the winner, and so does the loser's card, but never a last one: a battle needs two. The bonus is paid three times a day against the same opponent.",
    ),
  },
  {
    title: t('Expiry after 30 minutes'),
    text: t('A request that nobody joins is taken down, and stake and card come back untouched.'),
  },
  {
    title: t('Three deciders'),
    text: t(
      'They are turned up with round 1. The loser of round 1 picks round 2 and takes one off; round 3 is one of the two left, and the winner of round 1 decides.',
    ),
  },
  {
    title: t('Fair matching'),
    text: t(
      'Cards meet their own rarity. Name no card and the one of the most similar power goes in for you.',
    ),
  },
] as const;

/** What everybody should know before joining. */
export function BattleRulesPanel({ className }: { className?: string }) {
  return (
    <Panel aria-labelledby="battle-rules" className={cx('@container', className)}>
      <h2 id="battle-rules" className="text-row">
        {t('Battle rules')}
      </h2>
      <dl className="mt-4 grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-4 @2xl:gap-6">
        {RULES.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-3.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-small text-chalk-2">
              {text}
              {title === REWARDS && <span data-in="live"> {BONUS_LINE}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
