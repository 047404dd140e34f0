import { type Calls, calls } from '@goats/contract';
import type { Locale } from '@goats/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PlainPages, readPlainPages } from './plain-pages.ts';

const HTML = 'text/html; charset=utf-8';
/**
 * The address holds the token, which no other site must learn. With 'no-referrer' a browser would
 * also keep the form's origin to itself, and we would take our own page for somebody else's.
 */
const REFERRER_POLICY = 'same-origin';

type Path = {
  [N in keyof Calls]: N extends `POST ${infer P}`
    ? `GET ${P}` extends keyof Calls
      ? Calls[N] extends { query: unknown }
        ? P
        : never
      : never
    : never;
}[keyof Calls];

interface LinkQuery {
  readonly token: string;
  readonly lang?: Locale;
}

export interface MailLink {
  readonly path: Path;
  /** Asks before it acts: mail scanners open every link, and must not decide for a person. */
  readonly ask: keyof PlainPages;
  /** Does it, and names the page that says so. */
  readonly act: (token: string) => Promise<keyof PlainPages>;
}

/** What links in mails lead to. Apart from the rest: only here may a body be anything but JSON. */
export function mailLinks(
  app: FastifyInstance,
  webRoot: string | undefined,
  links: readonly MailLink[],
): void {
  app.register(async (mail) => {
    const pages = await readPlainPages(webRoot);
    // A form and a mail program (RFC 8058) send one; the link has said all there is to say.
    mail.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    for (const { path, ask, act } of links) {
      mail.get<{ Querystring: LinkQuery }>(
        path,
        { schema: schemaOf(`GET ${path}`) },
        async ({ query: { lang = 'en' } }, reply) => send(reply, pages[lang][ask]),
      );
      mail.post<{ Querystring: LinkQuery }>(
        path,
        { schema: schemaOf(`POST ${path}`) },
        async ({ query: { token, lang = 'en' } }, reply) =>
          send(reply, pages[lang][await act(token)]),
      );
    }
  });
}

function schemaOf(name: `${'GET' | 'POST'} ${Path}`) {
  const { summary, tag, query } = calls[name];
  return { summary, tags: [tag], querystring: query };
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type(HTML)
    .header('cache-control', 'no-store')
    .header('referrer-policy', REFERRER_POLICY)
    .send(page);
}
