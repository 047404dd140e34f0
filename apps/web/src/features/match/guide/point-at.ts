import { focusIsFree } from '@goats/ui/focus.ts';
import { type RefObject, useEffect } from 'react';
import type { Target } from './lesson.ts';

const PLACES = {
  'own-card': '.match-side-near .match-card-figure',
  'their-card': '.match-side-far .match-card-figure',
  seal: '[data-seal]',
  table: '.match-table',
  score: '.match-score',
  deciders: '.deciders',
  send: '.match-hand .ticket',
} as const satisfies Record<Extract<Target, string>, string>;

/** Where on the pitch it is: `placeOf({ row: 'vision' }) // '[data-attribute="vision"]'` */
function placeOf(target: Target): string {
  if (typeof target === 'string') return PLACES[target];
  return 'row' in target
    ? `[data-attribute="${target.row}"]`
    : `[data-decider="${target.decider}"]`;
}

/**
 * Puts a ring around what a lesson is about, and the lesson's words into its description. The
 * pitch itself knows nothing of lessons, so the marks are set on what it has drawn.
 */
export function usePointer(
  caption: RefObject<HTMLElement | null>,
  {
    at,
    words,
    lesson,
    asked,
  }: { at: Target | null; words: string; lesson: string; asked: boolean },
): void {
  const find = () =>
    at && caption.current?.closest('.match-pitch')?.querySelector<HTMLElement>(placeOf(at));
  // After every drawing: rows change places and controls come and go with each move.
  useEffect(() => {
    const target = find();
    if (!target) return;
    target.dataset.guided = '';
    target.setAttribute('aria-describedby', words);
    return () => {
      delete target.dataset.guided;
      target.removeAttribute('aria-describedby');
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lesson
  useEffect(() => {
    const target = find();
    target?.scrollIntoView({ block: 'nearest' });
    caption.current?.scrollIntoView({ block: 'nearest' });
    // 'Next' was pressed and is gone: whoever plays by keyboard goes on where the lesson points.
    if (asked && focusIsFree()) target?.focus({ preventScroll: true });
  }, [lesson]);
}
