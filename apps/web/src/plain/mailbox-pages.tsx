import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { PlainWords } from './plain-words.tsx';

/** Asks before it acts: a mail scanner that opens the link is not the one who reads the mailbox. */
export function AskConfirm() {
  return (
    <PlainWords
      title={t('Is this your mailbox?')}
      text={t(
        'Say so and the goats write to it. Every mail has a link that ends it with one click.',
      )}
    >
      {/* Without an action it goes where it came from: the address holds the token. */}
      <form method="post">
        <Button type="submit">{t('Yes, it is mine')}</Button>
      </form>
    </PlainWords>
  );
}

export function DoneConfirm() {
  return (
    <PlainWords
      title={t('The goats know you now')}
      text={t('The mailbox is confirmed. They write seldom, and only about what you asked for.')}
    >
      <BackHome />
    </PlainWords>
  );
}

/** For a link that was used, is too old, or has a newer one. */
export function StaleLink() {
  return (
    <PlainWords
      title={t('That link has gone stale')}
      text={t(
        'It was used already, or it lay around for too long. Ask for a new mail and use the newest link.',
      )}
    >
      <BackHome />
    </PlainWords>
  );
}

export function AskLeave() {
  return (
    <PlainWords
      title={t('Stop these mails?')}
      text={t(
        'One click and we forget this address. Your inbox on the site keeps telling you everything.',
      )}
    >
      <form method="post">
        <Button type="submit">{t('Stop them')}</Button>
      </form>
    </PlainWords>
  );
}

/** The same for a token that never was, or somebody could try out which ones are. */
export function DoneLeave() {
  return (
    <PlainWords
      title={t('No more mails')}
      text={t('The address has been deleted. The goats will tell the inbox instead.')}
    >
      <BackHome />
    </PlainWords>
  );
}

function BackHome() {
  return (
    <Link to="/" className="link">
      {t('Back to the pasture')}
    </Link>
  );
}
