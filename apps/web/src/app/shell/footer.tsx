import { rarityLabel } from '@goats/ui/labels.ts';
import { pageHref, t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../features/language/language-switch.tsx';
import type { AboutTab } from '../../site/search-params.ts';
import { useShownPath } from '../../site/shown-path.ts';
import { ContractLink } from './contract-link.tsx';
import { COOKIE_SETTINGS_HASH, openCookieSettings } from './cookie-settings-state.ts';
import { SocialIcons } from './social-icons.tsx';
import { Brand } from './top-bar.tsx';

const LINK =
  'inline-flex min-h-8 items-center gap-1.5 text-small text-chalk-2 hover:text-chalk hover:underline underline-offset-4';

const LEGAL = [
  [t('Terms and Conditions'), '/legal/terms-and-conditions.html'],
  [t('Privacy Policy'), '/legal/privacy-policy.html'],
  [t('Cookie Policy'), '/legal/cookie-policy.html'],
] as const;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="kicker mb-3">{title}</h2>
      <ul className="grid justify-items-start">{children}</ul>
    </div>
  );
}

/** `plain` on a page without scripts, which may be one of the legal ones itself. */
export default function Footer({ plain }: { plain?: { path: string | undefined } }) {
  const shown = useShownPath();
  const path = plain ? plain.path : shown;
  return (
    <footer className="footer stripes-quiet relative mt-12 overflow-hidden border-t-[1.5px] border-line-2 sm:mt-30 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-5 pt-7 pb-6 sm:grid-cols-4 sm:gap-y-9 sm:pt-14 sm:pb-12 lg:grid-cols-[2.2fr_1fr_1fr_1fr_1fr] lg:gap-8 lg:pt-18">
          <div className="col-span-full flex flex-wrap items-center justify-between gap-x-5 lg:col-span-1 lg:block">
            <Brand large />
            <p className="mt-3 mb-2 w-full max-w-76 text-small text-chalk-3 max-lg:order-1 sm:mt-5 lg:mb-5.5">
              {t(
                'An independent art and parody project, not affiliated with any real club or player.',
              )}
            </p>
            <SocialIcons />
            <LanguageSwitch path={path ?? '/'} className="max-lg:order-2 max-lg:w-full lg:mt-4" />
          </div>
          <Column title={t('Marketplace')}>
            {(['Legendary', 'Rare', 'Common'] as const).map((rarity) => (
              <li key={rarity}>
                <Link to="/marketplace" search={{ rarity }} className={LINK}>
                  {rarityLabel(rarity)}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('Card game')}>
            <li>
              <Link to="/card-game" className={LINK}>
                {t('Game Rules')}
              </Link>
            </li>
            <li>
              <Link to="/today" className={LINK}>
                {t('Today')}
              </Link>
            </li>
            <li>
              <Link to="/album" className={LINK}>
                {t('Album')}
              </Link>
            </li>
            <li>
              <Link to="/puzzle" className={LINK}>
                {t('Puzzle of the day')}
              </Link>
            </li>
            {(
              [
                [t('Tournaments'), 'tournaments'],
                [t('Leaderboard'), 'leaderboard'],
                [t('Rewards'), 'rewards'],
              ] as const
            ).map(([label, tab]) => (
              <li key={tab}>
                <Link to="/card-game" search={{ tab }} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('Club@@heading over FAQ, support and contact')}>
            {(
              [
                [t('FAQ'), 'faq'],
                [t('Blog'), 'about', 'blog'],
                [t('Support@@help for players'), 'contact'],
                [t('Contact'), 'contact'],
                [t('Disclaimer'), 'disclaimer'],
              ] as (readonly [label: string, tab: AboutTab, hash?: string])[]
            ).map(([label, tab, hash = '']) => (
              <li key={label}>
                <Link to="/about" search={{ tab }} hash={hash} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
          </Column>
          <Column title={t('Legal@@heading over terms and policies')}>
            {LEGAL.map(([label, href]) => (
              <li key={href}>
                <a
                  href={pageHref(href)}
                  {...(!plain && { target: '_blank', rel: 'noopener' })}
                  aria-current={plain?.path === href ? 'page' : undefined}
                  className={LINK}
                >
                  {label}
                </a>
              </li>
            ))}
            <li>
              {plain ? (
                <a href={pageHref(`/${COOKIE_SETTINGS_HASH}`)} className={LINK}>
                  {t('Cookie settings')}
                </a>
              ) : (
                <button type="button" onClick={openCookieSettings} className={LINK}>
                  {t('Cookie settings')}
                </button>
              )}
            </li>
          </Column>
        </div>
        <ul className="flex flex-wrap gap-x-6 border-t border-line py-3 pr-20 sm:py-5">
          {(
            [
              [t('FAQ'), '/faq'],
              [t('Roadmap'), '/roadmap'],
              [t('Whitepaper'), '/whitepaper'],
              [t('Privacy@@link to the privacy policy'), '/privacy'],
              [t('Terms@@link to the terms and conditions'), '/terms'],
            ] as const
          ).map(([label, to]) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <ContractLink className={LINK} />
          </li>
        </ul>
      </div>
    </footer>
  );
}
