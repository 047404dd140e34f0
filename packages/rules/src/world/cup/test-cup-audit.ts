import { cupPrizes } from '../../economy/cups.ts';
import { TREASURY } from '../hoof/effects.ts';
import { balanceOf, dayKey, type World } from '../test-facts.ts';
import { roundsIn } from './cup-ties.ts';
import { type CupFacts, cupReference, freeEntryOf } from './facts.ts';
import { placeKey } from './test-cups.ts';

/** What is out of order in the cups of a world, worked out from entries, ties and transfers. */
export function cupFaults(world: World): string[] {
  return [...world.cups.values()]
    .flatMap((cup) =>
      [
        ...vaultFaults(world, cup),
        ...tieFaults(world, cup),
        ...endFaults(world, cup),
        ...gameFaults(world, cup),
      ].map((fault) => `cup ${cup.id}: ${fault}`),
    )
    .concat(freeEntryFaults(world));
}

const isOver = ({ status }: CupFacts) => status === 'finished' || status === 'cancelled';

function vaultFaults(world: World, cup: CupFacts): string[] {
  const fees = cup.entries
    .filter(({ state }) => state !== 'not-drawn')
    .reduce((sum, { fee }) => sum + fee, 0);
  const [holds, must] = [balanceOf(world, cupReference(cup)), isOver(cup) ? 0 : fees];
  return holds === must ? [] : [`its vault holds ${holds}, not ${must}`];
}

/** No timer brings a cup on: while it runs, one of its matches does. */
function tieFaults(world: World, { id, status, ties, kind }: CupFacts): string[] {
  const faults: string[] = [];
  for (const { round, index, matchId, winner, players } of ties) {
    const match = matchId === null ? null : world.matches.get(matchId)!;
    const live = match !== null && match.state.phase !== 'finished';
    if (live !== (winner === null)) faults.push(`tie ${round}/${index} does not know its match`);
    if (match && (match.originId !== id || match.kind !== 'cup'))
      faults.push(`tie ${round}/${index} has a match of another kind`);
    if (kind === 'knockout' && round > 1) {
      const before = [2 * index, 2 * index + 1].map(
        (at) => ties.find((tie) => tie.round === round - 1 && tie.index === at)?.winner,
      );
      if (before.join() !== players.join()) faults.push(`tie ${round}/${index} has other players`);
    }
  }
  if (status === 'running' && ties.every(({ winner }) => winner !== null))
    faults.push('it runs, and nobody plays');
  return faults;
}

function endFaults(world: World, cup: CupFacts): string[] {
  const { id, status, kind, ties, entries, pool } = cup;
  if (status !== 'finished') return [];
  const faults: string[] = [];
  const drawn = entries.filter(({ state }) => state !== 'not-drawn');
  const matches = ties.filter(({ matchId }) => matchId !== null).length;
  if (drawn.some(({ state }) => state === 'in')) faults.push('somebody is still in it');
  if (kind === 'knockout' && matches !== drawn.length - 1)
    faults.push(`${matches} matches for ${drawn.length} players`);
  if (kind === 'knockout' && drawn.filter(({ state }) => state === 'won').length !== 1)
    faults.push('it has not one winner');
  const paid = (reason: string, to?: string) =>
    world.transfers
      .filter((each) => each.reference === `cup:${id}` && each.reason === reason)
      .filter((each) => to === undefined || each.to === to)
      .reduce((sum, { amount }) => sum + amount, 0);
  for (const { wallet, house } of drawn) {
    const got = paid('prize', wallet) + paid('bonus', wallet);
    const { prize = 0, place = null } = world.cupPlaces.get(placeKey(id, wallet)) ?? {};
    if (got !== prize || (house && got > 0)) faults.push(`${wallet} got ${got}, not ${prize}`);
    if (got > 0 && place === null) faults.push(`${wallet} was paid for no place`);
  }
  if (paid('bonus') > pool) faults.push('the treasury paid more than it had promised');
  const fees = drawn.reduce((sum, { fee }) => sum + fee, 0);
  if (paid('prize') + paid('fee', TREASURY) !== fees) faults.push('the fees are not paid out');
  const champion = drawn.find(({ state }) => state === 'won');
  if (kind === 'knockout' && champion && !champion.house) {
    const rounds = roundsIn(cup);
    const first = cupPrizes(fees, rounds)[0]! + cupPrizes(pool, rounds)[0]!;
    if (paid('prize', champion.wallet) + paid('bonus', champion.wallet) !== first)
      faults.push('its winner was not paid the first prize');
  }
  return faults;
}

/** A cup is one game of a card's day at most, and none before its player is out. */
function gameFaults(world: World, { id, entries }: CupFacts): string[] {
  const events = world.cardEvents.filter(({ reference }) => reference === `cup:${id}`);
  const cards = events.map(({ cardId }) => cardId);
  const faults = new Set(cards).size === cards.length ? [] : ['a card had several games'];
  const playing = entries.filter(({ state, house }) => state === 'in' && !house);
  const early = playing.some(({ hand }) =>
    hand.some((card) => card.bond !== 'lent' && cards.includes(card.id)),
  );
  return early ? [...faults, 'a card had its game before its player was out'] : faults;
}

/** One free entry of a wallet a day; those that were given back do not count. */
function freeEntryFaults({ cups, days }: World): string[] {
  const used = new Map<string, number>();
  for (const { status, entries } of cups.values()) {
    if (status === 'cancelled') continue;
    for (const { wallet, freeDay, state } of entries) {
      if (freeDay === null || state === 'not-drawn') continue;
      const key = dayKey(freeDay, freeEntryOf(wallet));
      used.set(key, (used.get(key) ?? 0) + 1);
    }
  }
  const counted = [...days].filter(([key, count]) => key.includes(' cup-entry:') && count > 0);
  return [...new Set([...used.keys(), ...counted.map(([key]) => key)])].flatMap((key) => {
    const [is, must] = [days.get(key) ?? 0, used.get(key) ?? 0];
    return is === must && is <= 1 ? [] : [`${is} free entries are counted, ${must} used: ${key}`];
  });
}
