import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { messagesIn } from './messages-in.mjs';

/** What stands for a message in built scripts until its language is put in. */
const MARK = /⟦([\w-]+)⟧/g;
const MARKED_ALONE = /(["'`])⟦([\w-]+)⟧\1/g;
/** As a tool writes it that knows no letters but ASCII's. */
const LEFT_OVER = /⟦|\\u27e6|\\u\{27e6\}/i;
const LOCALE = 'LOCALE';
const OURS = /\/(?:apps\/(?:web|leave)|packages\/[a-z]+)\/src\/.*(?<!\.test)\.tsx?$/;

/**
 * Built scripts carry marks instead of messages, so that one build serves every language:
 * `inLanguage` then puts the words in. For Vite and for esbuild. `written` is how a mark stands in a
 * script that finds its words itself.
 *
 * @example const words = markMessages(); build({ plugins: [words.vite] }); words.inLanguage(code, 'es', catalogue)
 */
export function markMessages(known, written = (mark) => `"⟦${mark}⟧"`) {
  /** By their marks; `known` of an earlier build. */
  const messages = new Map(known);
  /** Marked files by path: the site is built twice out of the same ones, for browsers and for drawing ahead. */
  const done = new Map();

  function marked(path, code) {
    const before = done.get(path);
    if (before?.code === code) return before.text;
    let text = code;
    for (const { message, from, to, attribute } of messagesIn(path, code).reverse()) {
      const id = createHash('sha256').update(message).digest('base64url').slice(0, 10);
      messages.set(id, message);
      const literal = written(id);
      text = text.slice(0, from) + (attribute ? `{${literal}}` : literal) + text.slice(to);
    }
    done.set(path, { code, text });
    return text;
  }

  return {
    messages,

    define: { __LOCALE__: `"⟦${LOCALE}⟧"` },

    vite: {
      name: 'mark-messages',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: OURS },
        handler: (code, id) => ({ code: marked(id, code), map: null }),
      },
    },

    esbuild: {
      name: 'mark-messages',
      setup({ onLoad }) {
        onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
          if (!OURS.test(path)) return undefined;
          const loader = path.endsWith('x') ? 'tsx' : 'ts';
          return { contents: marked(path, await readFile(path, 'utf8')), loader };
        });
      },
    },

    /** Whether this script says anything, or knows which language it is in. */
    says: (code) => code.search(MARK) >= 0,

    /** The script with the words of a language; what has no translation stays English. */
    inLanguage(code, locale, catalogue = new Map()) {
      const wordsOf = (id) => {
        if (id === LOCALE) return locale;
        const message = messages.get(id);
        if (message === undefined) throw new Error(`A mark without a message: ${id}`);
        // What tells two meanings apart is for whoever translates.
        return catalogue.get(message) ?? message.split('@@', 1)[0];
      };
      const said = code
        .replaceAll(MARKED_ALONE, (_literal, _quote, id) => JSON.stringify(wordsOf(id)))
        .replaceAll(MARK, (_mark, id) => insideAnyQuotes(wordsOf(id)));
      if (LEFT_OVER.test(said))
        throw new Error('A mark was written in a way that nobody finds again');
      return said;
    },
  };
}

/** The minifier joins literals, and which quotes it then chose is not worth finding out. */
function insideAnyQuotes(text) {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '\\u0022')
    .replaceAll("'", '\\u0027')
    .replaceAll('`', '\\u0060')
    .replaceAll('$', '\\u0024');
}
