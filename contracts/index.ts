/** What programs need to speak to the contracts; the code to deploy them is in founding.ts. */
export { foundingAbi } from './artifacts/Founding.ts';
export { goatCardsAbi } from './artifacts/GoatCards.ts';
export { hoofAbi } from './artifacts/Hoof.ts';
export { stadiumAbi } from './artifacts/Stadium.ts';
