/**
 * Cards for the contact sheet: the four frames, all moments, cups, and sixty cards drawn by lot.
 * Alone: `npx tsx packages/art/scripts/sheet-cards.ts .cache/art-sheet`
 */
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  ACCESSORIES,
  BACKGROUNDS,
  CARD_STYLES,
  CARD_TYPES,
  EFFECTS,
  EXPRESSIONS,
  FRAME_COLORS,
  GOAT_FACTS,
  GOAT_SLUGS,
  type GoatTraits,
  goatStory,
  HEADS,
  KITS,
  POSES,
  SPECIALS,
} from '@goats/collection';
import { RARITIES } from '@goats/rules';
import sharp from 'sharp';
import * as art from '../src/index.ts';
import { seededRandom } from '../src/ink/seeded-random.ts';

function lot<T>(list: readonly T[], next: () => number): T {
  return list[Math.floor(next() * list.length)] as T;
}

/** `randomCards(60, 1)`: the same sixty every time, so that two sheets can be compared. */
export function randomCards(count: number, seed: number): readonly art.GoatCard[] {
  const next = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const goat = lot(GOAT_SLUGS, next);
    const moment = lot(goatStory(goat).iconicMoments, next);
    return {
      traits: {
        goat,
        background: lot(BACKGROUNDS, next),
        expression: lot(EXPRESSIONS, next),
        accessories: lot(ACCESSORIES, next),
        special: next() < 0.45 ? 'None' : lot(SPECIALS, next),
        kit: lot(KITS, next),
        head: lot(HEADS, next),
        pose: lot(POSES, next),
      },
      rarity: lot(RARITIES, next),
      goatScore: 60 + Math.floor(next() * 41),
      id: 1 + Math.floor(next() * 20_000),
      variationNumber: 1 + Math.floor(next() * 2000),
      momentTitle: moment.title,
      momentYear: moment.year,
    };
  });
}

function plainTraits(goat: GoatTraits['goat'], i: number): GoatTraits {
  return {
    goat,
    background: lot(BACKGROUNDS, () => (i * 0.29) % 1),
    expression: 'Proud',
    accessories: 'None',
    special: 'None',
    kit: 'Home',
    head: GOAT_FACTS[goat].homeHead,
    pose: lot(POSES, () => (i * 0.31) % 1),
  };
}

function rarityCards(): readonly string[] {
  return GOAT_SLUGS.flatMap((goat, i) => {
    const [moment] = goatStory(goat).iconicMoments;
    return RARITIES.map((rarity, r) =>
      art.cardPicture({
        traits: plainTraits(goat, i * 4 + r),
        rarity,
        goatScore: 68 + r * 9,
        id: 1 + i * 2000 + r,
        variationNumber: 1 + r,
        momentTitle: moment!.title,
        momentYear: moment!.year,
      }),
    );
  });
}

function momentCards(): readonly string[] {
  return [...CARD_TYPES, ...CARD_TYPES, ...CARD_TYPES].map((cardType, i) =>
    art.momentPicture({
      traits: plainTraits(GOAT_SLUGS[(i * 3) % 10]!, i),
      rarity: RARITIES[i % 4]!,
      cardType,
      momentTitle: 'The Slalom From the Halfway Line',
      year: 1958 + i * 8,
      competition: 'Continental Cup Final',
      momentScore: 380 + i * 13,
      cardNumber: 1 + i * 777,
      ...(i >= CARD_TYPES.length && {
        visualTraits: {
          cardStyle: CARD_STYLES[i % CARD_STYLES.length]!,
          frameColor: FRAME_COLORS[RARITIES[i % 4]!][Math.floor(i / 4) % 3]!,
          effect: EFFECTS[(i * 3) % EFFECTS.length]!,
          holographic: i % 9 === 4,
        },
      }),
    }),
  );
}

/** Five trophies, five cups before their end, and the ten with one over their horns. */
function cupPictures(): readonly string[] {
  const words = (trophy: art.Trophy) =>
    ({
      title: 'A cup',
      trophy,
      name: [`${trophy} Cup`, 'No. 12'],
      below: ['1 June 2026'],
    }) as const;
  return [
    ...art.TROPHIES.map((trophy) =>
      art.cupPicture({ ...words(trophy), ribbon: '8 places', places: 8 }),
    ),
    ...GOAT_SLUGS.map((goat, i) =>
      art.winnerPicture({
        ...words(art.TROPHIES[i % art.TROPHIES.length]!),
        ...{ ribbon: 'Nan', traits: plainTraits(goat, i) },
      }),
    ),
  ];
}

export async function sheet(
  file: string,
  pictures: readonly string[],
  columns: number,
  width: number,
): Promise<void> {
  const cells = await Promise.all(
    pictures.map((svg) =>
      sharp(Buffer.from(svg)).resize(width).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...cells.map((cell) => cell.info.height));
  const gap = 8;
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: Math.ceil(cells.length / columns) * (height + gap) + gap,
      channels: 3,
      background: '#1c222c',
    },
  })
    .composite(
      cells.map((cell, i) => ({
        input: cell.data,
        left: gap + (i % columns) * (width + gap),
        top: gap + Math.floor(i / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(file);
  console.log(file);
}

/** Writes the card sheets into a folder. */
export async function sheetCards(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await sheet(`${folder}/cards-rarities.png`, rarityCards(), 8, 240);
  await sheet(`${folder}/cards-moments.png`, momentCards(), 7, 280);
  await sheet(`${folder}/cards-cups.png`, cupPictures(), 3, 600);
  await sheet(
    `${folder}/cards-trophies.png`,
    art.TROPHIES.map((each) => art.trophyPicture(each)),
    5,
    400,
  );
  const sixty = randomCards(60, 1).map(art.cardPicture);
  for (let i = 0; i < 3; i++) {
    await sheet(`${folder}/cards-sixty-${i + 1}.png`, sixty.slice(i * 20, i * 20 + 20), 5, 300);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await sheetCards(process.argv[2] ?? '.cache/art-sheet');
}
