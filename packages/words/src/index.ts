export {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LOCALES,
  type Locale,
  type LocalPath,
  localPath,
  localPicture,
  mapLocales,
  preferredLocale,
  splitPath,
  toLocale,
} from './locales.ts';
export {
  caseFor,
  type Money,
  oneStop,
  type Part,
  parseMessage,
  phrase,
  type Values,
  wordCount,
  wordPlain,
} from './message.ts';
export { fixedGrouped, withPoint } from './numbers.ts';
export { LOCALE } from './page-locale.ts';
export { m, pageHref, pictureHref, type Say, t } from './page-words.ts';
