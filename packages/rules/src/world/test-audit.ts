import { GAMES_PER_CARD_PER_DAY, GROWTH_PER_CARD, utcDay } from '../economy/limits.ts';
import { BONUS_MATCHES_PER_DAY, isForNothing, isStaked } from '../economy/payouts.ts';
import { saleFee } from '../economy/trading.ts';
import { SEATS } from '../engine/seats.ts';
import { settlementOf } from '../engine/settlement.ts';
import { questId } from '../quests/quests.ts';
import { ATTRIBUTE_RANGES } from '../rarity.ts';
import { auctionFaults } from './auction/test-auctions.ts';
import type { HeldCard } from './card/facts.ts';
import { chainFaults, holdForChain } from './chain/test-chain-audit.ts';
import { cupReference } from './cup/facts.ts';
import { cupFaults } from './cup/test-cup-audit.ts';
import { TREASURY } from './hoof/effects.ts';
import { type MatchFacts, vaultOf } from './match/facts.ts';
import { referenceOf } from './opening/facts.ts';
import {
  balanceOf,
  bonusKey,
  dayKey,
  freeTreasury,
  hand,
  loanKey,
  type World,
} from './test-facts.ts';
import { offerVault, swapVault } from './trade/facts.ts';
import { walletPair } from './wallet/pair.ts';
import { weekFaults } from './week/test-weeks.ts';

/**
 * What is out of order in a world, one sentence each. Everything is worked out from the openings,
 * the matches and the transfers, not from what the decisions say about themselves.
 */
export function faultsOf(world: World): string[] {
  return [
    ...moneyFaults(world),
    ...engagementFaults(world),
    ...cardFaults(world),
    ...lastCardFaults(world),
    ...bonusFaults(world),
    ...payFaults(world),
    ...returnFaults(world),
    ...tradeFaults(world),
    ...dayCardFaults(world),
    ...questFaults(world),
    ...auctionFaults(world),
    ...cupFaults(world),
    ...weekFaults(world),
    ...chainFaults(world),
  ];
}

/** `supplyOf(world)`: all HOOF there is, vaults included. */
export function supplyOf(world: World): number {
  return [...world.balances.values()].reduce((sum, balance) => sum + balance, 0);
}

function isLive({ state }: MatchFacts): boolean {
  return state.phase !== 'finished';
}

function moneyFaults(world: World): string[] {
  const faults: string[] = [];
  for (const [account, balance] of world.balances) {
    if (!Number.isSafeInteger(balance) || balance < 0) faults.push(`${account} holds ${balance}`);
  }
  for (const [account, locked] of world.locked) {
    if (account.includes(' ')) continue;
    if (locked < 0 || locked > balanceOf(world, account)) {
      faults.push(`${locked} of ${account} is locked`);
    }
  }
  if (freeTreasury(world) < 0) faults.push('the treasury has promised more than it holds');
  for (const opening of world.openings.values()) {
    const vault = referenceOf(opening);
    const live = opening.matchId !== null && isLive(world.matches.get(opening.matchId)!);
    const stakes = opening.status === 'open' ? 1 : live ? 2 : 0;
    if (balanceOf(world, vault) !== stakes * opening.stake) {
      faults.push(`${vault} holds ${balanceOf(world, vault)} for ${stakes} stakes`);
    }
  }
  return faults;
}

/** What every hand's cards are in, by hand and card: an open opening, a live match, a cup, or the chain. */
function heldCards(world: World): Map<string, Set<string>> {
  const held = new Map<string, Set<string>>();
  const hold = (wallet: string, id: number, reference: string) => {
    const key = loanKey(wallet, id);
    held.set(key, (held.get(key) ?? new Set()).add(reference));
  };
  for (const opening of world.openings.values()) {
    if (opening.status !== 'open' || opening.kind === 'friendly') continue;
    for (const id of opening.cardIds) hold(opening.player, id, referenceOf(opening));
  }
  for (const match of world.matches.values()) {
    if (!isLive(match) || isForNothing(match) || match.kind === 'cup') continue;
    const { state } = match;
    const openings = state.phase === 'commit' ? [] : state.openings;
    for (const seat of SEATS) {
      const { address, announced } = state.players[seat];
      for (const { id } of [...announced, ...cardsOf(openings[seat] ?? null)]) {
        hold(address, id, vaultOf(match));
      }
    }
  }
  for (const cup of world.cups.values()) {
    // Whoever is out has them back; a house player plays with nobody's.
    for (const { wallet, hand: entered, house, state } of cup.entries) {
      if (house || state !== 'in' || cup.status === 'cancelled') continue;
      for (const { id } of entered) hold(wallet, id, cupReference(cup));
    }
  }
  holdForChain(world, hold);
  return held;
}

