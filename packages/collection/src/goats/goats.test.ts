import { ATTRIBUTES, inPriceBand, RARITIES } from '@goats/rules';
import { describe, expect, test } from 'vitest';
import { GOAT_SLUGS } from '../goat-slugs.ts';
import { CARD_TYPES } from '../traits.ts';
import { GOAT_FACTS } from './goat-facts.ts';
import { drawnGoatImages } from './goat-images.ts';
import { featuredGoat, marketplaceGoat, masterGoat, serverGoat } from './goat-shapes.ts';
import { goatStory } from './goat-stories.ts';
import { goatSummaries } from './goat-summaries.ts';

const summary = (slug: string) => goatSummaries.find((goat) => goat.slug === slug)!;

function emptyTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (value === undefined || value === null) return [path];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [path];
  return entries.flatMap(([key, item]) => emptyTexts(item, `${path}.${key}`));
}

/** WCAG relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each(GOAT_SLUGS)('%s', (slug) => {
  test('no text on any of its pages is empty', () => {
    const shapes = { ...featuredGoat(slug), server: serverGoat(slug), master: masterGoat(slug) };
    expect(emptyTexts(shapes)).toEqual([]);
  });

  test('the backstory is worth a page: 300 words or more', () => {
    expect(featuredGoat(slug).fullBackstory.split(/\s+/).length).toBeGreaterThanOrEqual(300);
  });

  test('six to eight iconic moments, in order, within its playing days', () => {
    const moments = goatStory(slug).iconicMoments;
    expect(moments.length).toBeGreaterThanOrEqual(6);
    expect(moments.length).toBeLessThanOrEqual(8);
    const years = moments.map((moment) => moment.year);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(new Set(moments.map((moment) => moment.title)).size).toBe(moments.length);
  });

  test('its deeds cover every card type, so that no moment card is left without a story', () => {
    const deeds = goatStory(slug).deeds;
    expect(new Set(deeds.map((deed) => deed.cardType))).toEqual(new Set(CARD_TYPES));
    expect(new Set(deeds.map((deed) => deed.title)).size).toBe(deeds.length);
    for (const deed of deeds) expect(deed.line).toMatch(/^[a-z].*[^.]$/);
  });

  test('the four shapes tell the same story', () => {
    const facts = summary(slug);
    const featured = featuredGoat(slug);
    const market = marketplaceGoat(slug);
    const server = serverGoat(slug);
    const master = masterGoat(slug);
    expect([featured.name, market.name, server.nickname, master.name]).toEqual(
      Array(4).fill(facts.name),
    );
    expect([featured.inspiredBy, server.inspiredBy, master.footballer]).toEqual(
      Array(3).fill(facts.inspiredBy),
    );
    expect([server.backstory, master.backstory]).toEqual(Array(2).fill(featured.fullBackstory));
    expect([featured.jerseyNumber, server.shirtNumber]).toEqual(Array(2).fill(facts.jerseyNumber));
    expect([server.stats.goatScore, master.baseGoatScore, featured.stats.overall]).toEqual(
      Array(3).fill(facts.overall),
    );
    // The shop's window shows one of each tier; no master is below Rare.
    expect(master.baseRarity).toBe(market.rarity === 'Common' ? 'Rare' : market.rarity);
    expect(server.iconicMoments.length).toBe(featured.iconicMoments.length);
  });

  test('overall lies between 90 and 96, and every attribute between 0 and 100', () => {
    const { overall, baseAttributes } = summary(slug);
    expect(overall).toBeGreaterThanOrEqual(90);
    expect(overall).toBeLessThanOrEqual(96);
    for (const attribute of ATTRIBUTES) {
      expect(baseAttributes[attribute]).toBeGreaterThan(0);
      expect(baseAttributes[attribute]).toBeLessThanOrEqual(100);
    }
  });

  test('text on the club colour can be read', () => {
    const { club, text } = GOAT_FACTS[slug].teamColors;
    const [light, dark] = [luminance(text), luminance(club[0])].sort((a, b) => b - a);
    expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  test('its pictures have addresses of their own and differ in what is drawn', () => {
    const images = drawnGoatImages(slug);
    expect(new Set(images.map((image) => image.url)).size).toBe(images.length);
    expect(new Set(images.map((image) => JSON.stringify(image.traits))).size).toBe(images.length);
    for (const [position, image] of images.entries()) {
      expect(image.index).toBe(position + 1);
      expect(image.url).toMatch(
        new RegExp(`^/api/goat-images/${slug}/${slug}_${image.index}_[a-z]+_[a-z-]+\\.webp$`),
      );
    }
    expect(Object.keys(serverGoat(slug).images).length).toBe(images.length);
  });
});

test('each rarity and each price band of the marketplace has a goat to show', () => {
  for (const rarity of RARITIES) {
    expect(goatSummaries.some((goat) => goat.rarity === rarity)).toBe(true);
  }
  for (const band of ['under35k', '35k-40k', 'over40k'] as const) {
    expect(goatSummaries.some((goat) => inPriceBand(goat.price, band))).toBe(true);
  }
  for (const goat of goatSummaries) {
    expect(goat.price).toBeGreaterThanOrEqual(28_000);
    expect(goat.price).toBeLessThanOrEqual(50_000);
  }
});

test('server goats are goat-1 to goat-10 in base-goat order, each with its own name and club', () => {
  expect(GOAT_SLUGS.map((slug) => serverGoat(slug).id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `goat-${index + 1}`),
  );
  expect(new Set(goatSummaries.map((goat) => goat.name)).size).toBe(10);
  expect(new Set(goatSummaries.map((goat) => goat.team)).size).toBe(10);
});

test('no footballer is named outside "inspired by": the stories are about goats', () => {
  for (const slug of GOAT_SLUGS) {
    const copy = JSON.stringify(goatStory(slug)).toLowerCase();
    for (const { inspiredBy } of goatSummaries) {
      const surname = inspiredBy.toLowerCase().split(' ').at(-1)!;
      expect(copy.includes(surname)).toBe(false);
    }
  }
});
