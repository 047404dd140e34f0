import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import { decodeErrorResult, type Hex } from 'viem';

const ERRORS = [...stadiumAbi, ...goatCardsAbi, ...hoofAbi].filter(({ type }) => type === 'error');

/** What the contracts refuse with, as a person reads it. `%` is a HOOF amount, `@` a time, in their order. */
const SENTENCES: Readonly<Record<string, string>> = {
  IsFrozen:
    'The Stadium is frozen: nothing comes in any more, and everybody leaves with the last root.',
  NotFrozen: 'The Stadium is not frozen. Ask to leave first, or withdraw as usual.',
  IsPaused: 'The Stadium has paused deposits and withdrawals. Asking to leave always works.',
  TooSmall: 'A deposit is at least % HOOF.',
  NotACard: 'The Stadium takes Legendary GOATs cards only.',
  NotTheKey: 'This wallet does not hold the key for that.',
  RootWaits: 'As many roots wait as may. The oldest counts at @.',
  RootTooLate: 'The root was to be posted by @. A new one is made from what is true now.',
  CutOutOfRange: 'The root does not fit the deposits that the Stadium has seen.',
  NothingToActivate: 'No root is waiting whose time has come.',
  NothingPending: 'There is nothing waiting.',
  VoucherExpired: 'This voucher has expired. What it held comes back by itself; ask for a new one.',
  VoucherUsed: 'This voucher has been redeemed already.',
  VoucherVoid: 'You have left in the meantime, and the exit paid what this voucher was for.',
  VoucherForged: 'This voucher was not signed by the Stadium’s key.',
  SignatureExpired: 'What was signed is too old. Sign it again.',
  SignatureForged: 'This was signed by another wallet, or was used already. Sign it again.',
  AboveDayLimit: 'The Stadium pays you only % HOOF more today. Try again after midnight UTC.',
  AboveFloat: 'The Stadium can pay only % HOOF by voucher right now. The next root makes room.',
  NotTheDepositor: 'Somebody else has deposited this card since.',
  ProofWrong: 'This proof does not lead to the active root. Download a fresh one.',
  NotSilentLongEnough: 'The Stadium can be frozen only after @, if no root comes until then.',
  NotAsked: 'This account has not asked to leave.',
  RootTooEarly: 'Wait for a root that was posted after @. From @ on any root will do.',
  ActivateFirst:
    'A newer root waits, and its time has come. Let it count first, then leave with what it says.',
  AlreadyLeft: 'This account has left with the active root already.',
  LeafFromTheFuture: 'This proof counts payments that the chain has not made.',
  DepositInRoot: 'This deposit is part of the active root: leave with your proof instead.',
  DepositGone: 'There is no such deposit, or it was paid back already.',
  TooEarly: 'That is possible from @ on.',
  SendItSafely: 'A card reaches the Stadium by a safe transfer only, so that it stays yours.',
  NotTheCurator: 'This wallet may not change where metadata is.',
  ERC20InsufficientBalance: 'This wallet does not hold that much HOOF on the chain.',
  ERC20InsufficientAllowance: 'The Stadium is not allowed to take that much HOOF from this wallet.',
  ERC2612ExpiredSignature: 'The signed permission has expired.',
  ERC2612InvalidSigner: 'The permission was signed by another wallet.',
  ERC721IncorrectOwner: 'This wallet does not hold that card on the chain.',
  ERC721InsufficientApproval: 'This wallet may not move that card.',
  ERC721NonexistentToken: 'There is no such card.',
};

/**
 * `sentenceOf('0x…', (seconds) => momentOf(seconds * 1000))`: why the contracts
 * refused, from the data of the revert; undefined when they did not say.
 */
export function sentenceOf(data: Hex, when: (seconds: number) => string): string | undefined {
  let name: string;
  let given: readonly unknown[];
  try {
    const found = decodeErrorResult({ abi: ERRORS, data });
    name = found.errorName;
    given = found.args ?? [];
  } catch {
    return undefined;
  }
  let at = 0;
  return SENTENCES[name]?.replace(/[%@]/g, (kind) => {
    const number = Number(given[at]);
    at += 1;
    return kind === '%' ? String(number / 100) : when(number);
  });
}
