export * from './attributes.ts';
export * from './rarity.ts';
