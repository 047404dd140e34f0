export { type PicturedCup, picturedCup } from './cup-picture-store.ts';
export { heroOf } from './hero.ts';
export { cupRoom } from './room.ts';
export type { ShownCupFacts } from './world/facts.ts';
