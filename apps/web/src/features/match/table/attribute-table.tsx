import type { Attribute } from '@goats/rules';
import { focusIsFree } from '@goats/ui/focus.ts';
import { t } from '@goats/words';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { AttributeRow } from './attribute-rows.ts';
import { AttributeTableRow, keyOf } from './attribute-table-row.tsx';
import './table.css';
import { useDrawnRow } from './use-drawn-row.ts';
import { useSinking } from './use-sinking.ts';

/**
 * Ten rows mirrored around their names. It is a radio group: arrows and the number keys choose, and
 * so does Enter while nothing is chosen; then it goes on (it plays, or leads to the deciders). Used
 * attributes stay to be read.
 */
export function AttributeTable({
  rows,
  watched,
  chosen,
  mayPick,
  called,
  drawing,
  onChoose,
  onEnter,
}: {
  rows: readonly AttributeRow[];
  /** The two players' names, where neither is the one who looks. */
  watched: readonly [near: string, far: string] | undefined;
  chosen: Attribute | null;
  mayPick: boolean;
  /** The attribute of the round on the pitch. */
  called: Attribute | null;
  /** It is still being drawn: a light runs over the free rows until it stops there. */
  drawing: boolean;
  onChoose: (attribute: Attribute) => void;
  /** Enter: on to what comes after choosing. */
  onEnter: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const free = rows.filter((row) => row.round === null && !row.out);
  const target = free.findIndex((row) => row.attribute === called);
  const passed = useDrawnRow(drawing, target, free.length);
  useSinking(list, rows);
  useEffect(() => {
    // What was pressed last is gone from the screen: whoever plays by keyboard lands on the rows,
    // where the number keys work. Nobody's focus is taken away from elsewhere.
    if (mayPick && focusIsFree()) {
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }, [mayPick]);

  function choose(row: AttributeRow | undefined): void {
    if (!row) return;
    onChoose(row.attribute);
    list.current
      ?.querySelector<HTMLElement>(`[data-attribute="${row.attribute}"]`)
      ?.focus({ preventScroll: false });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!mayPick) return;
    const at = free.findIndex((row) => row.attribute === chosen);
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowRight: 1,
      ArrowUp: -1,
      ArrowLeft: -1,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // Nothing is chosen yet: down begins at the top, up at the foot.
      const from = at < 0 && step < 0 ? 0 : at;
      choose(free[(from + step + free.length) % free.length]);
    } else if (/^\d$/.test(event.key)) {
      choose(free.find((row) => keyOf(rows.indexOf(row)) === event.key));
    } else if (event.key === ' ' || (event.key === 'Enter' && chosen === null)) {
      event.preventDefault();
      const { attribute } = (event.target as HTMLElement).dataset;
      choose(free.find((row) => row.attribute === attribute));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
  }

  return (
    <div
      ref={list}
      role="radiogroup"
      aria-label={t('Attributes')}
      onKeyDown={onKeyDown}
      className="match-table rounded-row border border-line-2 bg-well/95 max-lg:-mx-(--edge) max-lg:border-x-0"
    >
      {rows.map((row, index) => (
        <AttributeTableRow
          key={row.attribute}
          row={row}
          watched={watched}
          index={index}
          chosen={mayPick && chosen === row.attribute}
          light={
            drawing && passed !== target
              ? free[passed] === row
                ? 'passed'
                : null
              : called === row.attribute && row.round === null
                ? 'drawn'
                : null
          }
          tabbable={mayPick && (chosen ?? free[0]?.attribute) === row.attribute}
          disabled={!mayPick || row.round !== null || row.out}
          onChoose={() => onChoose(row.attribute)}
        />
      ))}
    </div>
  );
}
