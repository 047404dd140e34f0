import { calls, hoofPermit } from '@goats/chain';
import { t } from '@goats/words';
import { askWallet, refusedByWallet } from '../../wallet/ask-wallet.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { type ChainLine, lineTo } from './chain-line.ts';
import { PassageStopped, stoppedBy } from './passage-stopped.ts';
import { hasNoEther, relayDeposit } from './relay.ts';
import { toRightChain } from './right-chain.ts';
import { outcomeOf, sendOnChain } from './send.ts';
import { batchesOfWallet, sendTogether } from './send-together.ts';
import { asWalletText } from './typed-text.ts';

type Hex = `0x${string}`;

/** How long a signed permission is good for: long enough for a slow wallet, no longer. */
const PERMIT_SECONDS = 1800;
/** `nonces(address)` of the token. */
const NONCES = '0x7ecebe00';

const addresses = ({ contracts }: ChainInfo) =>
  contracts as { readonly hoof: Hex; readonly cards: Hex; readonly stadium: Hex };

type DepositStep = 'permit' | 'approve' | 'deposit' | 'sent' | 'words';

/**
 * Brings HOOF in: approval and deposit together, where the wallet does that; with a signed permission
 * and one transaction; or, for a wallet that can do neither, by an approval first. For a wallet without
 * ether the house sends, where it does. Answers the hash of the deposit. `onStep` hears what the wallet
 * is asked for, and when it has sent both: its hash comes with a block.
 */
export async function depositHoof(
  chain: ChainInfo,
  from: string,
  hundredths: number,
  {
    walletType,
    onStep,
    now,
  }: { walletType: string | null; onStep: (step: DepositStep) => void; now: number },
): Promise<string> {
  await toRightChain(chain);
  const line = await lineTo(chain);
  if (!line)
    throw new PassageStopped('refused', t('Your wallet does not answer. Nothing was sent.'));
  const relayed = chain.relay && (await hasNoEther(line, from));
  const approve = calls.approve(addresses(chain), hundredths);
  const deposit = calls.deposit(addresses(chain), hundredths);
  const batches = batchesOfWallet(walletType);
  if (!relayed && (await batches.known(from, chain.chainId))) {
    onStep('deposit');
    const both = [approve, deposit];
    const hash = await sendTogether(batches, chain, from, both, () => onStep('sent'));
    if (hash !== null) return hash;
  }
  const deadline = Math.floor(now / 1000) + PERMIT_SECONDS;
  onStep('permit');
  const signature = await signPermit(chain, line, from, hundredths, deadline);
  if (relayed) {
    onStep('words');
    return relayDeposit(chain, line, { from, hundredths, deadline, permit: signature });
  }
  if (signature !== null) {
    onStep('deposit');
    const call = calls.depositWithPermit(addresses(chain), hundredths, deadline, signature);
    return sendOnChain(chain, from, call);
  }
  onStep('approve');
  await worked(line, await sendOnChain(chain, from, approve));
  onStep('deposit');
  return sendOnChain(chain, from, deposit);
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
