import { parseAttributeVariance, parseNftBatchSize } from '@goats/collection';
import { CardTable } from '../cards/card-table.tsx';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { MasterRows } from '../overview/master-rows.tsx';
import { DistributionEditor } from './distribution-editor.tsx';
import { generateVariations } from './generate.ts';
import { NumberField } from './number-field.tsx';
import { SeedField } from './seed-field.tsx';
import { Switch } from './switch.tsx';

export function NftGenerationTab() {
  const settings = useDesk((desk) => desk.settings);
  const { change } = theDesk();
  const disabled = useBusy();
  return (
    <div className="mt-8">
      <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
        <section aria-labelledby="nft-settings">
          <h2 id="nft-settings" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
            NFT variations
          </h2>
          <div className="mt-5 grid grid-cols-2 gap-4">
            <NumberField
              label="Batch size"
              value={settings.nftBatchSize}
              parse={parseNftBatchSize}
              onChange={(nftBatchSize) => change({ nftBatchSize })}
              help="1 to 1000; 100 when it is no number"
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
          <div className="mt-3">
            <Switch
              label="Special editions, one card in twenty"
              checked={settings.includeSpecialEditions}
              onChange={(includeSpecialEditions) => change({ includeSpecialEditions })}
              disabled={disabled}
            />
          </div>
          <div className="mt-7">
            <DistributionEditor
              title="Rarity distribution"
              weights={settings.nftRarityDistribution}
              onChange={(nftRarityDistribution) => change({ nftRarityDistribution })}
              disabled={disabled}
            />
          </div>
          <div className="mt-6">
            <SeedField disabled={disabled} />
          </div>
        </section>
        <section aria-labelledby="nft-goats">
          <h2 id="nft-goats" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
            Goat by goat
          </h2>
          <MasterRows show="variation" onGenerate={generateVariations} />
        </section>
      </div>
      <h2 className="mt-14 mb-5 text-card">On the desk</h2>
      <CardTable kind="variation" />
    </div>
  );
}
