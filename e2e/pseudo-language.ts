import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
/** Only what is kept of the product's own build: nothing is built again. */
const SPEAK = join(ROOT, 'scripts/words/speak-pseudo.mjs');
const SCRIPT = /\/assets\/(de-\w+)\/([\w.-]+\.js)$/;

let folder: string | undefined;

/**
 * From now on the German pages of this window speak what nobody speaks: longer by half, full of accents
 * and in brackets; see scripts/words/pseudo.mjs.
 */
export async function speakPseudo(page: Page): Promise<void> {
  folder ??= execFileSync(process.execPath, [SPEAK], { encoding: 'utf8' }).trim();
  const spoken = folder;
  await page.route(SCRIPT, (route) => {
    const [, own = '', name = ''] = SCRIPT.exec(route.request().url()) ?? [];
    // Drawn ahead of the page and gone when it is live.
    if (name.startsWith('curtain-')) return route.continue();
    const code = readFileSync(join(spoken, name), 'utf8').replaceAll(basename(spoken), own);
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
}

/** What a page says without a bracket around it: words that no language can replace, or data. */
export function withoutBrackets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const BRACKETED = /\[[^[\]]*\]/g;
    const outside = (text: string) => {
      let rest = text;
      for (let before = ''; before !== rest; ) {
        before = rest;
        rest = rest.replaceAll(BRACKETED, ' ');
      }
      return rest.replaceAll(/\s+/g, ' ').trim();
    };
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    // A sentence may have elements in it: it is read by the block it stands in.
    const said = new Map<Element, string>();
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let block = node.parentElement;
      if (!block?.checkVisibility() || block.closest('[lang="en"], svg, script')) continue;
      while (block.parentElement && /^(inline|contents)/.test(getComputedStyle(block).display))
        block = block.parentElement;
      said.set(block, `${said.get(block) ?? ''}${(node as Text).data}`);
    }
    const attributes = [...open.querySelectorAll('[aria-label], [placeholder], [alt], [title]')]
      .filter((element) => element.checkVisibility() && !element.closest('[lang="en"]'))
      .flatMap((element) =>
        ['aria-label', 'placeholder', 'alt', 'title'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      );
    const rests = [...said.values(), ...attributes].map(outside);
    return [...new Set(rests.filter((rest) => /\p{L}{2}/u.test(rest)))];
  });
}
