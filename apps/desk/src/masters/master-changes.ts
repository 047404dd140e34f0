import type { MasterEdits } from '@goats/collection';
import { ATTRIBUTES } from '@goats/rules';

type Editable = Required<MasterEdits>;

/** `changesOf(goat, saved)`: only what differs from what was saved; empty when nothing does. */
export function changesOf(goat: Editable, saved: Editable): MasterEdits {
  const attributes = ATTRIBUTES.some(
    (name) => goat.baseAttributes[name] !== saved.baseAttributes[name],
  );
  const tags = goat.metaTags.join('\n') !== saved.metaTags.join('\n');
  return {
    ...(attributes && { baseAttributes: goat.baseAttributes }),
    ...(goat.baseRarity !== saved.baseRarity && { baseRarity: goat.baseRarity }),
    ...(goat.basePriceHoof !== saved.basePriceHoof && { basePriceHoof: goat.basePriceHoof }),
    ...(goat.basePriceMatic !== saved.basePriceMatic && { basePriceMatic: goat.basePriceMatic }),
    ...(tags && { metaTags: goat.metaTags }),
    ...(goat.isActive !== saved.isActive && { isActive: goat.isActive }),
  };
}
