import type { CardKind, GoatSlug } from '@goats/collection';
import { Field } from '@goats/ui/field.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { useState } from 'react';
import { GoatSelect } from '../cards/goat-select.tsx';
import { RarityBars } from '../charts/bars.tsx';
import { Histogram } from '../charts/histogram.tsx';
import { Spread } from '../charts/spread.tsx';
import type { Bin } from '../worker/card-report.ts';
import { AuditLog } from './audit-log.tsx';
import { BackedOff } from './backed-off.tsx';
import { LiveWorld } from './live-world.tsx';
import { useReport } from './use-report.ts';

const KINDS: readonly CardKind[] = ['variation', 'moment'];

const priceLabel = ({ from, to }: Bin) => (Number.isFinite(to) ? `${from}–${to}` : `${from}+`);

export function AnalyticsTab() {
  return (
    <div className="mt-8 grid gap-16">
      <LiveWorld />
      <BackedOff />
      <Generated />
      <AuditLog />
    </div>
  );
}

/** How the cards on the desk are spread. */
function Generated() {
  const [kind, setKind] = useState<CardKind>('variation');
  const [goat, setGoat] = useState<GoatSlug | undefined>();
  const report = useReport(kind, goat);
  return (
    <section aria-labelledby="generated-title">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 border-b-[1.5px] border-line-2 pb-4">
        <h2 id="generated-title" className="text-card">
          On the desk
        </h2>
        <div className="flex flex-wrap items-end gap-4">
          <Segmented
            label="Kind of card"
            hideLabel
            options={KINDS}
            value={kind}
            onChange={setKind}
            columns="grid-cols-2"
            segmentClass="px-5 text-xl font-bold! uppercase tracking-[.03em]"
            render={(each) => (each === 'variation' ? 'NFTs' : 'Moments')}
          />
          <Field label="Goat" hideLabel className="w-52">
            <GoatSelect goat={goat} onChange={setGoat} />
          </Field>
        </div>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <RarityBars title="Rarity" counts={report.byRarity} />
        <Histogram
          title={kind === 'variation' ? 'GOAT Score, of 100' : 'Moment score, of 100'}
          bins={report.scores}
          label={(bin) => String(bin.from)}
          mark={report.medianScore}
          {...(report.medianScore !== null && { note: `Median ${report.medianScore}` })}
        />
        <Histogram title="Price, HOOF" bins={report.prices} label={priceLabel} />
        <Spread title="Attributes" attributes={report.attributes} />
      </div>
    </section>
  );
}
