/**
 * Cards for the contact sheet: four tiers of ten goats, two dozen of one, the night editions, plates
 * close up, moment cards, cups, and sixty of the collection.
 */
import {
  BACKGROUNDS,
  CARD_STYLES,
  CARD_TYPES,
  EFFECTS,
  FRAME_COLORS,
  GOAT_FACTS,
  GOAT_SLUGS,
  type GoatTraits,
  type MintedCard,
  mintedCards,
  POSES,
} from '@goats/collection';
import { RARITIES } from '@goats/rules';
import sharp from 'sharp';
import * as art from '../src/index.ts';

const ALL: readonly MintedCard[] = [...mintedCards()];
const NIGHTS = ALL.filter(({ traits }) => traits.special === 'Night Edition');

/** Every `stride`th of the collection: the same cards every time, so that two sheets can be compared. */
function byLot(count: number, stride: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => drawn(ALL[(i * stride) % ALL.length]!));
}

const drawn = (card: MintedCard): string => art.cardPicture(card);

function plainTraits(goat: GoatTraits['goat'], i: number): GoatTraits {
  return {
    goat,
    background: BACKGROUNDS[i % BACKGROUNDS.length]!,
    expression: 'Proud',
    accessories: 'None',
    special: 'None',
    kit: 'Home',
    head: GOAT_FACTS[goat].homeHead,
    pose: POSES[(i * 5) % POSES.length]!,
  };
}

/** Four of each goat, as they were minted. */
function rarityCards(): readonly string[] {
  return GOAT_SLUGS.flatMap((goat, i) =>
    RARITIES.map((rarity, r) => {
      const own = ALL.filter(
        (card) => card.traits.goat === goat && card.rarity === rarity && !NIGHTS.includes(card),
      );
      return drawn(own[(i * 3 + r * 5) % own.length]!);
    }),
  );
}

/** Two dozen of one goat: what a collector of it has before them. */
function ofOneGoat(goat: GoatTraits['goat']): readonly string[] {
  const own = ALL.filter((card) => card.traits.goat === goat);
  return Array.from({ length: 24 }, (_, i) => drawn(own[(i * 83) % own.length]!));
}

/** The plate alone, close up, of the longest title of each tier. */
function plates(): readonly string[] {
  return [...RARITIES, 'Night'].flatMap((tier) => {
    const own = tier === 'Night' ? NIGHTS : ALL.filter(({ rarity }) => rarity === tier);
    const longest = own.reduce((a, b) => (b.momentTitle.length > a.momentTitle.length ? b : a));
    return [own[0]!, longest].map((card) =>
      drawn(card).replace(
        'height="700" viewBox="0 0 500 700"',
        'height="160" viewBox="0 540 500 160"',
      ),
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
  await sheet(`${folder}/cards-rarities.png`, rarityCards(), 8, 240);
  await sheet(`${folder}/cards-moments.png`, momentCards(), 7, 280);
  await sheet(`${folder}/cards-cups.png`, cupPictures(), 3, 600);
  await sheet(
    `${folder}/cards-trophies.png`,
    art.TROPHIES.map((each) => art.trophyPicture(each)),
    5,
    400,
  );
  await sheet(`${folder}/cards-one-goat.png`, ofOneGoat('the-flea'), 8, 240);
  await sheet(`${folder}/cards-night.png`, NIGHTS.map(drawn), 5, 400);
  await sheet(`${folder}/cards-plates.png`, plates(), 2, 900);
  const sixty = byLot(60, 6607);
  for (let i = 0; i < 3; i++) {
    await sheet(`${folder}/cards-sixty-${i + 1}.png`, sixty.slice(i * 20, i * 20 + 20), 5, 300);
  }
}
