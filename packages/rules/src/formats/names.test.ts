import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_LENGTH, nameKey, tidyName, whyNoName } from './names.ts';

const OURS = ['The Flea', 'El Fenómeno', 'Kaiser Goat', 'Gaffer Billy'];

describe('a name', () => {
  it.each([
    ...[
      'Ada',
      'Ada Lovelace',
      'bo_77',
      "O'Neill",
      'Jean-Luc',
      'Søren',
      'Łukasz',
      'Nguyễn',
      'Zoë 2',
    ],
    ...[
      'Scunthorpe FC',
      'Nazir',
      'Badminton Ben',
      'Clubhouse Carl',
      'Dickens',
      'Grape Ape',
      'Flea',
    ],
    ...['Oxford', 'Moderna', 'Torpedo', 'Modric', 'Gordon Banks', 'Burbank', 'Stafford'],
    ...['Goat Supporter', 'The Cooperator', 'Macbeth', 'Seth', 'Ethan', 'Kenneth', 'Team Ada'],
    ...['Goat Lover', 'The Goat', 'Hooft', 'Del Sol', 'Radmila', 'Devon', 'Legendary Leo'],
    ...['Goatherd', 'Rooty', 'Modesty', 'Houser', 'J.R Ewing', 'Elizabeth', 'Marketa'],
  ])('may be %s', (name) => {
    expect(whyNoName(name, OURS)).toBeNull();
  });

  it.each([
    ['', 'at least'],
    ['Al', 'at least'],
    ['A name that never ends', 'at most'],
    ['Аda', 'Latin letters'],
    ['ɑda', 'Latin letters'],
    ['ａｄａ', 'Latin letters'],
    ['A​da', 'Latin letters'],
    ['Ada🐐', 'Latin letters'],
    ['Ada٣', 'Latin letters'],
    ['Ada\nBob', 'Latin letters'],
    ['Ada  Bob', 'at a time'],
    ['-Ada-', 'begins and ends'],
    ['1234', 'one letter'],
    ['0x91fa', 'wallet address'],
    ['0xAda', 'wallet address'],
    ['Ox91fa33be', 'wallet address'],
    ['f.u.c.k', 'children'],
    ['Mr Fučk', 'children'],
    ['Sh1t', 'children'],
    ['The Treasury', 'house'],
    ['0perator', 'house'],
    ['AdaAdmin', 'house'],
    ['House Bob', 'house'],
    ['goatsupport', 'house'],
    ['G0at.Supp0rt', 'house'],
    ['goatsuppport', 'house'],
    ['adminteam', 'house'],
    ['Ádmin1', 'house'],
    ['aclrnin admin', 'house'],
    ['myadmin77', 'house'],
    ['BadmintonAdmin', 'house'],
    ['hoofbank', 'house'],
    ['H00F-Bank 2', 'house'],
    ['the goat team', 'house'],
    ['goathelp', 'house'],
    ['modteam', 'house'],
    ['goat staff', 'house'],
    ['legendarygiveaway', 'house'],
    ['vitalik.eth', 'looks like an address'],
    ['vitalik-eth', 'looks like an address'],
    ['vitalik.3th', 'looks like an address'],
    ['Ada.éth', 'looks like an address'],
    ['goats.com', 'looks like an address'],
    ['The F1ea', 'house'],
    ['E1 Fenomeno', 'house'],
    ['Gaffer  Billy', 'at a time'],
    ['GafferBi11y2', 'house'],
    ['Legendary Goats', 'house'],
  ])('may not be %j', (name, why) => {
    expect(whyNoName(name, OURS)).toContain(why);
  });

  it('is kept without what nobody sees, and with one character for one letter', () => {
    expect(tidyName('  Zoe\u0308 ')).toBe('Zoë');
  });
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789éøŁß';
const word = fc.string({
  unit: fc.constantFrom(...LETTERS),
  minLength: NAME_LENGTH.least,
  maxLength: NAME_LENGTH.most - 1,
});
/** Each of them fools somebody. */
const DISGUISES: ReadonlyArray<readonly [string, string]> = [
  ...([
    ['o', '0'],
    ['l', '1'],
    ['i', 'l'],
    ['I', '1'],
    ['m', 'rn'],
    ['w', 'vv'],
    ['e', 'é'],
  ] as const),
  ...([
    ['s', '5'],
    ['a', 'á'],
    ['O', 'Ö'],
    ['W', 'VV'],
    ['b', '8'],
    ['t', '7'],
    ['e', '3'],
  ] as const),
];

describe('the skeleton of a name', () => {
  it('is the same in every disguise, in capitals, and with dots between', () => {
    fc.assert(
      fc.property(word, fc.constantFrom(...DISGUISES), (name, [from, to]) => {
        expect(nameKey(name.replaceAll(from, to))).toBe(nameKey(name));
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
        expect(nameKey([...name].join('.'))).toBe(nameKey(name));
      }),
    );
  });

  it('is one for a w beside a v, wherever the w was put together', () => {
    expect(nameKey('avvv')).toBe(nameKey('avw'));
    expect(nameKey('awv')).toBe(nameKey('avw'));
  });

  it('of a skeleton is itself, so that it may be kept and compared', () => {
    fc.assert(fc.property(fc.string(), (name) => nameKey(nameKey(name)) === nameKey(name)));
  });

  it('tells two shirt numbers apart', () => {
    fc.assert(
      fc.property(fc.nat(9_999), fc.nat(9_999), (one, other) => {
        fc.pre(one !== other);
        expect(nameKey(`Fan ${one}`)).not.toBe(nameKey(`Fan ${other}`));
      }),
    );
  });

  it('of an allowed name is never empty, and of plain letters and digits', () => {
    fc.assert(
      fc.property(fc.oneof(word, fc.string({ unit: 'grapheme' })), (name) => {
        if (whyNoName(name) === null) expect(nameKey(name)).toMatch(/^[a-z0-9]+$/);
      }),
    );
  });

  it('hides no name of the house, however it is dressed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OURS),
        fc.array(fc.constantFrom(...DISGUISES)),
        (name, worn) => {
          const dressed = worn.reduce((text, [from, to]) => text.replaceAll(from, to), name);
          expect(whyNoName(dressed, OURS)).not.toBeNull();
        },
      ),
    );
  });
});
