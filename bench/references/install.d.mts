export type Reference = 'boardgame.io' | 'canvas' | 'lighthouse';

export function whyMissing(name: Reference): string | undefined;

/** Whatever the package exports; its benches say what they use of it. */
// biome-ignore lint/suspicious/noExplicitAny: none of these packages is ours to describe
export function loadReference(name: Reference, module?: string): any;

export function referenceFile(name: Reference, file: string): string;
