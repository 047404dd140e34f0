/** The seal of the 20,000 cards; see provenance.ts for how it is made and how to check a card. */
export const COLLECTION_PROVENANCE =
  '85490d5e214f0d4927fecdbada407419d18650ed7ad31649656c5050d7467412';
