const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** What one of a unit is, in the smallest one of its kind. */
const UNITS = {
  ms: { kind: 'time', size: 1, words: /^(ms|milliseconds?)$/ },
  seconds: { kind: 'time', size: SECOND, words: /^(s|seconds?)$/ },
  minutes: { kind: 'time', size: 60 * SECOND, words: /^minutes?$/ },
  hours: { kind: 'time', size: 3_600 * SECOND, words: /^hours?$/ },
  days: { kind: 'time', size: DAY, words: /^days?$/ },
  years: { kind: 'time', size: 365 * DAY, words: /^years?$/ },
  bytes: { kind: 'bytes', size: 1, words: /^bytes?$/ },
  kilobytes: { kind: 'bytes', size: 1_024, words: /^KB$/ },
  megabytes: { kind: 'bytes', size: 1_048_576, words: /^MB$/ },
  hundredths: { kind: 'HOOF', size: 1, words: /^hundredths?$/ },
  hoof: { kind: 'HOOF', size: 100, words: /^HOOF$/ },
};

/** How a constant's name ends when it says its unit. */
const ENDINGS = [
  [/(_MS|Ms)$/, 'ms'],
  [/(_S|_SECONDS|Seconds)$/, 'seconds'],
  [/(_MINUTES|Minutes)$/, 'minutes'],
  [/(_HOURS|Hours)$/, 'hours'],
  [/(_DAYS|Days)$/, 'days'],
  [/(_BYTES|Bytes)$/, 'bytes'],
  [/(_HOOF|hoof)$/, 'hoof'],
];

const WORDS = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen twenty`.split(/\s+/);
const TENS = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };

/** Between a figure and its mark: 'three games', '60 seconds', '30 HOOF', 'half an hour'. */
const MOST_WORDS_BEHIND = 2;

/** `unitOf('LOSS_REST_MS') // { kind: 'time', size: 1 }`; undefined when nothing is said of it. */
export function unitOf(name, said) {
  return UNITS[said ?? ENDINGS.find(([ending]) => ending.test(name))?.[1]];
}

/** `readFigure('a losing card rests 12 hours') // { number: 12, unit: …, text: '12 hours' }` */
export function readFigure(text) {
  const words = text.replace(/[`*]/g, '').trim().split(/\s+/);
  for (let behind = 0; behind <= MOST_WORDS_BEHIND; behind += 1) {
    const at = words.length - 1 - behind;
    const [, digits, glued] = /^\(?(.*?)(x|%|ms|s|KB|MB)?$/.exec(words[at] ?? '');
    const half = /^an?$/i.test(words[at]) && /^half$/i.test(words[at - 1] ?? '');
    const number = half ? 0.5 : (numberOf(digits) ?? numberOf(words[at]));
    if (number === undefined) continue;
    const rest = [glued, ...words.slice(at + 1)].filter(Boolean);
    const unit = rest.map(unitByWord).find((each) => each !== undefined);
    return { number, unit, text: words.slice(half ? at - 1 : at).join(' ') };
  }
  return undefined;
}

/** `readList('10, 25 or 50 HOOF', 3) // [10, 25, 50]`: the last so many that stand in digits. */
export function readList(text, count) {
  const found = text.match(/\d[\d,]*(\.\d+)?/g) ?? [];
  return found.slice(-count).map((each) => numberOf(each.replace(/,$/, '')));
}

function unitByWord(word) {
  return Object.values(UNITS).find(({ words }) => words.test(word));
}

function numberOf(word = '') {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+(\.\d+)?$/.test(word))
    return Number(word.replaceAll(',', ''));
  const lower = word.toLowerCase();
  if (/^an?$/.test(lower)) return 1;
  return WORDS.includes(lower) ? WORDS.indexOf(lower) : TENS[lower];
}
