import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { PlainWords } from './plain-words.tsx';

/** The service worker shows it in the place of a page that it could not reach. */
export function OfflinePage() {
  return (
    <PlainWords
      title={t('The pitch is out of reach')}
      text={t(
        'You are offline, or we are. Your cards and your HOOF are safe where you left them, and the goats are chewing on it.',
      )}
    >
      <Button asChild>
        {/* Empty: the address is still that of the page that was wanted. */}
        {/* biome-ignore lint/a11y/useValidAnchor: the browser asks for that very page again */}
        <a href="">{t('Try Again')}</a>
      </Button>
    </PlainWords>
  );
}
