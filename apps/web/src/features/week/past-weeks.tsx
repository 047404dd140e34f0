import { formatHoof, shortAddress } from '@goats/rules';
import { DataTable } from '@goats/ui/data-table.tsx';
import { dayWords } from '@goats/ui/day-words.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { Prize, weekColumns } from './week-columns.tsx';
import { type PastWeek, usePastWeeks, useWeek } from './week-queries.ts';
import { weekTitle } from './week-words.ts';

type PaidEntry = PastWeek['entries'][number];

/** Last week with what was paid, and those before it folded up. Not there before a week is over. */
export function PastWeeks() {
  const pages = usePastWeeks();
  const { data: now } = useWeek();
  const [shown, setShown] = useState<PaidEntry | null>(null);
  const [newest, ...older] = pages.data?.pages.flat() ?? [];
  if (!newest) return null;
  const title = (week: PastWeek) => weekTitle(week, now?.startsAt);
  return (
    <section aria-labelledby="past-week" className="mt-16">
      <h2 id="past-week" className="text-panel">
        {title(newest)}
      </h2>
      <Payments week={newest} caption={title(newest)} onPayment={setShown} />
      {older.length > 0 && (
        <>
          <h3 className="mt-12 mb-4 text-row">{t('The weeks before')}</h3>
          <div className="border-t-[1.5px] border-line-2">
            {older.map((week) => (
              <details key={week.week} className="border-b border-line">
                <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-6 py-3">
                  <span className="display text-xl">{title(week)}</span>
                  <span className="text-small text-chalk-3">{winnerWords(week)}</span>
                </summary>
                <Payments week={week} caption={title(week)} onPayment={setShown} />
              </details>
            ))}
          </div>
          <p className="mt-6 text-center">
            <MoreButton pages={pages} busyWord={t('Looking...')}>
              {t('Show older weeks')}
            </MoreButton>
          </p>
        </>
      )}
      {shown?.transferId && (
        <PaymentDialog id={shown.transferId} name={shown.name} onClose={() => setShown(null)} />
      )}
    </section>
  );
}

/** `winnerWords(week) // 'Won by Gaffer Billy'` */
function winnerWords({ entries, paidAt }: PastWeek): string {
  const first = entries.filter(({ rank }) => rank === 1);
  if (first.length === 0)
    return paidAt ? t('Nobody was paid') : t('Being counted@@a week or a season that is over');
  const names = first
    .map(({ name, address }) => name ?? shortAddress(address))
    .reduce((some, another) => t('{some} and {another}@@players', { some, another }));
  return t('Won by {names}', { names });
}

function Payments({
  week,
  caption,
  onPayment,
}: {
  week: PastWeek;
  caption: string;
  onPayment: (entry: PaidEntry) => void;
}) {
  const { address } = useWallet();
  const { players, paidAt, entries } = week;

  return (
    <>
      <p className="mt-3 mb-2 text-chalk-2">
        {paidAt
          ? t('{players, plural, one {# player} other {# players}} in the table, paid on {day}.', {
              players,
              day: dayWords(paidAt),
            })
          : t(
              '{players, plural, one {# player} other {# players}} in the table, being counted. The treasury is getting its hat.',
              { players },
            )}
      </p>
      {entries.length > 0 && (
        <DataTable
          caption={t('{week}: what was paid', { week: caption })}
          rows={entries}
          rowKey={(entry) => entry.address}
          rowClass={({ rank }) => (rank === 1 ? 'rank-one' : undefined)}
          columns={weekColumns<PaidEntry>(address?.toLowerCase() ?? null, 'Paid', (entry) => (
            <Paid entry={entry} onOpen={() => onPayment(entry)} />
          ))}
        />
      )}
    </>
  );
}

/** A payment that stands in the ledger can be looked up there. */
function Paid({ entry, onOpen }: { entry: PaidEntry; onOpen: () => void }) {
  if (entry.transferId === null) return <Prize hoof={entry.prize} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="link inline-flex min-h-11 items-center gap-2"
      onClick={onOpen}
    >
      <HoofCoin />
      <span className="numeral text-row">{formatHoof(entry.prize)}</span>
      <span className="sr-only"> {t('HOOF, see the ledger@@after an amount')}</span>
    </button>
  );
}
