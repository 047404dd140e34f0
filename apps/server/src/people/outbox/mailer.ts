import { createTransport } from 'nodemailer';
import type { Mail } from '../../config.ts';
import type { Speak } from '../../words/say-in.ts';
import { type Letter, messageLetter, questionLetter } from './letters.ts';
import type { Waiting } from './outbox-store.ts';
import type { Sent } from './send-push.ts';
import { wordWaiting } from './word-waiting.ts';

const CONNECT_MS = 10_000;
/** Of silence in the middle of a letter. */
const SILENCE_MS = 20_000;

export interface Mailer {
  send(waiting: Waiting): Promise<Sent>;
  close(): void;
}

/** `const mailer = createMailer(config.mail, 4)`: that many connections at most, kept while in use. */
export function createMailer(
  { smtpUrl, from, siteUrl }: Mail,
  connections: number,
  speak: Speak,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(waiting) {
      const letter = letterOf(waiting, siteUrl, speak);
      if (!letter) return 'refused';
      const { to, subject, text, html, leave } = letter;
      try {
        await transport.sendMail({
          from,
          // As an object, so that nothing in it is read as a second address.
          to: { name: '', address: to },
          ...{ subject, text, html },
          headers: {
            'List-Unsubscribe': `<${leave}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        });
        return 'taken';
      } catch (error) {
        if (isFinal(error)) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

function letterOf(waiting: Waiting, siteUrl: string, speak: Speak): Letter | undefined {
  const { mailbox, subscriber, token, topic, text, href } = waiting;
  if (subscriber && token) return questionLetter('newsletter', subscriber, token, siteUrl, speak);
  if (mailbox && token) return questionLetter('notices', mailbox, token, siteUrl, speak);
  if (!mailbox || !topic || text === null || href === null) return undefined;
  const told = wordWaiting({ ...waiting, text, href }, mailbox.language, speak);
  return messageLetter(mailbox, { topic, ...told }, siteUrl, speak);
}

/** The mailbox or the letter itself was refused for good; our own trouble with the server is not that. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}
