import { connect } from 'node:net';

/** `isSocketUrl('unix:/tmp/goats-chain-a1/node.ipc') // true` */
export const isSocketUrl = (url: string) => url.startsWith('unix:');

export const socketUrl = (path: string) => `unix:${path}`;

/** The node's answer was longer than anybody should read. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/**
 * One call over a node's socket, on a connection of its own: nothing is mixed up when one is given up.
 * The node ends each answer with a new line.
 */
export function callSocket(
  url: string,
  body: string,
  { timeoutMs, mostBytes }: { readonly timeoutMs: number; readonly mostBytes: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(url.slice('unix:'.length));
    const parts: Buffer[] = [];
    let size = 0;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.destroy();
      settle();
    };
    const timer = setTimeout(() => {
      const late = new Error(`it did not answer within ${timeoutMs / 1000} s`);
      late.name = 'TimeoutError';
      end(() => reject(late));
    }, timeoutMs);
    socket.on('error', (error) => end(() => reject(error)));
    socket.on('close', () => end(() => reject(new Error('it hung up'))));
    socket.on('data', (part: Buffer) => {
      const line = part.indexOf('\n');
      parts.push(line < 0 ? part : part.subarray(0, line));
      size += part.length;
      if (size > mostBytes) end(() => reject(new TooLong('its answer was too long')));
      else if (line >= 0) end(() => resolve(Buffer.concat(parts).toString('utf8')));
    });
    socket.write(`${body}\n`);
  });
}
