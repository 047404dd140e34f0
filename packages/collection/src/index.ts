export * from './goat-slugs.ts';
export * from './traits.ts';
