import { LANGUAGE_TAGS, type Locale } from './locales.ts';

/**
 * The part of ICU's MessageFormat that the site needs: `{name}`, `{count, number}`,
 * `{count, plural, =0 {none} one {# card} other {# cards}}`, `{who, select, you {…} other {…}}`, and
 * tags for rich text, `<b>…</b>`. An apostrophe is an apostrophe. What follows `@@` tells two
 * meanings of one English word apart and is never shown: `Open@@verb`.
 */
export type Part =
  | string
  | { readonly value: string; readonly number: boolean }
  | { readonly choose: string; readonly plural: boolean; readonly cases: Cases }
  | { readonly tag: string; readonly inside: readonly Part[] };

type Cases = Readonly<Record<string, readonly Part[]>>;

/** Inside a plural: stands for its number. */
const COUNT = '#';

const parsed = new Map<string, readonly Part[]>();

/** `parseMessage('Hello {name}') // ['Hello ', { value: 'name', number: false }]` */
export function parseMessage(message: string): readonly Part[] {
  let parts = parsed.get(message);
  if (!parts) {
    parts = new Parser(message.split('@@', 1)[0]!).all();
    parsed.set(message, parts);
  }
  return parts;
}

class Parser {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  all(): readonly Part[] {
    const parts = this.parts('');
    if (this.at < this.text.length) throw this.wrong();
    return parts;
  }

  /** Up to the end, a closing brace or a closing tag, which is left for whoever opened it. */
  private parts(plural: string): Part[] {
    const parts: Part[] = [];
    while (this.at < this.text.length) {
      if (this.text[this.at] === '}' || this.text.startsWith('</', this.at)) break;
      const tag = /^<([a-z][A-Za-z0-9]*)>/.exec(this.text.slice(this.at));
      if (this.text[this.at] === '{') parts.push(this.argument());
      else if (tag) parts.push(this.tagged(tag[1]!, plural));
      else if (plural && this.text[this.at] === COUNT) {
        this.at += 1;
        parts.push({ value: plural, number: true });
      } else parts.push(this.plain(plural));
    }
    return parts;
  }

  private plain(plural: string): string {
    const from = this.at;
    do this.at += 1;
    while (
      this.at < this.text.length &&
      !'{}<'.includes(this.text[this.at]!) &&
      !(plural && this.text[this.at] === COUNT)
    );
    return this.text.slice(from, this.at);
  }

  private tagged(tag: string, plural: string): Part {
    this.at += tag.length + 2;
    const inside = this.parts(plural);
    this.expect(`</${tag}>`);
    return { tag, inside };
  }

  private argument(): Part {
    this.expect('{');
    const name = this.word();
    if (this.text[this.at] === '}') {
      this.at += 1;
      return { value: name, number: false };
    }
    this.expect(',');
    const kind = this.word();
    if (kind === 'number') {
      this.expect('}');
      return { value: name, number: true };
    }
    if (kind !== 'plural' && kind !== 'select') throw this.wrong();
    this.expect(',');
    const cases: Record<string, readonly Part[]> = {};
    while (this.text[this.at] !== '}') {
      const key = this.word();
      this.expect('{');
      cases[key] = this.parts(kind === 'plural' ? name : '');
      this.expect('}');
      this.space();
    }
    this.at += 1;
    if (!cases.other) throw this.wrong();
    return { choose: name, plural: kind === 'plural', cases };
  }

  private word(): string {
    this.space();
    const word = /^[=\w-]+/.exec(this.text.slice(this.at))?.[0];
    if (!word) throw this.wrong();
    this.at += word.length;
    this.space();
    return word;
  }

  private space(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private expect(sign: string): void {
    if (!this.text.startsWith(sign, this.at)) throw this.wrong();
    this.at += sign.length;
  }

  private wrong(): Error {
    return new Error(`Not a message, at ${this.at}: ${this.text}`);
  }
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
  const found = plural
    ? (cases[`=${value}`] ?? cases[pluralOf(locale, Number(value))])
    : cases[String(value)];
  return found ?? cases.other!;
}

/** Whole and grouped as the language groups: `wordCount('de', 20000) // '20.000'` */
export function wordCount(locale: Locale, value: unknown): string {
  return typeof value === 'number'
    ? value.toLocaleString(LANGUAGE_TAGS[locale])
    : String(value ?? '');
}

/** `phrase('en', '{n, plural, one {# card} other {# cards}}', { n: 2 }) // '2 cards'` */
export function phrase(locale: Locale, message: string, values: Values = {}): string {
  return joined(locale, parseMessage(message), values);
}

function joined(locale: Locale, parts: readonly Part[], values: Values): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('value' in part) {
      const value = values[part.value];
      text += part.number ? wordCount(locale, value) : String(value ?? '');
    } else if ('choose' in part) {
      text += joined(locale, caseFor(locale, part, values[part.choose]), values);
    } else text += joined(locale, part.inside, values);
  }
  return text;
}
