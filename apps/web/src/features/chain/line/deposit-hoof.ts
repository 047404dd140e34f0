import { calls, hoofPermit } from '@goats/chain';
import { t } from '@goats/words';
import { askWallet, refusedByWallet } from '../../wallet/ask-wallet.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { type ChainLine, lineTo } from './chain-line.ts';
import { PassageStopped, stoppedBy } from './passage-stopped.ts';
import { toRightChain } from './right-chain.ts';
import { outcomeOf, sendOnChain } from './send.ts';

type Hex = `0x${string}`;

/** How long a signed permission is good for: long enough for a slow wallet, no longer. */
const PERMIT_SECONDS = 1800;
/** `nonces(address)` of the token. */
const NONCES = '0x7ecebe00';

const addresses = ({ contracts }: ChainInfo) =>
  contracts as { readonly hoof: Hex; readonly cards: Hex; readonly stadium: Hex };

/**
 * Brings HOOF in: with a signed permission in one transaction, or, for a wallet that cannot sign one,
 * by an approval first. Answers the hash of the deposit. `onStep` hears what the wallet is asked for.
 */
export async function depositHoof(
  chain: ChainInfo,
  from: string,
  hundredths: number,
  { onStep, now }: { onStep: (step: 'permit' | 'approve' | 'deposit') => void; now: number },
): Promise<string> {
  await toRightChain(chain);
  const line = await lineTo(chain);
  if (!line)
    throw new PassageStopped('refused', t('Your wallet does not answer. Nothing was sent.'));
  const deadline = Math.floor(now / 1000) + PERMIT_SECONDS;
  onStep('permit');
  const signature = await signPermit(chain, line, from, hundredths, deadline);
  if (signature !== null) {
    onStep('deposit');
    const call = calls.depositWithPermit(addresses(chain), hundredths, deadline, signature);
    return sendOnChain(chain, from, call);
  }
  onStep('approve');
  await worked(line, await sendOnChain(chain, from, calls.approve(addresses(chain), hundredths)));
  onStep('deposit');
  return sendOnChain(chain, from, calls.deposit(addresses(chain), hundredths));
}

/** Null: this wallet cannot give one. A contract's signature is no permission, so it is not asked. */
async function signPermit(
  chain: ChainInfo,
  line: ChainLine,
  owner: string,
  amount: number,
  deadline: number,
): Promise<Hex | null> {
  if ((await line<string>('eth_getCode', [owner, 'latest'])) !== '0x') return null;
  const asked = { to: chain.contracts.hoof, data: NONCES + owner.slice(2).padStart(64, '0') };
  const nonce = await line<string>('eth_call', [asked, 'latest']);
  const typed = hoofPermit(addresses(chain), chain.chainId, {
    owner: owner as Hex,
    amount,
    nonce: Number(BigInt(nonce)),
    deadline,
  });
  try {
    return await askWallet<Hex>('eth_signTypedData_v4', [owner, asWalletText(typed)]);
  } catch (error) {
    if (refusedByWallet(error).kind !== 'failed') throw stoppedBy(error, '');
    return null;
  }
}

const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

/** As wallets take it: with the domain among the types, and large numbers as text. */
export function asWalletText(typed: ReturnType<typeof hoofPermit>): string {
  const whole = { ...typed, types: { EIP712Domain: DOMAIN, ...typed.types } };
  return JSON.stringify(whole, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

const POLL_MS = 1000;
const MOST_POLLS = 300;

async function worked(line: ChainLine, hash: string): Promise<void> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const outcome = await outcomeOf(line, hash).catch(() => null);
    if (outcome === 'worked') return;
    if (outcome === 'reverted') break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new PassageStopped(
    'refused',
    t('The approval did not come through. Your HOOF has not moved.'),
  );
}
