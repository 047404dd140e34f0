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
    <section className="wrap pb-12 sm:pb-28" aria-labelledby="overview">
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
    <section className="wrap pt-11 sm:pt-34" aria-labelledby="home-roadmap">
      <h2 id="home-roadmap" className="text-section leading-[.82]">
        {t('From pasture to stadium')}
      </h2>
      <ol className="road mt-6 grid gap-5 max-md:pl-9 sm:mt-10 sm:gap-9 md:mt-16 md:grid-cols-4 md:gap-6 md:pt-11">
        {HOME_ROADMAP.map(({ name, here, status, quarter, text }) => (
          <li key={name} className={cx('road-stop relative', here && 'road-stop-here')}>
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
    <section className="wrap pt-11 sm:pt-34" aria-labelledby="utility">
      <h2 id="utility" className="text-part">
        {t('What a card is good for')}
      </h2>
      <ul className="mt-5 grid border-t-[1.5px] border-line-2 sm:mt-8 sm:grid-cols-2 lg:grid-cols-4">
        {HOME_UTILITY.map(({ title, text, to, link }) => (
          <li
            key={title}
            className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 border-line py-3 not-first:border-t sm:flex sm:flex-col sm:items-stretch sm:px-7 sm:py-7 sm:nth-2:border-t-0 sm:even:border-l sm:odd:pl-0 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-7"
          >
            <h3 className="text-row sm:text-poster-s">{title}</h3>
            <p className="col-start-1 mt-1 text-chalk-2 max-sm:text-small sm:mt-3 sm:mb-5 sm:flex-1">
              {text}
            </p>
            <Link
              to={to}
              className="display inline-flex min-h-11 items-center gap-2 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:after:absolute max-sm:after:inset-0 sm:self-start text-xl font-extrabold tracking-[.03em] hover:underline decoration-2 underline-offset-4"
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
          <div className="mt-6 flex flex-col gap-3 sm:mt-8 sm:flex-row">
            <Button asChild size="lg">
              <Link to="/marketplace">{t('Explore Marketplace')}</Link>
            </Button>
            <Button asChild size="lg" variant="outline" className="bg-pitch-950/60">
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
