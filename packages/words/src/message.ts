import { LANGUAGE_TAGS, type Locale } from './locales.ts';
import { fixedGrouped, withPoint } from './numbers.ts';

/**
 * The part of ICU's MessageFormat that the site needs: `{name}`, `{count, number}`,
 * `{price, hoof} HOOF`, `{bid, sol} SOL`, `{count, plural, =0 {none} one {# card} other {# cards}}`,
 * `{who, select, you {…} other {…}}`, and tags for rich text, `<b>…</b>`. An apostrophe is an
 * apostrophe. What follows `@@` tells two meanings of one English word apart and is never shown:
 * `Open@@verb`.
 */
export type Part =
  | string
  | { readonly value: string; readonly number: boolean; readonly money?: Money }
  | { readonly choose: string; readonly plural: boolean; readonly cases: Cases }
  | { readonly tag: string; readonly inside: readonly Part[] };

type Cases = Readonly<Record<string, readonly Part[]>>;

/** An amount travels as a number; how many digits follow its decimal sign goes by what it is of. */
export type Money = 'hoof' | 'sol';

/** Inside a plural: stands for its number. */
const COUNT = '#';

const parsed = new Map<string, readonly Part[]>();

/** `parseMessage('Hello {name}') // ['Hello ', { value: 'name', number: false }]` */
export function parseMessage(message: string): readonly Part[] {
  const known = parsed.get(message);
  if (known) return known;
  const parts = parse(message.split('@@', 1)[0]!);
  parsed.set(message, parts);
  return parts;
}

/** Functions over one position, not a class: a minifier shortens their names. */
function parse(text: string): Part[] {
  let at = 0;

  const wrong = () => new Error(`Not a message, at ${at}: ${text}`);

  function expect(sign: string): void {
    if (!text.startsWith(sign, at)) throw wrong();
    at += sign.length;
  }

  function find(pattern: RegExp): string {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  }

  function word(): string {
    find(/\s*/y);
    const name = find(/[=\w-]+/y);
    if (!name) throw wrong();
    find(/\s*/y);
    return name;
  }

  /** Up to the end, a closing brace or a closing tag, which is left for whoever opened it. */
  function parts(plural: string): Part[] {
    const list: Part[] = [];
    while (at < text.length && text[at] !== '}' && !text.startsWith('</', at)) {
      const tag = find(/<[a-z]\w*>/y);
      if (tag) {
        const inside = parts(plural);
        expect(`</${tag.slice(1)}`);
        list.push({ tag: tag.slice(1, -1), inside });
      } else if (text[at] === '{') list.push(argument());
      else if (plural && text[at] === COUNT) {
        at += 1;
        list.push({ value: plural, number: true });
      } else list.push(find(plural ? /[\s\S][^{}<#]*/y : /[\s\S][^{}<]*/y));
    }
    return list;
  }

  function argument(): Part {
    at += 1;
    const name = word();
    find(/,/y);
    const kind = text[at] === '}' ? '' : word();
    if (!kind || kind === 'number') {
      expect('}');
      return { value: name, number: kind === 'number' };
    }
    if (kind === 'hoof' || kind === 'sol') {
      expect('}');
      return { value: name, number: true, money: kind };
    }
    if (kind !== 'plural' && kind !== 'select') throw wrong();
    expect(',');
    const cases: Record<string, readonly Part[]> = {};
    while (text[at] !== '}') {
      const key = word();
      expect('{');
      cases[key] = parts(kind === 'plural' ? name : '');
      expect('}');
      find(/\s*/y);
    }
    at += 1;
    if (!cases.other) throw wrong();
    return { choose: name, plural: kind === 'plural', cases };
  }

  const all = parts('');
  if (at < text.length) throw wrong();
  return all;
}

export type Values = Readonly<Record<string, string | number | undefined>>;

const plurals = new Map<Locale, Intl.PluralRules>();

function pluralOf(locale: Locale, count: number): string {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(LANGUAGE_TAGS[locale]);
  plurals.set(locale, rules);
  return rules.select(count);
}

/** Which case of a choice holds for this value. */
export function caseFor(
  locale: Locale,
  { plural, cases }: { plural: boolean; cases: Cases },
  value: unknown,
): readonly Part[] {
  const own = (name: string) => (Object.hasOwn(cases, name) ? cases[name] : undefined);
  const found = plural
    ? (own(`=${value}`) ?? own(pluralOf(locale, Number(value))))
    : own(String(value));
  return found ?? cases.other!;
}

/**
 * Grouped as the language groups: `wordCount('de', 20000) // '20.000'`. Hundredths of a HOOF appear
 * only when there are some, those of a SOL always: `wordCount('en', 12.5, 'hoof') // '12.50'`
 */
export function wordCount(locale: Locale, value: unknown, money?: Money): string {
  if (typeof value !== 'number') return String(value ?? '');
  if (money === 'sol') return fixedGrouped(value, 2, locale);
  if (money === 'hoof') {
    const hundredths = Math.round(value * 100);
    return fixedGrouped(hundredths / 100, hundredths % 100 === 0 ? 0 : 2, locale);
  }
  const [, decimals = ''] = String(Number(value.toFixed(MOST_DECIMALS))).split('.');
  return fixedGrouped(value, decimals.length, locale);
}

/** Of a number that is no money. */
const MOST_DECIMALS = 3;

/**
 * What stands for `{name}` alone: as it came, but for a number that is not whole, which has the
 * decimal sign of its language. `wordPlain('de', 1.5) // '1,5'`
 */
export function wordPlain<V>(locale: Locale, value: V): V | string {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return withPoint(String(value), locale);
}

/** A sentence that ends in an abbreviation has one full stop: `oneStop('in 5 Min.', '. Los!') // ' Los!'` */
export function oneStop(before: unknown, text: string): string {
  const isTwice = typeof before === 'string' && before.endsWith('.') && /^\.(?!\.)/.test(text);
  return isTwice ? text.slice(1) : text;
}

/** `phrase('en', '{n, plural, one {# card} other {# cards}}', { n: 2 }) // '2 cards'` */
export function phrase(locale: Locale, message: string, values: Values = {}): string {
  return joined(locale, parseMessage(message), values);
}

function joined(locale: Locale, parts: readonly Part[], values: Values): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += oneStop(text, part);
    else if ('value' in part) {
      const value = values[part.value];
      text += part.number
        ? wordCount(locale, value, part.money)
        : String(wordPlain(locale, value) ?? '');
    } else if ('choose' in part) {
      text += joined(locale, caseFor(locale, part, values[part.choose]), values);
    } else text += joined(locale, part.inside, values);
  }
  return text;
}
