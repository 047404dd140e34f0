/** Something of this wallet's own has changed. */
export const WALLET_TOPIC = 'wallet:';

/** The other accounts are vaults and the treasury. */
export const isWallet = (account: string) => account.startsWith('0x');
