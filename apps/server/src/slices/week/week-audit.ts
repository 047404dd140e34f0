import {
  asksForCircle,
  inCircle,
  isStaked,
  type MatchKind,
  type MatchState,
  shareOut,
  WEEK_MEETINGS,
  type WeekPrize,
  type WeekStanding,
  weekName,
  weekOf,
  weekPoints,
  weekPrizes,
} from '@goats/rules';
import type { AuditCheck } from '../../audit-check.ts';
import type { Queryable, Row } from '../../db/database.ts';

/** What must be true of the weekly table and its prizes. */
export const WEEK_AUDIT_CHECKS: readonly AuditCheck[] = [
  { name: 'the points of every week are those of its matches', whole: true, find: wrongPoints },
  {
    name: 'of the same two wallets the first matches of a week count, and no more',
    whole: true,
    query: `
      with counted as (
        select week, one, other, count(*) as matches from match_ratings
         where week is not null group by 1, 2, 3)
      select coalesce(m.week, c.week) as week, coalesce(m.one, c.one) as one,
             coalesce(m.other, c.other) as other, m.counted, c.matches
        from week_meetings m
        full join counted c on c.week = m.week and c.one = m.one and c.other = m.other
        left join weeks k on k.week = c.week
       -- Of a week that is paid they are forgotten.
       where (m.week is not null or k.paid_at is null)
         and coalesce(m.counted, 0) <> coalesce(c.matches, 0) or c.matches > ${WEEK_MEETINGS}`,
  },
  {
    name: 'every week was paid once, as its table says, and no other was',
    whole: true,
    find: wrongPrizes,
  },
];

interface CountedRow extends Row {
  readonly id: number;
  readonly week: number;
  readonly kind: MatchKind;
  readonly finished_at: Date;
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly mode: MatchState['mode'];
  readonly rounds: number;
  readonly players: MatchState['players'];
  readonly committed: boolean;
}

const COUNTED = `
  select m.id, r.week, m.kind, m.finished_at, m.winner, m.reason, m.mode,
         json_array_length(m.state -> 'rounds') as rounds, m.state -> 'players' as players,
         m.state -> 'commitments' ->> 0 is not null
           and m.state -> 'commitments' ->> 1 is not null as committed
    from match_ratings r join matches m on m.id = r.match_id
   where r.week is not null and m.id > $1 order by m.id limit 1000`;

/** Counts all matches again; one that does not count at all is told by its number. */
async function wrongPoints(tx: Queryable): Promise<Row[]> {
  const wrong: Row[] = [];
  const table = new Map<string, { points: number; wins: number; losses: number }>();
  let page: CountedRow[];
  let after = 0;
  do {
    page = await tx.prepared<CountedRow>('counted-matches', COUNTED, [after]);
    for (const match of page) {
      if (!mayCount(match)) wrong.push({ match: match.id, fault: 'does not count for that week' });
      for (const seat of [0, 1] as const) {
        const { address, house } = match.players[seat];
        if (house) continue;
        const key = `${match.week} ${address}`;
        const so = table.get(key) ?? { points: 0, wins: 0, losses: 0 };
        const won = match.winner === seat;
        const againstHouse = match.players[seat === 0 ? 1 : 0].house;
        table.set(key, {
          points: so.points + weekPoints({ ...match, won, againstHouse }),
          wins: so.wins + Number(won),
          losses: so.losses + Number(!won),
        });
      }
    }
    after = page.at(-1)?.id ?? after;
  } while (page.length > 0);
  const told = await tx.query<
    Row & { week: number; wallet: string; points: number; wins: number; losses: number }
  >('select week, wallet, points, wins, losses from week_points');
  for (const { week, wallet, points, wins, losses } of told) {
    const key = `${week} ${wallet}`;
    const due = table.get(key);
    table.delete(key);
    if (due?.points !== points || due.wins !== wins || due.losses !== losses) {
      wrong.push({ week, wallet, points, wins, losses, due: due ?? null });
    }
  }
  return [...wrong, ...[...table].map(([key, due]) => ({ key, due }))];
}

function mayCount({ week, kind, finished_at, winner, reason, committed }: CountedRow): boolean {
  const playedOut = winner !== null && reason !== 'conceded' && reason !== 'forfeited' && committed;
  return isStaked({ kind }) && playedOut && weekOf(finished_at.getTime()) === week;
}

interface WeekRow extends Row {
  readonly week: number;
  readonly budget: number | null;
  readonly per_wallet: number | null;
  readonly standings: readonly WeekStanding[];
  readonly prizes: readonly WeekPrize[];
  readonly paid: readonly { wallet: string; amount: number }[];
}

/** Whom an operator had frozen when the week was paid got nothing: the log says who that was. */
const WEEKS = `
  select k.week, k.budget, k.per_wallet,
         (select coalesce(json_agg(json_build_object('wallet', p.wallet, 'points', p.points)
                   order by p.points desc, p.wallet), '[]')
            from week_points p
           where p.week = k.week and p.points > 0 and p.points >= coalesce((
               select min(z.points) from week_prizes z where z.week = k.week), 0)
             and not coalesce((
               select o.action = 'wallet frozen' from operator_actions o
                where o.action in ('wallet frozen', 'wallet thawed') and o.at <= k.paid_at
                  and o.details ->> 'wallet' = p.wallet
                order by o.at desc, o.id desc limit 1), false)) as standings,
         (select coalesce(json_agg(json_build_object('wallet', z.wallet, 'points', z.points,
                   'rank', z.rank, 'amount', z.amount, 'circle', z.circle)), '[]')
            from week_prizes z where z.week = k.week) as prizes,
         (select coalesce(json_agg(json_build_object('wallet', g.name, 'amount', t.amount)), '[]')
            from transfers t join accounts g on g.id = t.to_account
           where t.reason = 'prize' and t.from_account = 2 and t.reference = 'week:' || w.name) as paid
    from unnest($1::int[], $2::text[]) w (week, name) join weeks k on k.week = w.week`;

async function wrongPrizes(tx: Queryable): Promise<Row[]> {
  const known = await tx.query<Row & { week: number }>('select week from weeks order by week');
  const names = known.map(({ week }) => weekName(week));
  const rows = await tx.prepared<WeekRow>('paid-weeks', WEEKS, [
    known.map(({ week }) => week),
    names,
  ]);
  const wrong = rows.flatMap(({ week, budget, per_wallet, standings, prizes, paid }): Row[] => {
    const shared = budget === null ? [] : shareOut(standings, weekPrizes(budget));
    const due = shared.map((prize) => {
      if (per_wallet === null || !asksForCircle(prize, per_wallet)) return prize;
      const { circle } = prizes.find(({ wallet }) => wallet === prize.wallet) ?? {};
      return inCircle(prize, circle ?? 1, per_wallet);
    });
    const lines = (list: readonly { wallet: string; amount: number; rank?: number }[]) =>
      list.map(({ wallet, amount, rank }) => `${wallet} ${rank ?? ''} ${amount}`).sort();
    const asTold = lines(due).join() === lines(prizes).join();
    const asPaid =
      lines(paid).join() === lines(due.map(({ wallet, amount }) => ({ wallet, amount }))).join();
    return asTold && asPaid ? [] : [{ week, due: lines(due), told: lines(prizes), paid }];
  });
  const strange = await tx.query(
    `select t.id, t.reference, t.amount from transfers t
      where t.reason = 'prize' and t.from_account = 2 and t.reference not like 'quest:%'
        and split_part(t.reference, ':', 2) <> all ($1::text[])`,
    [names],
  );
  return [...wrong, ...strange];
}
