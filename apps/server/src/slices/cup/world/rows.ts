import type { CupEntry, CupTie } from '@goats/rules';
import { dateOf, time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

export function cupOpenedRow({ place, cup }: Placed<'cup-opened'>) {
  const { id, kind, rarity, size, fee, slot, seed, secret, clubs } = cup;
  return {
    ...{ place, does: 'open', cup: id, kind, rarity, size, fee, slot, seed, secret, clubs },
    ...{ opens_at: time(cup.opensAt), starts_at: time(cup.startsAt) },
  };
}

export function cupEnteredRow({ place, cupId, entry, at }: Placed<'cup-entered'>) {
  return { ...entryRow(place, cupId, entry, at), does: 'enter' };
}

export function cupLeftRow({ place, cupId, wallet, known, at }: Placed<'cup-left'>) {
  return { place, does: 'leave', cup: cupId, wallet, known, at: time(at) };
}

/** One row for the cup, and one for everybody and every tie that it changes something about. */
export function cupMovedRows(moved: Placed<'cup-moved'>) {
  const { place, id: cup, version, becomes, pool, reason, at } = moved;
  const { filled, placed, ended, began } = moved;
  return [
    {
      ...{ place, does: 'move', cup, version, becomes, pool, reason, at: time(at) },
    },
    ...filled.map((entry) => ({ ...entryRow(place, cup, entry, at), does: 'fill' })),
    ...placed.map(({ wallet, state, place: rank, prize }) => ({
      ...{ place, does: 'place', cup, wallet, state, rank, prize },
    })),
    ...(ended ? [{ ...tieRow(place, cup, ended, at), does: 'end' }] : []),
    ...began.map((tie) => ({ ...tieRow(place, cup, tie, at), does: 'begin' })),
  ];
}

function entryRow(place: number, cup: number, entry: CupEntry, at: number) {
  const { id, wallet, house, known, club, fee, freeDay, hand } = entry;
  return {
    ...{ place, cup, entry: id, wallet, house, known, club, fee, hand, at: time(at) },
    free_day: freeDay === null ? null : dateOf(freeDay),
  };
}

function tieRow(place: number, cup: number, tie: CupTie, at: number) {
  const { round, index, players, matchId, winner, score, brought } = tie;
  return {
    ...{ place, cup, round, index, winner, score, brought, at: time(at) },
    ...{ player_0: players[0], player_1: players[1], match_id: matchId },
  };
}
