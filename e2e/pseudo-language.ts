import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
/** Only what is kept of the product's own build: nothing is built again. */
const SPEAK = join(ROOT, 'scripts/words/speak-pseudo.mjs');
const SCRIPT = /\/assets\/(de-\w+)\/([\w.-]+\.js)$/;

/** Each worker its own: one that begins must not take away what another one reads. */
const SPOKEN = join(ROOT, '.cache/test-results', `pseudo-${process.pid}`);

let folder: string | undefined;

/**
 * From now on the German pages of this window speak what nobody speaks: longer by half, full of accents
 * and in brackets; see scripts/words/pseudo.mjs.
 */
export async function speakPseudo(page: Page): Promise<void> {
  folder ??= execFileSync(process.execPath, [SPEAK, SPOKEN], { encoding: 'utf8' }).trim();
  const spoken = folder;
  await page.route(SCRIPT, (route) => {
    const [, own = '', name = ''] = SCRIPT.exec(route.request().url()) ?? [];
    // Drawn ahead of the page and gone when it is live.
    if (name.startsWith('curtain-')) return route.continue();
    const code = readFileSync(join(spoken, name), 'utf8').replaceAll(basename(spoken), own);
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
}

/** Sentences that a page says without a bracket around them: no language can replace their words. */
export function withoutBrackets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Names and figures stand alone; two small words in a row are somebody's sentence.
    const SENTENCE = /(?<!\p{L})\p{Ll}{2,} \p{Ll}{2,}(?!\p{L})/u;
    // The last bracket may stand in what is not shown.
    const BRACKETED = /\[[^[\]]*(?:\]|$)/g;
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
      if (!block?.checkVisibility() || block.closest('[lang="en"], code, pre, svg, script'))
        continue;
      const isInside = ({ classList }: Element, { display }: CSSStyleDeclaration) =>
        classList.contains('sr-only') || display === 'inline' || display === 'contents';
      while (block.parentElement && isInside(block, getComputedStyle(block)))
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
    return [...new Set(rests.filter((rest) => SENTENCE.test(rest)))];
  });
}
