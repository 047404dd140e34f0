import type { MatchCard, OpeningFacts, OpeningKind } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Game } from '../../game.ts';
import { matchCards } from '../cards/match-cards.ts';
import { findOpening, freeTreasury, openOpenings, spentBonusesWith } from './opening-store.ts';
import { type Shown, shown } from './opening-view.ts';

/** What the treasury can cover changes without a notice, and a notice may be lost. */
const MOST_AGE_MS = 2_000;

/** The open challenges or requests as everybody polls them, and single ones. */
export interface OpeningList {
  /** With what `wallet` has spent with each opener. */
  all(wallet: string | null): Promise<SeenOpening[]>;
  one(id: number, wallet: string | null): Promise<SeenOpening | null>;
  /** For an opening that was just written, or read in a transaction. */
  show(db: Queryable, openings: readonly OpeningFacts[]): Promise<Shown[]>;
}

export interface SeenOpening {
  readonly each: Shown;
  readonly spent: boolean;
}

export function createOpeningList({ db, bus, clock, faces }: Game, kind: OpeningKind): OpeningList {
  let kept: { readonly entries: readonly Shown[]; readonly until: number } | undefined;
  let reading: Promise<readonly Shown[]> | undefined;
  // Counts every change: what was read before one must not be kept after it.
  let changes = 0;
  const forget = () => {
    changes += 1;
    kept = undefined;
    reading = undefined;
  };
  bus.on((topic) => {
    if (topic === `${kind}s`) forget();
  });
  bus.onGap(forget);

  /** The cards of all are read together: a lobby of squads is two queries, not two hundred. */
  async function show(from: Queryable, openings: readonly OpeningFacts[]): Promise<Shown[]> {
    const ids = [...new Set(openings.flatMap(({ cardIds }) => cardIds))];
    const [cards, treasury] = await Promise.all([
      matchCards(from, ids),
      freeTreasury(from),
      faces.load(from, ids),
    ]);
    const byId = new Map(cards.map((card): [number, MatchCard] => [card.id, card]));
    return openings.map((opening) =>
      shown(
        opening,
        opening.cardIds.map((id) => byId.get(id)!),
        treasury,
      ),
    );
  }

  async function readAndKeep(): Promise<readonly Shown[]> {
    const began = changes;
    const entries = await show(db, await openOpenings(db, kind, clock.now()));
    if (began !== changes) return entries;
    reading = undefined;
    const ends = entries.map(({ opening }) => opening.expiresAt);
    kept = { entries, until: Math.min(clock.now() + MOST_AGE_MS, ...ends) };
    return entries;
  }

  async function openNow(): Promise<readonly Shown[]> {
    if (kept && clock.now() < kept.until) return kept.entries;
    reading ??= readAndKeep().catch((error) => {
      reading = undefined;
      throw error;
    });
    return reading;
  }

  async function seenBy(wallet: string | null, entries: readonly Shown[]): Promise<SeenOpening[]> {
    const paying = entries.filter(({ bonus }) => bonus !== null && bonus > 0);
    const others = paying.map(({ opening }) => opening.player);
    const spent =
      wallet === null || others.length === 0
        ? new Set<string>()
        : await spentBonusesWith(db, wallet, others, clock.now());
    return entries.map((each) => ({ each, spent: spent.has(each.opening.player) }));
  }

  return {
    show,
    all: async (wallet) => seenBy(wallet, await openNow()),
    async one(id, wallet) {
      const opening = await findOpening(db, kind, id);
      if (opening === null) return null;
      return (await seenBy(wallet, await show(db, [opening])))[0]!;
    },
  };
}
