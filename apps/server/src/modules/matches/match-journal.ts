import type { FastifyBaseLogger } from 'fastify';
import type { StoredMatch } from './match-store.ts';
import type { Decided } from './write-step.ts';

/** `journal(match, decided)`: one line in the log for a step that was written. */
export type MatchJournal = (match: StoredMatch, decided: Decided) => void;

/**
 * A match can be followed through the logs of all instances by its id: who or what moved it, what
 * came of it, and where it came from. Names of events only; a pick is secret until it is played.
 */
export function createMatchJournal(log: Pick<FastifyBaseLogger, 'info'>): MatchJournal {
  return ({ id, kind, originId, version }, { action, state, events }) => {
    const by = 'seat' in action ? state.players[action.seat].address : 'clock';
    const names = events.map(({ type }) => type);
    log.info(
      { match: id, kind, origin: originId, from: version, by, events: names, phase: state.phase },
      'match moved',
    );
  };
}
