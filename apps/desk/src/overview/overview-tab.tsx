import { masterGoats } from '@goats/collection';
import { useReport } from '../analytics/use-report.ts';
import { RarityBars } from '../charts/bars.tsx';
import { Histogram } from '../charts/histogram.tsx';
import { Radar } from '../charts/radar.tsx';
import { useBusy, useDesk } from '../desk/use-desk.ts';
import { generateBoth } from '../generation/generate.ts';
import { FilesPanel } from '../publish/files-panel.tsx';
import { MasterRows } from './master-rows.tsx';
import { SettingsForm } from './settings-form.tsx';

export function OverviewTab() {
  const busy = useBusy();
  return (
    <>
      <div className="mt-8 grid items-start gap-x-8 gap-y-10 lg:grid-cols-[1fr_25.5rem]">
        <div>
          <SettingsForm />
          <div className="mt-9 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-[1.5px] border-line-2 pb-3.5">
            <h2 className="text-card">Masters</h2>
            {busy && (
              <p className="text-small text-chalk-3">
                Generation is paused for the others while a run is on
              </p>
            )}
          </div>
          <MasterRows show="both" onGenerate={generateBoth} />
        </div>
        <Charts />
      </div>
      <FilesPanel />
    </>
  );
}

function Charts() {
  const variations = useReport('variation');
  const moments = useReport('moment');
  const masters = useDesk((desk) => desk.masterGoats);
  const running = useDesk(({ job }) => job?.run?.goat ?? 'the-flea');
  const shown = masters.find((goat) => goat.id === running) ?? masterGoats()[0];
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <RarityBars title="Rarity, NFTs" counts={variations.byRarity} />
      <RarityBars title="Rarity, moments" counts={moments.byRarity} />
      <Histogram
        title="GOAT Score"
        bins={variations.scores}
        label={(bin) => String(bin.from)}
        mark={variations.medianScore}
        {...(variations.medianScore !== null && { note: `Median ${variations.medianScore}` })}
      />
      {shown && (
        <Radar title={`${shown.name}, base attributes`} attributes={shown.baseAttributes} />
      )}
    </div>
  );
}
