/** A browser's caches in memory, as far as the worker uses them. */
export function shelvesOf(): CacheStorage {
  const shelves = new Map<string, Map<string, Response>>();
  const storage: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'> = {
    async open(name) {
      const shelf = shelves.get(name) ?? new Map<string, Response>();
      shelves.set(name, shelf);
      return {
        put: async (url: string, answer: Response) => void shelf.set(url, answer),
        match: async (url: string) => shelf.get(url)?.clone(),
      } as unknown as Cache;
    },
    async match(url) {
      const found = [...shelves.values()].map((shelf) => shelf.get(String(url)));
      return found.find((answer) => answer)?.clone();
    },
    keys: async () => [...shelves.keys()],
    delete: async (name) => shelves.delete(name),
  };
  return storage as CacheStorage;
}
