import type { Chapter } from '@goats/ui/reading.tsx';

/** A page of law: what it is called, where it lives and what it says. */
export interface LegalText {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The day it came into force, in words. */
  readonly since: string;
  readonly chapters: readonly Chapter[];
}
