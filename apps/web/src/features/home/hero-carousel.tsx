import type { LinedUpGoat } from '@goats/collection';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { ExternalLink, Pause, Play } from '@goats/ui/first-icons.tsx';
import { figure, thumbnail } from '@goats/ui/goat-pictures.ts';
import { originLabel, positionInside } from '@goats/ui/labels.ts';
import { T } from '@goats/ui/t.tsx';
import { useAway } from '@goats/ui/use-away.ts';
import { useReducedMotion } from '@goats/ui/use-reduced-motion.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { SITE } from '../../site/site-config.ts';
import { play } from '../wallet/wallet-store.ts';
import { HeroBackdrop } from './hero-backdrop.tsx';
import { useStartingOrder } from './starting-order.ts';

/** How long a goat is on. */
const TURN_MS = 4_000;
const FIGURE_SIZES = '(min-width: 40rem) 700px, 100vw';

/** Beside Play; the dark behind them keeps their words off the goat. */
const SECOND = 'bg-pitch-950/80 px-4! max-sm:px-2! max-sm:text-lead lg:min-h-14';

/** Who is on, and who just went off: the one leaves while the other arrives. */
interface Slide {
  shown: number;
  left: number | null;
}

/**
 * Ten goats, four seconds each. Hover, focus, the pause button and reduced motion hold it; once around,
 * it rests until somebody comes back to it, so that a page that was left open costs nothing.
 */
export function HeroCarousel() {
  const goats = useStartingOrder();
  const [{ shown, left }, setSlide] = useState<Slide>({ shown: 0, left: null });
  // How many goats it has brought on by itself since somebody was here.
  const [turns, setTurns] = useState(0);
  const setShown = (index: number) => {
    setTurns(0);
    setSlide((slide) => (slide.shown === index ? slide : { shown: index, left: slide.shown }));
  };
  const [held, setHeld] = useState(false);
  const section = useRef<HTMLElement>(null);
  const away = useAway(section);
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(reduced);
  const resting = stopped || turns >= goats.length;
  const goat = goats[shown] ?? goats[0];
  const gone = left === null ? undefined : goats[left];
  const next = (shown + 1) % goats.length;
  useFigureAhead(goats[next]?.slug);
  useEffect(() => setStopped(reduced), [reduced]);
  // A clock, not the end of the bar's animation: reduced motion cuts that short.
  useEffect(() => {
    if (resting || held || away) return;
    const timer = setTimeout(() => {
      setSlide({ shown: next, left: shown });
      setTurns((before) => before + 1);
    }, TURN_MS);
    return () => clearTimeout(timer);
  }, [resting, held, away, shown, next]);
  useEffect(() => {
    if (held || away) setTurns(0);
  }, [held, away]);
  const toggle = () => {
    setStopped(!resting);
    setTurns(0);
  };
  if (!goat) return null;
  return (
    <section
      ref={section}
      aria-roledescription={t('carousel')}
      aria-label={t('The ten goats')}
      className="hero relative isolate overflow-hidden"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      // A press leaves the focus behind too, and whoever starts the carousel wants to see it run.
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <HeroBackdrop />
      <div aria-live={resting ? 'polite' : 'off'}>
        <span
          key={`number ${goat.slug}`}
          aria-hidden="true"
          className="hero-number numeral absolute"
        >
          {goat.jerseyNumber}
        </span>
        {gone && (
          <img
            key={gone.slug}
            {...figure(gone.slug)}
            sizes={FIGURE_SIZES}
            alt=""
            className="hero-figure hero-figure-leaving absolute"
          />
        )}
        <img
          key={goat.slug}
          {...figure(goat.slug)}
          sizes={FIGURE_SIZES}
          alt=""
          fetchPriority="high"
          className={cx('hero-figure absolute', gone && 'hero-figure-entering')}
        />
        <div className="wrap pointer-events-none absolute inset-x-0 bottom-32 z-2 flex justify-end max-lg:hidden">
          <div className="pointer-events-auto flex w-132 items-center gap-5 border-l-4 border-chalk bg-well py-4 pr-4 pl-5">
            <span className="numeral text-poster-l leading-[.8] font-black">
              {goat.jerseyNumber}
            </span>
            <p className="flex-1">
              <Link
                lang="en"
                to="/goat/$id"
                params={{ id: goat.slug }}
                className="display text-poster-s hover:underline decoration-3 underline-offset-4"
              >
                {goat.name}
              </Link>
              <span className="mt-2 block text-small text-chalk-2">
                {t('Inspired by {inspiredBy}. {origin}, {position}.', {
                  inspiredBy: goat.inspiredBy,
                  origin: originLabel(goat.origin),
                  position: positionInside(goat.position),
                })}
              </span>
            </p>
            <HoldButton stopped={resting} onToggle={toggle} className="self-end" />
          </div>
        </div>
      </div>
      <div className="wrap relative h-full">
        <div className="hero-words relative z-3 pt-6 sm:max-w-170 sm:pt-20 lg:pt-37.5">
          <h1
            className="text-hero leading-[.8] text-nowrap"
            style={{ '--letters': longestLine() } as CSSProperties}
          >
            <T m="The greatest{br}of all time{br}are goats." br={<br />} />
          </h1>
          <p className="mt-4 text-chalk-2 max-sm:text-small sm:mt-7 sm:max-w-102 sm:text-lead sm:leading-normal sm:text-balance">
            {t('Collect goat cards. Duel other players for HOOF. Your first pack is free.')}
          </p>
        </div>
        <div className="absolute inset-x-0 bottom-30 z-3 grid grid-cols-2 gap-2.5 sm:static sm:mt-7 sm:w-102 lg:flex lg:w-auto lg:gap-3">
          <Button
            size="lg"
            aria-haspopup="dialog"
            onClick={play}
            className="max-lg:col-span-2 lg:min-w-44"
          >
            {t('Play@@button')}
          </Button>
          <Button asChild variant="outline" className={SECOND}>
            <Link to="/marketplace">{t('Explore Marketplace')}</Link>
          </Button>
          <Button asChild variant="outline" className={SECOND}>
            <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
              {t('View collection')} <ExternalLink aria-hidden="true" className="size-4.5" />
            </a>
          </Button>
        </div>
      </div>
      <HoldButton
        stopped={resting}
        onToggle={toggle}
        className="hero-hold absolute top-40 right-3 z-3 sm:top-6 lg:hidden"
      />
      <Thumbnails
        goats={goats}
        shown={shown}
        onShow={setShown}
        running={!resting}
        held={held || away}
      />
    </section>
  );
}

