import type { Page } from '@playwright/test';

/** How far, in pixels, ink may stand out before anybody sees it. */
const UNSEEN = 1.5;
/** How often a page is looked at before a fault counts: something may still be coming in. */
const LOOKS = 4;
const PAUSE_MS = 400;

/**
 * What is wrong with how the words of a page stand: cut off, out of their box or the page, under
 * something else, or running into other words. Judged by the ink of every single word, so that room an accent needs is seen too.
 *
 * @example expect(await layoutFaults(page)).toEqual([])
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  let faults = await page.evaluate(look, UNSEEN);
  for (let looks = 1; looks < LOOKS && faults.length > 0; looks += 1) {
    await page.waitForTimeout(PAUSE_MS);
    faults = await page.evaluate(look, UNSEEN);
  }
  return faults;
}

/** Runs in the page, and therefore has everything inside itself. */
function look(unseen: number): string[] {
  interface Word {
    readonly text: string;
    readonly parent: Element;
    left: number;
    right: number;
    /** Of its ink: accents and descenders count, the empty rest of the line does not. */
    top: number;
    bottom: number;
  }
  const root = document.documentElement;
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const faults = new Map<string, string>();
  const say = (what: string, { text, parent }: Word, where = parent) => {
    const classes = where.getAttribute('class') ?? '';
    const all = parent.textContent?.trim().slice(0, 40);
    const whose = `“${text}” of “${all}”`;
    if (faults.has(whose)) return;
    faults.set(whose, `${what}: ${whose} in ${where.localName}.${classes.slice(0, 90)}`);
  };

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const pen = document.createElement('canvas').getContext('2d')!;
  const ink = (text: string, style: CSSStyleDeclaration) => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // The brackets are the pseudo-language's own, and higher than any letter.
    const letters = text.replaceAll(/[[\]]/g, '');
    return pen.measureText(style.textTransform === 'uppercase' ? letters.toUpperCase() : letters);
  };

  const DECORATION = '.sr-only, svg, option, noscript';
  const ONE_WORD = /^[^\p{L}-]*\p{L}{1,16}[^\p{L}-]*$/u;
  /** Clipped to a point for screen readers. */
  const isHeardOnly = (element: Element): boolean => {
    for (let within: Element | null = element; within; within = within.parentElement) {
      if (styleOf(within).overflowX !== 'visible' && within.getBoundingClientRect().width < 2)
        return true;
    }
    return false;
  };
  const UNSEEN_COLOUR = /, 0\)$|^transparent$/;
  const words: Word[] = [];
  const texts = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const { data } = node as Text;
    if (!parent || !data.trim() || parent.closest(DECORATION) || isHeardOnly(parent)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = styleOf(parent);
    if (UNSEEN_COLOUR.test(style.color)) continue;
    for (const { 0: text, index } of data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const [box, more] = range.getClientRects();
      if (!box || box.width === 0) continue;
      const metrics = ink(text, style);
      const baseline = box.top + metrics.fontBoundingBoxAscent;
      const word: Word = {
        ...{ text, parent, left: box.left, right: box.right },
        top: baseline - metrics.actualBoundingBoxAscent,
        bottom: baseline + metrics.actualBoundingBoxDescent,
      };
      // Not an initial that is set apart: what is left of its word stands beside it.
      const isBroken = more && more.top > box.top + 2 && more.left < box.right - 1;
      if (isBroken && ONE_WORD.test(text)) say('broken in two', word);
      if (more === undefined && judge(word)) words.push(word);
    }
  }

  /** What holds a word must be wide and high enough for it. Answers whether any of it is seen. */
  function judge(word: Word): boolean {
    let within: Element | null = word.parent;
    let isBoxed = false;
    // What is placed freely is cut only by what it is placed in.
    let isFree = false;
    while (within && within !== root) {
      const style = styleOf(within);
      const { left, right, top, bottom } = within.getBoundingClientRect();
      if (isFree && style.position === 'static') {
        within = within.parentElement;
        continue;
      }
      const clips = style.overflowX !== 'visible';
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const aside = word.right <= left || word.left >= right;
      const isAbove = word.bottom <= top || word.top >= bottom;
      if (clips && (aside || isAbove)) {
        if (!scrolls && !isMeant && !aside && bottom - top > 8) say('hidden', word, within);
        return false;
      }
      const isOut = word.left < left - unseen || word.right > right + unseen;
      const isOver = word.top < top - unseen || word.bottom > bottom + unseen;
      if (clips && (scrolls || isMeant)) {
        word.left = Math.max(word.left, left);
        word.right = Math.min(word.right, right);
        if (scrolls) return true;
      } else if (clips && (isOut || isOver))
        say(isOut ? 'cut' : 'cut above or below', word, within);
      else if (!isBoxed && style.display !== 'inline' && isOut)
        say('wider than its box', word, within);
      const isBox =
        style.display !== 'inline' &&
        (parseFloat(style.borderTopWidth) > 0 || !UNSEEN_COLOUR.test(style.backgroundColor));
      if (isBox && !isBoxed) {
        isBoxed = true;
        if (isOver) say('higher than its box', word, within);
      }
      if (style.position === 'fixed') return true;
      isFree = style.position === 'absolute' || (isFree && style.position === 'static');
      within = within.parentElement;
    }
    if (word.right > root.clientWidth + unseen || word.left < -unseen) say('off the page', word);
    return true;
  }

  const LAYERS = new Set(['fixed', 'sticky']);
  const layers = new Map<Element, Element | null>();
  const layerOf = (element: Element): Element | null => {
    const known = layers.get(element);
    if (known !== undefined) return known;
    const parent = element.parentElement;
    const layer = LAYERS.has(styleOf(element).position) || !parent ? element : layerOf(parent);
    layers.set(element, layer);
    return layer;
  };
  /** What is painted over this point of a word and scrolls with it, on the first screen. */
  const coverOf = ({ parent, left, right }: Word, y: number): Element | undefined => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    if (!hit?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return undefined;
    // A link that reaches over its whole card is pressed, not seen.
    for (
      let over: Element | null = hit;
      over && !over.contains(parent);
      over = over.parentElement
    ) {
      const isPainted =
        over.localName === 'img' || !UNSEEN_COLOUR.test(styleOf(over).backgroundColor);
      if (isPainted && !parent.contains(over)) return over;
    }
    return undefined;
  };
  for (const word of words) {
    if (styleOf(word.parent).pointerEvents === 'none') continue;
    const [above, below] = [coverOf(word, word.top + 1), coverOf(word, word.bottom - 1)];
    const cover = above ?? below;
    if (cover && layerOf(cover) === layerOf(word.parent)) say('under something else', word, cover);
  }

  words.sort((one, other) => one.top - other.top);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    for (let next = at + 1; next < words.length; next += 1) {
      const other = words[next]!;
      if (other.top >= word.bottom - unseen) break;
      const isBeside = other.left >= word.right - unseen || word.left >= other.right - unseen;
      if (isBeside || layerOf(word.parent) !== layerOf(other.parent)) continue;
      say(`runs into “${other.text}”`, word);
    }
  }
  return [...faults.values()];
}
