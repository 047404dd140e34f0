import {
  actionPicture,
  avatarPicture,
  type CardPart,
  cardBack,
  cardPicture,
  cover,
  crestPicture,
  defaultGoat,
  EVENT_PICTURES,
  eventPicture,
  figure,
  goatBack,
  iconicMomentPicture,
  PACK_KINDS,
  packWrapper,
  placeholder,
  portrait,
  reactionPicture,
  type StoryNumber,
  storyPicture,
  strikeFilm,
  TEAM_SIZE,
  TROPHIES,
  teamPicture,
  thumbnail,
  trophyPicture,
} from '@goats/art';
import {
  additionalArtworks,
  drawnGalleryItems,
  drawnGoatImages,
  goatStory,
  isGoatSlug,
  portraitTraits,
} from '@goats/collection';
import { isWalletAddress, REACTIONS } from '@goats/rules';
import type { Locale } from '@goats/words';
import { cardByNumber } from './card-by-number.ts';
import { FORMATS, type Format } from './formats.ts';
import { socialByName } from './social-names.ts';

/** A picture that a name stands for; `draw` builds its SVG. */
export interface NamedPicture {
  readonly draw: () => string;
  readonly format: Format;
  /** Of what it shows, where the drawings alone do not decide that. */
  readonly version?: string;
}

const FILENAME = /^([a-z0-9][a-z0-9_-]{0,100})\.([a-z]{3,4})$/i;

/** A file name split into stem and format, or undefined when no picture can have that name. */
export function splitFilename(filename: string): { stem: string; format: Format } | undefined {
  const [, stem, extension] = FILENAME.exec(filename) ?? [];
  const format = FORMATS.find((each) => each === extension?.toLowerCase());
  return stem && format ? { stem: stem.toLowerCase(), format } : undefined;
}

type Drawer = (rest: string, format: Format, locale: Locale) => (() => string) | undefined;

const STORIES = 4;

/** `upTo(7, '3') // 3`; undefined for anything that is not one of the numbers. */
function upTo(most: number, text: string): number | undefined {
  const number = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number <= most ? number : undefined;
}

/** What stands behind /api/images/{filename}, by the beginning of the name. */
const IMAGES: Readonly<Record<string, Drawer>> = {
  'card-back': (rest) => (rest === '' ? cardBack : undefined),
  'card-': (rest) => {
    const [, id = '', part] = /^(\d+)(?:-(ground|figure))?$/.exec(rest) ?? [];
    const card = cardByNumber(id);
    return card && (() => cardPicture(card, part as CardPart | undefined));
  },
  'back-': (rest) => {
    const card = cardByNumber(rest);
    return card && (() => goatBack(card));
  },
  'crest-': (rest) => (isGoatSlug(rest) ? () => crestPicture(rest) : undefined),
  // Of a player, known or not. There are more addresses than painters could ever paint, so an avatar
  // is a drawing in every case.
  'avatar-': (rest, format) =>
    format === 'svg' && isWalletAddress(rest) ? () => avatarPicture(rest) : undefined,
  'reaction-': (rest, format) => {
    const [, name = '', address = ''] = /^(.+)-(0x[0-9a-f]{40})$/.exec(rest) ?? [];
    const reaction = REACTIONS.find((each) => each === name);
    return format === 'svg' && reaction ? () => reactionPicture(reaction, address) : undefined;
  },
  'gallery-': (rest) => {
    const item = drawnGalleryItems().find((each) => each.filename === `gallery-${rest}.webp`);
    return item && (() => portrait(item.traits));
  },
  'social-': socialByName,
  'story-': (rest) => {
    const number = upTo(STORIES, rest);
    return number === undefined ? undefined : () => storyPicture(number as StoryNumber);
  },
  'team-': (rest) => {
    const number = upTo(TEAM_SIZE, rest);
    return number === undefined ? undefined : () => teamPicture(number);
  },
  'event-': (rest) => {
    const event = EVENT_PICTURES.find((each) => each === rest);
    return event && (() => eventPicture(event));
  },
  'trophy-': (rest) => {
    const trophy = TROPHIES.find((each) => each.toLowerCase() === rest);
    return trophy && (() => trophyPicture(trophy));
  },
  'moment-': (rest) => {
    const [, slug = '', number = ''] = /^(.+)-([1-9]\d?)$/.exec(rest) ?? [];
    if (!isGoatSlug(slug)) return undefined;
    const moment = goatStory(slug).iconicMoments[Number(number) - 1];
    return moment && (() => iconicMomentPicture(slug, moment));
  },
  'pack-': (rest) => {
    const kind = PACK_KINDS.find((each) => each.toLowerCase() === rest);
    return kind && (() => packWrapper(kind));
  },
  'placeholder-goat': (rest) => (rest === '' ? placeholder : undefined),
  'default-goat': (rest) => (rest === '' ? defaultGoat : undefined),
  // Artworks that no page names; the gallery's additional grid shows them.
  image_: (rest) => {
    const look = additionalArtworks()[(upTo(999, rest) ?? 0) - 1];
    const [slug = ''] = look?.path.split('/') ?? [];
    return look && goatLookByName(slug, look.filename)?.draw;
  },
};

/** `imageByName('card-17.webp')` */
export function imageByName(filename: string, locale: Locale = 'en'): NamedPicture | undefined {
  const name = splitFilename(filename);
  if (!name) return undefined;
  for (const [prefix, drawer] of Object.entries(IMAGES)) {
    if (!name.stem.startsWith(prefix)) continue;
    const draw = drawer(name.stem.slice(prefix.length), name.format, locale);
    if (draw) return { draw, format: name.format };
  }
  return undefined;
}

const GOAT_VIEWS: Readonly<Record<string, (traits: ReturnType<typeof portraitTraits>) => string>> =
  {
    '': portrait,
    '-action': ({ goat }) => actionPicture(goat, 'right'),
    '-rival': ({ goat }) => actionPicture(goat, 'left'),
    '-cover': cover,
    '-figure': figure,
    '-thumb': thumbnail,
  };

/** Ten drawings in one: only as pixels, which are kept, so that nobody has them drawn again and again. */
const FILMS: Readonly<Record<string, 'right' | 'left'>> = {
  '-action-film': 'right',
  '-rival-film': 'left',
};

/** `goatImageByName('the-flea-cover.webp')`, and `default` with or without an extension. */
export function goatImageByName(filename: string): NamedPicture | undefined {
  if (filename === 'default') return { draw: defaultGoat, format: 'webp' };
  const name = splitFilename(filename);
  if (!name) return undefined;
  if (name.stem === 'default') return { draw: defaultGoat, format: name.format };
  const [, slug = '', view = ''] =
    /^(.*?)(-action-film|-rival-film|-action|-rival|-cover|-figure|-thumb)?$/.exec(name.stem) ?? [];
  if (!isGoatSlug(slug)) return undefined;
  const film = FILMS[view];
  if (film && name.format === 'webp') {
    return { draw: () => strikeFilm(slug, film), format: name.format };
  }
  const drawView = GOAT_VIEWS[view];
  if (!drawView) return undefined;
  return { draw: () => drawView(portraitTraits(slug)), format: name.format };
}

/** `goatLookByName('the-flea', 'the-flea_1_common_home.webp')` */
export function goatLookByName(slug: string, filename: string): NamedPicture | undefined {
  const name = splitFilename(filename);
  if (!name || !isGoatSlug(slug)) return undefined;
  const look = drawnGoatImages(slug).find((image) => image.filename.startsWith(`${name.stem}.`));
  return look && { draw: () => portrait(look.traits), format: name.format };
}
