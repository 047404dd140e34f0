import { t } from '@goats/words';

/** What a player may be called, and which two names a person would take for one. */

export const NAME_LENGTH = { least: 3, most: 20 } as const;
/** Times a wallet may change its name on a UTC day; taking it away counts too. */
export const NAME_CHANGES_PER_DAY = 3;
/** How long a wallet may not take a name again that the operator took from it. */
export const NAME_RESET_MS = 7 * 24 * 60 * 60 * 1000;
/** Reports that a wallet may have open, and that are kept about one name: the desk reads them all. */
export const REPORTS = { perReporter: 20, perName: 50 } as const;

/** Latin letters that no normal form takes apart. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'p', ł: 'l', ħ: 'h', ŧ: 't', ı: 'i' },
};
/**
 * Every digit that passes for a letter, and the letters that pass for each other. No two digits become
 * one: 'Fan 6' and 'Fan 8' are two people.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', i: 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
};

/**
 * The skeleton of a name: what looks alike has the same one.
 * `nameKey('Bírn 01') // 'blrnol'`, as of 'BIM OI'
 */
export function nameKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøđðþłħŧı]/g, (letter) => SPELLED[letter]!)
      .replace(/[ ._'-]/g, '')
      .replace(/[01345781i]/g, (sign) => LOOKS_LIKE[sign]!)
      // Taken apart, not put together: of 'vvv' nobody could say which two were meant for a w.
      .replace(/m/g, 'rn')
      .replace(/w/g, 'vv')
  );
}

/** Trimmed, and every letter as one character: how a name is kept. */
export function tidyName(name: string): string {
  return name.normalize('NFC').trim();
}

const keys = (...words: string[]) => words.map(nameKey);

