const SHINES = new Set(['Epic', 'Legendary']);

/** `shines('Epic') // true`: the tiers that are printed on foil. */
export const shines = (rarity: string): boolean => SHINES.has(rarity);
