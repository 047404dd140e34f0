import type { FastifyReply, FastifyRequest } from 'fastify';
import { verifyMessage } from 'viem/utils';
import type { Deps } from '../../deps.ts';
import { AppError, refuse } from '../../errors.ts';
import { siteAddress } from '../../http/origin.ts';
import { refuseOverLimit, takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import type { ContractSignatures } from './contract-signatures.ts';
import { readCookie } from './cookies.ts';
import type { Nonces } from './nonces.ts';
import { beginSession } from './sessions.ts';
import { checkSignInMessage } from './sign-in-message.ts';

export interface SignInTools {
  readonly nonces: Nonces;
  /** Absent: there is no chain that could be asked about contract wallets. */
  readonly isSignedByContract: ContractSignatures | undefined;
}

interface SignInProof {
  readonly message: string;
  readonly signature: string;
}

/** Proves a wallet and begins its session; answers the address in lower case. */
export async function signIn(
  deps: Deps,
  tools: SignInTools,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  proof: SignInProof,
): Promise<string> {
  await refuseOverLimit(deps, request, 'sign-in-failure');
  try {
    const wallet = await provenWallet(deps, tools, request, proof);
    await beginSession(deps, request, reply, { wallet });
    return wallet;
  } catch (error) {
    if (error instanceof AppError) await takeFromLimit(deps, request, 'sign-in-failure');
    throw error;
  }
}

async function provenWallet(
  { config, clock, chain }: Deps,
  { nonces, isSignedByContract }: SignInTools,
  request: FastifyRequest,
  proof: SignInProof,
): Promise<string> {
  const now = clock.now();
  const { address, nonce, chainId } = checkSignInMessage(proof.message, {
    site: siteAddress(config, request),
    chainIds: [...new Set([...config.chainIds, ...(chain ? [chain.chainId] : [])])],
    now,
  });
  await nonces.consume(nonce, now, readCookie(config, request, 'goats-browser'));
  if (await isSignedByKey(address, proof)) return address;
  // A contract wallet is one on its own chain alone: elsewhere somebody else may have that address.
  const asked = chain?.chainId === chainId && (await isSignedByContract?.({ address, ...proof }));
  if (asked) return address;
  throw chain
    ? refuse('signature-of-another', { chainId: chain.chainId })
    : refuse('signature-no-contracts');
}

async function isSignedByKey(
  address: string,
  { message, signature }: SignInProof,
): Promise<boolean> {
  try {
    return await verifyMessage({
      address: address as `0x${string}`,
      message,
      signature: signature as `0x${string}`,
    });
  } catch {
    // Hexadecimal, but no point on the curve: a wrong signature like every other.
    return false;
  }
}
