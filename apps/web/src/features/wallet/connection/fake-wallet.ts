import type { FoundWallet } from '@goats/ui/wallets/discovery.ts';

type Answer = unknown | (() => unknown);

/** A wallet for tests that answers what it is told to and can change its mind. */
export function fakeWallet(name: string, answers: Record<string, Answer>) {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const asked: string[] = [];
  const wallet: FoundWallet = {
    id: `com.example.${name}`,
    name,
    provider: {
      async request({ method }) {
        asked.push(method);
        const answer = answers[method];
        const value = typeof answer === 'function' ? await answer() : answer;
        if (value instanceof Error || isRefusal(value)) throw value;
        return value;
      },
      on(event, listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      },
      removeListener(event, listener) {
        listeners.get(event)?.delete(listener);
      },
    },
  };
  return {
    wallet,
    asked,
    answers,
    emit: (event: string, payload: unknown) => {
      for (const tell of [...(listeners.get(event) ?? [])]) tell(payload);
    },
    listening: () => [...listeners.values()].reduce((sum, heard) => sum + heard.size, 0),
  };
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'code' in value;
}

/** Storage that is a map. */
export function fakeMemory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
