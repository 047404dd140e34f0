import { cardImageUrl, goatSummaries } from '@goats/collection';
import { goatScore, type MatchCard } from '@goats/rules';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import type { Queryable } from '../../../db/database.ts';

/** What is printed on a card and never changes; its numbers come with the match. */
export interface CardFace {
  readonly name: string;
  readonly goatName: string;
  readonly momentTitle: string;
}

export interface FaceRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly base_goat_id: number;
  readonly moment_title: string;
}

export interface CardFaces {
  /**
   * Looks up what is not known yet, in one query. Whoever is in a transaction passes it along:
   * waiting for a second connection with the first in hand is how a pool runs dry.
   */
  load(from: Queryable, ids: readonly number[]): Promise<void>;
  /** What somebody has read anyway need not be looked up again. */
  learn(row: FaceRow): void;
  /** Of a card that was loaded. */
  of(id: number): CardFace;
}

/** Whole decks of a thousand live squads. */
const MOST_KEPT = 20_000;

export function createCardFaces(): CardFaces {
  const known = new LRUCache<number, CardFace>(atMost(MOST_KEPT));
  function learn(row: FaceRow): void {
    known.set(row.id, {
      name: row.name,
      goatName: goatSummaries[row.base_goat_id - 1]!.name,
      momentTitle: row.moment_title,
    });
  }
  return {
    async load(from, ids) {
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      if (missing.length === 0) return;
      const rows = await from.prepared<FaceRow>(
        'card-faces',
        'select id, name, base_goat_id, moment_title from cards where id = any ($1)',
        [missing],
      );
      for (const row of rows) learn(row);
    },
    learn,
    of: (id) => known.get(id) ?? { name: `Card ${id}`, goatName: '', momentTitle: '' },
  };
}

/** A card of a match as a person sees it. */
export function withFace(faces: CardFaces, card: MatchCard) {
  return {
    id: card.id,
    ...faces.of(card.id),
    imageUrl: cardImageUrl(card.id),
    rarity: card.rarity,
    goatScore: goatScore(card.attributes),
    attributes: card.attributes,
  };
}

/** The same without its numbers, for lists. */
export function faceOnly(faces: CardFaces, card: MatchCard) {
  const { attributes: _numbers, ...face } = withFace(faces, card);
  return face;
}
