export { type HeldCardRow, listingOf, toOwnedCard } from './card-view.ts';
export {
  cardsOfWallet,
  countCards,
  countKeptCards,
  countLentCards,
  heldCard,
  mintsOfDay,
  showHeldCards,
} from './holding-store.ts';
export { matchCards, toMatchCard } from './match-cards.ts';
export { cardRoom } from './room.ts';
export { type CardFaces, faceOnly, withFace } from './world/card-faces.ts';
export { CARDS, type CardRow, IS_OWN_NOW, toHeldCard } from './world/facts.ts';
