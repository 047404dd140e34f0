export * from './attributes.ts';
export * from './formats/labels.ts';
export * from './formats/money.ts';
export { compactCount, compactNumber, groupedCount, type Numeric } from './formats/numbers.ts';
export * from './formats/score-band.ts';
export * from './formats/times.ts';
export * from './rarity.ts';
