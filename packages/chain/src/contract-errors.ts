import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import { LOCALE, m, t, wordCount } from '@goats/words';
import { decodeErrorResult, type Hex } from 'viem';

const ERRORS = [...stadiumAbi, ...goatCardsAbi, ...hoofAbi].filter(({ type }) => type === 'error');

/** What the contracts refuse with, as a person reads it: with an amount, or with one time or two. */
const SENTENCES: Readonly<Record<string, string>> = {
  IsFrozen: m(
    'The Stadium is frozen: nothing comes in any more, and everybody leaves with the last root.',
  ),
  NotFrozen: m('The Stadium is not frozen. Ask to leave first, or withdraw as usual.'),
  IsPaused: m('The Stadium has paused deposits and withdrawals. Asking to leave always works.'),
  TooSmall: m('A deposit is at least {hoof} HOOF.'),
  NotACard: m('The Stadium takes Legendary GOATs cards only.'),
  NotTheKey: m('This wallet does not hold the key for that.'),
  RootWaits: m('As many roots wait as may. The oldest counts at {at}.'),
  RootTooLate: m('The root was to be posted by {at}. A new one is made from what is true now.'),
  CutOutOfRange: m('The root does not fit the deposits that the Stadium has seen.'),
  NothingToActivate: m('No root is waiting whose time has come.'),
  NothingPending: m('There is nothing waiting.'),
  VoucherExpired: m(
    'This voucher has expired. What it held comes back by itself; ask for a new one.',
  ),
  VoucherUsed: m('This voucher has been redeemed already.'),
  VoucherVoid: m('You have left in the meantime, and the exit paid what this voucher was for.'),
  VoucherForged: m('This voucher was not signed by the Stadium’s key.'),
  SignatureExpired: m('What was signed is too old. Sign it again.'),
  SignatureForged: m('This was signed by another wallet, or was used already. Sign it again.'),
  AboveDayLimit: m(
    'The Stadium pays you only {hoof} HOOF more today. Try again after midnight UTC.',
  ),
  AboveFloat: m(
    'The Stadium can pay only {hoof} HOOF by voucher right now. The next root makes room.',
  ),
  NotTheDepositor: m('Somebody else has deposited this card since.'),
  ProofWrong: m('This proof does not lead to the active root. Download a fresh one.'),
  NotSilentLongEnough: m('The Stadium can be frozen only after {at}, if no root comes until then.'),
  NotAsked: m('This account has not asked to leave.'),
  RootTooEarly: m('Wait for a root that was posted after {at}. From {any} on any root will do.'),
  ActivateFirst: m(
    'A newer root waits, and its time has come. Let it count first, then leave with what it says.',
  ),
  AlreadyLeft: m('This account has left with the active root already.'),
  LeafFromTheFuture: m('This proof counts payments that the chain has not made.'),
  DepositInRoot: m('This deposit is part of the active root: leave with your proof instead.'),
  DepositGone: m('There is no such deposit, or it was paid back already.'),
  TooEarly: m('That is possible from {at} on.'),
  SendItSafely: m('A card reaches the Stadium by a safe transfer only, so that it stays yours.'),
  NotTheCurator: m('This wallet may not change where metadata is.'),
  ERC20InsufficientBalance: m('This wallet does not hold that much HOOF on the chain.'),
  ERC20InsufficientAllowance: m(
    'The Stadium is not allowed to take that much HOOF from this wallet.',
  ),
  ERC2612ExpiredSignature: m('The signed permission has expired.'),
  ERC2612InvalidSigner: m('The permission was signed by another wallet.'),
  ERC721IncorrectOwner: m('This wallet does not hold that card on the chain.'),
  ERC721InsufficientApproval: m('This wallet may not move that card.'),
  ERC721NonexistentToken: m('There is no such card.'),
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
  const sentence = SENTENCES[name];
  if (sentence === undefined) return undefined;
  // Read only where the sentence has a place for it: what is given may be an address as well.
  return t(sentence, {
    get hoof() {
      return hoofOf(Number(given[0]) / 100);
    },
    get at() {
      return when(Number(given[0]));
    },
    get any() {
      return when(Number(given[1]));
    },
  });
}

/** An English sentence, which the server says too, has the number as it is. */
function hoofOf(hoof: number): string {
  return LOCALE === 'en' ? String(hoof) : wordCount(LOCALE, hoof, 'hoof');
}
