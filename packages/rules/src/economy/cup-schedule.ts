import { RARITIES, type Rarity } from '../rarity.ts';
import { CLUB_PLACES, type CupEconomy } from './cups.ts';
import { weekOf, weekStart } from './week.ts';

/** A cup of the schedule. */
export interface Fixture {
  readonly kind: 'knockout' | 'clubs';
  readonly rarity: Rarity;
  readonly size: number;
  readonly slot: number;
  readonly opensAt: number;
  readonly startsAt: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** When the clubs meet, in UTC: the day of the week counts from Monday, and entries open hours before. */
export const CLUB_MATCH = { day: 5, dayName: 'Saturday', opensHour: 12, startsHour: 18 } as const;

/** The knock-out cup that starts next after a moment; null where the schedule opens none. */
function nextKnockout(at: number, { everyMinutes, openMinutes, size }: CupEconomy): Fixture | null {
  if (everyMinutes === 0) return null;
  const every = everyMinutes * MINUTE_MS;
  const slot = Math.floor(at / every) + 1;
  const startsAt = slot * every;
  const opensAt = startsAt - Math.min(openMinutes * MINUTE_MS, every);
  return { kind: 'knockout', rarity: turnOf(slot), size, slot, opensAt, startsAt };
}

function hourOf(week: number, hour: number): number {
  return weekStart(week) + (CLUB_MATCH.day * 24 + hour) * HOUR_MS;
}

function nextClubMatch(at: number): Fixture {
  const startOf = (week: number) => hourOf(week, CLUB_MATCH.startsHour);
  const slot = at < startOf(weekOf(at)) ? weekOf(at) : weekOf(at) + 1;
  const startsAt = startOf(slot);
  const opensAt = hourOf(slot, CLUB_MATCH.opensHour);
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
