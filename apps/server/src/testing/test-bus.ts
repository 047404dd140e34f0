import type { ChangeBus } from '../db/change-bus.ts';

/** A bus without a database: a test says when it is heard, and when it is lost. */
export interface TestBus extends ChangeBus {
  connected: boolean;
  lose(): void;
}

export function testBus(): TestBus {
  const listeners = new Set<(topic: string) => void>();
  const gaps = new Set<() => void>();
  return {
    connected: true,
    lines: [],
    publish(topics) {
      for (const topic of topics) for (const listener of listeners) listener(topic);
    },
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap(listener) {
      gaps.add(listener);
      return () => gaps.delete(listener);
    },
    lose() {
      for (const listener of gaps) listener();
    },
    close: async () => {},
  };
}
