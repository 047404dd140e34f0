import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import { decideAccept } from './accept.ts';
import { type CloseCommand, decideClose } from './close.ts';
import type { AcceptCommand, Accepted, OpenCommand, Opened } from './commands.ts';
import type { OpeningEffects } from './effects.ts';
import type { OpeningFacts } from './facts.ts';
import { decideOpen } from './open.ts';
import type { OpeningQuestions } from './questions.ts';

export type { OpeningEffects } from './effects.ts';
export type { OpeningQuestions } from './questions.ts';

export interface OpeningCommands
  extends CommandsOf<OpenCommand, Opened>,
    CommandsOf<AcceptCommand, Accepted>,
    CommandsOf<CloseCommand, OpeningFacts> {}

declare module '../kernel/registry.ts' {
  interface Commands extends OpeningCommands {}
  interface Questions extends OpeningQuestions {}
  interface Effects extends OpeningEffects {}
  interface NewIds {
    opening: true;
  }
  interface PostingReasons {
    bonus: true;
    refund: true;
    stake: true;
  }
}

export const opening: Slice<OpeningCommands, OpeningQuestions> = {
  decisions: {
    open: decideOpen,
    accept: decideAccept,
    cancel: decideClose,
    expire: decideClose,
  },
  unchecked: {
    blocked: 'a block counts from the next command on',
  },
};
