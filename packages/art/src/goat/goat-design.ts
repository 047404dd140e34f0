import type { GoatSlug, Head } from '@goats/collection';
import type { Pen } from '../ink/pen.ts';
import type { Pose2d } from '../ink/placement.ts';
import type { PointList } from '../ink/point.ts';
import type { Tones } from '../ink/tones.ts';
import type { Layer } from './layer.ts';
import type { Fur } from './palette.ts';
import type { Physique } from './physique.ts';

/** From where a head is drawn; a head thrown back is a three-quarter one, bent. */
export type HeadView = 'front' | 'quarter' | 'profile';
export type BuildName = 'compact' | 'towering' | 'barrel' | 'lean';
export type CollarName = 'round' | 'vee' | 'polo' | 'wide';
export type PatternName =
  | 'yoke'
  | 'stripes'
  | 'halves'
  | 'chevron'
  | 'quarters'
  | 'sash'
  | 'pinstripe'
  | 'hoops'
  | 'placket'
  | 'solid'
  | 'sleeves';

/** A patch of another colour, in the space of the head. */
export interface Marking {
  readonly shape: PointList;
  readonly fur: Tones;
}

export interface EarSetting {
  readonly turn?: number;
  readonly drop?: number;
  readonly scale?: number;
}

/** Colours and cut of one shirt. */
export interface KitDesign {
  readonly pattern: PatternName;
  readonly main: string;
  readonly second: string;
  readonly trim: string;
  readonly pipe: string;
  readonly collar: CollarName;
  readonly number: string;
}

/** What hangs or grows in front of and behind the face; drawn in the space of the head. */
export interface HeadDress {
  readonly back: Layer;
  readonly front: Layer;
  /** Name of the part that throws a shadow onto the forehead. */
  readonly fringe?: string;
}

export interface HornPair {
  readonly far: Layer;
  readonly near: Layer;
}

/** What an artist has to know to draw a part of the head. */
export interface HeadSheet {
  readonly pen: Pen;
  readonly plain: boolean;
  readonly fur: Fur;
  readonly hair: Tones;
  readonly horn: Tones;
  /** A head turned left is drawn turned right and mirrored, so its light comes from the far side. */
  readonly mirrored: boolean;
}

/** A goat's head from one side. */
export interface HeadDesign {
  readonly facing: 'left' | 'right';
  readonly place: Omit<Pose2d, 'pivot'>;
  readonly marks: readonly Marking[];
  readonly ears?: EarSetting;
  readonly horns: (sheet: HeadSheet) => HornPair;
  readonly dress: (sheet: HeadSheet) => HeadDress;
  readonly beard: (sheet: HeadSheet) => Layer;
}

/** A head as it is worn in one picture. */
export interface WornHead extends HeadDesign {
  readonly name: Head;
  readonly view: HeadView;
  readonly thrownBack: boolean;
}

/** Everything that belongs to a goat and stays the same on all its cards. */
export interface GoatDesign {
  readonly slug: GoatSlug;
  readonly heads: Readonly<Record<HeadView, HeadDesign>>;
  readonly body: {
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    readonly turn: number;
  };
  /** How the trunk is drawn. */
  readonly build: BuildName;
  readonly physique: Physique;
  readonly fur: Fur;
  readonly armPatch?: Tones;
  /** Fur of the neck where it differs from the face. */
  readonly neck?: Tones;
  /** Colour of the pale hairs mixed into a roan coat. */
  readonly flecks?: string;
  readonly hair: Tones;
  readonly horn: Tones;
  readonly hoof: Tones;
  readonly gapTooth?: boolean;
  /** Wears the captain's band by right. */
  readonly captain?: boolean;
  /** Wears a crown of gold laurel by right. */
  readonly laureate?: boolean;
  readonly number: string;
  readonly crest: readonly [string, string];
  readonly kits: {
    readonly Home: KitDesign;
    readonly Away: KitDesign;
    readonly International: KitDesign;
  };
}
