export interface Listeners {
  subscribe(listener: () => void): () => void;
  /** Something has changed. */
  tell(): void;
}

/** For what is kept somewhere else, such as in the browser's memory. */
export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell() {
      for (const listener of all) listener();
    },
  };
}

export interface Store<State> {
  get(): State;
  set(next: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** State outside React, so that a click handler and five components see one truth. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const { subscribe, tell } = createListeners();
  return {
    get: () => state,
    set(next) {
      state = { ...state, ...next };
      tell();
    },
    subscribe,
  };
}
