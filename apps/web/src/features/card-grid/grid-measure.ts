import { type RefObject, useLayoutEffect, useState } from 'react';

export interface GridMeasure {
  columns: number;
  tileWidth: number;
  gap: number;
  /** From the top of the page to the top of the grid. */
  offset: number;
}

/** `columnsFor(1296) // 6`: a tile is never narrower than a thumb likes it. */
export function columnsFor(width: number): number {
  if (width < 500) return 2;
  if (width < 760) return 3;
  if (width < 960) return 4;
  return width < 1200 ? 5 : 6;
}

/** Follows the grid's width and its place on the page, which moves when the part above it changes. */
export function useGridMeasure(grid: RefObject<HTMLElement | null>): GridMeasure {
  const [measure, setMeasure] = useState<GridMeasure>({
    columns: 2,
    tileWidth: 0,
    gap: 14,
    offset: 0,
  });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      const { width, top } = element.getBoundingClientRect();
      const columns = columnsFor(width);
      const gap = width < 500 ? 14 : 24;
      const tileWidth = (width - gap * (columns - 1)) / columns;
      const offset = top + window.scrollY;
      setMeasure((before) =>
        before.columns === columns &&
        Math.abs(before.tileWidth - tileWidth) < 0.5 &&
        Math.abs(before.offset - offset) < 1
          ? before
          : { columns, tileWidth, gap, offset },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return measure;
}
