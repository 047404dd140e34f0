import { parseNftBatchSize } from '@goats/collection';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { generateVariations } from './generate.ts';
import { GenerationTab } from './generation-tab.tsx';
import { NumberField } from './number-field.tsx';
import { SpecialEditionsSwitch, VarianceField } from './shared-settings.tsx';

export function NftGenerationTab() {
  const settings = useDesk((desk) => desk.settings);
  const { change } = theDesk();
  const disabled = useBusy();
  return (
    <GenerationTab
      kind="variation"
      title="NFT variations"
      numbers={
        <>
          <NumberField
            label="Batch size"
            value={settings.nftBatchSize}
            parse={parseNftBatchSize}
            onChange={(nftBatchSize) => change({ nftBatchSize })}
            help="1 to 1000; 100 when it is no number"
            disabled={disabled}
          />
          <VarianceField help="0 to 50; 10 when it is no number" />
        </>
      }
      choices={<SpecialEditionsSwitch label="Special editions, one card in twenty" />}
      weights={settings.nftRarityDistribution}
      onWeights={(nftRarityDistribution) => change({ nftRarityDistribution })}
      onGenerate={generateVariations}
    />
  );
}
