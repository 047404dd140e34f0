import { type AppError, refuse } from '../../errors.ts';

/** Who holds a place, and how many they may hold at a time. */
export interface Holder {
  readonly name: string;
  readonly most: number;
}

/** Things that stay open, such as live screens, counted at this instance while they are. */
export interface Places {
  /** Takes a place in the name of all of them, or refuses with 429; call the answer to give it back. */
  take(holders: readonly Holder[]): () => void;
}

type AllTaken = 'many-live-screens' | 'many-connections';

const RETRY_SECONDS = 10;

/** `const leave = createPlaces().take([{ name: '10.0.0.1', most: 100 }])` */
export function createPlaces(allTaken: AllTaken = 'many-live-screens'): Places {
  const held = new Map<string, number>();

  function change(name: string, by: 1 | -1): void {
    const count = (held.get(name) ?? 0) + by;
    if (count === 0) held.delete(name);
    else held.set(name, count);
  }

  return {
    take(holders) {
      if (holders.some(({ name, most }) => (held.get(name) ?? 0) >= most)) throw noPlace(allTaken);
      for (const { name } of holders) change(name, 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        for (const { name } of holders) change(name, -1);
      };
    },
  };
}

function noPlace(reason: AllTaken): AppError {
  return refuse(
    reason,
    {},
    {
      details: { retryAfterSeconds: RETRY_SECONDS },
      headers: { 'retry-after': String(RETRY_SECONDS) },
    },
  );
}
