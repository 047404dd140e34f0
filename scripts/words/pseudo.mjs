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
  C: 'Ç',
  E: 'Ê',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
};
/** Half as long again, as German sometimes is. */
const LONGER = 0.5;
const WORD = /\p{L}{2}/u;
const NAMES = /\{\w+\}|<[^>]*>/g;
/** A letter behind a figure, which some languages write out: 5h is 5 Std. */
const UNIT = /(?<=\})([dhms])(?!\p{L})/gu;
const ENDS = /^((?:<[^>]*>)*)(.*?)((?:<\/[^>]*>)*)$/s;
const FILLING = ' älso lönger thän yóu thoüght';

/**
 * A language that nobody speaks: longer by half, full of accents, in brackets. What is cut, what
 * overlaps, and what is put together by hand shows in it.
 *
 * @example pseudo('Buy {name}') // '[Büy {name} älso]'
 */
export function pseudo(message) {
  // What tells two meanings apart is for whoever translates.
  const [said] = message.split('@@', 1);
  // Figures and signs are nobody's words.
  if (!WORD.test(said.replaceAll(NAMES, ' '))) return said.replaceAll(UNIT, ' $1ñn.');
  // Inside a tag at either end: around one that is not seen they would be all that is.
  return written(parseMessage(said)).replace(ENDS, '$1[$2]$3');
}

function written(parts) {
  return parts.map(one).join('');
}

function one(part) {
  if (typeof part === 'string') return longer(part);
  if ('value' in part)
    return part.number ? `{${part.value}, ${part.money ?? 'number'}}` : `{${part.value}}`;
  if ('tag' in part) return `<${part.tag}>${written(part.inside)}</${part.tag}>`;
  const cases = Object.entries(part.cases).map(([name, inside]) => `${name} {${written(inside)}}`);
  return `{${part.choose}, ${part.plural ? 'plural' : 'select'}, ${cases.join(' ')}}`;
}

/** Each piece by its own half: a tag that only a screen reader has does not lengthen what is seen. */
function longer(text) {
  const strange = text.replaceAll(/[aceinouACEINOU]/g, (letter) => ACCENTS[letter]);
  if (!WORD.test(text)) return strange;
  const said = strange.trimEnd();
  const more = Math.ceil(said.trimStart().length * LONGER);
  const filling = FILLING.repeat(Math.ceil(more / FILLING.length))
    .slice(0, more)
    .trimEnd();
  return `${said}${filling}${strange.slice(said.length)}`;
}