/** A wallet may own the very card that it has on loan: each is in one thing, and in no third. */
function engagementFaults(world: World): string[] {
  const held = heldCards(world);
  const busy = new Map<string, string[]>();
  for (const { id, owner, busyWith } of hand(world)) {
    if (busyWith === null) continue;
    const key = loanKey(owner ?? '', id);
    busy.set(key, [...(busy.get(key) ?? []), busyWith]);
  }
  return [...new Set([...held.keys(), ...busy.keys()])].flatMap((key) => {
    const [is, must] = [busy.get(key) ?? [], [...(held.get(key) ?? [])]].map((list) => list.sort());
    return is!.join() === must!.join() ? [] : [`card ${key} is busy with ${is}, held by ${must}`];
  });
}

const cardsOf = (opening: { readonly cards: readonly { readonly id: number }[] } | null) =>
  opening?.cards ?? [];

function cardFaults(world: World): string[] {
  return hand(world).flatMap((card: HeldCard) => {
    const faults: string[] = [];
    if (card.busyWith !== null && card.owner === null)
      faults.push(`card ${card.id} plays for nobody`);
    if (card.games > GAMES_PER_CARD_PER_DAY)
      faults.push(`card ${card.id} played ${card.games} games`);
    if (card.bond === 'lent') {
      if (card.busyWith?.startsWith('request:'))
        faults.push(`card ${card.id} is lent and at stake`);
      return faults;
    }
    const grown = world.cardEvents.filter(
      ({ cardId, kind }) => cardId === card.id && kind === 'levelled',
    );
    const { max } = ATTRIBUTE_RANGES[card.rarity];
    if (grown.length !== card.grown || card.grown > GROWTH_PER_CARD)
      faults.push(`card ${card.id} grew ${grown.length} times and counts ${card.grown}`);
    if (grown.some(({ value }) => value! > max)) faults.push(`card ${card.id} is over ${max}`);
    return faults;
  });
}

/** Should every request that is open or being played be lost by everybody in it, nobody has nothing. */
function lastCardFaults(world: World): string[] {
  const openings = [...world.openings.values()].filter(
    ({ kind, status, matchId }) =>
      kind === 'request' &&
      (status === 'open' || (matchId !== null && isLive(world.matches.get(matchId)!))),
  );
  const stakers = openings.flatMap(({ player, matchId }) =>
    matchId === null
      ? [player]
      : world.matches.get(matchId)!.state.players.map(({ address }) => address),
  );
  // Cards that an operator took back, or that were sold, were not lost in a battle.
  const sold = world.sales.map(({ seller }) => seller);
  const kept = [...new Set(stakers)].filter(
    (wallet) => !world.frozen.has(wallet) && !sold.includes(wallet),
  );
  return kept.flatMap((wallet) => {
    const owned = hand(world).filter(({ owner }) => owner === wallet).length;
    const staked = stakers.filter((each) => each === wallet).length;
    return owned > staked ? [] : [`${wallet} may lose ${staked} of ${owned} cards`];
  });
}

function bonusFaults(world: World): string[] {
  const granted = new Map<string, number>();
  for (const { state } of world.matches.values()) {
    if (!isStaked(state.terms) || !state.terms.bonusGranted) continue;
    const [one, other] = state.players;
    const key = bonusKey(walletPair(one.address, other.address), utcDay(state.startedAt));
    granted.set(key, (granted.get(key) ?? 0) + 1);
  }
  return [...granted].flatMap(([key, count]) =>
    count > BONUS_MATCHES_PER_DAY ? [`${count} bonuses for ${key}`] : [],
  );
}

/** Whatever came back to the pool cost the treasury what it had brought in. */
function returnFaults({ cardEvents, mints, transfers }: World): string[] {
  const returned = cardEvents.filter(({ kind }) => kind === 'returned');
  const paid = transfers.filter(({ reason }) => reason === 'returned');
  const wrong = returned.filter(
    ({ cardId, reference, from }) =>
      !mints.some(
        (mint) =>
          mint.cardId === cardId &&
          mint.reference === reference &&
          mint.wallet === from &&
          paid.some((each) => each.reference === reference && each.amount === mint.price),
      ),
  );
  const faults = wrong.map(({ cardId }) => `card ${cardId} came back without its price`);
  return paid.length === returned.length ? faults : [...faults, 'a return was paid for nothing'];
}

/** A day's pack gives one card, out of nobody's hand into its wallet's. */
function dayCardFaults({ cardEvents, dayCards }: World): string[] {
  const given = cardEvents.filter(({ reference }) => reference.startsWith('daily:'));
  const told = given.map(({ reference, cardId }) => {
    const [wallet, day] = reference.slice('daily:'.length).split('-');
    return `${dayKey(Number(day), wallet!)} ${cardId}`;
  });
  const kept = [...dayCards].map(([key, cardId]) => `${key} ${cardId}`);
  return told.sort().join() === kept.sort().join() ? [] : [`cards of days: ${told}, kept ${kept}`];
}

