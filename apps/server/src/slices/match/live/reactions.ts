import type { ServerResponse } from 'node:http';
import type { matchReaction } from '@goats/contract';
import type { Pair, Reaction } from '@goats/rules';
import type { z } from 'zod';
import type { Game } from '../../../game.ts';
import { frame, send } from '../../../http/event-stream.ts';
import { blockersOf, hushedBy } from './reaction-store.ts';

/** A face in a match. */
interface Made {
  readonly matchId: number;
  readonly from: string;
  readonly reaction: Reaction;
  readonly at: number;
}

const KIND = 'reaction';
const HUSHED = 'hushed';
/** What was held up on its way is about something that nobody sees any more. */
const LATE_MS = 5_000;

/** As instances tell each other: nobody keeps a reaction, so its notice is all there is of it. */
export function reactionTopic({ matchId, from, reaction, at }: Made): string {
  return [KIND, matchId, from, reaction, at].join(':');
}

/** Who wants to see fewer has changed. */
export const hushedTopic = (matchId: number) => `${HUSHED}:${matchId}`;

/** A screen that may be told. */
export interface Screen {
  readonly response: ServerResponse;
  /** Who looks at it, playing or not; null for whoever did not sign in. */
  readonly wallet: string | null;
}

/** All who look at one match here. */
export interface Stand {
  readonly clients: ReadonlySet<Screen>;
  /** Who wants no reactions of theirs, read once for all who come. */
  hushed: Promise<Pair<boolean>> | undefined;
}

/** Tells the screens that are open here of faces, and of who wants to see fewer. */
interface Reactions {
  /** Whatever was said on the bus. */
  hear(topic: string): void;
  /** Somebody has just come. */
  greet(matchId: number, stand: Stand, screen: Screen): void;
}

export function createReactions(
  { db, clock }: Pick<Game, 'db' | 'clock'>,
  standOf: (matchId: number) => Stand | undefined,
): Reactions {
  async function tell({ clients }: Stand, from: string, reaction: Reaction): Promise<void> {
    const wallets = new Set([...clients].flatMap(({ wallet }) => wallet ?? []));
    wallets.delete(from);
    const blockers = wallets.size === 0 ? wallets : await blockersOf(db, from, [...wallets]);
    const data: z.input<typeof matchReaction> = { from, reaction };
    const bytes = Buffer.from(frame(data, { event: KIND }));
    for (const { wallet, response } of clients) {
      if (wallet === null || !blockers.has(wallet)) send(response, bytes);
    }
  }

  function look(matchId: number, stand: Stand): Promise<Pair<boolean>> {
    const looking = hushedBy(db, matchId);
    stand.hushed = looking;
    // Asked again by whoever comes next.
    looking.catch(() => {
      if (stand.hushed === looking) stand.hushed = undefined;
    });
    return looking;
  }

  const hushedFrame = (by: Pair<boolean>) => frame({ by }, { event: HUSHED });

  async function tellHushed(matchId: number, stand: Stand): Promise<void> {
    const bytes = Buffer.from(hushedFrame(await look(matchId, stand)));
    for (const { response } of stand.clients) send(response, bytes);
  }

  return {
    hear(topic) {
      const [kind, id, from = '', reaction, at] = topic.split(':');
      if (kind !== KIND && kind !== HUSHED) return;
      const stand = standOf(Number(id));
      if (!stand) return;
      // The database is away: nobody is owed a face.
      if (kind === HUSHED) tellHushed(Number(id), stand).catch(() => {});
      else if (clock.now() - Number(at) <= LATE_MS) {
        tell(stand, from, reaction as Reaction).catch(() => {});
      }
    },
    greet(matchId, stand, { response }) {
      (stand.hushed ?? look(matchId, stand))
        // Also that nobody does: it may have been otherwise when this screen was last told.
        .then((by) => send(response, hushedFrame(by)))
        .catch(() => {});
    },
  };
}
