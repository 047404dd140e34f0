import type { ChannelGreeting, channelEvent } from '@goats/contract';
import { formatHoof, isAwaited, type LiveState, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Balance } from '../../slices/hoof/index.ts';
import type { LiveRow, NewsRow } from './channel-store.ts';

export type OwnEvent = z.input<typeof channelEvent>;
type Turn = Extract<OwnEvent, { type: 'turn' }>;

export function newsEvent({ id, topic, text, kind, values, href, at }: NewsRow): OwnEvent {
  return {
    ...{ type: topic, id, at: new Date(at).toISOString(), text, href },
    ...(kind !== null && values !== null ? { kind, values } : {}),
  };
}

const YOURS = {
  commit: 'Choose your card in secret.',
  open: 'Both cards are chosen: turn yours over.',
  pick: 'Your pick.',
} as const;

/** How a live match stands for the player on that seat. */
export function turnEvent({ id, kind, seat, state, rival, name }: LiveRow, now: number): Turn {
  const { phase } = state;
  // Who is waited for shows without the seed, which stays where it is.
  const yours = isAwaited(state as LiveState, seat);
  return {
    type: 'turn',
    at: new Date(now).toISOString(),
    text: yours ? YOURS[phase] : 'Your opponent is thinking.',
    href: `/battle?match=${id}`,
    matchId: String(id),
    ...{ kind, phase, yours },
    deadline: new Date(state.deadline).toISOString(),
    rival: { address: rival, name },
  };
}

/** What a page may believe to be live; everything else has ended while it was away. */
export function greeting(live: Iterable<Turn>, release: string | null): ChannelGreeting {
  return { matches: [...live].map(({ matchId }) => matchId), release };
}

/** The same match when it is over. */
export function endedEvent(last: Turn, now: number): Turn {
  return {
    ...last,
    at: new Date(now).toISOString(),
    text: 'Your match is over.',
    phase: 'finished',
    yours: false,
    deadline: null,
  };
}

export function balanceEvent({ balance, locked }: Balance, now: number): OwnEvent {
  const hoofBalance = toHoof(balance);
  return {
    type: 'balance',
    at: new Date(now).toISOString(),
    text: `You have ${formatHoof(hoofBalance)} HOOF.`,
    href: '/card-game',
    hoofBalance,
    locked: toHoof(locked),
    tradable: toHoof(balance - locked),
  };
}
