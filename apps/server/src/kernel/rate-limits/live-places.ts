import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { limitSubjects } from './limit-subjects.ts';
import type { Places } from './places.ts';

/** A live screen counts for its network address and for its browser, for as long as it is open. */
export function takeLivePlace(
  { config, places }: { readonly config: Config; readonly places: Places },
  { ip }: FastifyRequest,
  browser: string | null,
): () => void {
  const { perAddress, perBrowser } = config.streams;
  return places.take([
    ...limitSubjects(ip).map(({ name, times }) => ({ name, most: perAddress * times })),
    ...(browser === null ? [] : [{ name: browser, most: perBrowser }]),
  ]);
}
