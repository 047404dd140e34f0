import { parseAttributeVariance, parseMomentTabBatchSize } from '@goats/collection';
import { CardTable } from '../cards/card-table.tsx';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { MasterRows } from '../overview/master-rows.tsx';
import { DistributionEditor } from './distribution-editor.tsx';
import { generateMoments } from './generate.ts';
import { NumberField } from './number-field.tsx';
import { SeedField } from './seed-field.tsx';

export function MomentGenerationTab() {
  const settings = useDesk((desk) => desk.settings);
  const { change } = theDesk();
  const disabled = useBusy();
  return (
    <div className="mt-8">
      <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
        <section aria-labelledby="moment-settings">
          <h2 id="moment-settings" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
            Iconic moment cards
          </h2>
          <div className="mt-5 grid grid-cols-2 gap-4">
            <NumberField
              label="Batch size"
              value={settings.momentBatchSize}
              parse={parseMomentTabBatchSize}
              onChange={(momentBatchSize) => change({ momentBatchSize })}
              help="100 to 5000; 1000 when it is no number"
              disabled={disabled}
            />
            <NumberField
              label="Attribute variance, %"
              value={settings.attributeVariance}
              parse={parseAttributeVariance}
              onChange={(attributeVariance) => change({ attributeVariance })}
              help="0 to 50; 10 when it is no number"
              disabled={disabled}
            />
          </div>
          <div className="mt-7">
            <DistributionEditor
              title="Rarity distribution"
              weights={settings.momentRarityDistribution}
              onChange={(momentRarityDistribution) => change({ momentRarityDistribution })}
              disabled={disabled}
            />
          </div>
          <p className="mt-5 max-w-130 text-small text-chalk-3">
            Moments happened between 1994 and 2023. Each is one deed against one opponent in one
            minute, and no goat tells the same one twice.
          </p>
          <div className="mt-6">
            <SeedField disabled={disabled} />
          </div>
        </section>
        <section aria-labelledby="moment-goats">
          <h2 id="moment-goats" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
            Goat by goat
          </h2>
          <MasterRows show="moment" onGenerate={generateMoments} />
        </section>
      </div>
      <h2 className="mt-14 mb-5 text-card">On the desk</h2>
      <CardTable kind="moment" />
    </div>
  );
}
