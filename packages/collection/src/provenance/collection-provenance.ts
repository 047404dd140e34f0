/** The seal of the 20,000 cards; see provenance.ts for how it is made and how to check a card. */
export const COLLECTION_PROVENANCE =
  '48ee34b2c6dbcaa308ffdddaff14b75d79995aa68f7964025ed8a2b5fd650a70';
