import { parseMessage } from './parse-message.mjs';

/**
 * What is wrong with a translation, as sentences: it must be a message, and have the names and tags of
 * the English one, no more and no less.
 *
 * @example translationFaults('Buy {name}', 'Compra {nombre}') // ['says {nombre}, which nobody hands in', …]
 */
export function translationFaults(message, translation) {
  let [asked, given] = [];
  try {
    asked = namesIn(parseMessage(message));
    given = namesIn(parseMessage(translation));
  } catch (error) {
    return [error.message];
  }
  return [
    ...[...given]
      .filter((name) => !asked.has(name))
      .map((name) => `says ${name}, which nobody hands in`),
    ...[...asked].filter((name) => !given.has(name)).map((name) => `leaves out ${name}`),
  ];
}

const ARTICLE = /\b[Aa]n? \{\w+\}/;

/**
 * What is wrong with the English itself: `a` or `an` goes by the word that follows, and a value is any.
 *
 * @example messageFaults('A {rarity} cup') // ['has an article before a value: “A {rarity}”']
 */
export function messageFaults(message) {
  const [article] = ARTICLE.exec(message.split('@@', 1)[0]) ?? [];
  return article ? [`has an article before a value: “${article}”`] : [];
}

/** `namesIn(parseMessage('<b>{name}</b>')) // Set { '<b>', '{name}' }` */
export function namesIn(parts, names = new Set()) {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if ('value' in part) names.add(`{${part.value}}`);
    else if ('choose' in part) {
      names.add(`{${part.choose}}`);
      for (const inside of Object.values(part.cases)) namesIn(inside, names);
    } else {
      names.add(`<${part.tag}>`);
      namesIn(part.inside, names);
    }
  }
  return names;
}
