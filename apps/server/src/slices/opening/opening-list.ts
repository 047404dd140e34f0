import {
  type Battler,
  goatScore,
  NOMINAL_RATING,
  type Offer,
  type OpeningFacts,
  type OpeningKind,
  ratingOf,
  type Seeker,
  seekerRating,
  utcDay,
  walletPair,
} from '@goats/rules';
import type { Database } from '../../db/database.ts';
import type { Game } from '../../game.ts';
import { matchCards } from '../card/index.ts';
import { houseOf } from '../match/index.ts';
import { bonusSides } from './bonus-sides.ts';
import { bestScores, openOpenings } from './opening-store.ts';
import type { Look, Shown } from './opening-view.ts';

/** What the treasury can cover changes without a notice, and a notice may be lost. */
const MOST_AGE_MS = 2_000;

/** One of the list, with what its place in it depends on. */
interface Listed extends Shown {
  /** Which of its wallet's it is, the oldest first: a list shows no more than a few of one. */
  readonly nth: number;
  readonly offer: Offer;
}

/** The open challenges or requests as everybody polls them, and what a look at one needs. */
export interface OpeningList {
  /** Newest first. */
  all(): Promise<readonly Listed[]>;
  /** `over`: whose connections are used. */
  show(openings: readonly OpeningFacts[], over?: Database): Promise<Shown[]>;
  /** Whom the fairest opponents are shown first; null for a stranger. */
  seeker(wallet: string | null): Promise<Seeker | null>;
  /** What `wallet` and the opener of each have had today; nobody is signed in as a stranger. */
  looksOf(wallet: string | null, entries: readonly Shown[]): Promise<Look[]>;
}

export function createOpeningList(game: Game, kind: OpeningKind): OpeningList {
  const { db, bus, clock, faces, world } = game;
  let kept: { readonly entries: readonly Listed[]; readonly until: number } | undefined;
  let reading: Promise<readonly Listed[]> | undefined;
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

  /** The cards of all are read together: a lobby of squads is a few queries, not hundreds. */
  async function show(openings: readonly OpeningFacts[], over = db): Promise<Shown[]> {
    const ids = [...new Set(openings.flatMap(({ cardIds }) => cardIds))];
    const openers = openings.map(({ player, house }) => ({ address: player, house }));
    const [cards, [treasury], sides] = await Promise.all([
      matchCards(over, ids),
      world.answers(over, [{ ask: 'free-treasury' }]) as Promise<[number]>,
      bonusSides({ ...game, db: over }, openers),
      faces.load(over, ids),
    ]);
    const byId = new Map(cards.map((card) => [card.id, card]));
    return openings.map((opening, i) => ({
      opening,
      cards: opening.cardIds.map((id) => byId.get(id)!),
      ...{ treasury, opener: sides[i]! },
    }));
  }

  async function battlersOf(players: readonly string[]): Promise<(Battler | null)[]> {
    const questions = players.map((address) => ({ ask: 'battler', address }) as const);
    return (await world.answers(db, questions)) as (Battler | null)[];
  }

  /** A house player stands where its strength puts it, everybody else where the results do. */
  async function ratingsOf(players: readonly string[]): Promise<number[]> {
    const battlers = await battlersOf(players);
    return players.map((address, i) => {
      const house = houseOf(address);
      return house ? NOMINAL_RATING[house.strength] : ratingOf(battlers[i]!);
    });
  }

  async function readList(): Promise<Listed[]> {
    const openings = await openOpenings(db, kind, clock.now());
    const [shown, ratings] = await Promise.all([
      show(openings),
      ratingsOf(openings.map(({ player }) => player)),
    ]);
    const places = new Map<string, number>();
    const nths = openings.toReversed().map(({ player }) => {
      const nth = (places.get(player) ?? 0) + 1;
      places.set(player, nth);
      return nth;
    });
    return shown.map((each, i) => {
      const score = goatScore(each.cards[0]!.attributes);
      const nth = nths.at(-1 - i)!;
      return { ...each, nth, offer: { rating: ratings[i]!, rarity: each.opening.rarity, score } };
    });
  }

  async function readAndKeep(): Promise<readonly Listed[]> {
    const began = changes;
    const entries = await readList();
    if (began !== changes) return entries;
    reading = undefined;
    const ends = entries.map(({ opening }) => opening.expiresAt);
    kept = { entries, until: Math.min(clock.now() + MOST_AGE_MS, ...ends) };
    return entries;
  }

  return {
    show,
    async all() {
      if (kept && clock.now() < kept.until) return kept.entries;
      reading ??= readAndKeep().catch((error) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
    async seeker(wallet) {
      if (wallet === null) return null;
      const [[battler], best] = await Promise.all([
        battlersOf([wallet]),
        bestScores(db, wallet, kind, clock.now()),
      ]);
      return { rating: seekerRating(battler!), best };
    },
    async looksOf(wallet, entries) {
      const now = clock.now();
      if (wallet === null) {
        return entries.map(() => ({ now, bonusMatchesToday: 0, viewer: null, wallet }));
      }
      const [viewer] = await bonusSides(game, [{ address: wallet, house: false }]);
      const counts = (await world.answers(
        db,
        entries.map(({ opening }) => ({
          ask: 'bonus-matches',
          pair: walletPair(wallet, opening.player),
          day: utcDay(now),
        })),
      )) as number[];
      return counts.map((bonusMatchesToday) => ({
        ...{ now, bonusMatchesToday, viewer: viewer!, wallet },
      }));
    },
  };
}
