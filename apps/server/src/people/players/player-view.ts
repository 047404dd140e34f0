import {
  cardImageUrl,
  fillAlbum,
  goatSlugOf,
  goatSummaries,
  keeperOf,
  progressOf,
} from '@goats/collection';
import type { player } from '@goats/contract';
import { clubTier, seasonOf, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { type AchievementRow, achievementsOf } from '../../slices/achievement/index.ts';
import { countCards, countLentCards } from '../../slices/card/index.ts';
import { battlerStats, houseOf, settledMatches } from '../../slices/match/index.ts';
import { namesOf } from './name-store.ts';
import {
  type BadgeRow,
  type BestCardRow,
  badgesOf,
  bestCards,
  favouriteGoat,
  firstSeen,
  heldByGoat,
  lastResults,
  type ResultRow,
  rivals,
  type TrophyRow,
  tallyAgainst,
  trophiesOf,
} from './player-store.ts';

const FORM = 10;
const RIVALS = 5;
const CARDS = 6;

/** Every wallet there can be has a page: one that was never seen is a newcomer. */
export async function showPlayer(
  db: Queryable,
  address: string,
  viewer: string | null,
  now: number,
): Promise<z.input<typeof player>> {
  const asking = viewer !== null && viewer !== address;
  const [
    [named],
    stats,
    settled,
    since,
    results,
    met,
    againstYou,
    goat,
    trophies,
    cards,
    own,
    lent,
    badges,
    achieved,
    held,
  ] = await Promise.all([
    namesOf(db, [address]),
    battlerStats(db, address),
    settledMatches(db, address),
    firstSeen(db, address),
    lastResults(db, address, FORM),
    rivals(db, address, RIVALS),
    asking ? tallyAgainst(db, address, viewer) : null,
    favouriteGoat(db, address),
    trophiesOf(db, address),
    bestCards(db, address, CARDS),
    countCards(db, address),
    countLentCards(db, address),
    badgesOf(db, address),
    achievementsOf(db, address),
    heldByGoat(db, address),
  ]);
  const house = houseOf(address);
  return {
    address,
    name: house?.name ?? named?.name ?? null,
    house: house !== undefined,
    since: since?.toISOString() ?? null,
    rating: stats.rating,
    deviation: stats.deviation,
    rank: stats.rank,
    rankAbout: stats.rankAbout,
    seasonRank: stats.seasonRank,
    seasonGames: stats.season === seasonOf(now) ? stats.seasonGames : 0,
    badges: badges.map(toBadge),
    ...collected(house ? [] : held, achieved),
    wins: stats.totalWins,
    losses: stats.totalLosses,
    matches: settled,
    form: results.map(toPlayed),
    headToHead: met,
    againstYou,
    favouriteGoat: goat ? toFavourite(goat) : null,
    trophies: trophies.map(toTrophy),
    bestCards: cards.map(toBestCard),
    clubTier: clubTier(own, lent),
  };
}

const toPlayed = ({ id, won, kind, finished_at, opponent }: ResultRow) => ({
  matchId: String(id),
  won,
  kind,
  at: finished_at.toISOString(),
  opponent,
});

const PLACES = fillAlbum<never>([]).map(({ moments }) => progressOf(moments).of);

/** What is held now is true as long as it is held; the rest is on record. */
function collected(
  held: readonly { readonly goat: number; readonly places: number }[],
  achieved: readonly AchievementRow[],
) {
  const full = held.filter(({ goat, places }) => places === PLACES[goat - 1]);
  const fullPages = full.map(({ goat }) => goatSlugOf(goat)!);
  const now = { matchId: null, at: null };
  return {
    achievements: [
      ...(held.length === PLACES.length ? [{ id: 'all-ten' as const, ...now }] : []),
      ...(full.length > 0 ? [{ id: 'full-page' as const, ...now }] : []),
      ...achieved.map(toAchievement),
    ],
    title: keeperOf(fullPages),
    fullPages,
  };
}

export const toAchievement = ({ id, match_id, at }: AchievementRow) => ({
  ...{ id, matchId: String(match_id), at: at.toISOString() },
});

const toBadge = ({ season, rank, games, at }: BadgeRow) => ({
  ...{ season, rank, games },
  at: at.toISOString(),
});

const toTrophy = ({ cup_id, kind, rarity, place, prize, ended_at }: TrophyRow) => ({
  cupId: cup_id,
  kind,
  rarity,
  place,
  prize: toHoof(prize),
  at: ended_at.toISOString(),
});

const toBestCard = ({ id, name, base_goat_id, rarity, goat_score }: BestCardRow) => ({
  id,
  name,
  goatName: goatSummaries[base_goat_id - 1]!.name,
  rarity,
  goatScore: goat_score,
  imageUrl: cardImageUrl(id),
});

const toFavourite = ({ goat, matches }: { goat: number; matches: number }) => ({
  id: goat,
  name: goatSummaries[goat - 1]!.name,
  slug: goatSlugOf(goat)!,
  matches,
});
