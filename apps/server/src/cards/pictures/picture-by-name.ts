import type { Locale } from '@goats/words';
import { coinByName } from './coin-names.ts';
import { iconByName } from './icon-names.ts';
import {
  goatImageByName,
  goatLookByName,
  imageByName,
  type NamedPicture,
} from './picture-names.ts';

/** All that decides about a picture which no database knows: another thread finds the same one by it. */
export interface PictureName {
  readonly among: keyof typeof FINDERS;
  readonly filename: string;
  /** Of the goat, among looks. */
  readonly slug?: string | undefined;
  readonly locale: Locale;
}

const FINDERS = {
  images: ({ filename, locale }) => imageByName(filename, locale),
  goats: ({ filename }) => goatImageByName(filename),
  looks: ({ filename, slug = '' }) => goatLookByName(slug, filename),
  coins: ({ filename }) => coinByName(filename),
  icons: ({ filename }) => iconByName(filename),
} as const satisfies Record<string, (name: Omit<PictureName, 'among'>) => NamedPicture | undefined>;

/** `pictureByName({ among: 'images', filename: 'card-17.webp', locale: 'en' })` */
export function pictureByName(name: PictureName): NamedPicture | undefined {
  return FINDERS[name.among](name);
}
