import { versioned } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { focusPart } from '@goats/ui/focus.ts';
import { DEFAULT_GOAT } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ABOUT_ROADMAP, STORY } from '../../content/about.ts';

export function StoryTab() {
  const { hash } = useLocation();
  const roadmap = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== 'roadmap') return;
    roadmap.current?.scrollIntoView();
    // The page may have arrived after it took the focus.
    focusPart('roadmap');
  }, [hash]);
  return (
    <>
      <div className="grid items-end gap-x-18 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h2 className="text-section leading-[.82]">{t('Our Story')}</h2>
        <p className="text-lead text-chalk-2 lg:pb-2">
          {t(
            'Four pictures and the truth, as far as it can be remembered by people who were there for the snacks.',
          )}
        </p>
      </div>
      <ol className="mt-10 grid gap-y-14 sm:mt-14 sm:gap-y-20">
        {STORY.map(({ picture, title, text }, index) => (
          <li
            key={picture}
            className="group grid items-center gap-x-8 gap-y-6 md:grid-cols-12 md:even:*:first:order-2 lg:gap-x-16"
          >
            <ArtImage
              src={`${versioned(`/api/images/${picture}.webp`)}?w=960`}
              fallbacks={[DEFAULT_GOAT]}
              alt={title}
              eager={index === 0}
              boxClass="aspect-3/2 rounded-row md:col-span-7"
            />
            <div className="grid grid-cols-[3.25rem_1fr] items-start gap-x-5 md:col-span-5">
              <span
                aria-hidden="true"
                className="numeral text-poster-l leading-[.76] text-pitch-700"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-poster-s leading-[.9] sm:text-poster">{title}</h3>
                <p className="mt-4 text-lead text-chalk-2">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <section
        ref={roadmap}
        id="roadmap"
        className="hanging-arc mt-20 scroll-mt-4 pt-24 sm:mt-28"
        aria-labelledby="about-roadmap"
      >
        <h2 id="about-roadmap" className="text-part">
          {t('Roadmap')}
        </h2>
        <ol className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {ABOUT_ROADMAP.map(({ phase, date, title, text }) => (
            <li key={phase} className="border-t-[1.5px] border-line-2 pt-5">
              <p className="kicker">{phase}</p>
              <p className="numeral mt-4 text-row text-chalk-2">{date}</p>
              <h3 className="mt-2 text-card">{title}</h3>
              <p className="mt-2.5 text-chalk-2">{text}</p>
            </li>
          ))}
        </ol>
        <p id="blog" className="mt-8 scroll-mt-6 text-small text-chalk-3">
          {t(
            'A blog is planned too. Until the goats agree on a first line, the owners club has the news.',
          )}
        </p>
      </section>
    </>
  );
}
