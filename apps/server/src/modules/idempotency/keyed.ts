import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Key, keyOf } from './keys.ts';

/** The key of a command that came with a request: `world.run(command, { ...keyed(game, call, wallet), show })` */
export function keyed(
  deps: Pick<Deps, 'clock'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  wallet: string | null,
): { readonly key: Key | null; readonly onRepeated: () => void } {
  return {
    key: keyOf(deps, request, wallet),
    onRepeated: () => reply.header('idempotency-replayed', 'true'),
  };
}
