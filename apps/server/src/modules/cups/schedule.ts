import { randomBytes } from 'node:crypto';
import { clubGoats } from '@goats/collection';
import {
  CLUB_PLACES,
  type CupEconomy,
  type CupKind,
  RARITIES,
  type Rarity,
  weekOf,
  weekStart,
} from '@goats/rules';

/** A cup of the schedule. */
export interface Fixture {
  readonly kind: CupKind;
  readonly rarity: Rarity;
  readonly size: number;
  readonly slot: number;
  readonly opensAt: number;
  readonly startsAt: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The clubs meet on Saturdays at 18:00 UTC, and take entries from noon on. */
const CLUB_MATCH_MS = (5 * 24 + 18) * HOUR_MS;
const CLUB_OPEN_MS = 6 * HOUR_MS;

/** The knock-out cup that starts next after a moment; null where the schedule opens none. */
function nextKnockout(at: number, { everyMinutes, openMinutes, size }: CupEconomy): Fixture | null {
  if (everyMinutes === 0) return null;
  const every = everyMinutes * MINUTE_MS;
  const slot = Math.floor(at / every) + 1;
  const startsAt = slot * every;
  const opensAt = startsAt - Math.min(openMinutes * MINUTE_MS, every);
  return { kind: 'knockout', rarity: turnOf(slot), size, slot, opensAt, startsAt };
}

function nextClubMatch(at: number): Fixture {
  const startOf = (week: number) => weekStart(week) + CLUB_MATCH_MS;
  const slot = at < startOf(weekOf(at)) ? weekOf(at) : weekOf(at) + 1;
  const startsAt = startOf(slot);
  const opensAt = startsAt - CLUB_OPEN_MS;
  return { kind: 'clubs', rarity: turnOf(slot), size: 2 * CLUB_PLACES, slot, opensAt, startsAt };
}

/** Tiers take turns. */
function turnOf(slot: number): Rarity {
  return RARITIES[slot % RARITIES.length]!;
}

/** What the schedule has next, whatever starts first first; nothing where it is switched off. */
export function nextFixtures(at: number, cups: CupEconomy): Fixture[] {
  const knockout = nextKnockout(at, cups);
  if (knockout === null) return [];
  return [knockout, nextClubMatch(at)].sort((a, b) => a.startsAt - b.startsAt);
}

/** What is still to start, one cup of each tier: whoever holds one tier only sees when its turn is. */
export function fixturesAhead(at: number, cups: CupEconomy): Fixture[] {
  const every = cups.everyMinutes * MINUTE_MS;
  const turn = RARITIES.flatMap((_, ahead) => nextFixtures(at + ahead * every, cups));
  const once = new Map(turn.map((fixture) => [`${fixture.kind}${fixture.slot}`, fixture]));
  return [...once.values()].sort((a, b) => a.startsAt - b.startsAt);
}

/** What a cup of the schedule, or an operator's, opens with besides. */
export function freshSeeds(kind: CupKind) {
  return {
    seed: randomBytes(32).toString('hex'),
    secret: randomBytes(32).toString('hex'),
    clubs: kind === 'clubs' ? clubGoats() : null,
  };
}
