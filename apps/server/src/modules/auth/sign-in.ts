import type { FastifyReply, FastifyRequest } from 'fastify';
import { verifyMessage } from 'viem/utils';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { siteAddress } from '../../http/origin.ts';
import { refuseOverLimit, takeFromLimit } from '../rate-limits/rate-limits.ts';
import { readCookie } from './cookies.ts';
import type { Nonces } from './nonces.ts';
import { beginSession } from './sessions.ts';
import { checkSignInMessage } from './sign-in-message.ts';

/** Proves a wallet and begins its session; answers the address in lower case. */
export async function signIn(
  deps: Deps,
  nonces: Nonces,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  proof: { readonly message: string; readonly signature: string },
): Promise<string> {
  await refuseOverLimit(deps, request, 'sign-in-failure');
  try {
    const wallet = await provenWallet(deps, nonces, request, proof);
    await beginSession(deps, request, reply, { wallet });
    return wallet;
  } catch (error) {
    if (error instanceof AppError) await takeFromLimit(deps, request, 'sign-in-failure');
    throw error;
  }
}

async function provenWallet(
  { config, clock }: Deps,
  nonces: Nonces,
  request: FastifyRequest,
  { message, signature }: { readonly message: string; readonly signature: string },
): Promise<string> {
  const now = clock.now();
  const { address, nonce } = checkSignInMessage(message, {
    site: siteAddress(config, request),
    chainIds: config.chainIds,
    now,
  });
  await nonces.consume(nonce, now, readCookie(config, request, 'goats-browser'));
  if (!(await isSignedBy(address, message, signature))) {
    throw new AppError(
      'SIGNATURE_INVALID',
      'That signature is not of this message by this wallet. Contract wallets cannot sign in here.',
    );
  }
  return address;
}

async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
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
