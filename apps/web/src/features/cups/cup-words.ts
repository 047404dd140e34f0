import { matchClock, roundName, roundsOf, shortAddress } from '@goats/rules';
import { DATE_TAG } from '@goats/ui/date-tag.ts';
import { onFirstUse } from '@goats/ui/on-first-use.ts';
import { t } from '@goats/words';
import type { Cup, CupEntry, CupTie, Fixture } from './cup-queries.ts';

/** `cupTitle(cup) // 'Rare Cup No. 12'`: the name it has on the server, in the page's language. */
export function cupTitle({ id, kind, tier }: Pick<Cup, 'id' | 'kind' | 'tier'>): string {
  return kind === 'clubs'
    ? t(
        '{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} Club Match No. {id}',
        { tier, id },
      )
    : t('{tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} Cup No. {id}', {
        tier,
        id,
      });
}

/** `entrantName(entry) // 'Gaffer Billy'`, or the short address of somebody without a name. */
export function entrantName({ name, address }: Pick<CupEntry, 'name' | 'address'>): string {
  return name ?? shortAddress(address);
}

/** What is known about an address of a bracket. */
export function entrantOf(
  { entries }: Pick<Cup, 'entries'>,
  address: string | null,
): CupEntry | null {
  return entries.find((entry) => entry.address === address) ?? null;
}

/** What a tie is doing: `tieWords(tie, now) // 'Round 2 · 0:18'` */
export function tieWords(tie: CupTie, now: number, kind: Cup['kind'] = 'knockout'): string {
  const { phase, score, deadline, winner } = tie;
  if (tie.matchId === null) {
    return kind === 'clubs' ? t('Walk-over, two points') : t('Bye, straight through');
  }
  if (winner !== null || phase === 'finished') return t('Full time');
  const clock = deadline === null ? '' : ` · ${matchClock(Date.parse(deadline) - now)}`;
  if (phase === 'commit') return `${t('Choosing cards')}${clock}`;
  if (phase === 'open') return `${t('Cards on the table')}${clock}`;
  return `${t('Round {round}', { round: score[0] + score[1] + 1 })}${clock}`;
}

/** The people who entered; house players only fill in. */
export function peopleIn({ entries }: Pick<Cup, 'entries'>): number {
  return entries.filter(({ house }) => !house).length;
}

/** `placesWords({ size: 8, … }) // '3 of 8 places taken'` */
export function placesWords(cup: Pick<Cup, 'entries' | 'size'>): string {
  const people = peopleIn(cup);
  const { size } = cup;
  if (people > size) return t('{people} for {size} places: places are drawn', { people, size });
  if (people === size) return t('All {size} places taken', { size });
  return t('{people, plural, one {# of {size} places taken} other {# of {size} places taken}}', {
    people,
    size,
  });
}

/** Where a running cup stands, as a list tells it, which has no ties: by how many are still in. */
export function stageWords({ kind, entries }: Pick<Cup, 'kind' | 'entries'>): string {
  if (kind === 'clubs') return t('Eight against eight');
  const drawn = entries.filter(({ state }) => state !== 'not-drawn');
  const still = drawn.filter(({ state }) => state === 'in').length;
  const rounds = roundsOf(drawn.length);
  const round = Math.min(rounds, rounds - roundsOf(Math.max(2, still)) + 1);
  return roundName(round, rounds);
}

/** A cup that is still to open has no number. `fixtureName(fixture) // 'Cup of 8'` */
export function fixtureName({ kind, size }: Pick<Fixture, 'kind' | 'size'>): string {
  return kind === 'clubs' ? t('Club match') : t('Cup of {size}@@for so many players', { size });
}

/** `opensWords(fixture, now) // 'Opens in 4:10, kick-off 18:00'` */
export function opensWords({ opensAt, startsAt }: Fixture, now: number): string {
  return t('Opens in {left}, kick-off {at}', {
    left: startsWords(Date.parse(opensAt) - now),
    at: atWords(startsAt, now),
  });
}

/** `startsWords(90_000) // '1:30'`, hours and days where it is further off. */
export function startsWords(msLeft: number): string {
  const minutes = Math.max(0, Math.ceil(msLeft / 60_000));
  if (minutes <= 60) return matchClock(msLeft);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('{hours}h {minutes}m', { hours, minutes: minutes % 60 });
  return t('{days}d {hours}h', { days: Math.floor(hours / 24), hours: hours % 24 });
}

const HOUR = { hour: '2-digit', minute: '2-digit' } as const;
const clock = onFirstUse(() => new Intl.DateTimeFormat(DATE_TAG, HOUR));
const day = onFirstUse(() => new Intl.DateTimeFormat(DATE_TAG, { weekday: 'long', ...HOUR }));

/** `atWords('2026-11-16T18:00:00Z', now) // '18:00'`, with the day where it is another one. */
export function atWords(at: string, now: number): string {
  const date = new Date(at);
  return date.toDateString() === new Date(now).toDateString()
    ? clock().format(date)
    : day().format(date);
}

/** By place, from 1; the last one is for both beaten semi-finalists. */
export const PLACES = [
  t('Winner@@of a cup'),
  t('Runner-up@@of a cup'),
  t('Last four@@of a cup'),
] as const;

/** What each place is paid: `prizeLines(cup) // [['Winner', 500], ['Runner-up', 250], …]` */
export function prizeLines({ kind, prizes }: Pick<Cup, 'kind' | 'prizes'>): [string, number][] {
  if (kind === 'clubs') return [[t('Each winner@@of a club match'), prizes[0] ?? 0]];
  return PLACES.slice(0, prizes.length).map((place, i) => [
    i === 2 ? t('Last four, each@@prize of a cup') : place,
    prizes[i]!,
  ]);
}
