import { LOCALE, type Locale, m, phrase, type Say, wordCount } from '@goats/words';
import { type Hundredths, toHoof } from '../economy/hoof.ts';
import { shortAddress } from '../formats/labels.ts';
import { formatHoof } from '../formats/money.ts';
import { RARITY_WORDS } from '../formats/rarity-words.ts';
import type { Rarity } from '../rarity.ts';
import { seasonRankNamed } from '../rating/season-ranks.ts';
import { CUP_OFF } from './cup-off.ts';
import type { Notice, NoticeKind, Notices, OfferEnd, RoundFacts } from './notices.ts';

/** How a language says the parts of a notice. */
interface Voice {
  readonly say: Say;
  /** `hoof(125_000) // '1,250'` */
  hoof(amount: Hundredths): string;
  /** `plainHoof(125_000) // '1250'`: ungrouped in English, as these lines have always been. */
  plainHoof(amount: Hundredths): string;
  /** `sol(41.5) // '41.50'` */
  sol(amount: number): string;
  rarity(rarity: Rarity): string;
}

function voiceOf(say: Say, locale: Locale): Voice {
  const hoof = (amount: Hundredths) => formatHoof(toHoof(amount), locale);
  return {
    ...{ say, hoof },
    plainHoof: (amount) => (locale === 'en' ? String(toHoof(amount)) : hoof(amount)),
    sol: (amount) => wordCount(locale, amount, 'sol'),
    rarity: (rarity) => (Object.hasOwn(RARITY_WORDS, rarity) ? say(RARITY_WORDS[rarity]) : rarity),
  };
}

/**
 * A notice in words: `noticeWords(t, notice)` on a page. Undefined for a kind that this release does
 * not know, and for values that are not its own: then the English text that came along is shown.
 */
export function noticeWords(
  say: Say,
  { kind, values }: Notice,
  locale: Locale = LOCALE,
): string | undefined {
  if (!Object.hasOwn(WORDS, kind)) return undefined;
  const words = WORDS[kind as NoticeKind] as (voice: Voice, values: Notice['values']) => string;
  try {
    return words(voiceOf(say, locale), values);
  } catch {
    // A newer server has put something in that this release has no words for.
    return undefined;
  }
}

/** What a command writes: the facts, and their English words for whoever reads no facts. */
export function noticeOf<K extends NoticeKind>(
  kind: K,
  given: Notices[K],
): { readonly text: string; readonly notice: Notice } {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  const notice: Notice = { kind, values: Object.fromEntries(known) };
  return { text: noticeWords(ENGLISH, notice, 'en')!, notice };
}

const ENGLISH: Say = (message, values) => phrase('en', message, values);

/** Sentences that each stand by themselves. */
const inTurn = (...sentences: readonly (string | undefined)[]) =>
  sentences.filter((sentence) => sentence !== undefined).join(' ');

const bondBack = ({ say, hoof }: Voice, bond: Hundredths | undefined) =>
  bond === undefined ? undefined : say('Your bond of {bond} HOOF is back.', { bond: hoof(bond) });

const bondLost = ({ say, hoof }: Voice, bond: Hundredths | undefined) =>
  bond === undefined
    ? undefined
    : say('Your bond of {bond} HOOF is the treasury’s now.', { bond: hoof(bond) });

const banned = ({ say }: Voice) => say('Your bids are taken back; you may bid again in 30 days.');

const hoofBack = ({ say, hoof }: Voice, back: Hundredths | undefined) =>
  back === undefined ? undefined : say('Your {back} HOOF are back.', { back: hoof(back) });

const prizeWords = ({ say, plainHoof }: Voice, prize: Hundredths) =>
  prize > 0 ? say('{prize} HOOF are yours.', { prize: plainHoof(prize) }) : undefined;

const standsFor = ({ say }: Voice, minutes: number) =>
  say('It stands for {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}.', {
    minutes,
  });

/** `The Flea and 2 more` */
const cardsNamed = ({ say }: Voice, card: string, more: number) =>
  more === 0 ? card : say('{card} and {more} more@@cards in a swap', { card, more });

const OFFER_ENDS: Readonly<Record<OfferEnd, string>> = {
  sold: m('{card} went to somebody else.'),
  outbid: m('Higher offers for {card} came in.'),
  leaving: m('{card} is leaving the Stadium.'),
  left: m('{card} left the Stadium.'),
  lost: m('The card was lost in a battle.'),
  returned: m('{card} went back to the pool.'),
};

const round = ({ round, size }: RoundFacts) => ({ round, size });

