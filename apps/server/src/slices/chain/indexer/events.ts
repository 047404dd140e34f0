import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import {
  type AbiEvent,
  type Address,
  decodeEventLog,
  getAddress,
  type Hex,
  pad,
  toEventSelector,
} from 'viem';
import type { ChainContracts } from '../../../chain/chain.ts';
import { ChainLie } from './chain-lie.ts';

export type ContractName = 'hoof' | 'cards' | 'stadium';
export type LogArgs = Readonly<Record<string, string | boolean>>;

/** What one of our contracts said, and where it stands on the chain. */
export interface ChainEvent {
  readonly block: number;
  readonly index: number;
  readonly txHash: Hex;
  readonly contract: ContractName;
  readonly event: string;
  /** Numbers as text, addresses in lower case. */
  readonly args: LogArgs;
}

/** A log as a node hands it out, its shape checked and nothing else. */
export interface RawLog {
  readonly address: string;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly logIndex: number;
}

/**
 * Of the cards only who has which: permissions are between people and marketplaces. What the
 * founding itself mints is known without being told.
 */
const READ: Record<ContractName, readonly AbiEvent[]> = {
  stadium: eventsOf(stadiumAbi, (name) => name !== 'EIP712DomainChanged'),
  cards: eventsOf(goatCardsAbi, (name) => name === 'Transfer'),
  hoof: eventsOf(hoofAbi, (name) => name === 'Transfer'),
};

const bySelector = (events: readonly AbiEvent[]) =>
  new Map(events.map((event) => [toEventSelector(event), event]));

const BY_SELECTOR: Record<ContractName, ReadonlyMap<Hex, AbiEvent>> = {
  stadium: bySelector(READ.stadium),
  cards: bySelector(READ.cards),
  hoof: bySelector(READ.hoof),
};

const TRANSFER = toEventSelector(READ.hoof[0]!);

/**
 * What to ask a node for. HOOF that goes from hand to hand outside is nobody's business here: asked
 * for, it would let anybody fill our tables.
 */
export function logFilters({ hoof, cards, stadium }: ChainContracts): readonly object[] {
  const ours = [...BY_SELECTOR.stadium.keys(), ...BY_SELECTOR.cards.keys()];
  const held = pad(stadium.toLowerCase() as Hex);
  return [
    { address: [stadium, cards], topics: [ours] },
    { address: hoof, topics: [[TRANSFER], [held]] },
    { address: hoof, topics: [[TRANSFER], null, [held]] },
  ];
}

/** Undefined for a log that says nothing: a movement of no HOOF, which anybody can make for anybody. */
export function decodeLog(contracts: ChainContracts, log: RawLog): ChainEvent | undefined {
  const contract = contractOf(contracts, log.address);
  const event = contract && BY_SELECTOR[contract].get(log.topics[0]!);
  if (!contract || !event) throw new ChainLie('The node sent a log that nobody asked for.');
  const args = argsOf(event, log);
  if (contract === 'hoof') {
    const stadium = contracts.stadium.toLowerCase();
    if (args.from !== stadium && args.to !== stadium) {
      throw new ChainLie('The node sent a log that nobody asked for.');
    }
    if (args.value === '0') return undefined;
  }
  const { blockNumber: block, logIndex: index, transactionHash: txHash } = log;
  return { block, index, txHash, contract, event: event.name, args };
}

function argsOf(event: AbiEvent, { data, topics }: RawLog): LogArgs {
  try {
    const decoded = decodeEventLog({
      abi: [event],
      data,
      topics: topics as [Hex, ...Hex[]],
      strict: true,
    });
    const args = (decoded.args ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      event.inputs.map(({ name, type }) => [name!, asText(type, args[name!])]),
    );
  } catch (cause) {
    throw new ChainLie(`The node sent a log of ${event.name} that cannot be read.`, { cause });
  }
}

function asText(type: string, value: unknown): string | boolean {
  if (typeof value === 'boolean') return value;
  return type === 'address' ? getAddress(value as Address).toLowerCase() : String(value);
}

function contractOf(contracts: ChainContracts, address: string): ContractName | undefined {
  const names: readonly ContractName[] = ['hoof', 'cards', 'stadium'];
  return names.find((name) => contracts[name].toLowerCase() === address.toLowerCase());
}

function eventsOf(abi: readonly unknown[], wanted: (name: string) => boolean): AbiEvent[] {
  return (abi as readonly AbiEvent[]).filter(
    ({ type, name }) => (type as string) === 'event' && wanted(name),
  );
}
