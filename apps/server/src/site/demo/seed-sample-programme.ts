import type { Deps } from '../../deps.ts';
import { replaceOptions, saveEvent, saveProposal } from '../../desk/club/club-desk-store.ts';
import { SAMPLE_EVENTS, SAMPLE_PROPOSALS, type SampleEvent } from './sample-programme.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLOSING_HOUR = 12;

/**
 * Gives the club of a demo world something to look at, once: nothing at all when there is anything,
 * or when an operator has planned or called off something before.
 */
export async function seedSampleProgramme({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  await db.transaction(async (tx) => {
    // Self-conflicting, so that of several instances that start together one puts it up.
    await tx.query('lock table club_events in share row exclusive mode');
    const [found] = await tx.query<{ untouched: boolean }>(
      `select not exists (select from club_events) and not exists (select from club_proposals)
          and not exists (select from operator_actions
                           where action like 'event %' or action like 'proposal %') as untouched`,
    );
    if (!found?.untouched) return;
    for (const { at, highlights, ...event } of SAMPLE_EVENTS) {
      await saveEvent(tx, { ...event, ...hours(at, today), highlights: [...highlights] });
    }
    for (const { id, title, text, closesInDays, options } of SAMPLE_PROPOSALS) {
      const closesAt = new Date(today + closesInDays * DAY_MS + CLOSING_HOUR * HOUR_MS);
      await saveProposal(tx, { id, title, text, closesAt });
      await replaceOptions(tx, id, options);
    }
  });
}

function hours(at: SampleEvent['at'], today: number): { starts_at: Date; ends_at: Date } {
  if (!('inDays' in at)) return { starts_at: new Date(at.from), ends_at: new Date(at.to) };
  const day = today + at.inDays * DAY_MS;
  return {
    starts_at: new Date(day + at.from * HOUR_MS),
    ends_at: new Date(day + at.to * HOUR_MS),
  };
}
