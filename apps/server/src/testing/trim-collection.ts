import type { Database } from '../db/database.ts';

/**
 * Takes every card out of the collection that nobody holds and nothing speaks of, so that a backup
 * of a played world is a few kilobytes. No product would do this; the guards are off meanwhile.
 */
export async function trimCollection(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('create temporary table kept (id int primary key) on commit drop');
    await tx.query(
      `insert into kept
       select card_id from card_holdings where owner is not null
       union select card_id from card_events union select card_id from auctions
       union select card_id from sales union select card_id from club_votes
       union select unnest(card_ids) from openings`,
    );
    // Twelve tables would be asked about every card that goes, for longer than a statement has on a busy
    // machine; nothing speaks of these.
    await tx.query('set local session_replication_role = replica');
    await tx.query('delete from card_holdings where card_id not in (select id from kept)');
    await tx.query('delete from cards where id not in (select id from kept)');
  });
}
