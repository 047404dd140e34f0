import { askWords, depositWords } from '@goats/chain';
import { ApiError, type CallInput, type Calls } from '@goats/contract';
import { api } from '@goats/ui/api/client.ts';
import { t } from '@goats/words';
import { askWallet } from '../../wallet/ask-wallet.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { type ChainLine, lineTo } from './chain-line.ts';
import { PassageStopped, stoppedBy } from './passage-stopped.ts';
import { revertWords } from './revert-words.ts';
import { toRightChain } from './right-chain.ts';
import { asWalletText } from './typed-text.ts';

type Hex = `0x${string}`;

/** `nonces(address)` of the Stadium: each signature works once. */
const NONCES = '0x7ecebe00';
/** Long enough for a slow wallet and a busy chain. */
const ASK_SECONDS = 1800;
/** What the dearest of these transactions takes, with room to spare. */
const GAS = 300_000n;

/** Whether a wallet cannot pay for a transaction of ours at what gas costs now. */
export async function hasNoEther(line: ChainLine, from: string): Promise<boolean> {
  const [ether, price] = await Promise.all([
    line<string>('eth_getBalance', [from, 'latest']),
    line<string>('eth_gasPrice', []),
  ]);
  return BigInt(ether) < BigInt(price) * GAS;
}

/** The wallet signs that it deposits, and the house sends it. Answers the transaction's hash. */
export async function relayDeposit(
  chain: ChainInfo,
  line: ChainLine,
  {
    from,
    hundredths,
    deadline,
    permit,
  }: { from: string; hundredths: number; deadline: number; permit: Hex | null },
): Promise<string> {
  const words = depositWords(placeOf(chain), {
    ...{ account: from as Hex, amount: hundredths, deadline },
    nonce: await nonceOf(chain, line, from),
  });
  const signature = await sign(from, words);
  return relay({
    body: {
      ...{ kind: 'deposit', hoof: hundredths / 100, deadline, signature },
      ...(permit && { permit }),
    },
  });
}

/** The wallet signs that it wants to leave, and the house sends it. */
export async function relayAsk(chain: ChainInfo, from: string, now: number): Promise<string> {
  await toRightChain(chain);
  const line = await lineTo(chain);
  if (!line) {
    throw new PassageStopped('refused', t('Your wallet does not answer. Nothing was sent.'));
  }
  const deadline = Math.floor(now / 1000) + ASK_SECONDS;
  const nonce = await nonceOf(chain, line, from);
  const signature = await sign(
    from,
    askWords(placeOf(chain), { account: from as Hex, nonce, deadline }),
  );
  return relay({ body: { kind: 'ask', deadline, signature } });
}

/** What the contract refuses comes as it was heard, for it has words in the language of the page. */
async function relay(signed: CallInput<Calls['POST /api/chain/relays']>): Promise<string> {
  try {
    return (await api('POST /api/chain/relays', signed)).transactionHash;
  } catch (error) {
    const details = error instanceof ApiError ? error.details : undefined;
    const words = revertWords({ data: (details as { revert?: unknown } | undefined)?.revert });
    throw words === null ? error : new PassageStopped('refused', words);
  }
}

const placeOf = ({ chainId, contracts }: ChainInfo) => ({
  ...{ chainId, stadium: contracts.stadium as Hex },
});

async function nonceOf(chain: ChainInfo, line: ChainLine, account: string): Promise<number> {
  const data = NONCES + account.slice(2).padStart(64, '0');
  const asked = { to: chain.contracts.stadium, data };
  return Number(BigInt(await line<string>('eth_call', [asked, 'latest'])));
}

async function sign(from: string, words: { readonly types: object }): Promise<Hex> {
  try {
    return await askWallet<Hex>('eth_signTypedData_v4', [from, asWalletText(words)]);
  } catch (error) {
    throw stoppedBy(error, t('Your wallet did not sign it. Nothing was sent.'));
  }
}
