import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { T } from '@goats/ui/t.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ArrowRight, ExternalLink } from 'lucide-react';
import { HOME_OVERVIEW, HOME_ROADMAP, HOME_UTILITY } from '../../content/home.ts';
import { SITE } from '../../site/site-config.ts';

export function Overview() {
  return (
    <section className="wrap pb-10 sm:pb-28" aria-labelledby="overview">
      <div className="grid items-start gap-6 border-t-[1.5px] border-line-2 pt-8 sm:gap-10 sm:pt-10 lg:grid-cols-[5fr_7fr] lg:gap-18 lg:pt-14">
        <div>
          <h2 id="overview" className="text-part">
            {HOME_OVERVIEW.title}
          </h2>
          <p className="mt-4 max-w-110 text-chalk-2 sm:mt-5 sm:text-lead">{HOME_OVERVIEW.lead}</p>
        </div>
        <ul>
          {HOME_OVERVIEW.facts.map(({ figure, title, text }) => (
            <li
              key={figure}
              className="grid grid-cols-[9.5rem_1fr] items-center gap-x-4 gap-y-1.5 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-[15rem_1fr] sm:gap-x-8 sm:translated:grid-cols-[17rem_1fr] sm:py-5"
            >
              <p className="numeral text-poster-s whitespace-nowrap sm:text-poster-l">{figure}</p>
              <div>
                <h3 className="text-label">{title}</h3>
                <p className="mt-1.5 text-small text-chalk-2 max-sm:hidden">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Roadmap() {
  return (
    <section className="wrap pt-9 sm:pt-34" aria-labelledby="home-roadmap">
      <h2 id="home-roadmap" className="text-section leading-[.82]">
        {t('From pasture to stadium')}
      </h2>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop of its own, only a pointer could scroll it
        tabIndex={0}
        aria-labelledby="home-roadmap"
        className="mt-4 flex snap-x gap-5 overflow-x-auto overscroll-x-contain pt-11 pb-3 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:mt-16 md:grid md:grid-cols-4 md:gap-6 md:overflow-visible md:pb-0"
      >
        {HOME_ROADMAP.map(({ name, here, status, quarter, text }) => (
          <li
            key={name}
            className={cx(
              'road-stop relative w-64 flex-none snap-start md:w-auto',
              here && 'road-stop-here',
            )}
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Tag tone={here ? 'chalk' : 'plain'}>{status}</Tag>
              <span className="kicker">{quarter}</span>
            </div>
            <h3 className="mt-2 text-row sm:mt-4 sm:text-poster-s">{name}</h3>
            <p className="mt-1 text-chalk-2 max-sm:text-small sm:mt-3 sm:max-w-72">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Utility() {
  return (
    <section className="wrap pt-9 sm:pt-34" aria-labelledby="utility">
      <h2 id="utility" className="text-part">
        {t('What a card is good for')}
      </h2>
      <ul className="mt-5 grid grid-cols-2 border-t-[1.5px] border-line-2 sm:mt-8 lg:grid-cols-4">
        {HOME_UTILITY.map(({ title, text, to, link }) => (
          <li
            key={title}
            className="relative flex flex-col border-line py-4 nth-[n+3]:border-t odd:pr-3.5 even:border-l even:pl-3.5 sm:px-7! sm:py-7 sm:odd:pl-0! lg:border-t-0! lg:not-first:border-l lg:not-first:pl-7!"
          >
            <h3 className="text-row max-sm:pr-6 sm:text-poster-s">{title}</h3>
            <p className="mt-1 text-chalk-2 max-sm:text-small sm:mt-3 sm:mb-5 sm:flex-1">{text}</p>
            <Link
              to={to}
              className="display inline-flex items-center gap-2 self-start text-label font-extrabold tracking-[.03em] decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline max-sm:absolute max-sm:top-5 max-sm:right-3 sm:min-h-11"
            >
              <span className="max-sm:sr-only">{link}</span>{' '}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const COMMUNITY = [
  ['Discord', SITE.socials.discord],
  ['Twitter', SITE.socials.twitter],
  ['Instagram', SITE.socials.instagram],
  ['Telegram', SITE.socials.telegram],
] as const;

export function CallToAction() {
  return (
    <section
      className="cta relative isolate -mb-12 mt-11 overflow-hidden border-y-[1.5px] border-line-2 sm:mt-34 sm:-mb-30"
      aria-labelledby="cta"
    >
      <div className="wrap grid gap-8 py-10 sm:gap-12 sm:py-24 lg:grid-cols-[1fr_360px] lg:items-end">
        <div>
          <h2 id="cta" className="text-section leading-[.82]">
            <T m="Pick a goat.{br}Pick a fight." br={<br />} />
          </h2>
          <p className="mt-4 max-w-120 text-chalk-2 sm:mt-6 sm:text-lead">
            {t(
              'Cards are pre-minted and waiting. The lobby is open and somebody in it is already talking too much.',
            )}
          </p>
          <div className="mt-6 grid grid-cols-2 gap-2.5 sm:mt-8 sm:flex sm:gap-3">
            <Button asChild size="lg" className="max-sm:px-2! max-sm:text-lead">
              <Link to="/marketplace">{t('Explore Marketplace')}</Link>
            </Button>
            <Button
              asChild
              size="lg"
              variant="outline"
              className="bg-pitch-950/60 max-sm:px-2! max-sm:text-lead"
            >
              <Link to="/card-game" search={{ tab: 'lobby' }}>
                {t('Enter the lobby')}
              </Link>
            </Button>
          </div>
        </div>
        <div className="bg-pitch-950 p-6 max-sm:hidden shadow-[inset_0_0_0_1px_var(--color-line)]">
          <h3 className="text-row">{t('Join the herd')}</h3>
          <p className="mt-2 mb-3 text-small text-chalk-2">
            {t('Match talk, drop news and goat pictures, in that order of quality.')}
          </p>
          <ul>
            {COMMUNITY.map(([name, href]) => (
              <li key={name} className="border-t border-line">
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="flex min-h-11 items-center justify-between font-medium hover:underline underline-offset-4"
                >
                  {name}
                  <ExternalLink aria-hidden="true" className="size-4 text-chalk-3" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
