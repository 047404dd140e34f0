import {
  highestOf,
  lowestOf,
  type MatchCard,
  type MatchView,
  RARITIES,
  type Rarity,
  strikeGoesWith,
} from '../../packages/rules/src/index.ts';
import { beginDuel, type Duel, look, move, type View } from '../players/duel.ts';
import type { HeldCard } from '../players/player.ts';
import type { Answer } from '../players/wire.ts';
import type { Stranger } from './world.ts';

export interface Meeting extends Duel {
  readonly players: readonly [Stranger, Stranger];
}

/** What a finished match has moved. */
export interface End {
  readonly winner: string | null;
  readonly reason: string;
  readonly payouts: readonly [number, number];
  readonly treasuryBonus: number;
  readonly improved: { readonly cardId: number; readonly attribute: string } | null;
  readonly rating: { readonly counted: number } | null;
}

const MOST_MOVES = 40;

/** From 0 for Common to 3 for Legendary. */
export const tierOf = ({ rarity }: HeldCard): number => RARITIES.indexOf(rarity as Rarity);

/** A challenge by the first, taken by the second, each with its next card or the one that is named. */
export async function meet(
  one: Stranger,
  other: Stranger,
  { stake = 10, cards }: { stake?: number; cards?: readonly [HeldCard, HeldCard] } = {},
): Promise<Meeting> {
  if (cards) {
    one.cards.push(cards[0]);
    other.cards.push(cards[1]);
  }
  const wires = [one.wire, other.wire] as const;
  return { ...(await beginDuel(wires, [one, other], stake)), players: [one, other] };
}

/** A battle request by the first, joined by the second: the loser's card goes to the winner. */
export async function battle(
  one: Stranger,
  other: Stranger,
  cards: readonly [HeldCard, HeldCard],
  stake = 10,
): Promise<Meeting | Answer> {
  const opened = await one.call('POST', '/api/battles/requests', {
    ...{ playerId: one.address, cardId: cards[0].id, hoofStake: stake, gameMode: 'duel' },
    minPool: 2 * stake,
  });
  if (opened.status !== 201) return opened;
  const joined = await other.call('POST', `/api/battles/requests/${opened.body.id}/join`, {
    ...{ playerId: other.address, cardId: cards[1].id },
  });
  if (joined.status !== 200) {
    await one.call('DELETE', `/api/battles/requests/${opened.body.id}`);
    return joined;
  }
  const { matchId } = joined.body;
  return { matchId, challengeId: opened.body.id, stake, players: [one, other], cards, picks: [] };
}

export const isMeeting = (value: Meeting | Answer): value is Meeting => 'matchId' in value;

const wiresOf = ({ players }: Meeting) => [players[0].wire, players[1].wire] as const;

/** Both commit and open: from here on both cards are on the table. */
export async function kickOff(meeting: Meeting): Promise<void> {
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const view = await look(meeting.players[0].wire, meeting);
    if (view.phase === 'pick' || view.phase === 'finished') return;
    await move(wiresOf(meeting), meeting, view);
  }
}

export async function concede(meeting: Meeting, seat: 0 | 1): Promise<End> {
  const path = `/api/matches/${meeting.matchId}/actions`;
  await meeting.players[seat].call('POST', path, { type: 'concede' });
  return endOf(meeting);
}

/**
 * To the end, the loser with whatever is worst for it. It may still win by accident; `surely` has it
 * give up as soon as it has won a round.
 */
export async function lose(meeting: Meeting, loser: 0 | 1, surely = false): Promise<End> {
  await kickOff(meeting);
  const path = `/api/matches/${meeting.matchId}/actions`;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const seen = await look(meeting.players[0].wire, meeting);
    const { turn, phase, score } = seen as typeof seen & Pick<MatchView, 'score'>;
    if (phase === 'finished') break;
    if (surely && score[loser] > 0) return concede(meeting, loser);
    const seat = turn === meeting.players[0].address ? 0 : 1;
    const player = meeting.players[seat];
    const view = await look(player.wire, meeting, seat);
    await player.call('POST', path, moveOf(view, seat, seat === loser));
  }
  return endOf(meeting);
}

function moveOf(view: View, seat: 0 | 1, badly: boolean): object {
  const card = (view.players[seat] as unknown as { card: MatchCard }).card;
  const [good, bad] = badly ? [lowestOf, highestOf] : [highestOf, lowestOf];
  const cross = () =>
    bad(
      card,
      view.deciders.filter(({ state }) => state === 'open').map(({ attribute }) => attribute),
    );
  if (view.step === 'strike') return { type: 'strike', attribute: cross() };
  const attribute = good(card, view.choices);
  const also = strikeGoesWith(view as unknown as MatchView, attribute) ? { strike: cross() } : {};
  return { type: 'pick', attribute, ...also };
}

export async function endOf(meeting: Meeting): Promise<End> {
  const { result } = await look(meeting.players[0].wire, meeting);
  if (!result) throw new Error(`match ${meeting.matchId} is not over`);
  return result as unknown as End;
}
