import {
  CLUB_PLACES,
  type CupEconomy,
  clubPrize,
  cupPrizes,
  roundsOf,
  treasuryPart,
} from '../../economy/cups.ts';
import type { Hundredths } from '../../economy/hoof.ts';
import type { Economy } from '../../economy/presets.ts';
import { type Posting, TREASURY } from '../hoof/index.ts';
import { winningClub } from './club-points.ts';
import { roundsIn } from './cup-ties.ts';
import type { CupPlace } from './effects.ts';
import { type CupEntry, type CupFacts, type CupTie, cupReference } from './facts.ts';

/** What the end of a cup brings whom. */
export interface CupEnd {
  /** Everybody who is honoured, with what they get. */
  readonly places: readonly CupPlace[];
  readonly payments: readonly Posting[];
}

type Bracket = Pick<CupFacts, 'kind' | 'secret' | 'ties'>;

/** What its end comes from; of the entries at least those of whom it honours. */
export interface PlayedCup extends Bracket, Pick<CupFacts, 'id' | 'pool'> {
  readonly entries: readonly Pick<CupEntry, 'wallet' | 'house'>[];
  readonly fees: Hundredths;
}

/** Everybody whom the end of a cup honours. */
export function honouredWallets(cup: Bracket, rounds: number): string[] {
  return honouredIn(cup, rounds).flatMap(({ wallet }) => wallet ?? []);
}

function honouredIn(cup: Bracket, rounds: number): Honoured[] {
  return cup.kind === 'clubs' ? clubWinners(cup) : cupWinners(cup, rounds);
}

/**
 * First, second and the beaten semi-finalists, or the club that won. Fees and the treasury's part are
 * shared alike. House players play for the honour of it: what they win stays in the treasury, and so
 * does what has nobody to go to.
 */
export function endOfCup(
  cup: PlayedCup,
  rounds: number,
  economy: Pick<Economy, 'lossStaysLocked'>,
): CupEnd {
  const honoured = honouredIn(cup, rounds);
  const partsOf = (pool: Hundredths) =>
    cup.kind === 'clubs'
      ? honoured.map(() => clubPrize(pool, honoured.length))
      : cupPrizes(pool, rounds);
  const { fees } = cup;
  const [ofFees, ofTreasury] = [partsOf(fees), partsOf(cup.pool)];
  const paid = honoured.flatMap(({ wallet, place }, i) => {
    if (wallet === null) return [];
    const { house } = cup.entries.find((entry) => entry.wallet === wallet)!;
    const [fee, bonus] = house ? [0, 0] : [ofFees[i]!, ofTreasury[i]!];
    return [{ wallet, place, fee, bonus }];
  });
  return {
    places: paid.map(({ wallet, place, fee, bonus }) => ({
      ...{ wallet, place, prize: fee + bonus, state: place === 1 ? 'won' : 'out' },
    })),
    payments: paymentsOf(cup, fees, paid, economy),
  };
}

/** Whoever has no place has the fee back. */
export function feesOf({
  entries,
}: {
  readonly entries: readonly Pick<CupEntry, 'fee' | 'state'>[];
}): Hundredths {
  return entries
    .filter(({ state }) => state !== 'not-drawn')
    .reduce((sum, { fee }) => sum + fee, 0);
}

/** What prizes are worked out from: nobody's hand. */
interface PricedCup extends Bracket, Pick<CupFacts, 'status' | 'size' | 'pool'> {
  readonly entries: readonly Pick<CupEntry, 'fee' | 'state' | 'house' | 'known'>[];
}

/**
 * What each place is paid, or each of the winning club: after the draw as it is promised; before it
 * with who has entered so far and with what the treasury has `left` for cups.
 */
export function prizesByPlace(cup: PricedCup, economy: CupEconomy, left: Hundredths): Hundredths[] {
  const { kind, status, size, entries } = cup;
  const open = status === 'open';
  const known = entries.filter((entry) => !entry.house && entry.known).length;
  const pool = open ? treasuryPart(Math.min(known, size), economy, left) : cup.pool;
  const parts = [feesOf(cup), pool];
  if (kind === 'clubs') {
    const winners = status === 'finished' ? clubWinners(cup).length : CLUB_PLACES;
    return [parts.reduce((sum, part) => sum + clubPrize(part, winners), 0)];
  }
  const rounds = open ? roundsOf(size) : roundsIn(cup);
  const [ofFees, ofTreasury] = parts.map((part) => cupPrizes(part, rounds));
  return ofFees!.map((amount, place) => amount + ofTreasury![place]!);
}

interface Paid {
  readonly wallet: string;
  /** Out of the entry fees, and out of the treasury. */
  readonly fee: Hundredths;
  readonly bonus: Hundredths;
}

/** The vault is empty afterwards, to the hundredth. */
function paymentsOf(
  cup: Pick<CupFacts, 'id'>,
  fees: Hundredths,
  paid: readonly Paid[],
  { lossStaysLocked }: Pick<Economy, 'lossStaysLocked'>,
): Posting[] {
  const reference = cupReference(cup);
  const arrives = lossStaysLocked ? 'locked' : 'free';
  const left = paid.reduce((rest, { fee }) => rest - fee, fees);
  const post = { type: 'post', reference } as const;
  const posts = [
    ...paid.map(
      ({ wallet: to, fee: amount }) =>
        ({ ...post, reason: 'prize', from: reference, to, amount }) as const,
    ),
    { ...post, reason: 'fee', from: reference, to: TREASURY, amount: left } as const,
    ...paid.map(
      ({ wallet: to, bonus: amount }) =>
        ({ ...post, reason: 'bonus', from: TREASURY, to, amount, arrives }) as const,
    ),
  ];
  return posts.filter(({ amount }) => amount > 0);
}

/** Null where a bye had nobody to beat. */
type Honoured = { readonly wallet: string | null; readonly place: 1 | 2 | 3 };

function cupWinners({ ties }: Bracket, rounds: number): Honoured[] {
  const loserOf = ({ players, winner }: CupTie) => players.find((each) => each !== winner) ?? null;
  const final = ties.find(({ round }) => round === rounds)!;
  const semis = ties.filter(({ round }) => round === rounds - 1);
  return [
    { wallet: final.winner, place: 1 },
    { wallet: loserOf(final), place: 2 },
    ...semis.map((tie) => ({ wallet: loserOf(tie), place: 3 }) as const),
  ];
}

function clubWinners(cup: Bracket): Honoured[] {
  const club = winningClub(cup);
  return cup.ties
    .filter(({ players }) => players[club] !== null)
    .map(({ players }) => ({ wallet: players[club], place: 1 }));
}
