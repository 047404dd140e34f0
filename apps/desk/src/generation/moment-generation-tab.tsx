import { parseMomentTabBatchSize } from '@goats/collection';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { generateMoments } from './generate.ts';
import { GenerationTab } from './generation-tab.tsx';
import { NumberField } from './number-field.tsx';
import { VarianceField } from './shared-settings.tsx';

export function MomentGenerationTab() {
  const settings = useDesk((desk) => desk.settings);
  const { change } = theDesk();
  const disabled = useBusy();
  return (
    <GenerationTab
      kind="moment"
      title="Iconic moment cards"
      numbers={
        <>
          <NumberField
            label="Batch size"
            value={settings.momentBatchSize}
            parse={parseMomentTabBatchSize}
            onChange={(momentBatchSize) => change({ momentBatchSize })}
            help="100 to 5000; 1000 when it is no number"
            disabled={disabled}
          />
          <VarianceField help="0 to 50; 10 when it is no number" />
        </>
      }
      weights={settings.momentRarityDistribution}
      onWeights={(momentRarityDistribution) => change({ momentRarityDistribution })}
      remark="Moments happened between 1994 and 2023. Each is one deed against one opponent in one minute, and no goat tells the same one twice."
      onGenerate={generateMoments}
    />
  );
}
