import { PICTURE_VERSION } from '@goats/collection';
import type { Locale } from '@goats/words';
import { wordsVersion } from '../../words/catalogues.ts';
import type { NamedPicture } from './picture-names.ts';

/**
 * What makes a picture this one. Most change with a release alone, so that name, version and, in
 * another language, its words say it before anything is drawn; the others, and all in development,
 * are known by what is drawn.
 */
export function identify(
  picture: NamedPicture,
  path: string,
  locale: Locale,
  release = PICTURE_VERSION,
): { readonly what: string; readonly byName: boolean; readonly draw: () => string } {
  const { draw } = picture;
  if (release !== '' && picture.version === undefined) {
    const named = `${release} ${path}`;
    const what = locale === 'en' ? named : `${named} ${wordsVersion(locale)}`;
    return { what, byName: true, draw };
  }
  const svg = draw();
  return { what: svg, byName: false, draw: () => svg };
}
