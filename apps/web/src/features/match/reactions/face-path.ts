import { versioned } from '@goats/collection';
import type { Reaction } from '@goats/rules';

/** `facePath('ouch', '0x…')`: drawn from the address alone. */
export const facePath = (reaction: Reaction, address: string) =>
  versioned(`/api/images/reaction-${reaction}-${address.toLowerCase()}.svg`);
