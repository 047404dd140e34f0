import { t } from '@goats/words';
/** Over what covers the pitch and its own button of that name. */
export function StopReplay({ onStop }: { onStop: () => void }) {
  return (
    <button type="button" data-on-top="" className="stop-replay" onClick={onStop}>
      {t('Stop replay')}
    </button>
  );
}
