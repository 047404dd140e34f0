import { CardTileSkeleton } from './card-tile-skeleton.tsx';

const PLACES = Array.from({ length: 12 }, (_, place) => `place-${place}`);

/** Two rows of cards that are on their way, in the final sizes. */
export function CardGridSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-2 gap-x-3.5 gap-y-7.5 pt-16 sm:grid-cols-3 sm:gap-x-6 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6"
    >
      {PLACES.map((place) => (
        <CardTileSkeleton key={place} />
      ))}
    </div>
  );
}
