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
  type Part,
  parseMessage,
  phrase,
  type Values,
  wordCount,
} from './message.ts';
export { LOCALE, m, pageHref, pictureHref, type Say, t } from './page-words.ts';
