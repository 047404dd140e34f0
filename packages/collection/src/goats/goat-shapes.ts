import type { Attributes, Rarity } from '@goats/rules';
import { MAX_ICONIC_MOMENTS, MAX_VARIATIONS } from '../admin/generation-settings.ts';
import { basePriceHoof, basePriceMatic } from '../card-prices.ts';
import { type CardStats, cardStats } from '../card-stats.ts';
import { GOAT_SLUGS, type GoatSlug } from '../goat-slugs.ts';
import { type GoatImage, goatImages } from './goat-images.ts';
import { goatStory } from './goat-stories.ts';
import { goatSummary } from './goat-summaries.ts';
import type { GoatFacts, GoatStory, IconicMoment } from './goat-types.ts';

export interface FeaturedGoat
  extends Pick<
    GoatFacts,
    | 'name'
    | 'inspiredBy'
    | 'origin'
    | 'position'
    | 'jerseyNumber'
    | 'era'
    | 'team'
    | 'teamColors'
    | 'shortDescription'
  > {
  readonly id: GoatSlug;
  readonly imageUrl: string;
  readonly coverImageUrl: string;
  readonly description: string;
  readonly fullBackstory: string;
  readonly lore: string;
  readonly iconicMoments: readonly Pick<IconicMoment, 'year' | 'title' | 'description'>[];
  readonly achievements: readonly string[];
  readonly personalityTraits: readonly string[];
  readonly quotes: readonly string[];
  readonly stats: Omit<CardStats, 'specialAbility'> & {
    readonly goalsScored: number;
    readonly assists: number;
    readonly overall: number;
  };
}

export interface MarketplaceGoat extends FeaturedGoat {
  readonly price: number;
  readonly rarity: Rarity;
  readonly hoofCups: number;
  readonly goldenHoofs: number;
}

export interface ServerGoat
  extends Pick<
    GoatFacts,
    | 'inspiredBy'
    | 'origin'
    | 'preferredHoof'
    | 'physicalTraits'
    | 'furColor'
    | 'shirtColorsClub'
    | 'shirtColorsInternational'
  > {
  /** 'goat-1' to 'goat-10' */
  readonly id: `goat-${number}`;
  readonly nickname: string;
  readonly shirtNumber: number;
  readonly backstory: string;
  readonly iconicMoments: readonly string[];
  readonly stats: Attributes & { readonly goatScore: number };
  readonly images: Readonly<Record<string, GoatImage>>;
}

export interface MasterGoat {
  readonly id: GoatSlug;
  readonly name: string;
  readonly position: GoatFacts['position'];
  readonly footballer: string;
  readonly description: string;
  readonly backstory: string;
  readonly iconicMoments: readonly string[];
  readonly lore: string;
  readonly baseRarity: Rarity;
  readonly baseAttributes: Attributes;
  readonly baseGoatScore: number;
  readonly basePriceHoof: number;
  readonly basePriceMatic: number;
  readonly metaTags: readonly string[];
  readonly isActive: boolean;
  readonly variationsGenerated: number;
  readonly maxVariations: number;
  readonly iconicMomentsGenerated: number;
  readonly maxIconicMoments: number;
}

const paragraphs = (story: GoatStory) => story.backstory.join('\n\n');
const momentLine = (moment: IconicMoment) =>
  `${moment.year}: ${moment.title}. ${moment.description}`;

/** A story as an answer of the server has it: `storyLines(story).iconicMoments[0] // '1958: The …'` */
export function storyLines(story: GoatStory) {
  return { backstory: paragraphs(story), iconicMoments: story.iconicMoments.map(momentLine) };
}

/** `featuredGoat('the-flea').stats.overall // 94` */
export function featuredGoat(slug: GoatSlug): FeaturedGoat {
  return featuredFrom(slug, goatStory(slug));
}

/** For whoever has loaded one goat's story and no other: `featuredFrom('the-flea', story)` */
export function featuredFrom(slug: GoatSlug, story: GoatStory): FeaturedGoat {
  const goat = goatSummary(slug);
  return {
    id: slug,
    name: goat.name,
    inspiredBy: goat.inspiredBy,
    origin: goat.origin,
    position: goat.position,
    jerseyNumber: goat.jerseyNumber,
    era: goat.era,
    team: goat.team,
    teamColors: goat.teamColors,
    imageUrl: goat.imageUrl,
    coverImageUrl: goat.coverImageUrl,
    description: story.description,
    shortDescription: goat.shortDescription,
    fullBackstory: paragraphs(story),
    lore: story.lore,
    iconicMoments: story.iconicMoments.map(({ year, title, description }) => ({
      year,
      title,
      description,
    })),
    achievements: story.achievements,
    personalityTraits: story.personalityTraits,
    quotes: story.quotes,
    stats: {
      ...cardStats(goat.baseAttributes),
      goalsScored: goat.goalsScored,
      assists: goat.assists,
      overall: goat.overall,
    },
  };
}

/** `marketplaceGoat('kaiser-goat').price // 28000` */
export function marketplaceGoat(slug: GoatSlug): MarketplaceGoat {
  const { price, rarity, hoofCups, goldenHoofs } = goatSummary(slug);
  return { ...featuredGoat(slug), price, rarity, hoofCups, goldenHoofs };
}

/** `serverGoat('the-flea').id // 'goat-3'` */
export function serverGoat(slug: GoatSlug): ServerGoat {
  const goat = goatSummary(slug);
  const story = goatStory(slug);
  return {
    id: `goat-${goat.baseGoatId}`,
    nickname: goat.name,
    inspiredBy: goat.inspiredBy,
    origin: goat.origin,
    preferredHoof: goat.preferredHoof,
    shirtNumber: goat.jerseyNumber,
    physicalTraits: goat.physicalTraits,
    furColor: goat.furColor,
    shirtColorsClub: goat.shirtColorsClub,
    shirtColorsInternational: goat.shirtColorsInternational,
    ...storyLines(story),
    stats: { ...goat.baseAttributes, goatScore: goat.overall },
    images: goatImages(slug),
  };
}

/** What moments are made from, without the story: `momentGoat('the-flea').maxIconicMoments // 25000` */
export function momentGoat(slug: GoatSlug) {
  const goat = goatSummary(slug);
  return {
    id: slug,
    name: goat.name,
    baseAttributes: goat.baseAttributes,
    baseGoatScore: goat.overall,
    basePriceHoof: basePriceHoof(goat),
    basePriceMatic: basePriceMatic(goat),
    maxIconicMoments: MAX_ICONIC_MOMENTS,
  };
}

/** `masterGoat('the-flea').maxVariations // 2000`; nothing generated yet. */
export function masterGoat(slug: GoatSlug): MasterGoat {
  const goat = goatSummary(slug);
  const story = goatStory(slug);
  return {
    ...momentGoat(slug),
    position: goat.position,
    footballer: goat.inspiredBy,
    description: story.description,
    ...storyLines(story),
    lore: story.lore,
    // No master is below Rare; the shop's window shows one goat as a Common.
    baseRarity: goat.rarity === 'Common' ? 'Rare' : goat.rarity,
    metaTags: story.metaTags,
    isActive: true,
    variationsGenerated: 0,
    maxVariations: MAX_VARIATIONS,
    iconicMomentsGenerated: 0,
  };
}

/** The ten in base-goat order. */
export function masterGoats(): readonly MasterGoat[] {
  return GOAT_SLUGS.map((slug) => masterGoat(slug));
}
