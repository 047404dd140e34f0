import type { Attributes, Rarity } from '@goats/rules';
import type { GoatSlug } from '../goat-slugs.ts';
import type { Background, CardType, Expression, Head, Pose } from '../traits.ts';

export type Position = 'Forward' | 'Midfielder' | 'Defender';
export type PreferredHoof = 'Left' | 'Right' | 'Both';

/** Hex colours: `text` is readable on the first club colour. */
export interface TeamColors {
  readonly club: readonly [string, string];
  readonly international: readonly [string, string];
  readonly text: string;
}

/** What a list, a tile or a badge needs to know about a goat; no long copy. */
export interface GoatFacts {
  readonly slug: GoatSlug;
  readonly name: string;
  readonly inspiredBy: string;
  readonly origin: string;
  readonly position: Position;
  readonly jerseyNumber: number;
  readonly era: string;
  /** A fictional club, as all clubs here are. */
  readonly team: string;
  readonly teamColors: TeamColors;
  readonly shirtColorsClub: string;
  readonly shirtColorsInternational: string;
  readonly preferredHoof: PreferredHoof;
  readonly physicalTraits: string;
  readonly furColor: string;
  readonly shortDescription: string;
  /** How its portrait shows it. */
  readonly homeHead: Head;
  readonly homePose: Pose;
  readonly homeExpression: Expression;
  readonly homeBackground: Background;
  readonly specialAbility: string;
  readonly baseAttributes: Attributes;
  readonly goalsScored: number;
  readonly assists: number;
  readonly hoofCups: number;
  readonly goldenHoofs: number;
  readonly price: number;
  readonly rarity: Rarity;
}

export interface IconicMoment {
  readonly year: number;
  readonly title: string;
  readonly description: string;
  /** Where a card of it may play: place and weather that fit the story. */
  readonly places: readonly [Background, Background, Background, Background];
  /** What the goat does in it, the most telling first; the cup only where one was won. */
  readonly poses: readonly Pose[];
}

/** Something this goat keeps doing; moment cards are told from these. */
export interface Deed {
  readonly title: string;
  readonly cardType: CardType;
  /** Completes a sentence that begins with the goat's name. */
  readonly line: string;
}

/** The long copy of a goat, kept apart from its facts so that a list never has to load it. */
export interface GoatStory {
  readonly slug: GoatSlug;
  readonly description: string;
  /** Paragraphs of the full backstory. */
  readonly backstory: readonly string[];
  readonly lore: string;
  readonly iconicMoments: readonly IconicMoment[];
  readonly achievements: readonly string[];
  readonly personalityTraits: readonly string[];
  readonly quotes: readonly string[];
  readonly metaTags: readonly string[];
  readonly deeds: readonly Deed[];
  /** How a match day usually ends when this goat was in it. */
  readonly afterwards: readonly string[];
}
