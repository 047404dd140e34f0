import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';

const RULES = [
  {
    title: 'Stakes and rewards',
    text: "Both stakes and 30 HOOF from the treasury go to the winner, and so does the loser's card, but never a last one: a battle needs two. The bonus is paid three times a day against the same opponent.",
  },
  {
    title: 'Expiry after 30 minutes',
    text: 'A request that nobody joins is taken down, and stake and card come back untouched.',
  },
  {
    title: 'Fair matching',
    text: 'Cards meet their own rarity. Name no card and the one of the most similar power goes in for you.',
  },
] as const;

/** Three things everybody should know before joining. */
export function BattleRulesPanel({ className }: { className?: string }) {
  return (
    <Panel aria-labelledby="battle-rules" className={cx('@container', className)}>
      <h2 id="battle-rules" className="text-row">
        Battle rules
      </h2>
      <dl className="mt-4 grid gap-4 @2xl:grid-cols-3 @2xl:gap-6">
        {RULES.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-3.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-small text-chalk-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
