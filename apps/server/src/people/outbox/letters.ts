import type { MessageTopic } from '@goats/rules';
import { escapeHtml } from '../../http/html.ts';
import { FORGET_UNCONFIRMED_MS } from './terms.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Ends these mails with one click. */
  readonly leave: string;
}

interface Mailbox {
  readonly address: string;
  readonly leave: string;
}

/** Ours word for word: nothing that a stranger has typed gets into the head of a letter. */
const SUBJECTS: Readonly<Record<MessageTopic, string>> = {
  match: 'The whistle: news of your match',
  cup: 'News from your cup',
  offer: 'Somebody wants one of your goats',
  sale: 'A goat has moved house',
  auction: 'The gavel: news of an auction',
  watch: 'A goat you follow has moved',
  week: 'A week or a season is settled',
  chain: 'News from the chain',
  call: 'You asked to be called',
};

/** A line of the inbox, for whoever reads mail rather than pages. */
export function messageLetter(
  mailbox: Mailbox,
  { topic, text, href }: { topic: MessageTopic; text: string; href: string },
  siteUrl: string,
): Letter {
  return letter(mailbox, `${siteUrl}/api/mail/leave?token=${mailbox.leave}`, {
    subject: SUBJECTS[topic],
    lines: [plain(text)],
    link: { words: 'Have a look', url: `${siteUrl}${href}` },
    foot: 'You asked for this in your inbox, under Notices. Enough of us?',
    leaveWords: 'Stop these mails',
  });
}

const QUESTIONS = {
  newsletter: {
    subject: 'Is this your mailbox?',
    ask: 'Somebody, hopefully you, wants the newsletter of Legendary GOATs to come to this address.',
    confirm: '/api/newsletter/confirm',
    leave: '/api/unsubscribe',
  },
  notices: {
    subject: 'Shall the goats write here?',
    ask: 'Somebody, hopefully you, wants news of their goats and matches to come to this address.',
    confirm: '/api/mail/confirm',
    leave: '/api/mail/leave',
  },
} as const;

const FORGET_DAYS = FORGET_UNCONFIRMED_MS / 86_400_000;

/** Asks whose mailbox it is. Says nothing that the one who typed the address could have chosen. */
export function questionLetter(
  about: keyof typeof QUESTIONS,
  mailbox: Mailbox,
  token: string,
  siteUrl: string,
): Letter {
  const { subject, ask, confirm, leave } = QUESTIONS[about];
  return letter(mailbox, `${siteUrl}${leave}?token=${mailbox.leave}`, {
    subject,
    lines: [ask, 'We write to nobody who has not said yes. One click does it:'],
    link: { words: 'Yes, it is mine', url: `${siteUrl}${confirm}?token=${token}` },
    foot: `It was not you? Do nothing, and the address is forgotten in ${FORGET_DAYS} days. In a hurry?`,
    leaveWords: 'Forget it now',
  });
}

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly words: string; readonly url: string };
  readonly foot: string;
  readonly leaveWords: string;
}

const SIGNED = 'Legendary GOATs. A parody, and proud of it.';

/** No pictures, no pixels, nothing that tells us whether it was read. */
function letter({ address }: Mailbox, leave: string, words: Words): Letter {
  const { subject, lines, link, foot, leaveWords } = words;
  const text = [...lines, `${link.words}: ${link.url}`, SIGNED, `${foot} ${leaveWords}: ${leave}`];
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<body style="font:16px/1.5 sans-serif;max-width:34em;margin:2em auto;padding:0 1em">
${paragraphs}<p>${anchor(link.url, link.words)}</p><p>${SIGNED}</p>
<p style="font-size:13px">${escapeHtml(foot)} ${anchor(leave, leaveWords)}</p></body></html>`;
  return { to: address, subject, text: `${text.join('\n\n')}\n`, html, leave };
}

const anchor = (url: string, words: string) =>
  `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;

/** Names of cards and players are in it: one line, whatever they hold. */
const plain = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
