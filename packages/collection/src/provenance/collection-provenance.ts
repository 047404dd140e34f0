/** The seal of the 20,000 cards; see provenance.ts for how it is made and how to check a card. */
export const COLLECTION_PROVENANCE =
  'f8648f2212bb3a23868081842496df8f705877b45c8386b7e7a2e9fdfcfaa487';
