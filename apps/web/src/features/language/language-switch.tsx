import { cx } from '@goats/ui/cx.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALE, LOCALES, localPath, t } from '@goats/words';
import { addressIn } from '../../site/language.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** The same page in each language, each called as it calls itself. `path` is that of the route table. */
export function LanguageSwitch({ path, className }: { path: string; className?: string }) {
  const choose = useChooseLanguage();
  return (
    <nav aria-label={t('Language')} className={className}>
      <ul className="flex flex-wrap gap-x-5">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={localPath(locale, path)}
              hrefLang={LANGUAGE_TAGS[locale]}
              lang={LANGUAGE_TAGS[locale]}
              aria-current={locale === LOCALE ? 'true' : undefined}
              onClick={(event) => {
                choose(locale);
                // The address may have more in it than the path, which was all that could be drawn.
                event.currentTarget.href = addressIn(locale);
              }}
              className={cx(
                'inline-flex min-h-8 items-center text-small underline-offset-4 hover:text-chalk hover:underline',
                locale === LOCALE ? 'font-semibold text-chalk' : 'text-chalk-2',
              )}
            >
              {LANGUAGE_NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
