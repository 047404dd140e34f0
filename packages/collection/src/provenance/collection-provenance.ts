/** The seal of the 20,000 cards; see provenance.ts for how it is made and how to check a card. */
export const COLLECTION_PROVENANCE =
  '7165314125856e9e698403e4936fa6bdedbc24a55b4fe6af1c7ee27b2707b9bc';
