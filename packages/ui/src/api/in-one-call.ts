interface Together<Key, Found> {
  /** As many as one call takes. */
  readonly most: number;
  /** Whoever asks so soon after the first asks in the same call; the same task unless said. */
  readonly withinMs?: number;
  readonly load: (keys: readonly Key[]) => Promise<readonly Found[]>;
  readonly keyOf: (found: Found) => Key;
}

/**
 * One call for what many places of a page ask for, each for one thing. Answers null for what the
 * server left out.
 *
 * `const loadName = inOneCall({ most: 100, load: namesOf, keyOf: ({ address }) => address })`
 */
export function inOneCall<Key, Found>({
  most,
  withinMs = 0,
  load,
  keyOf,
}: Together<Key, Found>): (key: Key) => Promise<Found | null> {
  let waiting: Map<Key, ((found: Promise<Found | null>) => void)[]> | null = null;
  const send = () => {
    const asked = [...(waiting ?? [])];
    waiting = null;
    for (let from = 0; from < asked.length; from += most) {
      const some = asked.slice(from, from + most);
      const answer = load(some.map(([key]) => key)).then(
        (found) => new Map(found.map((each) => [keyOf(each), each])),
      );
      for (const [key, told] of some) {
        const found = answer.then((all) => all.get(key) ?? null);
        for (const tell of told) tell(found);
      }
    }
  };
  return (key) =>
    new Promise((resolve) => {
      if (!waiting) {
        waiting = new Map();
        setTimeout(send, withinMs);
      }
      waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
    });
}
