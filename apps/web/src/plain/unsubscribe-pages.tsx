import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { PlainWords } from './plain-words.tsx';

/** Asks before it acts: mail scanners open every link, and must not end what a person wanted. */
export function AskUnsubscribe() {
  return (
    <PlainWords
      title={t('Leave the newsletter?')}
      text={t('One click and we stop writing. No form, no survey, no hard feelings.')}
    >
      {/* Without an action it goes where it came from: the address holds the token. */}
      <form method="post">
        <Button type="submit">{t('Unsubscribe')}</Button>
      </form>
    </PlainWords>
  );
}

/** The same for a token that never was, or somebody could try out which ones are. */
export function DoneUnsubscribe() {
  return (
    <PlainWords
      title={t('You are off the list')}
      text={t('The address has been deleted. The goats will pretend not to mind.')}
    >
      <Link to="/about" search={{ tab: 'contact' }} className="link">
        {t('Changed your mind? Subscribe again')}
      </Link>
    </PlainWords>
  );
}
