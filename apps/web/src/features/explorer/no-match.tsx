import { Button } from '@goats/ui/button.tsx';
import { PitchCorner } from '@goats/ui/pitch-corner.tsx';
import { t } from '@goats/words';

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <PitchCorner className="justify-end max-sm:justify-start max-sm:pt-14">
      <h2 className="max-w-125 text-part">{t('No GOATs match your current filters')}</h2>
      <p className="mt-3.5 mb-5.5 max-w-80 text-chalk-2">
        {t('Nobody in the pasture fits all of that at once. Loosen one.')}
      </p>
      <Button className="self-start" onClick={onClear}>
        {t('Clear All Filters')}
      </Button>
    </PitchCorner>
  );
}
