import { fixedGrouped, formatHoof, groupedCount } from '@goats/rules';
import { t } from '@goats/words';
import type { ChainInfo } from '../chain-queries.ts';

/** What the Stadium holds as one bar: what it owes inside it, and what is left over. */
export function Reserves({ reserves }: { reserves: ChainInfo['reserves'] }) {
  const { balance, claims, float, leftToday } = reserves;
  const share = balance > 0 ? claims / balance : 0;
  return (
    <div>
      <div
        role="img"
        aria-label={t('Of {balance} HOOF in the Stadium {claims} are promised to players.', {
          balance: formatHoof(balance),
          claims: formatHoof(claims),
        })}
        className="flex h-15 border border-line-2 bg-well"
      >
        {claims > 0 && (
          <span
            className="min-w-1.5 bg-gold"
            // Seen at all, however little it is: a bar that hides the claims would be a lie.
            style={{ width: `${share * 100}%` }}
          />
        )}
        <span className="mown min-w-0 flex-1 border-l-[3px] border-chalk" />
      </div>
      <p className="mt-3 text-small text-chalk-2">{coverWords(balance, claims)}</p>
      <dl className="mt-5 grid gap-px overflow-hidden rounded-panel bg-line p-px sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          name={t('In the Stadium')}
          hoof={balance}
          note={t('all HOOF that plays, and the treasury')}
        />
        <Figure
          name={t('Promised@@HOOF promised to players')}
          hoof={claims}
          swatch="bg-gold"
          note={t('what players could ask back at most')}
        />
        <Figure
          name={t('Float@@HOOF that is promised to nobody')}
          hoof={float}
          swatch="mown"
          note={t('pays what leaves; promised to nobody')}
        />
        <Figure
          name={t('Left today@@HOOF that may still be paid out')}
          hoof={leftToday}
          note={t('what may still be paid out')}
        />
      </dl>
    </div>
  );
}

function coverWords(balance: number, claims: number): string {
  if (claims === 0)
    return t('No HOOF is promised to anybody yet, so there is nothing to be short of.');
  const times = balance / claims;
  if (times < 1) return t('The Stadium holds less than it has promised. That must never be.');
  const said =
    times >= 10 ? groupedCount(Math.floor(times)) : fixedGrouped(Math.floor(times * 10) / 10, 1);
  return t(
    'Every promised HOOF lies there {times} times over. No key of ours can spend one of them.',
    { times: said },
  );
}

function Figure({
  name,
  hoof,
  note,
  swatch,
}: {
  name: string;
  hoof: number;
  note: string;
  swatch?: string;
}) {
  return (
    <div className="flex flex-col bg-pitch-900 p-4">
      <dt className="flex items-center gap-2 text-small text-chalk-2">
        {swatch && <i aria-hidden="true" className={`size-3 border border-line-2 ${swatch}`} />}
        {name}
      </dt>
      <dd className="numeral mt-1.5 text-row wrap-anywhere">{formatHoof(hoof)}</dd>
      <dd className="mt-1 text-fine leading-snug text-chalk-3">{note}</dd>
    </div>
  );
}
