/** The most characters of each that are worth a line in a log. Without Zod: every page carries it. */
export const FAULT_LIMITS = { part: 40, name: 80, message: 300, stack: 2_000, path: 200 } as const;
