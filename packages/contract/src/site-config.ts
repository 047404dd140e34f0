/**
 * Every address outside this site, in one place. The values are placeholders on example domains;
 * whoever runs the site puts their own here and nowhere else.
 */
const MARKETPLACE = 'https://marketplace.example.com';

export const SITE = {
  marketplaceCollection: `${MARKETPLACE}/collection/legendary-goats`,
  /** Shown while the chain is off: nobody's, on any chain. */
  contractAddress: '0x7E1100000000000000000000000000000000A0aE',
  chooseWallet: 'https://wallets.example.com',
  openPositions: 'https://careers.example.com/legendary-goats',
  allEvents: 'https://events.example.com/legendary-goats',
  generalEmail: 'hello@legendary-goats.example',
  businessEmail: 'business@legendary-goats.example',
  socials: {
    twitter: 'https://social.example.com/legendarygoats',
    discord: 'https://chat.example.com/legendarygoats',
    instagram: 'https://pictures.example.com/legendarygoats',
    telegram: 'https://messages.example.com/legendarygoats',
  },
} as const;

/** `assetUrl('0x7E11…', 1004032)`: the page of one token on the external marketplace. */
export function assetUrl(contractAddress: string, tokenId: number | string): string {
  return `${MARKETPLACE}/assets/${contractAddress}/${tokenId}`;
}
