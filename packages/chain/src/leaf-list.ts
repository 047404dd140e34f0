import type { Address } from 'viem';
import type { CardLeaf } from './cards-tree.ts';
import { CARDS_DEPTH, FIRST_TOKEN } from './cards-tree.ts';
import type { AccountLeaf } from './sum-tree.ts';

/** Everything that a root says, in words that anybody can read; the hash of the text is on chain. */
export interface LeafList {
  readonly chainId: number;
  readonly stadium: Address;
  /** How many deposits of HOOF and of cards it knows. */
  readonly deposits: number;
  readonly cardDeposits: number;
  /** The final block up to which it knows the chain. */
  readonly block: number;
  /** In the order of their addresses. */
  readonly accounts: readonly AccountLeaf[];
  /** In the order of their tokens. */
  readonly cards: readonly CardLeaf[];
}

const TITLE = 'legendary-goats-leaves 1';

/** `writeLeafList(list)`: the one text that a list has. */
export function writeLeafList(list: LeafList): string {
  const lines = [
    TITLE,
    `chain ${list.chainId} stadium ${list.stadium.toLowerCase()}`,
    `deposits ${list.deposits} card-deposits ${list.cardDeposits} block ${list.block}`,
  ];
  for (const { account, balance, withdrawn } of list.accounts) {
    lines.push(`a ${account} ${balance} ${withdrawn}`);
  }
  for (const { token, owner } of list.cards) lines.push(`c ${token} ${owner}`);
  return `${lines.join('\n')}\n`;
}

const ADDRESS = /^0x[0-9a-f]{40}$/;
const NUMBER = /^(?:0|[1-9][0-9]{0,15})$/;

class LeafListError extends Error {
  constructor(line: number, what: string) {
    super(`Line ${line} of the list of leaves ${what}.`);
  }
}

/**
 * Reads what `writeLeafList` wrote, and nothing else: a list has one text, so that its hash has one
 * meaning. Throws a sentence that names the line.
 */
export function parseLeafList(text: string): LeafList {
  const lines = text.split('\n');
  if (lines[0] !== TITLE) throw new LeafListError(1, `is not '${TITLE}'`);
  if (lines.pop() !== '') throw new LeafListError(lines.length + 1, 'has no end');
  const chain = numbersAndAddress(lines[1], /^chain (\d+) stadium (0x[0-9a-f]{40})$/, 2);
  const cut = numbersAndAddress(lines[2], /^deposits (\d+) card-deposits (\d+) block (\d+)$/, 3);
  const accounts: AccountLeaf[] = [];
  const cards: CardLeaf[] = [];
  let last = '';
  let lastToken = 0;
  for (let at = 3; at < lines.length; at += 1) {
    const [kind, first = '', second = '', third, ...more] = (lines[at] ?? '').split(' ');
    const line = at + 1;
    if (more.length > 0) throw new LeafListError(line, 'says too much');
    if (kind === 'a' && cards.length === 0 && third !== undefined) {
      const account = addressOf(first, line);
      const leaf = { account, balance: numberOf(second, line), withdrawn: numberOf(third, line) };
      if (account <= last) throw new LeafListError(line, 'is out of order');
      if (leaf.balance + leaf.withdrawn === 0) throw new LeafListError(line, 'says nothing');
      last = account;
      accounts.push(leaf);
    } else if (kind === 'c' && third === undefined) {
      const token = numberOf(first, line);
      if (token <= lastToken) throw new LeafListError(line, 'is out of order');
      if (token < FIRST_TOKEN || token >= FIRST_TOKEN + 2 ** CARDS_DEPTH) {
        throw new LeafListError(line, 'names no card of the collection');
      }
      lastToken = token;
      cards.push({ token, owner: addressOf(second, line) });
    } else throw new LeafListError(line, 'is neither an account nor a card');
  }
  return {
    chainId: numberOf(chain[0], 2),
    stadium: addressOf(chain[1], 2),
    deposits: numberOf(cut[0], 3),
    cardDeposits: numberOf(cut[1], 3),
    block: numberOf(cut[2], 3),
    accounts,
    cards,
  };
}

function numbersAndAddress(text: string | undefined, shape: RegExp, line: number): string[] {
  const found = shape.exec(text ?? '');
  if (!found) throw new LeafListError(line, 'is not what stands there in every list');
  return found.slice(1);
}

function numberOf(text: string | undefined, line: number): number {
  const value = Number(text);
  if (!NUMBER.test(text ?? '') || !Number.isSafeInteger(value)) {
    throw new LeafListError(line, `has ${text} for a number`);
  }
  return value;
}

function addressOf(text: string | undefined, line: number): Address {
  if (!ADDRESS.test(text ?? '')) throw new LeafListError(line, `has ${text} for an address`);
  return text as Address;
}
