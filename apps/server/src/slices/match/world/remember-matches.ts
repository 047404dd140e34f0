import type {
  MatchCommands,
  MatchEffects,
  MatchFacts,
  MatchKind,
  MatchQuestions,
} from '@goats/rules';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import type { Lane } from '../../../kernel/lanes.ts';
import type { Memory, MemoryParts } from '../../../kernel/memory.ts';
import { laneFor } from './match-lanes.ts';
import { bytesOf } from './match-size.ts';

const MOST_SNAPSHOTS = 5_000;
/** Two hands of a hundred cards are as much as fifty small matches. */
const SNAPSHOT_BYTES = 64 * 1_048_576;
const MOST_LANES = 50_000;

/** Matches as this instance wrote them last: the last word only when they are over. */
export function rememberMatches({
  db,
  log,
}: MemoryParts): Memory<MatchCommands, MatchQuestions, MatchEffects> {
  const snapshots = new LRUCache<number, MatchFacts>({
    ...{ max: MOST_SNAPSHOTS, maxSize: SNAPSHOT_BYTES, sizeCalculation: bytesOf },
  });
  const lanes = new LRUCache<number, Lane>(atMost(MOST_LANES));

  /** What is not there at all waits with practice: asking for it must not delay anybody's stake. */
  async function laneOf({ matchId }: { readonly matchId: number }): Promise<Lane> {
    const kind = snapshots.get(matchId)?.kind;
    if (kind) return laneFor(kind);
    const known = lanes.get(matchId);
    if (known) return known;
    const [row] = await db.prepared<{ kind: MatchKind }>(
      'match-kind',
      'select kind from matches where id = $1',
      [matchId],
    );
    const lane = laneFor(row?.kind ?? 'practice');
    if (row) lanes.set(matchId, lane);
    return lane;
  }

  return {
    guesses: { match: ({ id }) => snapshots.get(id) },
    forget: (question) => {
      if (question.ask === 'match') snapshots.delete(question.id);
    },
    lanes: { practice: () => 'practice', move: laneOf, 'time-out': laneOf, 'give-back': laneOf },
    committed: {
      'match-started': ({ match }) => {
        snapshots.set(match.id, match);
      },
      'match-moved': ({ match, version, events }, { command, ...request }) => {
        snapshots.set(match.id, match);
        const by = command.type === 'move' ? command.address : 'clock';
        const { id, kind, originId: origin, state } = match;
        // Names of events only: a pick is secret until it is played.
        const names = events.map(({ type }) => type);
        const line = { match: id, kind, origin, from: version, by, events: names, ...request };
        log.info({ ...line, phase: state.phase }, 'match moved');
      },
    },
  };
}
