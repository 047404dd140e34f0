import { Skeleton } from '@goats/ui/skeleton.tsx';

/** Words and links below the picture take this much, so that every row of a grid is equally high. */
export const TILE_WORDS_HEIGHT = 217;

export function CardTileSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-[5/7] rounded-[4.6%/3.3%]!" />
      <div style={{ height: TILE_WORDS_HEIGHT }} className="pt-3">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-2 h-4 w-3/5" />
      </div>
    </div>
  );
}
