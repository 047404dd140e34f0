import type { Queryable } from '../../db/database.ts';

export interface ProposalRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly closes_at: Date;
  readonly options: { option: number; label: string; votes: number; own: number }[];
  /** The wallet's goats that have not voted on this. */
  readonly goats_left: number;
  /** Those that have, in the hands of a former owner. */
  readonly goats_spent: number;
  /** And those that have in its own. */
  readonly goats_voted: number;
}

/** $1 is the member. */
const PROPOSALS = `
  select p.id, p.title, p.text, p.closes_at, (
    select json_agg(json_build_object(
             'option', o.option, 'label', o.label, 'votes', coalesce(v.votes, 0),
             'own', coalesce(v.own, 0)) order by o.option)
      from club_options o left join lateral (
        select sum(weight)::int as votes,
               (sum(weight) filter (where wallet = $1))::int as own
          from club_votes where proposal_id = p.id and option = o.option) v on true
     where o.proposal_id = p.id) as options, g.*
  from club_proposals p cross join lateral (
    select (count(*) filter (where v.wallet is null))::int as goats_left,
           (count(*) filter (where v.wallet <> $1))::int as goats_spent,
           (count(*) filter (where v.wallet = $1))::int as goats_voted
      from voting_cards($1) c (card_id)
      left join club_votes v on v.proposal_id = p.id and v.card_id = c.card_id) g`;

export function allProposals(db: Queryable, wallet: string): Promise<ProposalRow[]> {
  return db.prepared<ProposalRow>(
    'club-proposals',
    `${PROPOSALS} order by p.closes_at desc, p.id`,
    [wallet],
  );
}

export async function proposalById(
  db: Queryable,
  id: string,
  wallet: string,
): Promise<ProposalRow | undefined> {
  const [row] = await db.query<ProposalRow>(`${PROPOSALS} where p.id = $2`, [wallet, id]);
  return row;
}

/**
 * Every goat of the wallet that has not voted votes now. Answers how many did; a card that changes
 * hands at this instant votes once all the same, because the primary key is the card.
 */
export async function insertVotes(
  tx: Queryable,
  vote: { proposalId: string; option: number; wallet: string; weight: number; at: Date },
): Promise<number> {
  const rows = await tx.query(
    `insert into club_votes (proposal_id, card_id, option, wallet, weight, at)
     select $1, card_id, $2, $3, $4, $5 from voting_cards($3) c (card_id)
     on conflict do nothing returning card_id`,
    [vote.proposalId, vote.option, vote.wallet, vote.weight, vote.at],
  );
  return rows.length;
}
