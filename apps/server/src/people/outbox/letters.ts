import type { MessageTopic } from '@goats/rules';
import { LANGUAGE_TAGS, m } from '@goats/words';
import { escapeHtml } from '../../http/html.ts';
import type { Speak } from '../../words/say-in.ts';
import type { Mailbox } from './outbox-store.ts';
import { FORGET_UNCONFIRMED_MS } from './terms.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Ends these mails with one click. */
  readonly leave: string;
}

/** Ours word for word: nothing that a stranger has typed gets into the head of a letter. */
const SUBJECTS: Readonly<Record<MessageTopic, string>> = {
  match: m('The whistle: news of your match'),
  cup: m('News from your cup'),
  offer: m('Somebody wants one of your goats'),
  sale: m('A goat has moved house'),
  auction: m('The gavel: news of an auction'),
  watch: m('A goat you follow has moved'),
  week: m('A week or a season is settled'),
  chain: m('News from the chain'),
  call: m('You asked to be called'),
};

/** A line of the inbox, for whoever reads mail rather than pages; worded already. */
export function messageLetter(
  mailbox: Mailbox,
  { topic, text, href }: { topic: MessageTopic; text: string; href: string },
  siteUrl: string,
  speak: Speak,
): Letter {
  const say = speak(mailbox.language);
  return letter(mailbox, linkIn(mailbox, `${siteUrl}/api/mail/leave?token=${mailbox.leave}`), {
    subject: say(SUBJECTS[topic]),
    lines: [plain(text)],
    link: { words: say('Have a look'), url: `${siteUrl}${href}` },
    signed: say(SIGNED),
    foot: say('You asked for this in your inbox, under Notices. Enough of us?'),
    leaveWords: say('Stop these mails'),
  });
}

const QUESTIONS = {
  newsletter: {
    subject: m('Is this your mailbox?'),
    ask: m(
      'Somebody, hopefully you, wants the newsletter of Legendary GOATs to come to this address.',
    ),
    confirm: '/api/newsletter/confirm',
    leave: '/api/unsubscribe',
  },
  notices: {
    subject: m('Shall the goats write here?'),
    ask: m(
      'Somebody, hopefully you, wants news of their goats and matches to come to this address.',
    ),
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
  speak: Speak,
): Letter {
  const say = speak(mailbox.language);
  const { subject, ask, confirm, leave } = QUESTIONS[about];
  return letter(mailbox, linkIn(mailbox, `${siteUrl}${leave}?token=${mailbox.leave}`), {
    subject: say(subject),
    lines: [say(ask), say('We write to nobody who has not said yes. One click does it:')],
    link: {
      words: say('Yes, it is mine'),
      url: linkIn(mailbox, `${siteUrl}${confirm}?token=${token}`),
    },
    signed: say(SIGNED),
    foot: say(
      'It was not you? Do nothing, and the address is forgotten in {days, plural, one {# day} other {# days}}. In a hurry?',
      { days: FORGET_DAYS },
    ),
    leaveWords: say('Forget it now'),
  });
}

/** The page behind it speaks the language of the letter. */
function linkIn({ language }: Mailbox, url: string): string {
  return language === 'en' ? url : `${url}&lang=${language}`;
}

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly words: string; readonly url: string };
  readonly signed: string;
  readonly foot: string;
  readonly leaveWords: string;
}

const SIGNED = m('Legendary GOATs. A parody, and proud of it.');

/** No pictures, no pixels, nothing that tells us whether it was read. */
function letter({ address, language }: Mailbox, leave: string, words: Words): Letter {
  const { subject, lines, link, signed, foot, leaveWords } = words;
  const text = [...lines, `${link.words}: ${link.url}`, signed, `${foot} ${leaveWords}: ${leave}`];
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title>
<body style="font:16px/1.5 sans-serif;max-width:34em;margin:2em auto;padding:0 1em">
${paragraphs}<p>${anchor(link.url, link.words)}</p><p>${escapeHtml(signed)}</p>
<p style="font-size:13px">${escapeHtml(foot)} ${anchor(leave, leaveWords)}</p></body></html>`;
  return { to: address, subject, text: `${text.join('\n\n')}\n`, html, leave };
}

const anchor = (url: string, words: string) =>
  `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;

/** Names of cards and players are in it: one line, whatever they hold. */
const plain = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
