import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Keep-alive connections and hardly anything else: the load shares the machine with what it loads. */
export interface Wire {
  /** `head` is everything of the request but the length of its body: 'POST /x HTTP/1.1\r\nhost: a\r\n' */
  send(head: string, body?: string): Promise<Answer>;
  close(): void;
}

interface Line {
  readonly socket: Socket;
  received: Buffer;
  waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
}

/** `const wire = openWire(3000, 32)`: at most so many requests are under way at once. */
export function openWire(port: number, connections: number): Wire {
  const idle: Line[] = [];
  const queue: (() => void)[] = [];
  let opened = 0;

  function open(): Line {
    opened += 1;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const line: Line = { socket, received: Buffer.alloc(0), waiting: undefined };
    socket.on('data', (part) => {
      line.received = line.received.length === 0 ? part : Buffer.concat([line.received, part]);
      const answer = read(line);
      if (!answer) return;
      const { waiting } = line;
      line.waiting = undefined;
      idle.push(line);
      queue.shift()?.();
      waiting?.resolve(answer);
    });
    const lost = () => line.waiting?.reject(new Error('The connection is gone'));
    socket.on('error', lost);
    socket.on('close', lost);
    return line;
  }

  return {
    async send(head, body = '') {
      if (idle.length === 0 && opened >= connections) {
        await new Promise<void>((resolve) => queue.push(resolve));
      }
      const line = idle.pop() ?? open();
      const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
      return new Promise<Answer>((resolve, reject) => {
        line.waiting = { resolve, reject };
        line.socket.write(`${head}${length}\r\n${body}`);
      });
    },
    close() {
      for (const { socket } of idle) socket.destroy();
    },
  };
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** One whole answer, or undefined while the rest of it is still to come. */
function read(line: Line): Answer | undefined {
  const end = line.received.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = line.received.toString('latin1', 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const from = end + HEAD_END.length;
  if (line.received.length < from + length) return undefined;
  const body = line.received.toString('utf8', from, from + length);
  line.received = line.received.subarray(from + length);
  return { status: Number(head.slice(9, 12)), body };
}
