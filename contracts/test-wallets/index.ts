/** Wallets that are contracts, for tests of signing in. */
export { endlessWalletAbi, endlessWalletBytecode } from '../artifacts/EndlessWallet.ts';
export { keyWalletAbi, keyWalletBytecode } from '../artifacts/KeyWallet.ts';
export { keyWalletFactoryAbi, keyWalletFactoryBytecode } from '../artifacts/KeyWalletFactory.ts';
