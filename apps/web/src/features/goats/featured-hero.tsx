import { type FeaturedGoat, GOAT_SLUGS } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { Crest } from '@goats/ui/crest.tsx';
import { cover, DEFAULT_GOAT } from '@goats/ui/goat-pictures.ts';
import { originLabel, positionInside } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { FollowButton } from '../inbox/follow-button.tsx';

export function FeaturedHero({ goat }: { goat: FeaturedGoat }) {
  const { src } = cover(goat.id);
  const file = src.split('?')[0] ?? src;
  return (
    <header className="relative isolate overflow-hidden border-b-[1.5px] border-line-2">
      <ArtImage
        src={src}
        srcSet={[768, 1280, 1920].map((width) => `${file}?w=${width} ${width}w`).join(', ')}
        sizes="(min-width: 40rem) 100vw, 160vw"
        fallbacks={[DEFAULT_GOAT]}
        alt=""
        eager
        boxClass="absolute! inset-0 -z-2 max-sm:bottom-auto! max-sm:h-105"
        className="object-cover object-[62%_18%]"
      />
      <div className="absolute inset-0 -z-1 bg-[linear-gradient(transparent_12rem,#07140e_21.5rem)] sm:bg-[linear-gradient(90deg,#07140e_14%,rgb(7_20_14/.82)_40%,transparent_76%),linear-gradient(transparent_70%,rgb(7_20_14/.75))]" />
      <div className="wrap grid content-end pt-86 pb-10 sm:min-h-165 sm:pt-16 sm:pb-14">
        <p
          aria-hidden="true"
          className="numeral mb-3 text-[12rem] leading-[.78] text-transparent [-webkit-text-stroke:2.5px_rgb(244_241_228/.5)] max-sm:hidden"
        >
          {goat.jerseyNumber}
        </p>
        <p className="kicker flex items-center gap-3 text-chalk-2">
          <Crest goat={goat.id} size={56} className="-my-3" />
          <span>
            {t('Number {jerseyNumber} · {team} · {era}', {
              jerseyNumber: goat.jerseyNumber,
              team: goat.team,
              era: goat.era,
            })}
          </span>
        </p>
        <h1 lang="en" className="mt-4 max-w-190 text-hero leading-[.8]">
          {goat.name}
        </h1>
        <p className="mt-5 max-w-125 text-lead text-chalk sm:max-lg:max-w-90">
          {t('Inspired by {inspiredBy}. {origin}, {position}.', {
            inspiredBy: goat.inspiredBy,
            origin: originLabel(goat.origin),
            position: positionInside(goat.position),
          })}
        </p>
        <p className="mt-1 max-w-125 text-lead text-chalk-2 sm:max-lg:max-w-90">
          {goat.shortDescription}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/card-game">{t('Play the Card Game')}</Link>
          </Button>
          <FollowButton
            kind="goats"
            id={GOAT_SLUGS.indexOf(goat.id) + 1}
            name={goat.name}
            size="lg"
          />
          <Button asChild variant="outline" size="lg">
            <Link to="/">{t('Return Home')}</Link>
          </Button>
        </div>
      </div>
    </header>
  );
}
