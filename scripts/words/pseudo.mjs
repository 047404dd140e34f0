import { parseMessage } from './parse-message.mjs';

const ACCENTS = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  E: 'É',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
};
/** Half as long again, as German sometimes is. */
const LONGER = 0.5;
const FILLING = ' älso lönger thän yóu thoüght';

/**
 * A language that nobody speaks: longer by half, full of accents, in brackets. What is cut, what
 * overlaps, and what is put together by hand shows in it.
 *
 * @example pseudo('Buy {name}') // '[Büy {name} älso]'
 */
export function pseudo(message) {
  const parts = parseMessage(message);
  const letters = message.replaceAll(/\{[^}]*\}|<[^>]*>/g, '').length;
  const more = FILLING.repeat(Math.ceil((letters * LONGER) / FILLING.length));
  return `[${written(parts)}${more.slice(0, Math.ceil(letters * LONGER))}]`;
}

function written(parts) {
  return parts.map(one).join('');
}

function one(part) {
  if (typeof part === 'string')
    return part.replaceAll(/[aceinouAENOU]/g, (letter) => ACCENTS[letter] ?? letter);
  if ('value' in part)
    return part.number ? `{${part.value}, ${part.money ?? 'number'}}` : `{${part.value}}`;
  if ('tag' in part) return `<${part.tag}>${written(part.inside)}</${part.tag}>`;
  const cases = Object.entries(part.cases).map(([name, inside]) => `${name} {${written(inside)}}`);
  return `{${part.choose}, ${part.plural ? 'plural' : 'select'}, ${cases.join(' ')}}`;
}
