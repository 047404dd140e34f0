import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkWords } from '../check/words.mjs';
import { bareText } from './bare-text.mjs';
import { readCatalogues } from './catalogues.mjs';
import { glossaryFaults } from './glossary.mjs';
import { OTHER_LOCALES } from './languages.mjs';
import { markMessages } from './mark-messages.mjs';
import { messagesIn } from './messages-in.mjs';
import { pseudo } from './pseudo.mjs';
import { areaOf } from './sources.mjs';
import { messageFaults, translationFaults } from './translation-faults.mjs';

const FROM = "import { m, t } from '@goats/words';\nimport { T } from '@goats/ui/t.tsx';\n";
const said = (code) =>
  messagesIn('a.tsx', FROM + code).map(({ message, names }) => [message, names]);

describe('what is said is found where it stands', () => {
  it.each([
    ["t('Hello {name}', { name })", [['Hello {name}', ['name']]]],
    ["t('Hello', values)", [['Hello', undefined]]],
    ["const TITLES = { cups: m('Cups') };", [['Cups', []]]],
    ['<T m="Read <b>this</b>" b={<b />} />', [['Read <b>this</b>', ['b']]]],
    ["<T m={'Don\\'t'} {...values} />", [["Don't", undefined]]],
    ['t(STORED)', []],
    ["other('Hello')", []],
  ])('%s', (code, messages) => {
    expect(said(code)).toEqual(messages);
  });

  it('and nothing where a t is something else', () => {
    expect(messagesIn('a.ts', "const t = (x) => x; t('12:00')")).toEqual([]);
  });
});

/** What JavaScript takes it for. */
const run = (expression) => new Function(`return ${expression}`)();

describe('one build, five languages', () => {
  const catalogue = new Map([
    ['Hello {name}', 'Hola {name}'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what would break a template
    ['It\'s "on"', 'Está «on» `$1` ${x} \\ \'"'],
  ]);
  const words = markMessages();
  const build = (code) =>
    words.vite.transform.handler(FROM + code, '/w/apps/web/src/a.tsx').code.slice(FROM.length);

  it('puts the words of a language in place of the English ones', () => {
    const marked = build("t('Hello {name}', { name })");
    expect(marked).not.toContain('Hello');
    expect(words.inLanguage(marked, 'es', catalogue)).toBe('t("Hola {name}", { name })');
    expect(words.inLanguage(marked, 'en')).toBe('t("Hello {name}", { name })');
    expect(words.inLanguage(marked, 'de', new Map())).toContain('Hello {name}');
  });

  it.each(['"', "'", '`'])('whatever quotes a minifier has put around it: %s', (quote) => {
    const marked = build("t('It\\'s \"on\"')");
    const [mark] = /⟦[\w-]+⟧/.exec(marked);
    const translation = catalogue.get('It\'s "on"');
    const alone = words.inLanguage(`${quote}${mark}${quote}`, 'es', catalogue);
    expect(run(alone)).toBe(translation);
    const joined = words.inLanguage(`${quote}a ${mark} b${quote}`, 'es', catalogue);
    expect(run(joined)).toBe(`a ${translation} b`);
  });

  it('would rather fail than show a mark', () => {
    expect(() => words.inLanguage('t("\\u27E6abc\\u27E7")', 'es', catalogue)).toThrow('A mark');
  });

  it('tells a script which language it is in', () => {
    expect(words.inLanguage(words.define.__LOCALE__, 'pt')).toBe('"pt"');
    expect(words.says('const a = 1')).toBe(false);
    expect(words.says(build("t('Hello {name}')"))).toBe(true);
    expect(words.says(build("t('Hello {name}')"))).toBe(true);
  });
});

it.each([
  ['Buy {name}', 'Compra {nombre}', ['says {nombre}, which nobody hands in', 'leaves out {name}']],
  ['<b>Buy</b>', 'Compra', ['leaves out <b>']],
  ['{n, plural, one {# card} other {# cards}}', '{n, plural, one {# carta} other {# cartas}}', []],
  ['{n} cards', '{n, plural, one {# carta} other {# cartas}}', []],
  ['Hello', '{', ['Not a message, at 1: {']],
])(
  'a translation that would break its page is refused: %s → %s',
  (message, translation, faults) => {
    expect(translationFaults(message, translation)).toEqual(faults);
  },
);

it.each([
  ['A {rarity} cup', ['has an article before a value: “A {rarity}”']],
  ['Needs an {rarity} card', ['has an article before a value: “an {rarity}”']],
  ['Needs {rarity, select, Epic {an Epic} other {a Rare}} card@@not a {x}', []],
])('a sentence that would say “a Epic” is refused: %s', (message, faults) => {
  expect(messageFaults(message)).toEqual(faults);
});

describe('text that no language can replace', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p aria-label="Your cards" />', 'Your cards'],
    ["toast({ title: 'Bought' })", 'Bought'],
    ["const WORDS = 'Nobody is here yet.';", 'Nobody is here yet.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    ['<p>{`Round ${n}`}</p>', 'Round 0'],
  ])('%s', (code, text) => {
    expect(bareText('a.tsx', code).map((found) => found.text)).toEqual([text]);
  });

  it.each([
    '<p className="text-small Chalk two" data-kind="Some Kind">{t(\'Hello\')}</p>',
    '<T m="Hello you" />',
    "if (tab === 'Some Tab') throw new Error('Nobody comes here.')",
    "import x from './Some File.ts'",
    "// English: the name of a format.\nconst WORDS = 'Nobody is here yet.';",
    "// English: in the language they offer.\nconst OFFERS = {\n  en: 'Nobody is here yet.',\n  es: 'Nadie está aquí.',\n};",
    "const CARDS = [{ name: 'Gaffer Hornby' }]",
    '<p>·  –  12</p>',
  ])('is not: %s', (code) => {
    expect(bareText('a.tsx', code)).toEqual([]);
  });
});

