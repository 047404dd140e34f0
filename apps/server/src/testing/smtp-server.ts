import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  /** The head, one entry a line, folded lines put together. */
  readonly head: readonly string[];
  /** The text part, decoded. */
  readonly text: string;
  readonly raw: string;
}

/** A mail server of one's own (RFC 5321, as much of it as a client needs). */
export interface SmtpServer {
  readonly url: string;
  readonly letters: readonly Letter[];
  /** What it says to the next recipients, '250 fine' unless told otherwise. */
  answerRecipients(line: string): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  let recipients = '250 fine';

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let buffer = '';
    let envelope = { from: '', to: [] as string[] };
    let reading = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 pasture.example');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(reading ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (reading ? 5 : 2));
        if (reading) {
          letters.push(letterOf(envelope, line));
          envelope = { from: '', to: [] };
          reading = false;
          say('250 kept');
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 pasture.example');
        else if (/^MAIL FROM:/i.test(line)) {
          envelope.from = bracketed(line);
          say('250 fine');
        } else if (/^RCPT TO:/i.test(line)) {
          if (recipients.startsWith('250')) envelope.to.push(bracketed(line));
          say(recipients);
        } else if (/^DATA/i.test(line)) {
          reading = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    answerRecipients: (line) => {
      recipients = line;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const bracketed = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

function letterOf({ from, to }: { from: string; to: string[] }, raw: string): Letter {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw);
  const encoded = /Content-Transfer-Encoding: (\S+)/.exec(part?.[0] ?? '')?.[1];
  const body = part?.[1] ?? '';
  return {
    from,
    to,
    head: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
    text: encoded === 'quoted-printable' ? decodeQuoted(body) : body,
    raw,
  };
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
