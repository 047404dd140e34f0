import type { OpeningFacts, OpeningKind } from './facts.ts';

export interface OpeningEffects {
  'opening-opened': { readonly opening: OpeningFacts };
  'opening-ended': {
    readonly kind: OpeningKind;
    readonly id: number;
    readonly status: 'accepted' | 'cancelled' | 'declined' | 'expired';
    readonly matchId: number | null;
  };
}
