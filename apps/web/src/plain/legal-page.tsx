import { cx } from '@goats/ui/cx.ts';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { Reading } from '@goats/ui/reading.tsx';
import { Masthead } from '@goats/ui/scenes/masthead.tsx';
import { T } from '@goats/ui/t.tsx';
import { tabLook } from '@goats/ui/tabs.tsx';
import { LOCALE, pageHref, t } from '@goats/words';
import type { LegalText } from '../content/legal/legal-text.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** One page of law, with the ways to the others where other pages have their tabs. */
export function LegalPage({ text, all }: { text: LegalText; all: readonly LegalText[] }) {
  const { path, title, lead, since, chapters } = text;
  return (
    <PlainFrame path={path}>
      <PageHeader
        variant="line"
        masthead={
          <Masthead price={t('none@@price of the programme')}>
            {t('In force since {since}', { since })}
          </Masthead>
        }
        title={title}
        lead={lead}
        tabs={
          <nav aria-label={t('Legal pages')} className="print:hidden">
            <ul className="edge-fade -mx-2 flex gap-1.5 overflow-x-auto [scrollbar-width:none] sm:gap-3.5">
              {all.map((each) => (
                <li key={each.path} className="flex-none">
                  <a
                    href={pageHref(each.path)}
                    aria-current={each.path === path ? 'page' : undefined}
                    data-state={each.path === path ? 'active' : undefined}
                    className={cx(tabLook(), 'block')}
                  >
                    {each.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
      />
      <div
        className={cx(
          'wrap pt-10 sm:pt-14 [&_code]:rounded-row [&_code]:bg-pitch-850 [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[.875em] [&_code]:wrap-anywhere [&_code]:text-chalk',
          '[&_p_a]:text-chalk [&_p_a]:underline [&_p_a]:decoration-control [&_p_a]:underline-offset-[.22em] [&_p_a]:hover:decoration-current [&_section_li+li]:mt-2',
        )}
      >
        {LOCALE !== 'en' && (
          <p className="mb-10 max-w-180 text-chalk-2">
            <T
              m="This page is a translation: the <english>English text</english> is the one that counts."
              english={
                // Not pageHref: English is where the path alone leads.
                <a href={path} hrefLang="en" />
              }
            />
          </p>
        )}
        <Reading label={t('On this page')} chapters={chapters} />
      </div>
    </PlainFrame>
  );
}
