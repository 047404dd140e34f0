import type { Queryable } from '../../db/database.ts';
import type { EventRow } from '../../people/club/club-store.ts';

export function everyEvent(db: Queryable): Promise<EventRow[]> {
  return db.query<EventRow>('select * from club_events order by starts_at desc, id');
}

/** Locked: nobody takes a ticket until this is decided. */
export async function lockEvent(tx: Queryable, id: string): Promise<EventRow | undefined> {
  const [row] = await tx.query<EventRow>('select * from club_events where id = $1 for update', [
    id,
  ]);
  return row;
}

export async function saveEvent(tx: Queryable, event: Omit<EventRow, 'taken'>): Promise<EventRow> {
  const [row] = await tx.query<EventRow>(
    `insert into club_events (id, title, starts_at, ends_at, location, category, description, image,
                              tickets, highlights)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update
       set title = excluded.title, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
           location = excluded.location, category = excluded.category,
           description = excluded.description, image = excluded.image,
           tickets = excluded.tickets, highlights = excluded.highlights
     returning *`,
    [
      event.id,
      event.title,
      event.starts_at,
      event.ends_at,
      event.location,
      event.category,
      event.description,
      event.image,
      event.tickets,
      event.highlights,
    ],
  );
  return row!;
}

export interface ProposalRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly closes_at: Date;
  readonly options: { option: number; label: string; votes: number }[];
}

const PROPOSALS = `
  select p.id, p.title, p.text, p.closes_at, (
    select json_agg(json_build_object('option', o.option, 'label', o.label, 'votes', coalesce((
             select sum(weight) from club_votes v
              where v.proposal_id = p.id and v.option = o.option), 0)) order by o.option)
      from club_options o where o.proposal_id = p.id) as options
  from club_proposals p`;

export function everyProposal(db: Queryable): Promise<ProposalRow[]> {
  return db.query<ProposalRow>(`${PROPOSALS} order by p.closes_at desc, p.id`);
}

/**
 * Locked with its options: a vote holds on to the option it is for, so that whoever votes at this
 * instant is either counted here or waits.
 */
export async function lockProposal(tx: Queryable, id: string): Promise<ProposalRow | undefined> {
  await tx.query('select from club_proposals where id = $1 for update', [id]);
  await tx.query('select from club_options where proposal_id = $1 order by option for update', [
    id,
  ]);
  const [row] = await tx.query<ProposalRow>(`${PROPOSALS} where p.id = $1`, [id]);
  return row;
}

export async function saveProposal(
  tx: Queryable,
  proposal: { id: string; title: string; text: string; closesAt: Date },
): Promise<void> {
  await tx.query(
    `insert into club_proposals (id, title, text, closes_at) values ($1, $2, $3, $4)
     on conflict (id) do update
       set title = excluded.title, text = excluded.text, closes_at = excluded.closes_at`,
    [proposal.id, proposal.title, proposal.text, proposal.closesAt],
  );
}

export async function replaceOptions(
  tx: Queryable,
  id: string,
  labels: readonly string[],
): Promise<void> {
  await tx.query('delete from club_options where proposal_id = $1', [id]);
  await tx.query(
    `insert into club_options (proposal_id, option, label)
     select $1, place, label from unnest($2::text[]) with ordinality l (label, place)`,
    [id, labels],
  );
}
