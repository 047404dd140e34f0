import { parseAttributeVariance } from '@goats/collection';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { NumberField } from './number-field.tsx';
import { Switch } from './switch.tsx';

/** For both kinds of cards, wherever it is set. */
export function VarianceField({ help }: { help: string }) {
  const value = useDesk((desk) => desk.settings.attributeVariance);
  return (
    <NumberField
      label="Attribute variance, %"
      value={value}
      parse={parseAttributeVariance}
      onChange={(attributeVariance) => theDesk().change({ attributeVariance })}
      help={help}
      disabled={useBusy()}
    />
  );
}

export function SpecialEditionsSwitch({ label }: { label: string }) {
  const checked = useDesk((desk) => desk.settings.includeSpecialEditions);
  return (
    <Switch
      label={label}
      checked={checked}
      onChange={(includeSpecialEditions) => theDesk().change({ includeSpecialEditions })}
      disabled={useBusy()}
    />
  );
}
