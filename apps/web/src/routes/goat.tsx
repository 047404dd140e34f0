// In work by the market engineer (features/market): do not write this page, take another one.
import { featuredGoat, isGoatSlug } from '@goats/collection';
import { getRouteApi, Link } from '@tanstack/react-router';
import { usePageTitle } from '../app/shell/page-title.ts';
import { cover, DEFAULT_GOAT } from '../features/goats/goat-pictures.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { StatBar } from '../ui/score.tsx';

const route = getRouteApi('/goat/$id');

const STATS = [
  ['Pace', 'pace'],
  ['Shooting', 'shooting'],
  ['Passing', 'passing'],
  ['Dribbling', 'dribbling'],
  ['Defending', 'defending'],
  ['Physical', 'physical'],
] as const;

export function GoatPage() {
  const { id } = route.useParams();
  if (!isGoatSlug(id)) {
    return (
      <div className="wrap py-16 sm:py-24">
        <ErrorState
          heading="h1"
          title="GOAT Not Found"
          text="This goat could not be found or has wandered off."
        >
          <Button asChild>
            <Link to="/">Return Home</Link>
          </Button>
        </ErrorState>
      </div>
    );
  }
  return <Profile slug={id} />;
}

function Profile({ slug }: { slug: Parameters<typeof featuredGoat>[0] }) {
  const goat = featuredGoat(slug);
  usePageTitle(goat.name);
  const score = STATS.reduce((sum, [, key]) => sum + goat.stats[key], 0);
  return (
    <>
      <header className="relative isolate overflow-hidden border-b-[1.5px] border-line-2">
        <ArtImage
          {...cover(slug)}
          fallbacks={[DEFAULT_GOAT]}
          alt=""
          eager
          boxClass="absolute! inset-0 -z-2 max-sm:bottom-1/3!"
          className="object-cover object-[60%_18%]"
        />
        <div className="absolute inset-0 -z-1 bg-[linear-gradient(transparent_20%,#07140e_66%)] sm:bg-[linear-gradient(90deg,#07140e_18%,rgb(7_20_14/.8)_46%,transparent_82%)]" />
        <div className="wrap grid min-h-150 content-end py-10 sm:min-h-165 sm:py-14">
          <p className="kicker text-chalk-2">
            Number {goat.jerseyNumber} · {goat.team} · {goat.era}
          </p>
          <h1 className="mt-4 max-w-160 text-page leading-[.82]">{goat.name}</h1>
          <p className="mt-5 max-w-120 text-lead text-chalk-2">
            Inspired by {goat.inspiredBy}. {goat.origin}, {goat.position.toLowerCase()}.{' '}
            {goat.shortDescription}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild>
              <Link to="/card-game">Play the Card Game</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/">Return Home</Link>
            </Button>
          </div>
        </div>
      </header>
      <div className="wrap grid gap-14 pt-14 lg:grid-cols-[1fr_420px] lg:gap-20">
        <div className="min-w-0">
          <p className="text-lead">{goat.description}</p>
          <h2 className="mt-12 text-panel">Backstory</h2>
          <div className="mt-5 grid max-w-180 gap-4 text-chalk-2">
            {goat.fullBackstory.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h2 className="mt-12 text-panel">Lore</h2>
          <p className="mt-5 max-w-180 text-chalk-2">{goat.lore}</p>
          <h2 className="mt-12 text-panel">Iconic moments</h2>
          <ol className="mt-5 border-t-[1.5px] border-line-2">
            {goat.iconicMoments.map((moment) => (
              <li
                key={moment.title}
                className="grid gap-x-6 gap-y-1 border-b border-line py-5 sm:grid-cols-[6rem_1fr]"
              >
                <span className="numeral text-[2.5rem] text-chalk-3">{moment.year}</span>
                <div>
                  <h3 className="text-row">{moment.title}</h3>
                  <p className="mt-2 text-chalk-2">{moment.description}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-12 grid gap-8">
            {goat.quotes.map((quote) => (
              <blockquote key={quote} className="border-l-4 border-chalk pl-5 text-lead">
                {quote}
              </blockquote>
            ))}
          </div>
        </div>
        <aside className="min-w-0">
          <p className="kicker">GOAT Score</p>
          <p className="numeral mt-2 text-[6rem] leading-[.8] font-black">{score}</p>
          <div className="mt-6 border-t-[1.5px] border-line-2">
            {STATS.map(([name, key]) => (
              <StatBar key={key} name={name} score={goat.stats[key]} />
            ))}
          </div>
          <FactList
            className="mt-10"
            facts={[
              ['Overall', goat.stats.overall],
              ['Goals', goat.stats.goalsScored],
              ['Assists', goat.stats.assists],
            ]}
          />
          <h2 className="mt-10 text-row">Achievements</h2>
          <ul className="mt-4 grid gap-2 text-chalk-2">
            {goat.achievements.map((line) => (
              <li key={line} className="border-b border-line pb-2">
                {line}
              </li>
            ))}
          </ul>
          <h2 className="mt-10 text-row">Personality</h2>
          <p className="mt-4 text-chalk-2">{goat.personalityTraits.join(' · ')}</p>
        </aside>
      </div>
    </>
  );
}
