import { isDeepStrictEqual } from 'node:util';
import {
  type CupFacts,
  type CupTie,
  drawClubs,
  drawCup,
  endOfCup,
  feesOf,
  pairingsReady,
  roundsIn,
  tieCoin,
  tieSeed,
} from '@goats/rules';
import type { Queryable, Row } from '../../db/database.ts';
import { type CupRow, cupsWithHands, toCup } from './world/facts.ts';

/** As many as are worked out again while the next ones are not yet in memory. */
const PAGE = 100;

interface PlayedTie {
  readonly round: number;
  readonly index: number;
  readonly kind: string;
  readonly origin: number;
  readonly players: readonly [string, string];
  readonly seed: string;
  readonly over: boolean;
  readonly winner: 0 | 1 | null;
}

type ReplayedRow = CupRow & {
  readonly played: readonly PlayedTie[];
  readonly movements: readonly string[];
  readonly honours: readonly { wallet: string; place: number; prize: number }[];
};

const REPLAYED = cupsWithHands(`
     (select coalesce(json_agg(json_build_object('round', t.round, 'index', t.index, 'kind', m.kind,
               'origin', m.origin_id, 'players', json_build_array(m.player_0, m.player_1),
               'seed', m.server_seed, 'over', m.finished_at is not null, 'winner', m.winner)), '[]')
        from cup_ties t join matches m on m.id = t.match_id where t.cup_id = k.id) as played,
     (select coalesce(json_agg(concat_ws(' ', p.reason, f.name, g.name, p.amount)), '[]')
        from transfers p join accounts f on f.id = p.from_account join accounts g on g.id = p.to_account
       where p.reference = 'cup:' || k.id) as movements,
     (select coalesce(json_agg(json_build_object('wallet', h.wallet, 'place', h.place,
               'prize', h.prize)), '[]')
        from cup_entries h where h.cup_id = k.id and (h.place is not null or h.prize > 0)) as honours`);

/**
 * Works every cup out again: the draw comes from the seed and the entries, the ties' server seeds
 * from the secret, each tie's winner from its match, the next round from the winners, and the prizes
 * from all of it. Answers the ones that are wrong.
 */
export async function wrongCups(db: Queryable): Promise<Row[]> {
  const wrong: Row[] = [];
  let page: ReplayedRow[];
  let after = 0;
  do {
    page = await db.prepared<ReplayedRow>(
      'replayed-cups',
      `${REPLAYED} where k.id > $1 order by k.id limit ${PAGE}`,
      [after],
    );
    for (const { played, movements, honours, ...row } of page) {
      const cup = toCup(row as CupRow);
      const fault = drawFault(cup) ?? tieFault(cup, played) ?? payFault(cup, movements, honours);
      if (fault !== null) wrong.push({ cup: cup.id, fault });
    }
    after = page.at(-1)?.id ?? after;
  } while (page.length === PAGE);
  return wrong;
}

/** The first round, and who was left out. */
function drawFault(cup: CupFacts): string | null {
  const { status, ties } = cup;
  if (status === 'open' || status === 'cancelled') {
    return ties.length === 0 ? null : 'there are ties without a draw';
  }
  const people = cup.entries.filter(({ house }) => !house);
  const houses = cup.entries.filter(({ house }) => house);
  const housesOf = (club: 0 | 1) =>
    houses.filter((each) => each.club === club).map(({ wallet }) => wallet);
  const draw =
    cup.kind === 'clubs'
      ? drawClubs({ ...cup, entries: people, fillIns: [housesOf(0), housesOf(1)] })
      : drawCup({ ...cup, entries: people, fillIns: houses.map(({ wallet }) => wallet) });
  const first = ties.filter(({ round }) => round === 1).map(({ players }) => players);
  if (!isDeepStrictEqual(first, draw.ties)) return 'the draw does not come from its seed';
  const left = people.filter(({ state }) => state === 'not-drawn').map(({ wallet }) => wallet);
  if (!isDeepStrictEqual(left.sort(), [...draw.left].sort())) return 'others were left out';
  return null;
}

/** Every tie has one match with its players, and the next round is made of its winners. */
function tieFault(cup: CupFacts, played: readonly PlayedTie[]): string | null {
  const { ties, secret } = cup;
  for (const tie of ties) {
    const { round, index, players, matchId, winner } = tie;
    const name = `tie ${index} of round ${round}`;
    if (round > 1 && !isDeepStrictEqual(players, winnersBefore(ties, tie))) {
      return `${name} is not played by the winners before it`;
    }
    if (matchId === null) continue;
    const match = played.find((each) => each.round === round && each.index === index);
    if (match?.kind !== 'cup' || match.origin !== cup.id) return `${name} has no match`;
    if (!isDeepStrictEqual(match.players, players)) return `others played ${name}`;
    if (match.seed !== tieSeed(secret, round, index)) {
      return `the server seed of ${name} does not come from the secret`;
    }
    const won = match.over ? players[match.winner ?? tieCoin(secret, round, index)] : null;
    if (won !== winner) return `${name} was won by another`;
  }
  return pairingsReady(cup.kind, ties).length === 0 ? null : 'a tie that is ready has not begun';
}

function winnersBefore(ties: readonly CupTie[], { round, index }: CupTie) {
  return [2 * index, 2 * index + 1].map(
    (before) => ties.find((tie) => tie.round === round - 1 && tie.index === before)?.winner ?? null,
  );
}

/** What the end of a cup moves, once, and nothing before it. */
function payFault(
  cup: CupFacts,
  movements: readonly string[],
  honours: ReplayedRow['honours'],
): string | null {
  const over = cup.status === 'finished';
  // In which colour it arrived is the ledger's audit.
  const end = over
    ? endOfCup({ ...cup, fees: feesOf(cup) }, roundsIn(cup), { lossStaysLocked: false })
    : null;
  const due = (end?.payments ?? []).map(
    ({ reason, from, to, amount }) => `${reason} ${from} ${to} ${amount}`,
  );
  if (!isDeepStrictEqual([...movements].sort(), due.sort())) return 'it was paid otherwise';
  const line = ({
    wallet,
    place,
    prize,
  }: {
    wallet: string;
    place: number | null;
    prize: number;
  }) => `${place} ${wallet} ${prize}`;
  const honoured = (end?.places ?? []).map(line).sort();
  return isDeepStrictEqual(honours.map(line).sort(), honoured) ? null : 'others were honoured';
}
