import { weekOf } from '@goats/rules';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import type { Signs } from '../../room.ts';

const HUNDREDTHS_PER_HOOF = 100;

/** Makes the gauges of all rooms; what it answers brings them up to date, in one round trip. */
export function registerSigns(
  registry: Registry,
  { db, config }: Pick<Deps, 'db' | 'config'>,
  rooms: readonly Signs[],
): (now: Date) => Promise<void> {
  const gauges = new Map<string, Gauge>();
  for (const { name, help, labels = {} } of rooms.flatMap((room) => room.gauges)) {
    if (gauges.has(name)) continue;
    const labelNames = Object.keys(labels);
    gauges.set(name, new Gauge({ name, help, labelNames, registers: [registry] }));
  }
  const reset = () => {
    for (const gauge of gauges.values()) gauge.reset();
  };
  const columns = rooms.map((_, i) => `to_json(s${i}) as s${i}`);
  const tables = rooms.map(({ sql }, i) => `(${sql}) s${i}`);
  const query = `select ${columns.join(', ')} from ${tables.join(', ')}`;

  return async (now) => {
    const values = [now, weekOf(now.getTime())];
    const [row] = await db
      .prepared<Record<string, Record<string, number>>>('vital-signs', query, values)
      .catch((error) => {
        // Old numbers must not look like new ones.
        reset();
        throw error;
      });
    // All at once: nobody who asks meanwhile may see half of a sum.
    reset();
    for (const [i, { gauges: own }] of rooms.entries()) {
      for (const { name, column, labels = {}, in: unit, less } of own) {
        const value = row![`s${i}`]![column]! - (less?.(config) ?? 0);
        gauges.get(name)!.inc(labels, unit === 'hundredths' ? value / HUNDREDTHS_PER_HOOF : value);
      }
    }
  };
}
