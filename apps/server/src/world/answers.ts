import type { Question } from '@goats/rules';
import type { Queryable } from '../db/database.ts';
import type { Answering } from './answers/answering.ts';
import { auctions } from './answers/auctions.ts';
import { cards } from './answers/cards.ts';
import { chain } from './answers/chain.ts';
import { cups } from './answers/cups.ts';
import { matches } from './answers/matches.ts';
import { money } from './answers/money.ts';
import { type Learn, namedCards } from './answers/named-cards.ts';
import { offers } from './answers/offers.ts';
import { sales } from './answers/sales.ts';
import { wallets } from './answers/wallets.ts';

/**
 * Answers the questions of many decisions, in their order, with one query for each kind.
 * `await answerAll(db, [{ ask: 'card', id: 17 }, { ask: 'balance', account: wallet }], learn)`
 */
export async function answerAll(
  db: Queryable,
  questions: readonly Question[],
  learn: Learn,
): Promise<unknown[]> {
  const answers: unknown[] = new Array(questions.length);
  const places = new Map<Question['ask'], number[]>();
  for (const [place, question] of questions.entries()) {
    const own = places.get(question.ask);
    if (own) own.push(place);
    else places.set(question.ask, [place]);
  }
  await Promise.all(
    [...places].map(async ([kind, own]) => {
      const answering = (kind === 'card' ? namedCards(learn) : ANSWERING[kind]) as Answering<
        typeof kind
      >;
      const found = await answering(db, own.map((place) => questions[place]) as never);
      for (const [i, place] of own.entries()) answers[place] = found[i];
    }),
  );
  return answers;
}

const ANSWERING: { readonly [A in Exclude<Question['ask'], 'card'>]: Answering<A> } = {
  ...cards,
  ...matches,
  ...money,
  ...wallets,
  ...auctions,
  ...offers,
  ...sales,
  ...cups,
  ...chain,
};
