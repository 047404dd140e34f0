import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ABOUT_ROADMAP, STORY, STORY_PICTURES } from '../../content/about.ts';
import { ArtImage } from '../../ui/art-image.tsx';
import { DEFAULT_GOAT } from '../goats/goat-pictures.ts';

export function StoryTab() {
  const { hash } = useLocation();
  const roadmap = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === 'roadmap') roadmap.current?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-18">
        <h2 className="text-section leading-[.82]">Our Story</h2>
        <div className="grid gap-4 text-lead text-chalk-2">
          {STORY.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {STORY_PICTURES.map(({ file, title }) => (
          <li key={file}>
            <ArtImage
              src={`/api/images/${file}.webp?w=960`}
              fallbacks={[DEFAULT_GOAT]}
              alt={title}
              boxClass="aspect-3/2 rounded-row"
            />
            <p className="display mt-3.5 text-row">{title}</p>
          </li>
        ))}
      </ul>
      <section ref={roadmap} id="roadmap" className="pt-20" aria-labelledby="about-roadmap">
        <h2 id="about-roadmap" className="text-part">
          Roadmap
        </h2>
        <ol className="mt-8 border-t-[1.5px] border-line-2">
          {ABOUT_ROADMAP.map(({ phase, date, title, text }) => (
            <li
              key={phase}
              className="grid gap-x-8 gap-y-1 border-b border-line py-6 sm:grid-cols-[8rem_12rem_1fr] sm:items-baseline"
            >
              <span className="kicker">{phase}</span>
              <span className="numeral text-row">{date}</span>
              <div>
                <h3 className="text-row">{title}</h3>
                <p className="mt-1.5 text-chalk-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