/** Rude wherever they stand, and rude only by themselves: 'Scunthorpe' is a town, 'Nazir' a person. */
const RUDE_ANYWHERE = keys(
  ...['fuck', 'nigger', 'nigga', 'faggot', 'bitch', 'whore', 'asshole', 'arsehole', 'wanker'],
  ...['shithead', 'bullshit', 'motherf', 'dickhead', 'hitler', 'gestapo', 'heilh', 'siegheil'],
);
const RUDE_ALONE = keys(
  ...['cunt', 'shit', 'cock', 'dick', 'penis', 'vagina', 'tits', 'slut', 'twat', 'fag', 'retard'],
  ...[
    'rape',
    'rapist',
    'nazi',
    'nazis',
    'nonce',
    'paedo',
    'pedo',
    'spic',
    'kike',
    'coon',
    'tranny',
  ],
);
/** Whoever is called so is taken for somebody who can do something about a wallet. */
const POSES_ANYWHERE = keys(
  ...['treasury', 'operator', 'admin', 'moderator', 'official', 'support', 'helpdesk', 'sysop'],
  ...['legendarygoat', 'customerservice', 'customercare', 'webmaster'],
).map(once);
/** What has one of those words in it and poses as nobody. */
const INNOCENT = keys('badminton', 'supporter', 'cooperator').map(once);
const POSES_ALONE = keys(
  ...['house', 'admins', 'mod', 'mods', 'staff', 'system', 'genesis', 'vault', 'security'],
  ...['server', 'root', 'hoof', 'goats'],
);
/** What is ours, and what somebody does who has an office: together they pose, apart they do not. */
const OURS = keys('goat', 'goats', 'hoof', 'legendary');
const OFFICES = keys(
  ...['bank', 'team', 'help', 'desk', 'service', 'care', 'crew', 'wallet', 'pay', 'payout'],
  ...['refund', 'refunds', 'reward', 'rewards', 'prize', 'prizes', 'airdrop', 'giveaway', 'claim'],
  ...[
    'claims',
    'bonus',
    'info',
    'news',
    'live',
    'chat',
    'contact',
    'verify',
    'verified',
    'account',
  ],
  ...['ceo', 'dev', 'devs', 'founder', 'owner', 'boss', 'manager', 'mint', 'market', 'token'],
);
const FILLERS = keys('the', 'real', 'my', 'our', 'your', 'for', 'of', 'game', 'app', 'site', 'web');
/** Somebody's name in a register, or a site's: 'vitalik.eth' reads as the wallet itself. */
const REGISTERED =
  /[ ._'-][e3][t7]h$|\.(sol|com|net|org|io|xyz|app|dao|crypto|wallet|gg|lens|bnb)$/i;

/** `once('suppport') // 'suport'`: a letter too many hides no word. */
function once(key: string): string {
  return key.replace(/(.)\1+/g, '$1');
}

/** Matches what can be taken apart into these words with one of `needed` among them. */
function onlyOf(words: readonly string[], needed: readonly string[]): RegExp {
  const any = `(?:${words.join('|')})*`;
  return new RegExp(`^${any}(?:${needed.join('|')})${any}$`);
}

/** Made of such words and nothing else: 'hoofbank' and 'modteam', and neither 'Modric' nor 'Burbank'. */
const [WITH_STAFF, WITH_OURS, WITH_OFFICE] = [POSES_ALONE, OURS, OFFICES].map((needed) =>
  onlyOf([...POSES_ALONE, ...OURS, ...OFFICES, ...FILLERS], needed),
) as [RegExp, RegExp, RegExp];

/**
 * Why nobody may be called so, as a sentence; null when it is a fine name. `ours` are names that are
 * the house's own: its goats and its players.
 * `whyNoName('Ada') // null`, `whyNoName('The F1ea', ['The Flea']) // 'That name belongs to …'`
 */
export function whyNoName(name: string, ours: readonly string[] = []): string | null {
  const tidy = tidyName(name);
  return whyNotWritten(tidy) ?? whyNotMeant(tidy, ours);
}

function whyNotWritten(name: string): string | null {
  const { least, most } = NAME_LENGTH;
  const length = [...name].length;
  if (length < least) return t('A name has {least} letters at least.', { least });
  if (length > most) {
    return t('A name has {most} characters at most, or nobody could shout it.', { most });
  }
  const plain = /^[\p{Script=Latin}0-9 ._'-]+$/u.test(name) && name.normalize('NFKC') === name;
  if (!plain || !/^[a-z0-9]*$/.test(nameKey(name))) {
    return t("A name is made of Latin letters, digits, spaces and . - _ '");
  }
  if (/[ ._'-]{2}/.test(name)) return t('One space, dot or dash at a time.');
  if (/^[ ._'-]|[ ._'-]$/.test(name)) return t('A name begins and ends with a letter or a digit.');
  if (!/\p{L}/u.test(name)) return t('A name has one letter at least. Numbers are for shirts.');
  if (/^[0o]x[0-9a-f]*\d[0-9a-f]*$/.test(name.toLowerCase()) || /^0x/i.test(name)) {
    return t('That looks like a wallet address. A name should look like somebody.');
  }
  return null;
}

function whyNotMeant(name: string, ours: readonly string[]): string | null {
  const key = nameKey(name);
  const words = [key, ...wordsOf(name).map(nameKey)];
  const rude =
    RUDE_ANYWHERE.some((word) => key.includes(word)) ||
    words.some((word) => RUDE_ALONE.includes(word));
  if (rude) return t('Not that one. There are children in the stands.');
  if (REGISTERED.test(name.normalize('NFKD').replace(/\p{M}/gu, ''))) {
    return t('That looks like an address. A name should look like somebody.');
  }
  if (poses(name) || ours.some((own) => key.includes(nameKey(own)))) {
    return t('That name belongs to the house or one of its goats. Pick one of your own.');
  }
  return null;
}

function poses(name: string): boolean {
  // A number behind it makes nobody else of it: 'hoofbank 2'.
  const bare = name.replace(/[ ._'-]?\d+$/, '');
  const keysOf = [name, bare, ...wordsOf(bare)].map(nameKey);
  const hidden = INNOCENT.reduce((text, word) => text.replaceAll(word, '-'), once(nameKey(name)));
  return (
    POSES_ANYWHERE.some((word) => hidden.includes(word)) ||
    keysOf.some((key) => WITH_STAFF.test(key) || (WITH_OURS.test(key) && WITH_OFFICE.test(key)))
  );
}

/** `wordsOf("AdaAdmin the-2nd") // ['Ada', 'Admin', 'the', '2nd']` */
function wordsOf(name: string): string[] {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(/[ ._'-]+/);
}