/** What was paid for quests is what their days say, once for each. */
function questFaults({ transfers, questDays }: World): string[] {
  const paid = transfers
    .filter(({ reference }) => reference.startsWith('quest:'))
    .map(({ reference, to }) => `${reference.slice('quest:'.length)} ${to}`);
  const kept = [...questDays].flatMap(([key, { paid: names }]) => {
    const [day, wallet] = key.split(' ');
    return names.map((name) => `${questId(Number(day), name)} ${wallet}`);
  });
  return paid.sort().join() === kept.sort().join() ? [] : [`quests paid ${paid}, kept ${kept}`];
}

/** What each player of a finished match got out of the vault and the treasury. */
function payFaults(world: World): string[] {
  const finished = [...world.matches.values()].filter(
    (match) => !isLive(match) && match.kind !== 'cup',
  );
  const paid = new Map<string, number>();
  for (const { to, reference, amount } of world.transfers) {
    const key = `${reference} ${to}`;
    paid.set(key, (paid.get(key) ?? 0) + amount);
  }
  return finished.flatMap((match) => {
    const { state } = match;
    if (state.phase !== 'finished') return [];
    const { payouts } = settlementOf(state);
    return state.players.flatMap(({ address }, seat) => {
      const got = paid.get(`${vaultOf(match)} ${address}`) ?? 0;
      return got === payouts[seat] ? [] : [`match ${match.id} paid ${address} ${got}`];
    });
  });
}

/** The vaults of offers, the shelf, and every sale from what was transferred. */
function tradeFaults(world: World): string[] {
  const faults: string[] = [];
  for (const offer of world.offers.values()) {
    const vault = offerVault(offer);
    const waiting = offer.status === 'open' ? offer.amount : 0;
    const { owner } = world.cards.get(offer.cardId)!;
    if (balanceOf(world, vault) !== waiting) faults.push(`${vault} does not hold ${waiting}`);
    if (offer.status === 'open' && owner !== offer.owner) faults.push(`${vault} went along`);
  }
  faults.push(...swapFaults(world));
  for (const { id, asked, owner, busyWith } of world.cards.values()) {
    if (asked === undefined) continue;
    if (owner === null) faults.push(`card ${id} is nobody's and for sale`);
    if (busyWith && /^(request|cup):/.test(busyWith))
      faults.push(`card ${id} is at stake and for sale`);
  }
  for (const { reference, amount, seller } of world.sales) {
    // Auctions are paid in SOL, outside of these books.
    if (seller === null) continue;
    const paid = world.transfers.filter((each) => each.reference === reference);
    const sum = (reason: string, to: string) =>
      paid
        .filter((each) => each.reason === reason && each.to === to)
        .reduce((total, each) => total + each.amount, 0);
    const price = Math.round(amount * 100);
    // What a house player sells is paid to the treasury as a mint, which hands on all but the fee.
    const toSeller = sum('sale', seller) + sum('house', seller);
    const fee = sum('fee', TREASURY) + sum('mint', TREASURY) - sum('house', seller);
    if (fee !== saleFee(price) || toSeller !== price - fee) {
      faults.push(`${reference} was not paid`);
    }
  }
  return faults;
}

/** The vaults of swaps, what was paid with them, and that each card of one that was made went over. */
function swapFaults(world: World): string[] {
  return [...world.swaps.values()].flatMap((swap) => {
    const { status, hoof, give, take, proposer, addressee } = swap;
    const vault = swapVault(swap);
    const made = status === 'accepted';
    const waiting = status === 'open' ? Math.max(0, hoof) : 0;
    const price = made ? Math.abs(hoof) : 0;
    const paid = world.transfers.filter(
      ({ reference, reason }) => reference === vault && (reason === 'sale' || reason === 'fee'),
    );
    const fee = paid.reduce((sum, each) => sum + (each.to === TREASURY ? each.amount : 0), 0);
    const sum = paid.reduce((total, { amount }) => total + amount, 0);
    const went = world.cardEvents
      .filter(({ reference }) => reference === vault)
      .map(({ cardId, from, to }) => `${cardId} ${from} ${to}`);
    const meant = made
      ? [
          ...give.map((id) => `${id} ${proposer} ${addressee}`),
          ...take.map((id) => `${id} ${addressee} ${proposer}`),
        ]
      : [];
    return [
      ...(balanceOf(world, vault) === waiting ? [] : [`${vault} does not hold ${waiting}`]),
      ...(sum === price && fee === (price === 0 ? 0 : saleFee(price))
        ? []
        : [`${vault} was not paid`]),
      ...(went.join() === meant.join() ? [] : [`${vault} did not move its cards`]),
    ];
  });
}
