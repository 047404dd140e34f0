export { battlerStats, settledMatches } from './battles/battle-store.ts';
export { liveMatches } from './battles/live-store.ts';
export { matchEntry, newSeed } from './match-entry.ts';
export { findMatch } from './match-store.ts';
export { keptPuzzle } from './puzzle/puzzle-of-day.ts';
export { matchRoom } from './room.ts';
export { keepMarks } from './standings/keep-marks.ts';
export { placeIn, rankOf, seasonBoard, weekBoard } from './standings/rank-marks-store.ts';
export { houseOf, houseSeatToAct } from './world/house-players.ts';
