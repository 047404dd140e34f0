import type { Rarity } from '../rarity.ts';
import type { CupEconomy } from './cups.ts';
import { STARTER_GRANT } from './hoof.ts';
import { RESERVED_CARDS } from './limits.ts';

/** What keeps the collection from being bought out. */
export interface MintBounds {
  /** How many cards a wallet may mint on a UTC day. */
  readonly perDay: number;
  readonly legendaryPerDay: number;
  /** Cards that all wallets together may mint with locked HOOF on a UTC day, where histories count. */
  readonly lockedPerDay: number;
  /** Unowned cards that minting leaves for starter packs. */
  readonly reserved: Readonly<Record<Rarity, number>>;
}

/** The figures of one world's economy. All HOOF is in whole HOOF. */
export interface Economy {
  readonly starter: {
    readonly cards: number;
    readonly hoof: number;
    /** The cards are lent: a right to play, and nobody's. */
    readonly lent: boolean;
  };
  readonly mints: MintBounds;
  /** Whether a wallet needs a history for what strangers could take from the world. */
  readonly historyAsked: boolean;
  /** Different UTC days that its matches must have been played on. */
  readonly historyDays: number;
  /** Locked HOOF stays locked when it is lost, and so does what the house loses. */
  readonly lossStaysLocked: boolean;
  /** What the treasury adds to the pools of matches on a UTC day: over all, and for one wallet. */
  readonly purse: { readonly perDay: number; readonly perWallet: number };
  /** What all broke wallets together get on a UTC day. */
  readonly allowancePerDay: number;
  /** What a quest of the day pays, and what all wallets together are paid for them on a UTC day. */
  readonly quests: { readonly hoof: number; readonly perDay: number };
  /** Cards of one's own for a wallet with a history, where the starter's were lent. */
  readonly ownCards: { readonly perWallet: number; readonly perDay: number };
  /** Nobody sits at the desk: whoever wins an auction gets the card after a moment. */
  readonly auctionsConfirmThemselves: boolean;
  /** What a verified bid binds until somebody else leads or the purchase is done; 0: nothing. */
  readonly bidBond: number;
  /** What the week's best are paid together. */
  readonly weekBudget: number;
  /** What a prize of the week is at most, for each wallet of the circle in which it was won. */
  readonly weekPerWallet: number;
  readonly cups: CupEconomy;
  /** How much of each makes one of the leaderboard's unit. */
  readonly perEther: Readonly<Record<'HOOF' | 'SOL', number>>;
}

export interface Preset extends Economy {
  /** Starter packs an hour: for one network address, and over all of them. */
  readonly grantsPerHour: { readonly perAddress: number; readonly overAll: number };
}

const PER_ETHER = { HOOF: 100_000, SOL: 20 } as const;

const OWN_CARDS = { perWallet: 3, perDay: 60 } as const;

/**
 * The demo world is generous, because its visitor is alone in it; a world for strangers is not,
 * because a wallet costs nothing.
 */
export const PRESETS: Readonly<Record<'demo' | 'live', Preset>> = {
  demo: {
    starter: { ...STARTER_GRANT, lent: false },
    grantsPerHour: { perAddress: 200, overAll: 1_000_000 },
    mints: { perDay: 20, legendaryPerDay: 3, lockedPerDay: 300, reserved: RESERVED_CARDS },
    historyAsked: false,
    historyDays: 0,
    lossStaysLocked: false,
    auctionsConfirmThemselves: true,
    bidBond: 0,
    purse: { perDay: 100_000, perWallet: 100_000 },
    allowancePerDay: 20_000,
    quests: { hoof: 200, perDay: 100_000 },
    ownCards: OWN_CARDS,
    weekBudget: 50_000,
    weekPerWallet: 50_000,
    cups: {
      ...{ size: 8, fee: 20, openMinutes: 5, everyMinutes: 10, leastPeople: 1 },
      treasury: { perPerson: 400, perCup: 800, perWeek: 200_000 },
    },
    perEther: PER_ETHER,
  },
  live: {
    starter: { cards: STARTER_GRANT.cards, hoof: 500, lent: true },
    grantsPerHour: { perAddress: 5, overAll: 500 },
    mints: { perDay: 5, legendaryPerDay: 1, lockedPerDay: 300, reserved: RESERVED_CARDS },
    historyAsked: true,
    historyDays: 3,
    lossStaysLocked: true,
    auctionsConfirmThemselves: false,
    bidBond: 100,
    purse: { perDay: 5_000, perWallet: 300 },
    allowancePerDay: 20_000,
    quests: { hoof: 5, perDay: 500 },
    ownCards: OWN_CARDS,
    weekBudget: 5_000,
    weekPerWallet: 10,
    cups: {
      ...{ size: 8, fee: 10, openMinutes: 5, everyMinutes: 60, leastPeople: 4 },
      treasury: { perPerson: 10, perCup: 80, perWeek: 3_000 },
    },
    perEther: PER_ETHER,
  },
};
