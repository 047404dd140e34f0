/** A wallet on a phone, and the address that opens a page in its own browser. */
interface WalletApp {
  readonly name: string;
  /** Where its makers say how the address is put together, `page` being ours. */
  readonly open: (page: URL) => string;
}

const whole = ({ href }: URL) => encodeURIComponent(href);

/**
 * A phone's browser has no wallets in it, and a wallet has a browser. Each of these addresses is an
 * ordinary one, which the phone hands to the app where it is installed and which tells where to get it
 * where it is not. MetaMask takes the page's address as it is, without its scheme; encoded it opens an
 * empty tab.
 */
export const WALLET_APPS: readonly WalletApp[] = [
  {
    name: 'MetaMask',
    open: ({ host, pathname, search }) =>
      `https://link.metamask.io/dapp/${host}${pathname}${search}`,
  },
  { name: 'Coinbase Wallet', open: (page) => `https://go.cb-w.com/dapp?cb_url=${whole(page)}` },
  {
    name: 'Trust Wallet',
    open: (page) => `https://link.trustwallet.com/open_url?coin_id=60&url=${whole(page)}`,
  },
  {
    name: 'OKX Wallet',
    open: (page) =>
      `https://web3.okx.com/download?deeplink=${encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${whole(page)}`)}`,
  },
  {
    name: 'Phantom',
    open: (page) =>
      `https://phantom.app/ul/browse/${whole(page)}?ref=${encodeURIComponent(page.origin)}`,
  },
];

/** A wallet's browser opens nothing but what the net can reach, over a line that nobody listens to. */
export function opensInApps(page: URL): boolean {
  return page.protocol === 'https:';
}