/** How many letters the longest line of the headline has, in this language. */
function longestLine(): number {
  const lines = t('The greatest{br}of all time{br}are goats.', { br: '\n' }).split('\n');
  return Math.max(...lines.map(({ length }) => length));
}

/** The next goat's picture is on its way before its turn comes. */
function useFigureAhead(slug: string | undefined) {
  useEffect(() => {
    if (!slug) return;
    const ahead = new Image();
    ahead.sizes = FIGURE_SIZES;
    ahead.srcset = figure(slug).srcSet;
  }, [slug]);
}

interface HoldButtonProps {
  stopped: boolean;
  onToggle: () => void;
  className: string;
}

function HoldButton({ stopped, onToggle, className }: HoldButtonProps) {
  const Icon = stopped ? Play : Pause;
  return (
    <button
      type="button"
      aria-label={stopped ? t('Start the carousel') : t('Stop the carousel')}
      onClick={onToggle}
      className={cx(
        'grid size-11 place-items-center rounded-control text-chalk-3 hover:text-chalk',
        className,
      )}
    >
      <Icon aria-hidden="true" fill="currentColor" strokeWidth={0} className="size-5" />
    </button>
  );
}

interface ThumbnailsProps {
  goats: readonly LinedUpGoat[];
  shown: number;
  onShow: (index: number) => void;
  running: boolean;
  held: boolean;
}

function Thumbnails({ goats, shown, onShow, running, held }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const active = list?.children[shown];
    // Only the strip scrolls; scrollIntoView would drag the whole page along.
    if (list && active instanceof HTMLElement) {
      list.scrollTo({ left: active.offsetLeft - 20, behavior: 'smooth' });
    }
  }, [shown]);
  return (
    <div className="absolute inset-x-0 bottom-0 z-4 border-t border-line-2 bg-well">
      <ul
        ref={strip}
        className="relative flex h-24 overflow-x-auto [scrollbar-width:none] sm:h-26 xl:mx-auto xl:grid xl:w-[min(1296px,100%-3rem)] xl:grid-cols-10"
      >
        {goats.map((goat, index) => (
          <li key={goat.slug} className="border-line flex-none border-l last:border-r">
            <button
              type="button"
              aria-label={t('Show {name}@@a goat in the carousel', { name: goat.name })}
              aria-current={index === shown}
              onClick={() => onShow(index)}
              className={cx(
                'display relative flex h-full w-36 items-center gap-2 px-2.5 text-left text-body tracking-[-.01em] leading-[.98] font-bold transition-colors duration-180 hover:text-chalk focus-visible:-outline-offset-3 xl:w-full xl:px-2',
                index === shown ? 'bg-[#0d1e16] text-chalk' : 'text-chalk-3',
              )}
            >
              {index === shown && (
                <span className="absolute inset-x-0 -top-px h-1 bg-chalk/30">
                  <span
                    // Who was held gets a whole turn afterwards, and the bar begins it with them.
                    key={`${running} ${held}`}
                    className={cx(
                      'hero-progress block h-full bg-gold',
                      !running && 'hero-progress-off',
                    )}
                    style={{ animationPlayState: held ? 'paused' : 'running' }}
                  />
                </span>
              )}
              <img
                {...thumbnail(goat.slug)}
                alt=""
                decoding="async"
                className={cx(
                  'h-13.5 w-11.5 flex-none rounded-panel object-cover transition-[filter] duration-240',
                  index !== shown && 'brightness-75 saturate-55',
                )}
              />
              <span lang="en" className="min-w-0">
                {goat.name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
