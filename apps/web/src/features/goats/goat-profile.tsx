import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { DEFAULT_GOAT } from '@goats/ui/goat-pictures.ts';
import { originLabel } from '@goats/ui/labels.ts';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { ScoreNumber } from '@goats/ui/score.tsx';
import { Tab, TabList, TabPanel, Tabs } from '@goats/ui/tabs.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../site/page-title.ts';
import { FollowButton } from '../inbox/follow-button.tsx';
import { goatNumber, goatScoreOf } from './find-goat.ts';
import { GoatDetails, GoatImages, GoatMoments, GoatStats } from './goat-details.tsx';
import type { ServerGoat } from './goat-queries.ts';
import { GoatHeadline, GoatWays } from './goat-ways.tsx';
import { RelatedNftPanel } from './related-nft.tsx';
import type { RelatedNft } from './use-profile-goat.ts';

const TABS = [
  ['details', t('Details@@tab'), GoatDetails],
  ['stats', t('Stats'), GoatStats],
  ['images', t('Images@@tab'), GoatImages],
  ['moments', t('Moments@@tab: iconic moments'), GoatMoments],
] as const;

export function GoatProfile({
  goat,
  related,
}: {
  goat: ServerGoat;
  related: RelatedNft | undefined;
}) {
  usePageTitle(t('{name}, scouting report', { name: goat.nickname }));
  const number = goatNumber(goat);
  const portrait = Object.values(goat.images)[0]?.url;
  return (
    <Tabs defaultValue="details">
      <GoatWays number={number} name={goat.nickname} here="profile" />
      <PageHeader
        variant="split"
        kicker={t('Number {shirtNumber} · {origin}', {
          shirtNumber: goat.shirtNumber,
          origin: originLabel(goat.origin),
        })}
        title={<GoatHeadline name={goat.nickname} way={t('Scouting report')} />}
        lead={
          <>
            {t('Inspired by {inspiredBy}. {traits}.', {
              inspiredBy: goat.inspiredBy,
              traits: goat.physicalTraits,
            })}
            <span className="mt-6 block">
              <FollowButton kind="goats" id={number} name={goat.nickname} />
            </span>
          </>
        }
        aside={
          <div className="relative mx-auto w-full max-w-105 md:mr-0">
            <ArtImage
              src={portrait ? `${portrait}?w=960` : DEFAULT_GOAT}
              {...(portrait && {
                srcSet: `${portrait}?w=480 480w, ${portrait}?w=960 960w`,
                sizes: '(min-width: 28rem) 420px, 90vw',
              })}
              fallbacks={[DEFAULT_GOAT]}
              alt={goat.nickname}
              eager
              boxClass="aspect-square w-full rounded-row"
            />
            <p className="pennant absolute -top-px left-6 grid h-30 w-24 place-items-center bg-pitch-950 pb-5 text-center">
              <ScoreNumber
                score={goatScoreOf(goat.stats)}
                className="block text-poster leading-[.8]!"
              />
              <span className="display -mt-4 text-small tracking-[.06em]">{t('GOAT Score')}</span>
            </p>
          </div>
        }
        tabs={
          <TabList label={t('Goat@@name of its tabs')} ruled={false}>
            {TABS.map(([value, name]) => (
              <Tab key={value} value={value}>
                {name}
              </Tab>
            ))}
          </TabList>
        }
      />
      <div className="wrap grid gap-12 pt-10 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-16">
        <div className="min-w-0">
          {TABS.map(([value, , Panel]) => (
            <TabPanel key={value} value={value}>
              <Panel goat={goat} />
            </TabPanel>
          ))}
        </div>
        <aside className="min-w-0 lg:min-h-150">
          {related && <RelatedNftPanel nft={related} />}
        </aside>
      </div>
      <div className="wrap mt-12 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to="/marketplace">{t('Back to Marketplace')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/gallery">{t('Back to Gallery')}</Link>
        </Button>
      </div>
    </Tabs>
  );
}
