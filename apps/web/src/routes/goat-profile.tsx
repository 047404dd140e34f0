// In work by the market engineer (features/market): do not write this page, take another one.

import { ApiError } from '@goats/contract';
import { ATTRIBUTES, attributeLabel } from '@goats/rules';
import { getRouteApi, Link } from '@tanstack/react-router';
import { usePageTitle } from '../app/shell/page-title.ts';
import { findGoat, profileScore } from '../features/goats/find-goat.ts';
import { DEFAULT_GOAT } from '../features/goats/goat-pictures.ts';
import { type Nft, type ServerGoat, useGoats, useNft } from '../features/market/market-queries.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { RarityBadge } from '../ui/rarity-badge.tsx';
import { ScoreNumber, StatBar } from '../ui/score.tsx';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const route = getRouteApi('/goat-profile/$id');

export function GoatProfilePage() {
  const { id } = route.useParams();
  const goats = useGoats();
  const number = /^[1-9]\d*$/.test(id) ? Number(id) : 0;
  const nft = useNft(number);
  const related = nft.data && 'cardStats' in nft.data ? nft.data : undefined;
  const goat =
    findGoat(goats.data ?? [], id) ??
    goats.data?.find((candidate) => candidate.nickname === related?.goatName);
  usePageTitle(goat?.nickname);
  if (goats.isPending || (number > 0 && nft.isPending)) return <PageSkeleton />;
  if (goats.isError) {
    return (
      <Problem
        title="Error Loading Goat"
        text="There was an unexpected error loading this goat's data."
        detail={
          goats.error instanceof ApiError
            ? `Failed to fetch goats: ${goats.error.message}`
            : undefined
        }
      />
    );
  }
  if (!goat) {
    return (
      <Problem title="Goat Not Found" text="This goat could not be found or has wandered off." />
    );
  }
  return <Profile goat={goat} related={related} />;
}

function Problem({
  title,
  text,
  detail,
}: {
  title: string;
  text: string;
  detail?: string | undefined;
}) {
  return (
    <div className="wrap py-16 sm:py-24">
      <ErrorState heading="h1" title={title} text={text}>
        <Button asChild>
          <Link to="/marketplace">Back to Marketplace</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/gallery">Back to Gallery</Link>
        </Button>
      </ErrorState>
      {detail && <p className="text-small text-chalk-3">{detail}</p>}
    </div>
  );
}

function Profile({ goat, related }: { goat: ServerGoat; related: Nft | undefined }) {
  const images = Object.values(goat.images);
  const first = images[0];
  const score = profileScore(goat.stats);
  return (
    <Tabs defaultValue="details">
      <PageHeader
        variant="split"
        kicker={`Number ${goat.shirtNumber} · ${goat.origin}`}
        title={goat.nickname}
        lead={`Inspired by ${goat.inspiredBy}. ${goat.preferredHoof} hoof.`}
        aside={
          <div className="grid grid-cols-[1fr_auto] items-end gap-5">
            <ArtImage
              src={first?.url ?? DEFAULT_GOAT}
              fallbacks={[DEFAULT_GOAT]}
              alt={goat.nickname}
              eager
              boxClass="aspect-square w-full rounded-row"
            />
            <p className="text-center">
              <ScoreNumber score={score} className="block text-[5rem]" />
              <span className="kicker">GOAT Score</span>
            </p>
          </div>
        }
        tabs={
          <TabList label="Goat" ruled={false}>
            <Tab value="details">Details</Tab>
            <Tab value="stats">Stats</Tab>
            <Tab value="images">Images</Tab>
            <Tab value="moments">Moments</Tab>
          </TabList>
        }
      />
      <div className="wrap pt-10">
        <TabPanel value="details" className="grid gap-12 lg:grid-cols-[1fr_420px]">
          <div className="max-w-180 whitespace-pre-line text-chalk-2">
            {goat.backstory || 'No backstory available.'}
          </div>
          <dl className="grid content-start gap-4">
            {(
              [
                ['Physical traits', goat.physicalTraits],
                ['Fur', goat.furColor],
                ['Club shirt', goat.shirtColorsClub],
                ['International shirt', goat.shirtColorsInternational],
              ] as const
            ).map(([name, value]) => (
              <div key={name} className="border-t border-line pt-3">
                <dt className="kicker">{name}</dt>
                <dd className="mt-1.5">{value}</dd>
              </div>
            ))}
          </dl>
        </TabPanel>
        <TabPanel value="stats" className="max-w-180">
          {ATTRIBUTES.map((attribute) => (
            <StatBar
              key={attribute}
              name={attributeLabel(attribute)}
              score={goat.stats[attribute]}
            />
          ))}
        </TabPanel>
        <TabPanel value="images">
          {images.length === 0 ? (
            <EmptyState title="No images available for this goat." />
          ) : (
            <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-6 lg:grid-cols-4">
              {images.map((image) => (
                <li key={image.filename}>
                  <ArtImage
                    src={image.url}
                    fallbacks={[`/api/images/${image.filename}`, DEFAULT_GOAT]}
                    alt={`${goat.nickname}: ${image.name}`}
                    boxClass="aspect-square rounded-row"
                  />
                  <p className="display mt-3 text-2xl">{image.name}</p>
                  <RarityBadge rarity={image.rarity} className="mt-2" />
                </li>
              ))}
            </ul>
          )}
        </TabPanel>
        <TabPanel value="moments" className="max-w-180">
          {goat.iconicMoments.length === 0 ? (
            <EmptyState title="No iconic moments recorded for this goat yet." />
          ) : (
            <ol className="border-t-[1.5px] border-line-2">
              {goat.iconicMoments.map((moment) => (
                <li key={moment} className="border-b border-line py-4 text-chalk-2">
                  {moment}
                </li>
              ))}
            </ol>
          )}
        </TabPanel>
        {related && (
          <FactList
            className="mt-14 max-w-180"
            facts={[
              [
                'Related NFT',
                <Link key="nft" to="/nft/$id" params={{ id: String(related.id) }} className="link">
                  {related.name}
                </Link>,
              ],
            ]}
          />
        )}
        <div className="mt-10 flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <Link to="/marketplace">Back to Marketplace</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/gallery">Back to Gallery</Link>
          </Button>
        </div>
      </div>
    </Tabs>
  );
}
