import { parseMomentBatchSize, parseNftBatchSize } from '@goats/collection';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { NumberField } from '../generation/number-field.tsx';
import { SpecialEditionsSwitch, VarianceField } from '../generation/shared-settings.tsx';

/** The bulk generation settings as the overview has them. */
export function SettingsForm() {
  const settings = useDesk((desk) => desk.settings);
  const { change } = theDesk();
  const disabled = useBusy();
  return (
    <section aria-label="Generation settings" className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      <NumberField
        label="NFT batch size"
        value={settings.nftBatchSize}
        parse={parseNftBatchSize}
        onChange={(nftBatchSize) => change({ nftBatchSize })}
        help="1 to 1000"
        disabled={disabled}
      />
      <NumberField
        label="Moment batch size"
        value={settings.momentBatchSize}
        parse={parseMomentBatchSize}
        onChange={(momentBatchSize) => change({ momentBatchSize })}
        help="1 to 5000"
        disabled={disabled}
      />
      <VarianceField help="0 to 50" />
      <div className="self-start sm:pt-7.5">
        <SpecialEditionsSwitch label="Special editions" />
      </div>
    </section>
  );
}
