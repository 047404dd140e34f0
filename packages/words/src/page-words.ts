import { localPath, localPicture } from './locales.ts';
import { phrase, type Values } from './message.ts';
import { LOCALE } from './page-locale.ts';

/**
 * A sentence of the page, in its language. The English one stands in the code; the build puts the
 * translation in its place, so that no page loads a catalogue.
 *
 * `t('Buy {name} for {price} HOOF', { name, price })`
 */
/* @__NO_SIDE_EFFECTS__ */
export function t(message: string, values?: Values): string {
  return phrase(LOCALE, message, values);
}

/**
 * Marks a sentence that is said elsewhere: `const TITLES = { '/cups': m('Cups') }`, then `t(TITLES[path])`.
 * Without effects, so that a table which nobody reads is left out of the bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function m<const M extends string>(message: M): M {
  return message;
}

/** How a sentence is said in some language: `t` on a page, the wallet's language in a letter. */
export type Say = (message: string, values?: Values) => string;

/** The address of a page in this page's language, for links that no router draws: `pageHref('/cups')` */
export function pageHref(path: string): string {
  return localPath(LOCALE, path);
}

/** A picture with words in it, in this page's language: `pictureHref('/api/images/cups/12.png')` */
export function pictureHref(address: string): string {
  return localPicture(LOCALE, address);
}
