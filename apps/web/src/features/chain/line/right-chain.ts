import { t } from '@goats/words';
import { askWallet, refusedByWallet } from '../../wallet/ask-wallet.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { chainHex } from './chain-line.ts';
import { PassageStopped } from './passage-stopped.ts';

/** What a wallet answers about a chain that nobody has told it of. */
const UNKNOWN_CHAIN = 4902;

/** Asks the wallet onto our chain, and tells it where that is if it has never heard of it. */
export async function toRightChain(chain: ChainInfo): Promise<void> {
  const chainId = chainHex(chain.chainId);
  if ((await askWallet('eth_chainId').catch(() => null)) === chainId) return;
  try {
    await askWallet('wallet_switchEthereumChain', [{ chainId }]);
  } catch (error) {
    if (refusedByWallet(error).kind === 'rejected') throw turnedDown();
    if (!isUnknownChain(error)) throw wrongChain(chain);
    await introduce(chain);
  }
  const now = await askWallet('eth_chainId').catch(() => null);
  if (now !== chainId) throw wrongChain(chain);
}

async function introduce(chain: ChainInfo): Promise<void> {
  if (chain.rpcUrl === null) throw wrongChain(chain);
  const rpcUrl = new URL(chain.rpcUrl, window.location.href).href;
  try {
    await askWallet('wallet_addEthereumChain', [
      {
        chainId: chainHex(chain.chainId),
        chainName: 'Legendary GOATs', // English: a wallet keeps it, whatever language comes next.
        nativeCurrency: { name: 'Play ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [rpcUrl],
      },
    ]);
  } catch (error) {
    if (refusedByWallet(error).kind === 'rejected') throw turnedDown();
    throw wrongChain(chain);
  }
}

function isUnknownChain(error: unknown): boolean {
  const { code, data } = error as { code?: unknown; data?: { originalError?: { code?: unknown } } };
  return code === UNKNOWN_CHAIN || data?.originalError?.code === UNKNOWN_CHAIN;
}

function turnedDown(): PassageStopped {
  return new PassageStopped('turned-down', t('Your wallet stays on its chain. Nothing was sent.'));
}

function wrongChain({ chainId }: ChainInfo): PassageStopped {
  return new PassageStopped(
    'refused',
    t(
      'Your wallet is on another chain. Switch it to chain {chain} and press again; nothing was sent.',
      { chain: chainId },
    ),
  );
}
