/**
 * The rules a match is played by, written into it when it begins; a match replays and verifies by
 * its own. Absent: the first ones, by which the last round was a free choice and no crowd helped
 * anybody. By 2 there are deciders and a crowd with one number, and a tie may still fall on what was
 * crossed out. By 3 what was crossed out is out of the match, and the crowd has two numbers.
 */
export const RULES_VERSIONS = [2, 3] as const;
export type RulesVersion = (typeof RULES_VERSIONS)[number];

/** Of every match that begins now. */
export const RULES = 3 satisfies RulesVersion;
