import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Key, keyOf } from './keys.ts';

/** The key and the sender of a command that came with a request: `world.run(command, { ...keyed(game, call, wallet), show })` */
export function keyed(
  deps: Pick<Deps, 'clock'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  wallet: string | null,
): { readonly key: Key | null; readonly from: string; readonly onRepeated: () => void } {
  return {
    key: keyOf(deps, request, wallet),
    from: request.ip,
    onRepeated: () => reply.header('idempotency-replayed', 'true'),
  };
}
