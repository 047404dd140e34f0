export { CUP_AUDIT_CHECKS } from './cup-audit.ts';
export { type PicturedCup, picturedCup } from './cup-picture-store.ts';
export { cupRoutes } from './cup-routes.ts';
export { cupName } from './cup-view.ts';
export { heroOf } from './hero.ts';
export { cupRoom } from './room.ts';
export { runCups } from './run-cups.ts';
export type { ShownCupFacts } from './world/facts.ts';
