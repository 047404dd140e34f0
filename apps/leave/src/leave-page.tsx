import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALE, LOCALES, t } from '@goats/words';
import { ConnectPart } from './connect-part.tsx';
import { FilePart } from './file-part.tsx';
import { StepsPart } from './steps-part.tsx';
import { useLeave } from './use-leave.ts';

/** The whole page. It asks nobody but the chain. */
export function LeavePage() {
  const leave = useLeave();
  return (
    <main>
      <header>
        <p className="kicker">Legendary GOATs</p>
        <Languages />
        <h1>{t('Leave without us')}</h1>
        <p>
          {t(
            'Again and again the Stadium seals a list of who owns what, and posts the seal to the chain: that is a root. You leave with one, and take what it says is yours, with a wallet and your exit proof. This page speaks to the chain and to nobody else: it works from a file, and it works when we are gone.',
          )}
        </p>
        {/^http/.test(location.protocol) && (
          <p>
            <a className="button quiet" href={location.pathname} download="leave.html">
              {t('Save this page')}
            </a>
          </p>
        )}
      </header>
      <FilePart leave={leave} />
      <ConnectPart leave={leave} />
      <StepsPart leave={leave} />
      <p className="status" role="status">
        {leave.working}
      </p>
      {leave.problem && (
        <p className="problem" role="alert">
          {leave.problem}
        </p>
      )}
      <footer>
        <p className="small">
          {t(
            'Every transaction costs a little of the chain’s own coin. Except for asking to leave, anybody may send them for you: they always pay your account.',
          )}
        </p>
      </footer>
    </main>
  );
}

/** Links, because a page never changes its language; they work from a saved file too. */
function Languages() {
  return (
    <nav className="languages" aria-label={t('Language')}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={`?lang=${locale}`}
          lang={LANGUAGE_TAGS[locale]}
          aria-current={locale === LOCALE ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[locale]}
        </a>
      ))}
    </nav>
  );
}
