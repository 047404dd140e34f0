import { type MatchProof, verifyProof } from '@goats/rules';
import { adviceFor, notesOf } from '../notes/notes.ts';
import type { Asks } from './protocol.ts';

type Handlers = { [Name in keyof Asks]: (ask: Asks[Name]['ask']) => Asks[Name]['answer'] };

/** What the worker does, apart from being one. */
export const handlers: Handlers = {
  notes({ proof, names }) {
    const verdict = verifyProof(proof);
    if (!verdict.ok) return verdict;
    const nameOf = (id: number) => names[id];
    const checked = proof as MatchProof;
    return { ok: true, seats: [notesOf(checked, 0, nameOf), notesOf(checked, 1, nameOf)] };
  },
  advice: ({ position, names }) => adviceFor(position, (id) => names[id]),
};