it('a language that nobody speaks keeps what is handed in, and is longer', () => {
  const strange = pseudo('Buy <b>{name}</b> {n, plural, one {# card} other {# cards}}');
  expect(
    translationFaults('Buy <b>{name}</b> {n, plural, one {# card} other {# cards}}', strange),
  ).toEqual([]);
  expect(pseudo('Cancel')).toBe('[Çáñçêl äl]');
  expect(pseudo('Play@@button')).toBe('[Pláy ä]');
  // What only a screen reader has does not lengthen the rest, and figures stay figures.
  expect(pseudo('<hidden>{a} against {b}, </hidden>v')).toMatch(/<\/hidden>v\]$/);
  expect(pseudo('200K+')).toBe('200K+');
  // German writes 5 Std. where English has 5h.
  expect(pseudo('{hours}h {minutes}m')).toBe('{hours} hñn. {minutes} mñn.');
});

describe('a language that is only half done', () => {
  let root;
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const says = (locale, words) => write(`words/${locale}/cups.json`, JSON.stringify(words));
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'goats-words-'));
    for (const name of ['chain', 'collection', 'contract', 'rules', 'ui', 'words'])
      mkdirSync(join(root, 'packages', name, 'src'), { recursive: true });
    for (const name of ['leave', 'server'])
      mkdirSync(join(root, 'apps', name, 'src'), { recursive: true });
    write('apps/web/src/cups.ts', `${FROM}t('Cups'); t('Hello {name}', { name });`);
    write('words/glossary.json', '{}');
    for (const locale of OTHER_LOCALES) says(locale, { Cups: 'X', 'Hello {name}': 'X {name}' });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is on no page, and lacks what it likes', () => {
    says('it', { Cups: 'Coppe' });
    expect(checkWords(root)).toEqual([]);
    expect(Object.keys(readCatalogues(root))).toEqual(OTHER_LOCALES);
  });

  it('says nothing wrong, and nothing that nobody says', () => {
    says('it', { Cups: 'Coppe', 'Hello {name}': 'Ciao {nome}', Gone: 'Via' });
    expect(checkWords(root)).toEqual([
      ...[
        'words/it: “Hello {name}” says {nome}, which nobody hands in',
        'words/it: “Hello {name}” leaves out {name}',
        'words/it: nobody says “Gone” any more',
      ],
    ]);
  });

  it('may not be one that is offered', () => {
    says('it', {});
    says('fr', { Cups: 'Coupes' });
    expect(checkWords(root)).toEqual([
      'words/fr: “Hello {name}” (apps/web/src/cups.ts) has no translation',
    ]);
  });
});

it('on the page that leads out, too, nothing is said that no language can replace', () => {
  const root = mkdtempSync(join(tmpdir(), 'goats-bare-'));
  try {
    for (const folder of [
      ...['chain', 'collection', 'contract', 'rules', 'ui', 'words'].map(
        (name) => `packages/${name}`,
      ),
      ...['leave', 'server', 'web'].map((name) => `apps/${name}`),
    ])
      mkdirSync(join(root, folder, 'src'), { recursive: true });
    mkdirSync(join(root, 'words'));
    for (const locale of OTHER_LOCALES) mkdirSync(join(root, 'words', locale));
    writeFileSync(join(root, 'words/glossary.json'), '{}');
    writeFileSync(join(root, 'apps/leave/src/page.tsx'), 'const a = <p>Take it all</p>;');
    expect(checkWords(root)).toEqual([
      'apps/leave/src/page.tsx:1: no language can replace “Take it all”: let t() or <T> say it',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

it('a message lies with its feature', () => {
  expect(areaOf('apps/web/src/features/cups/cup.tsx')).toBe('cups');
  expect(areaOf('apps/web/src/app/shell/footer.tsx')).toBe('site');
  expect(areaOf('packages/ui/src/dialog.tsx')).toBe('ui');
});

describe('a word of the game', () => {
  const glossary = {
    decider: {
      forms: ['deciders'],
      except: ['no decider'],
      es: { use: ['decisiv'], never: ['desempat'] },
    },
    round: { checked: false, es: { use: ['ronda'] } },
  };
  it.each([
    ['Pick a decider', 'Elige un decisivo', []],
    ['Deciders are left', 'Quedan atributos decisivos', []],
    ['There is no decider', 'Nada', []],
    ['Undecided', 'Nada', []],
    ['Round 1', 'Vuelta 1', []],
    ['Pick a decider', 'Elige otro', ['has “decider” and none of “decisiv”']],
    ['Pick a decider', 'Elige un decisivo de desempate', ['says “desempat” for “decider”']],
  ])('%s → %s', (message, translation, faults) => {
    expect(glossaryFaults(glossary, 'es', message, translation)).toEqual(faults);
  });
});
