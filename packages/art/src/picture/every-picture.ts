import {
  BACKGROUNDS,
  CARD_STYLES,
  CARD_TYPES,
  EFFECTS,
  FRAME_COLORS,
  GOAT_FACTS,
  GOAT_SLUGS,
  type GoatTraits,
  goatStory,
  SPECIALS,
} from '@goats/collection';
import { ACHIEVEMENTS, RARITIES, REACTIONS, SEASON_RANKS } from '@goats/rules';
import * as art from '../index.ts';

const BASE: GoatTraits = {
  goat: 'the-flea',
  background: 'Rain',
  expression: 'Calm',
  accessories: 'None',
  special: 'None',
  kit: 'Home',
  head: 'Three-Quarter',
  pose: 'Chest Out',
};

/** A card with everything filled in; tests change what they are about. */
export const SAMPLE_CARD: art.GoatCard = {
  traits: BASE,
  rarity: 'Rare',
  goatScore: 82,
  id: 2273,
  variationNumber: 228,
  momentTitle: 'The Header Nobody Marked',
  momentYear: 2009,
};

/** A moment with everything filled in. */
export const SAMPLE_MOMENT: art.MomentCard = {
  traits: BASE,
  rarity: 'Epic',
  cardType: 'Goal',
  momentTitle: 'Sixty Metres, Eleven Touches',
  year: 2007,
  competition: 'Meadow Cup',
  momentScore: 431,
  cardNumber: 9,
};

