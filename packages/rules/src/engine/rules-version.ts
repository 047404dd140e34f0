/**
 * The rules a match is played by, written into it when it begins. Absent: the older ones, by which
 * the last round was a free choice and no crowd helped anybody. A match replays and verifies by its
 * own.
 */
export type RulesVersion = 2;

export const RULES: RulesVersion = 2;