const WORDS: { readonly [K in NoticeKind]: (voice: Voice, values: Notices[K]) => string } = {
  'auction-won': ({ say, sol }, { card, sol: sum }) =>
    say('You won {card} for {sum} SOL. Complete the purchase within 24 hours.', {
      ...{ card, sum: sol(sum) },
    }),
  'auction-turn': ({ say, sol }, { card, sol: sum }) =>
    say(
      'Your turn: {card} can be yours for your {sum} SOL after all. Complete the purchase within 24 hours.',
      { card, sum: sol(sum) },
    ),
  'auction-returned': (voice, { card, bond }) => {
    const { say } = voice;
    return inTurn(
      say('Nobody bought {card} after all. It is back in the pool.', { card }),
      bondBack(voice, bond),
    );
  },
  'auction-lapsed': (voice, { card, bond }) => {
    const { say } = voice;
    return inTurn(
      say('Your 24 hours for {card} are over.', { card }),
      banned(voice),
      bondLost(voice, bond),
    );
  },
  'auction-passed': (voice, { card, reason, bond }) => {
    const { say } = voice;
    return inTurn(
      say('{card} goes to somebody else. The operator says: {reason}', { card, reason }),
      bondBack(voice, bond),
    );
  },
  'auction-banned': (voice, { card, reason, bond }) => {
    const { say } = voice;
    return inTurn(
      say('{card} goes to somebody else. The operator says: {reason}', { card, reason }),
      banned(voice),
      bondLost(voice, bond),
    );
  },
  'auction-unseen': (voice, { card, bond }) => {
    const { say } = voice;
    return inTurn(
      say('{card} goes to somebody else. Nobody at the desk looked at it in two months.', { card }),
      bondBack(voice, bond),
    );
  },
  'auction-yours': (voice, { card, sol: sum, bond }) => {
    const { say, sol } = voice;
    return inTurn(
      say('{card} is yours for {sum} SOL. Well bid.', { card, sum: sol(sum) }),
      bondBack(voice, bond),
    );
  },
  'auction-gone': (voice, { card, buyer, sol: sum, bond }) => {
    const { say, sol } = voice;
    return inTurn(
      say('{card} went to {buyer} for {sum} SOL.', {
        ...{ card, buyer: shortAddress(buyer), sum: sol(sum) },
      }),
      bondBack(voice, bond),
    );
  },
  'auction-ends-soon': ({ say }, { card }) =>
    say('The auction of {card} ends within the hour.', { card }),
  'bid-voided': (voice, { card, reason, bond }) => {
    const { say } = voice;
    return inTurn(
      say('An operator took your bid on {card} back: {reason}', { card, reason }),
      bondBack(voice, bond),
    );
  },
  'bid-outbid': (voice, { card, sol: sum, bond }) => {
    const { say, sol } = voice;
    return inTurn(
      say('You have been outbid on {card}: {sum} SOL leads. There is still time to disagree.', {
        card,
        sum: sol(sum),
      }),
      bondBack(voice, bond),
    );
  },

  'offer-made': ({ say, hoof }, { card, hoof: sum }) =>
    say('{sum} HOOF are offered for {card}. The offer stands for seven days.', {
      ...{ card, sum: hoof(sum) },
    }),
  'offer-accepted': ({ say, hoof }, { card, hoof: sum }) =>
    say('{card} is yours: your offer of {sum} HOOF was accepted.', { card, sum: hoof(sum) }),
  'offer-ended': (voice, { why, card, back }) => {
    const { say } = voice;
    return inTurn(say(OFFER_ENDS[why], { card }), hoofBack(voice, back));
  },
  'offer-expired': (voice, { back }) => {
    const { say } = voice;
    return inTurn(say('Nobody answered your offer in seven days.'), hoofBack(voice, back));
  },
  'card-sold': ({ say, hoof }, { card, hoof: sum, yours }) =>
    say('{card} is sold for {sum} HOOF. {yours} HOOF are yours.', {
      ...{ card, sum: hoof(sum), yours: hoof(yours) },
    }),
  'card-listed': ({ say, hoof }, { card, hoof: sum }) =>
    say('{card} is for sale: {sum} HOOF.', { card, sum: hoof(sum) }),
  'card-cheaper': ({ say, hoof }, { card, before, hoof: sum }) =>
    say('{card} is down from {before} HOOF to {sum} HOOF.', {
      ...{ card, before: hoof(before), sum: hoof(sum) },
    }),
  'swap-proposed': (voice, { give, giveMore, take, takeMore, hoof: sum }) => {
    const { say, hoof } = voice;
    const cards = {
      given: cardsNamed(voice, give, giveMore),
      taken: cardsNamed(voice, take, takeMore),
    };
    if (sum === 0) {
      return say(
        'A player wants to swap: {given} for your {taken}. It stands for seven days.',
        cards,
      );
    }
    return sum > 0
      ? say(
          'A player wants to swap: {given} for your {taken}, and {sum} HOOF for you on top. It stands for seven days.',
          { ...cards, sum: hoof(sum) },
        )
      : say(
          'A player wants to swap: {given} for your {taken}, and {sum} HOOF from you on top. It stands for seven days.',
          { ...cards, sum: hoof(-sum) },
        );
  },
  'swap-made': (voice, { take, takeMore, yours }) => {
    const { say, hoof } = voice;
    return inTurn(
      say('Your swap was made: {taken} came to you.', {
        taken: cardsNamed(voice, take, takeMore),
      }),
      yours === undefined ? undefined : say('{yours} HOOF are yours too.', { yours: hoof(yours) }),
    );
  },
  'swap-refused': (voice, { back }) => {
    const { say } = voice;
    return inTurn(say('Your swap was turned down.'), hoofBack(voice, back));
  },
  'swap-unanswered': (voice, { back }) => {
    const { say } = voice;
    return inTurn(say('Nobody answered your swap in seven days.'), hoofBack(voice, back));
  },
  'swap-broken': (voice, { back }) => {
    const { say } = voice;
    return inTurn(say('Your swap has ended: a card of it went elsewhere.'), hoofBack(voice, back));
  },
  'swap-withdrawn': ({ say }) => say('The swap that was proposed to you was withdrawn.'),
  'swap-time-over': ({ say }) => say('The time of a swap that was proposed to you is over.'),
  'swap-gone': ({ say }) =>
    say('A swap that was proposed to you has ended: a card of it went elsewhere.'),

  'opening-taken': ({ say }, { what, minutes }) =>
    say(
      '{what, select, challenge {Your challenge} request {Your battle request} other {Your friendly}} is taken and the match has begun: choose your card within {minutes, plural, one {a minute} other {five minutes}}.',
      { what, minutes },
    ),
  'opening-over': (voice, { what, how, cards }) => {
    const { say } = voice;
    return inTurn(
      how === 'declined'
        ? say(
            '{what, select, rematch {Your opponent sits the rematch out.} challenge {Your challenge was turned down.} request {Your battle request was turned down.} other {Your friendly was turned down.}}',
            { what },
          )
        : how === 'unanswered'
          ? say(
              '{what, select, rematch {Your opponent did not answer your rematch in time.} challenge {Your challenge was not answered in time.} request {Your battle request was not answered in time.} other {Your friendly was not answered in time.}}',
              { what },
            )
          : say(
              '{what, select, challenge {Nobody dared to take your challenge in time.} request {Nobody dared to take your battle request in time.} other {Nobody dared to take your friendly in time.}}',
              { what },
            ),
      cards === 0
        ? undefined
        : say(
            '{cards, plural, one {The stake and your card are back with you.} other {The stake and your cards are back with you.}}',
            { cards },
          ),
    );
  },
  'rematch-asked': (voice, { stake, minutes }) => {
    const { say, plainHoof } = voice;
    return inTurn(
      stake === 0
        ? say('Your last opponent wants a rematch.')
        : say('Your last opponent wants a rematch for {stake} HOOF.', { stake: plainHoof(stake) }),
      standsFor(voice, minutes),
    );
  },
  'duel-asked': (voice, { stake, minutes }) => {
    const { say, plainHoof } = voice;
    return inTurn(
      stake === 0
        ? say('A player challenges you to a duel.')
        : say('A player challenges you to a duel for {stake} HOOF.', { stake: plainHoof(stake) }),
      standsFor(voice, minutes),
    );
  },
  'friendly-asked': (voice, { minutes }) => {
    const { say } = voice;
    return inTurn(
      say('A player asks you for a friendly: nothing is at stake.'),
      standsFor(voice, minutes),
    );
  },

  'cup-off': ({ say, rarity }, { rarity: tier, why, fee }) =>
    inTurn(
      say('The {rarity} cup is off.', { rarity: rarity(tier) }),
      say(CUP_OFF[why]),
      fee > 0
        ? say('Your cards and your fee are back with you.')
        : say('Your cards are back with you.'),
    ),
  'cup-left-out': ({ say }) =>
    say(
      'More entered than there were places, and the draw left you out: everything is back with you.',
    ),
  'cup-walkover': ({ say }) =>
    say(
      'The other club was one short: your tie is won without a kick, and your cards are back with you.',
    ),
  'cup-tie-begun': ({ say }, facts) =>
    say(
      '{round, select, clubs {Your club match has begun} final {Your final has begun} semi-final {Your semi-final has begun} quarter-final {Your quarter-final has begun} other {Your round of {size} has begun}}: choose a card within a minute, or the clock plays for you.',
      round(facts),
    ),
  'cup-placed': (voice, { rarity: tier, place, prize }) => {
    const { say, rarity } = voice;
    const values = { rarity: rarity(tier) };
    return inTurn(
      place === 1
        ? say('The {rarity} cup is yours.', values)
        : place === 2
          ? say('Second in the {rarity} cup.', values)
          : say('You were among the last four of the {rarity} cup.', values),
      prizeWords(voice, prize),
    );
  },
  'cup-out': ({ say, rarity }, { rarity: tier, ...facts }) =>
    say(
      'Out of the {rarity} cup in the {round, select, final {final} semi-final {semi-final} quarter-final {quarter-final} other {round of {size}}}. Heads up: the next one is never far.',
      { rarity: rarity(tier), ...round(facts) },
    ),
  'clubs-won': (voice, { prize }) => {
    const { say } = voice;
    return inTurn(say('Your club has won.'), prizeWords(voice, prize));
  },
  'clubs-over': ({ say }) => say('Your club match is over: thank you for playing.'),
  'cup-soon': ({ say, rarity }, { rarity: tier, minutes }) =>
    say(
      'The next {rarity} cup starts in {minutes, plural, one {a minute} other {# minutes}}, and there is room for you.',
      { rarity: rarity(tier), minutes },
    ),

  'week-prize': ({ say, plainHoof }, { rank, prize: won, each, circle }) => {
    const prize = plainHoof(won);
    return circle === undefined
      ? say('Place {rank} of the week: {prize} HOOF are yours.', { rank, prize })
      : say(
          'Place {rank} of the week: {prize} HOOF are yours, {each} for each of the {circle} wallets in whose circle you played.',
          { rank, prize, each, circle },
        );
  },
  'season-over': ({ say }, { season, rank }) =>
    say('Season {season} is over: {rank}. The badge is on your page for good.', {
      ...{ season, rank: say(seasonRankNamed(rank)) },
    }),

  'hoof-arrived': ({ say, hoof }, { hoof: sum }) =>
    say('{sum} HOOF have arrived in the Stadium: they are yours to play with.', {
      sum: hoof(sum),
    }),
  'hoof-left': ({ say, hoof }, { hoof: sum }) =>
    say('{sum} HOOF left the Stadium and are in your own wallet now, on the chain.', {
      sum: hoof(sum),
    }),
  'card-deposited': ({ say }, { card }) =>
    say('{card} is back in the Stadium and ready to play.', { card }),
  'card-came': ({ say }, { card }) =>
    say('{card} came to you on the chain. Bring it to the Stadium, and it plays for you.', {
      card,
    }),
  'card-left': ({ say }, { card }) =>
    say('{card} left the Stadium and is in your own wallet now, on the chain.', { card }),
  'card-left-before-you': ({ say }, { card }) =>
    say(
      '{card} left the Stadium with a root that still knew its owner before you, who has it now.',
      { card },
    ),
  'withdrawal-expired': ({ say, hoof }, { hoof: sum, card }) =>
    sum === undefined
      ? say(
          'The time to finish a withdrawal is over, and nothing is lost: {card} is yours in the Stadium again.',
          { card },
        )
      : say(
          'The time to finish a withdrawal is over, and nothing is lost: {sum} HOOF are yours in the Stadium again.',
          { sum: hoof(sum) },
        ),
  'withdrawal-paid': ({ say, hoof }, { hoof: sum, card }) =>
    sum === undefined
      ? say('{card} is in your own wallet now, on the chain.', { card })
      : say('{sum} HOOF are in your own wallet now, on the chain.', { sum: hoof(sum) }),
  'leaving-asked': ({ say }) =>
    say(
      'You asked the contract to let you go. Nothing new begins for you here; once a root knows it, you leave without us.',
    ),

  'card-rested': ({ say }, { card }) => say('{card} is rested and may play again.', { card }),
  'friend-plays': ({ say }, { player }) => say('{player} is playing. Come and watch.', { player }),
};