/** One picture of every kind the package draws, by name, for the tests that hold for all of them. */
export function everyPicture(): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const background of BACKGROUNDS) {
    pictures.set(`portrait ${background}`, art.portrait({ ...BASE, background }));
  }
  SPECIALS.forEach((special, i) => {
    const rarity = RARITIES[i % 4]!;
    const traits = { ...BASE, goat: GOAT_SLUGS[i]!, special };
    pictures.set(`card ${special}`, art.cardPicture({ ...SAMPLE_CARD, traits, rarity }));
  });
  CARD_TYPES.forEach((cardType, i) => {
    const rarity = RARITIES[i % 4]!;
    pictures.set(`moment ${cardType}`, art.momentPicture({ ...SAMPLE_MOMENT, cardType, rarity }));
  });
  CARD_STYLES.forEach((cardStyle, i) => {
    const rarity = RARITIES[i % 4]!;
    const visualTraits = {
      cardStyle,
      frameColor: FRAME_COLORS[rarity][i % 3]!,
      effect: EFFECTS[i % EFFECTS.length]!,
      holographic: i === 5,
    };
    const moment = { ...SAMPLE_MOMENT, rarity, visualTraits };
    pictures.set(`moment ${cardStyle}`, art.momentPicture(moment));
  });
  for (const goat of GOAT_SLUGS)
    pictures.set(`thumbnail ${goat}`, art.thumbnail({ ...BASE, goat }));
  pictures.set('cover', art.cover(BASE));
  pictures.set('figure', art.figure(BASE));
  pictures.set('placeholder', art.placeholder());
  pictures.set('default goat', art.defaultGoat());
  pictures.set('card back', art.cardBack());
  pictures.set('record', art.recordMarks({ games: 9, wins: 7, trophies: 1 }));
  const [moment] = goatStory('the-flea').iconicMoments;
  pictures.set('iconic moment', art.iconicMomentPicture('the-flea', moment!));
  pictures.set('avatar', art.avatarPicture(`0x${'c07e'.repeat(10)}`));
  for (const reaction of REACTIONS)
    pictures.set(`reaction ${reaction}`, art.reactionPicture(reaction, `0x${'c07e'.repeat(10)}`));
  for (const goat of GOAT_SLUGS) {
    pictures.set(`crest ${goat}`, art.crestPicture(goat));
    pictures.set(`action ${goat}`, art.actionPicture(goat, 'left'));
    pictures.set(`strike ${goat}`, art.strikeFilm(goat, 'left'));
    const attributes = GOAT_FACTS[goat].baseAttributes;
    pictures.set(`back ${goat}`, art.goatBack({ ...SAMPLE_CARD, goat, attributes }));
  }
  for (const kind of art.PACK_KINDS) pictures.set(`pack ${kind}`, art.packWrapper(kind));
  for (const n of [1, 2, 3, 4] as const) pictures.set(`story ${n}`, art.storyPicture(n));
  for (let n = 1; n <= art.TEAM_SIZE; n++) pictures.set(`team ${n}`, art.teamPicture(n));
  for (const id of art.EVENT_PICTURES) pictures.set(`event ${id}`, art.eventPicture(id));
  pictures.set('social', art.socialPicture({ title: 'Ten goats', subtitle: 'One pasture' }));
  const side = (goat: GoatTraits['goat'], player: string): art.MatchSide => ({
    goat,
    player,
    address: `0x${'91fa'.repeat(10)}`.replace(/.$/, String(player.length % 10)),
    traits: { ...BASE, goat },
  });
  pictures.set(
    'match',
    art.matchPicture({
      title: 'The Flea v Kaiser Goat',
      sides: [side('the-flea', 'Gaffer Billy'), side('kaiser-goat', 'Opponent')],
      between: '2:1',
      stake: '25 HOOF each',
    }),
  );
  pictures.set(
    'open match',
    art.matchPicture({
      title: 'Nan asks you for a friendly',
      sides: [side('the-flea', 'Nan'), { open: 'You?' }],
      between: 'v',
      stake: 'Friendly',
    }),
  );
  for (const trophy of art.TROPHIES) {
    const words = {
      trophy,
      name: [`${trophy} Cup`, 'No. 12'],
      below: ['with The Flea', '16 November 2026'],
    } as const;
    pictures.set(`trophy ${trophy}`, art.trophyPicture(trophy));
    pictures.set(`trophy ${trophy} small`, art.trophyPicture(trophy, 'small'));
    pictures.set(
      `cup ${trophy}`,
      art.cupPicture({ ...words, title: `${trophy} Cup`, ribbon: '8 places', places: 8 }),
    );
  }
  GOAT_SLUGS.forEach((goat, i) => {
    pictures.set(
      `winner ${goat}`,
      art.winnerPicture({
        title: 'Nan wins the Rare Cup No. 12',
        trophy: art.TROPHIES[i % art.TROPHIES.length]!,
        name: ['Rare Cup', 'No. 12'],
        ribbon: 'Nan',
        below: ['with The Flea', '16 November 2026'],
        traits: { ...BASE, goat },
      }),
    );
  });
  pictures.set(
    'eleven',
    art.elevenPicture({
      ...{
        title: 'The album of Nan',
        name: 'Nan',
        system: '4-3-3',
        total: '820',
        shape: [4, 3, 3],
        captions: {
          ...{ eleven: 'Best eleven', from: 'From the album', shape: 'Shape', score: 'GOAT Score' },
        },
      },
      players: [null, ...GOAT_SLUGS].map((goat, i) =>
        goat ? { traits: { ...BASE, goat }, score: 82, rarity: RARITIES[i % 4]! } : null,
      ),
    }),
  );
  for (const place of [2, 3] as const)
    pictures.set(`medal ${place}`, art.medalPicture('Rare', place));
  for (const { id, name } of SEASON_RANKS)
    pictures.set(`season ${id}`, art.seasonBadgePicture(id, name));
  for (const { id, name } of ACHIEVEMENTS)
    pictures.set(`achievement ${id}`, art.achievementPicture(id, name));
  for (const kind of art.ICON_KINDS) pictures.set(`icon ${kind}`, art.appIcon(kind, 512));
  for (const variant of art.COIN_VARIANTS)
    pictures.set(`coin ${variant}`, art.hoofCoin(variant, 256));
  return pictures;
}
