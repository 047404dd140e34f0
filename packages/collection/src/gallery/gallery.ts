import type { Rarity } from '@goats/rules';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import { type GoatImage, goatImages } from '../goats/goat-images.ts';
import type { GoatTraits } from '../traits.ts';
import { GALLERY_SCENES } from './gallery-scenes.ts';

export interface GalleryItem {
  readonly id: number;
  readonly filename: string;
  readonly title: string;
  readonly description: string;
  readonly team: string;
}

export interface DrawnGalleryItem extends GalleryItem {
  readonly rarity: Rarity;
  readonly traits: GoatTraits;
}

/** The 27 named cards, goat by goat: `galleryItems()[0].filename // 'gallery-01-the-grapefruit.webp'` */
export function drawnGalleryItems(): readonly DrawnGalleryItem[] {
  return GALLERY_SCENES.map((scene, position) => ({
    id: position + 1,
    filename: `gallery-${String(position + 1).padStart(2, '0')}-${scene.file}.webp`,
    title: scene.title,
    description: scene.description,
    team: GOAT_FACTS[scene.goat].team,
    rarity: scene.rarity,
    traits: { goat: scene.goat, head: GOAT_FACTS[scene.goat].homeHead, ...scene.traits },
  }));
}

/** The same without the drawing instructions, as the gallery page lists them. */
export function galleryItems(): readonly GalleryItem[] {
  return drawnGalleryItems().map(({ id, filename, title, description, team }) => ({
    id,
    filename,
    title,
    description,
    team,
  }));
}

/** `[{ team: 'Praia Rovers', items: […] }, …]` in the order of the goats. */
export function galleryByTeam(): readonly {
  readonly team: string;
  readonly items: readonly GalleryItem[];
}[] {
  const teams = new Map<string, GalleryItem[]>();
  for (const item of galleryItems()) {
    const items = teams.get(item.team) ?? [];
    items.push(item);
    teams.set(item.team, items);
  }
  return [...teams].map(([team, items]) => ({ team, items }));
}

/** The pictures below the named cards, still in goat order; the page shuffles them. */
export function additionalArtworks(): readonly GoatImage[] {
  return GOAT_SLUGS.flatMap((slug) => Object.values(goatImages(slug)));
}
