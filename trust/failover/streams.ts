import type { Watching } from '../players/stream.ts';
import type { Wire } from '../players/wire.ts';

/** A screen, and the match that it followed. */
export interface Screen extends Watching {
  readonly matchId: string;
}

/** Every screen saw the lines of the log as they stand now, in their order, and none of another past. */
export async function comparedWithLogs(wire: Wire, screens: readonly Screen[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { matchId, seen, lines } of screens) {
    if (!seen.every((id, i) => id === i)) {
      wrong.push(`a screen saw events of match ${matchId} out of order: ${seen.join(' ')}`);
    }
    const { status, body } = await wire.surely({
      ...{ method: 'GET', path: `/api/matches/${matchId}/events` },
      headers: { accept: 'application/json' },
    });
    if (status !== 200) {
      wrong.push(`a screen followed match ${matchId}, and there is no log of it (${status})`);
      continue;
    }
    for (const [id, line] of lines) {
      const logged = (body as { id: number }[]).find((each) => each.id === id);
      if (saysTheSame(line, logged)) continue;
      wrong.push(
        `a screen of match ${matchId} was told ${JSON.stringify(line)}, and the log says ${JSON.stringify(logged)}`,
      );
    }
  }
  return wrong;
}

/**
 * Whether everything that was told is in the log as it stands. The log may say more: the numbers behind a
 * tie are secret until the match is over.
 *
 * `saysTheSame({ id: 6 }, { id: 6, values: [70, 72] }) // true`
 */
export function saysTheSame(told: unknown, logged: unknown): boolean {
  if (typeof told !== 'object' || told === null) return told === logged;
  if (typeof logged !== 'object' || logged === null) return false;
  if (Array.isArray(told) && (told as unknown[]).length !== (logged as unknown[]).length)
    return false;
  return Object.entries(told).every(([name, value]) =>
    saysTheSame(value, (logged as Record<string, unknown>)[name]),
  );
}
