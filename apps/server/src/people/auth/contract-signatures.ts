import {
  type Address,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  hashMessage,
} from 'viem';
import type { Chain } from '../../chain/chain.ts';
import { type AppError, refuse } from '../../errors.ts';

/** Whoever signs in looks at a spinner; a node that needs longer is as good as none. */
const ANSWER_MS = 2_000;
/** Strangers write the contracts that are asked. More than this wait for nobody. */
const MOST_AT_ONCE = 4;
/** Enough to make a wallet and check a passkey in it; a contract that thinks for ever ends here. */
const GAS = 10_000_000n;

/**
 * `await isSignedByContract({ address, message, signature })`: whether the contract at that address
 * (ERC-1271), or the one that the signature would make there (ERC-6492), says that it signed.
 */
export type ContractSignatures = (signed: {
  readonly address: string;
  readonly message: string;
  readonly signature: string;
}) => Promise<boolean>;

/** Asks the chain in a call that is thrown away: nothing is sent, nothing is deployed. */
export function contractSignatures(
  { rpc }: Pick<Chain, 'rpc'>,
  { answerMs = ANSWER_MS }: { readonly answerMs?: number } = {},
): ContractSignatures {
  let asking = 0;

  async function ask(data: Hex): Promise<boolean> {
    asking += 1;
    try {
      const call = { data, gas: `0x${GAS.toString(16)}` };
      // Nothing but a clean yes of one byte or one word is one.
      return /^0x0*1$/.test(String(await rpc.request('eth_call', [call, 'latest'])));
    } catch (error) {
      if (isAnswer(error)) return false;
      throw unreachable(error);
    } finally {
      // Only now, and not when we stopped waiting: a node that stalls is not given more to do.
      asking -= 1;
    }
  }

  return async ({ address, message, signature }) => {
    // Half a byte at the end is no signature of anything.
    if (signature.length % 2 !== 0) return false;
    if (asking >= MOST_AT_ONCE) {
      throw refuse('too-many-contract-wallets');
    }
    const data = encodeDeployData({
      abi: erc6492SignatureValidatorAbi,
      bytecode: erc6492SignatureValidatorByteCode,
      args: [address as Address, hashMessage(message), signature as Hex],
    });
    return inTime(ask(data), answerMs);
  };
}

async function inTime(answer: Promise<boolean>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable(new Error(`No answer in ${ms} ms.`))), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    // It may still fail when nobody listens any more.
    answer.catch(() => undefined);
  }
}

/** The contract reverted or ran out of gas; 'limit exceeded' is about us and not about it. */
function isAnswer(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' && code !== 429 && code !== -32005;
}

function unreachable(cause: unknown): AppError {
  return refuse('contract-wallet-unasked', {}, { cause });
}
