import { type Draw, drawClubs, drawCup, sha256Hex, tieSeed } from '@goats/rules';
import type { CupWithTies } from './cup-queries.ts';

/** One thing that was recomputed, and what came of it, as a sentence. */
export interface Check {
  readonly ok: boolean;
  readonly words: string;
}

type Proven = Pick<
  CupWithTies,
  'id' | 'kind' | 'size' | 'entries' | 'ties' | 'seed' | 'seedHash' | 'secret' | 'secretHash'
>;

/** Everything about a cup that can be recomputed from what it has told so far. */
export function verifyCup(cup: Proven): Check[] {
  return [...verifyDraw(cup), ...verifyTieSeeds(cup)];
}

/** Nothing to say before the seed is told. */
export function verifyDraw(cup: Proven): Check[] {
  const { seed, seedHash, ties, entries } = cup;
  if (seed === null) return [];
  const sealed = sha256Hex(seed) === seedHash;
  const checks: Check[] = [
    {
      ok: sealed,
      words: sealed
        ? 'The seed has the fingerprint that was published when the cup opened.'
        : 'The seed does not have the fingerprint that was published when the cup opened.',
    },
  ];
  const first = ties.filter(({ round }) => round === 1).sort((a, b) => a.index - b.index);
  if (first.length === 0) return checks;
  const { ties: drawn, left } = drawAnew(cup, seed);
  const same =
    drawn.length === first.length &&
    drawn.every(([one, other], i) => {
      const [shownOne, shownOther] = first[i]!.players;
      return one === shownOne && other === shownOther;
    });
  checks.push({
    ok: same,
    words: same
      ? `Drawing ${entries.length} names anew from it gives exactly this bracket.`
      : 'Drawing the names anew from it gives another bracket than this one.',
  });
  const out = entries.filter(({ state }) => state === 'not-drawn').map(({ address }) => address);
  if (out.length === 0 && left.length === 0) return checks;
  const agree = out.length === left.length && left.every((wallet) => out.includes(wallet));
  checks.push({
    ok: agree,
    words: agree
      ? `The draw itself left ${left.length} without a place, those with a history last.`
      : 'Others were left without a place than the draw says.',
  });
  return checks;
}

/** The server seeds of the ties: fixed before anybody knew who would play. */
export function verifyTieSeeds({ secret, secretHash, ties }: Proven): Check[] {
  if (secret === null) return [];
  const sealed = sha256Hex(secret) === secretHash;
  const told = ties.filter(({ serverSeed }) => serverSeed !== null);
  const wrong = told.filter(
    ({ round, index, serverSeed }) => tieSeed(secret, round, index) !== serverSeed,
  );
  const checks: Check[] = [
    {
      ok: sealed,
      words: sealed
        ? 'The secret of the ties has the fingerprint that was published when the cup opened.'
        : 'The secret of the ties does not have the fingerprint that was published.',
    },
  ];
  if (told.length === 0) return checks;
  return [
    ...checks,
    {
      ok: wrong.length === 0,
      words:
        wrong.length === 0
          ? `The server seeds of all ${told.length} ties follow from it, by round and place.`
          : `${wrong.length} of ${told.length} ties were played with another server seed.`,
    },
  ];
}

/** People in the order of entering, then the house players who filled in. */
function drawAnew({ id, kind, size, entries }: Proven, seed: string): Draw {
  const people = entries
    .filter(({ house }) => !house)
    .map(({ address, known, club }) => ({ wallet: address, known, club: club as 0 | 1 | null }));
  const house = entries.filter((entry) => entry.house);
  const of = (club: 0 | 1) => house.filter((entry) => entry.club === club).map((e) => e.address);
  return kind === 'clubs'
    ? drawClubs({ id, seed, entries: people, fillIns: [of(0), of(1)] })
    : drawCup({ id, seed, size, entries: people, fillIns: house.map((e) => e.address) });
}
