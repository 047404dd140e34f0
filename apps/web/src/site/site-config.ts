/** Every address outside this site. The server needs some of them too, so they live in the contract. */
export { assetUrl, SITE } from '@goats/contract';
