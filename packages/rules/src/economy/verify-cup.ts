import { t } from '@goats/words';
import { sha256Hex } from '../hash/sha256.ts';
import { type DrawEntry, drawClubs, drawCup } from './cup-draw.ts';
import { CLUB_PLACES, tieSeed } from './cups.ts';

/** One thing that anybody can recompute about a cup, and whether it is so. */
export interface CupCheck {
  readonly ok: boolean;
  readonly sentence: string;
}

/** A cup as it is shown once its draw is made. */
export interface DrawnCup {
  readonly id: number;
  readonly kind: 'knockout' | 'clubs';
  readonly size: number;
  readonly seedHash: string;
  readonly seed: string;
  /** In the order of entering: those without a place too, and house players last. */
  readonly entries: readonly {
    readonly address: string;
    readonly house: boolean;
    readonly known: boolean;
    readonly club: 0 | 1 | null;
  }[];
  /** Those of later rounds may be among them. */
  readonly ties: readonly {
    readonly round: number;
    readonly index: number;
    readonly players: readonly (string | null)[];
  }[];
}

/**
 * Whether a cup was drawn as it had to be. One thing that was changed since, or made up, fails one of
 * these.
 *
 * `verifyDraw(cup).every(({ ok }) => ok)`
 */
export function verifyDraw(cup: DrawnCup): CupCheck[] {
  const { id, kind, size, seed, seedHash, entries } = cup;
  const people = entries.filter(({ house }) => !house);
  const houses = entries.filter(({ house }) => house);
  const drawn = people.map(
    ({ address: wallet, known, club }): DrawEntry => ({ wallet, known, club }),
  );
  const ofClub = (club: 0 | 1) =>
    houses.filter((entry) => entry.club === club).map(({ address }) => address);
  const draw =
    kind === 'clubs'
      ? drawClubs({ id, seed, entries: drawn, fillIns: [ofClub(0), ofClub(1)] })
      : drawCup({ id, seed, size, entries: drawn, fillIns: houses.map(({ address }) => address) });
  const [places, free] =
    kind === 'clubs' ? [2 * CLUB_PLACES, clubPlacesFree(drawn)] : [size, size - people.length];
  const first = cup.ties
    .filter(({ round }) => round === 1)
    .sort((a, b) => a.index - b.index)
    .map(({ players }) => players);
  const addresses = entries.map(({ address }) => address);
  return [
    check(
      sha256Hex(seed) === seedHash,
      t('The seed is the one whose hash was told when the cup opened.'),
      t('The seed does not belong to the hash that was told when the cup opened.'),
    ),
    check(
      new Set(addresses).size === addresses.length && houses.length <= Math.max(0, free),
      t('House players have no place that a person could have had: there are {places}.', {
        places,
      }),
      t('Somebody is in it twice, or house players took places of people: there are {places}.', {
        places,
      }),
    ),
    check(
      JSON.stringify(first) === JSON.stringify(draw.ties),
      t('{ties} ties of the first round follow from the seed and the entries.', {
        ties: first.length,
      }),
      t('The ties of the first round do not follow from the seed and the entries.'),
    ),
  ];
}

function clubPlacesFree(people: readonly DrawEntry[]): number {
  const free = (club: 0 | 1) =>
    Math.max(0, CLUB_PLACES - people.filter((entry) => entry.club === club).length);
  return free(0) + free(1);
}

/** What is told of a cup when it is over, and of the matches that were played in it. */
export interface PlayedCup {
  readonly secretHash: string;
  readonly secret: string;
  /** Every tie that was a match, with the server seed that its proof shows. */
  readonly ties: readonly {
    readonly round: number;
    readonly index: number;
    readonly serverSeed: string;
  }[];
}

/** Whether the server seeds of all ties were fixed when the cup opened. */
export function verifyTieSeeds({ secretHash, secret, ties }: PlayedCup): CupCheck[] {
  const chosen = ties.filter(
    ({ round, index, serverSeed }) => tieSeed(secret, round, index) !== serverSeed,
  );
  const names = chosen.map(({ round, index }) =>
    t('tie {tie} of round {round}@@of a cup, in a list', { tie: index + 1, round }),
  );
  return [
    check(
      sha256Hex(secret) === secretHash,
      t('The secret is the one whose hash was told when the cup opened.'),
      t('The secret does not belong to the hash that was told when the cup opened.'),
    ),
    check(
      chosen.length === 0,
      t('The server seeds of all {ties} ties come from the secret.', { ties: ties.length }),
      t('These do not come from the secret: the server seeds of {names}.', {
        names: names.join(', '),
      }),
    ),
  ];
}

function check(ok: boolean, holds: string, broken: string): CupCheck {
  return { ok, sentence: ok ? holds : broken };
}
