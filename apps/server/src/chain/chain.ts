import type { Address, Hex } from 'viem';

/** JSON-RPC with time limits and retries; answers whatever the node says, which may be wrong. */
export interface Rpc {
  /** `await rpc.request('eth_blockNumber', []) // '0x10'` */
  request<T = unknown>(method: string, params: readonly unknown[]): Promise<T>;
}

/** One of the operator's keys. The key itself never leaves it; it may be in another machine. */
export interface ChainKey {
  readonly address: Address;
  signTransaction(transaction: TransactionRequest): Promise<Hex>;
}

/** A key in this process: vouchers are signed while the ledger waits, so nobody is asked for them. */
export interface LocalKey extends ChainKey {
  signHash(hash: Hex): Promise<Hex>;
}

export interface ChainKeys {
  readonly poster: ChainKey | undefined;
  readonly voucher: LocalKey | undefined;
}

export interface TransactionRequest {
  readonly chainId: number;
  readonly nonce: number;
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

export interface ChainContracts {
  readonly hoof: Address;
  readonly cards: Address;
  readonly stadium: Address;
}

export interface SendOptions {
  /** On the embedded chain, how far its clock may run ahead of ours; looked at as the only sender. */
  readonly mostAheadMs?: number;
}

/** The chain that this world's cards and HOOF are on. Absent from the parts of a server: off. */
export interface Chain {
  readonly chainId: number;
  readonly embedded: boolean;
  /** The block explorer of a real chain, if one is configured. */
  readonly explorer: string | undefined;
  readonly contracts: ChainContracts;
  /** The block that the contracts were made in; nothing of ours is before it. */
  readonly since: number;
  /** When a block can no longer change: by the chain's own word, or after so many more blocks. */
  readonly finality: 'finalized' | { readonly confirmations: number };
  readonly terms: {
    readonly rootDelaySeconds: number;
    readonly maxSilenceSeconds: number;
    readonly keyDelaySeconds: number;
    readonly dayLimit: bigint;
  };
  readonly rpc: Rpc;
  /** Nodes of others, which must agree before anything counts as final. Absent: the one above is believed. */
  readonly witnesses?: readonly Rpc[];
  readonly keys: ChainKeys;
  /** Absent: lists of leaves stay off the chain, whatever their length. */
  readonly leavesBytes?: number;
  /**
   * Sends for wallets without ether, from a purse of its own: emptied, it stops no root. Absent: nobody
   * does, and on the embedded chain nobody has to.
   */
  readonly relay?: ChainKey;
  /** Sends a signed transaction; on the embedded chain it is written down first. Answers its hash. */
  send(raw: Hex, options?: SendOptions): Promise<Hex>;
  /** A block for its time alone, on the embedded chain alone: there nothing else makes one. */
  readonly tick: (() => Promise<unknown>) | undefined;
  /** Play ether, on the embedded chain alone. */
  readonly faucet: ((to: Address, options?: SendOptions) => Promise<void>) | undefined;
  close(): Promise<void>;
}
