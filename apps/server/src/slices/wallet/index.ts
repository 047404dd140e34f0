export { notFrozen } from './world/facts.ts';
