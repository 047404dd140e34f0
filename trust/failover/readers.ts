import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';
import type { Chance } from '../fuzz/chance.ts';
import type { Duel } from '../players/duel.ts';
import { createWire } from '../players/wire.ts';

/** Somebody at every server who only looks, and remembers whatever it showed. */
export interface Readers {
  readonly over: Promise<void>;
  /** How many answers were remembered. */
  looks(): number;
  /** Sentences about what a server showed and never was. */
  neverWas(db: Database): Promise<string[]>;
}

interface Shown {
  readonly id: number;
  readonly challengerId: string;
  readonly challengerNftId: number;
}

const LOOK_MS = 700;

/**
 * Lists come from caches and matches from the database, at one server each: whatever they show may be
 * a moment old, but must not be of a past that was taken back.
 */
export function startReaders(
  urls: readonly string[],
  duels: () => readonly Duel[],
  chance: Chance,
  over: () => boolean,
): Readers {
  const challenges = new Map<string, Shown>();
  const entries = new Set<string>();
  /** What was picked in a match, as often as it was seen otherwise. */
  const rounds = new Map<string, Set<string>>();
  let looked = 0;

  async function look(url: string): Promise<void> {
    const wire = createWire(url);
    const get = async (path: string) => {
      const answer = await wire.send({ method: 'GET', path });
      if (answer.status !== 200) return undefined;
      looked += 1;
      return answer.body;
    };
    while (!over()) {
      for (const { id, challengerId, challengerNftId } of (await get('/api/challenges')) ?? []) {
        const shown = { id, challengerId, challengerNftId };
        challenges.set(JSON.stringify(shown), shown);
      }
      for (const cup of (await get('/api/cups?limit=20')) ?? []) {
        for (const { address } of cup.entries) entries.add(`${cup.id} ${address}`);
      }
      const recent = duels().slice(-12);
      if (recent.length > 0) {
        const { matchId } = chance.pick(recent);
        const view = await get(`/api/matches/${matchId}`);
        if (view) {
          const seen = rounds.get(matchId) ?? new Set();
          seen.add(JSON.stringify(view.rounds.map(pickOf)));
          rounds.set(matchId, seen);
        }
      }
      await sleep(LOOK_MS);
    }
    wire.close();
  }

  return {
    over: Promise.all(urls.map(look)).then(() => undefined),
    looks: () => looked,
    async neverWas(db) {
      const rows = await db.query<{ id: number; player: string; card: number }>(
        `select id, player, card_ids[1] as card from openings where kind = 'challenge' and id = any($1)`,
        [[...challenges.values()].map(({ id }) => id)],
      );
      const real = new Set(rows.map(({ id, player, card }) => `${id} ${player} ${card}`));
      const entered = await db.query<{ name: string }>(
        `select cup_id || ' ' || wallet as name from cup_entries`,
      );
      const inCups = new Set(entered.map(({ name }) => name));
      return [
        ...[...challenges.values()]
          .filter(
            ({ id, challengerId, challengerNftId }) =>
              !real.has(`${id} ${challengerId} ${challengerNftId}`),
          )
          .map((each) => `a list showed a challenge that never was: ${JSON.stringify(each)}`),
        ...[...entries]
          .filter((each) => !inCups.has(each))
          .map((each) => `a list showed an entry that never was: ${each}`),
        ...(await otherRounds(db, rounds)),
      ];
    },
  };
}

async function otherRounds(
  db: Database,
  rounds: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [matchId, seen] of rounds) {
    const played = await db.query<{ attribute: string; round: number }>(
      `select event->'round'->>'attribute' as attribute, (event->'round'->>'round')::int as round
         from match_events where match_id = $1 and event->'round' is not null order by number`,
      [Number(matchId)],
    );
    const picks = JSON.stringify(played.map(pickOf)).slice(0, -1);
    for (const each of seen) {
      // What was seen is the beginning of what was played.
      if (picks.startsWith(each.slice(0, -1))) continue;
      wrong.push(`match ${matchId} was shown with ${each}, and was ${picks}]`);
    }
  }
  return wrong;
}

const pickOf = ({ attribute, round }: { attribute: string; round: number }) =>
  `${round} ${attribute}`;
