import { randomInt } from 'node:crypto';
import { drawPack } from '@goats/rules';
import type { Deps } from '../../deps.ts';
import type { CardRow } from './card-row.ts';
import { cardsByIds } from './card-store.ts';

/** A fine enough grain for odds in whole percent, and far below what randomInt can draw evenly. */
const GRAIN = 2 ** 32;

const random = () => randomInt(GRAIN) / GRAIN;

/** Five cards by the shown odds, none twice. They are looked at, not given away. */
export async function samplePack({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CardRow[]> {
  const rarities = drawPack({ int: (below) => randomInt(below) });
  const facets = await db.prepared<{ rarity: string; id: number }>(
    'facets-by-rarity',
    'select rarity, id from facets',
  );
  const ids = new Set<number>();
  for (const rarity of rarities) {
    const ofTier = facets.filter((facet) => facet.rarity === rarity);
    // A facet holds a handful of cards at least, so a few tries find one that is not in the pack.
    for (let tries = 0; tries < 20; tries += 1) {
      const facet = ofTier[randomInt(ofTier.length)];
      const [card] = await db.prepared<{ id: number }>(
        'card-of-facet',
        `select id from cards where facet_id = $1
          offset floor($2::float8 * (select count(*) from cards where facet_id = $1)) limit 1`,
        [facet?.id, random()],
      );
      if (card && !ids.has(card.id)) {
        ids.add(card.id);
        break;
      }
    }
  }
  return cardsByIds(db, [...ids], new Date(clock.now()));
}
