/** The seal of the 20,000 cards; see provenance.ts for how it is made and how to check a card. */
export const COLLECTION_PROVENANCE =
  '3f3bc033331b6efd68af225f8385f417f189ad28a0d7a32592c500b3eadf1229';
