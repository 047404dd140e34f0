import { pageHref } from '@goats/words';
import { Fragment, type ReactNode } from 'react';

/** Paragraphs, headings, lists and tables, one text each; comments are left out. */
export function blocks(markdown: string): string[] {
  return markdown
    .replace(/<!--.*?-->/gs, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}

const SPAN = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Bold, code and links are all that our texts use. `inline('**Once.** See [rules](/game-rules)')` */
export function inline(text: string, codeClass?: string): ReactNode {
  let place = 0;
  return text.split(SPAN).map((part) => {
    place += 1;
    const key = `${place}${part}`;
    const [, words, href] = LINK.exec(part) ?? [];
    if (href) {
      return (
        <a key={key} href={href.startsWith('/') ? pageHref(href) : href}>
          {words}
        </a>
      );
    }
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    if (part.startsWith('`')) {
      return (
        <code key={key} className={codeClass}>
          {part.slice(1, -1)}
        </code>
      );
    }
    return <Fragment key={key}>{part}</Fragment>;
  });
}
