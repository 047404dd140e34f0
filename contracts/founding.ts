import { type Address, encodeDeployData, getContractAddress, type Hex } from 'viem';
import { foundingAbi, foundingBytecode } from './artifacts/Founding.ts';

/** What is settled for ever when the contracts are made. */
export interface FoundingPlan {
  /** May say where metadata is, and that it changed. */
  readonly curator: Address;
  /** Who is named for royalties; the zero address: the curator. */
  readonly royaltyTo: Address;
  readonly royaltyBasisPoints: bigint;
  readonly attributesRoot: Hex;
  readonly metadataRoot: Hex;
  /** What metadata addresses begin with. */
  readonly base: string;
  readonly keys: {
    readonly poster: Address;
    readonly voucher: Address;
    readonly guardian: Address;
  };
  readonly terms: {
    /** In seconds. */
    readonly rootDelay: number;
    readonly maxSilence: number;
    readonly keyDelay: number;
    /** In hundredths. */
    readonly dayLimit: bigint;
  };
}

export interface Contracts {
  readonly founding: Address;
  readonly hoof: Address;
  readonly cards: Address;
  readonly stadium: Address;
}

/** The deployer that nearly every chain has at this address; anvil brings it along. */
export const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const SALT = `0x${'00'.repeat(32)}` as const;

/**
 * The one transaction that makes everything, and where it will be: the same plan has the same
 * addresses on every chain.
 *
 * `const { transaction, contracts } = foundingOf(plan)`
 */
export function foundingOf(plan: FoundingPlan): {
  readonly transaction: { readonly to: Address; readonly data: Hex };
  readonly contracts: Contracts;
} {
  const code = encodeDeployData({ abi: foundingAbi, bytecode: foundingBytecode, args: [plan] });
  const founding = getContractAddress({
    opcode: 'CREATE2',
    from: CREATE2_DEPLOYER,
    salt: SALT,
    bytecode: code,
  });
  const made = (nonce: bigint) => getContractAddress({ opcode: 'CREATE', from: founding, nonce });
  return {
    transaction: { to: CREATE2_DEPLOYER, data: `${SALT}${code.slice(2)}` },
    contracts: { founding, hoof: made(1n), cards: made(2n), stadium: made(3n) },
  };
}
