import { type OfferRow, toOffer } from '../facts.ts';
import { type Answers, inOrder } from './answering.ts';

/** Offers for cards, and how many of them a wallet has open. */
export const offers: Answers<'offer' | 'card-offers' | 'offer-count'> = {
  async offer(db, questions) {
    const rows = await db.prepared<OfferRow>(
      'facts-offers',
      'select * from offers where id = any ($1)',
      [questions.map(({ id }) => id)],
    );
    return inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toOffer,
    );
  },

  async 'card-offers'(db, questions) {
    const rows = await db.prepared<OfferRow>(
      'facts-card-offers',
      `select * from offers where card_id = any ($1) and status = 'open'
        order by amount desc, id`,
      [questions.map(({ cardId }) => cardId)],
    );
    return questions.map(({ cardId }) => rows.filter((row) => row.card_id === cardId).map(toOffer));
  },

  async 'offer-count'(db, questions) {
    const rows = await db.prepared<{ open: number }>(
      'facts-offer-count',
      `select open_offers(w.wallet) as open
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ open }) => open);
  },
};
