import { ID_MARK } from '../ink/ids.ts';

const REFERENCE = new RegExp(`#${ID_MARK}([\\w-]+)`, 'g');

/**
 * The definitions that markup refers to without holding them itself, taken from the drawings it was
 * cut out of. What they refer to in turn comes along.
 * @example borrowDefs('<use href="#~cloth"/>', [shirt]) // '<path id="~cloth" …/>'
 */
export function borrowDefs(markup: string, lenders: readonly string[]): string {
  let borrowed = '';
  const wanted = referencesIn(markup);
  const known = new Set<string>();
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (known.has(name)) continue;
    known.add(name);
    const id = `id="${ID_MARK}${name}"`;
    if (markup.includes(id) || borrowed.includes(id)) continue;
    const lender = lenders.find((each) => each.includes(id));
    if (lender === undefined) continue;
    const element = elementAround(lender, lender.indexOf(id));
    borrowed += element;
    wanted.push(...referencesIn(element));
  }
  return borrowed;
}

function referencesIn(markup: string): string[] {
  return Array.from(markup.matchAll(REFERENCE), ([, name = '']) => name);
}

/** The whole element whose opening tag holds the attribute at `inside`. */
function elementAround(markup: string, inside: number): string {
  const start = markup.lastIndexOf('<', inside);
  const opened = markup.indexOf('>', inside);
  if (markup.charAt(opened - 1) === '/') return markup.slice(start, opened + 1);
  const name = /^<([A-Za-z]+)/.exec(markup.slice(start, start + 32))?.[1] ?? '';
  const tags = new RegExp(`<(/?)${name}\\b[^>]*?(/?)>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    if (tag[1]) depth -= 1;
    else if (!tag[2]) depth += 1;
    if (depth === 0) return markup.slice(start, tags.lastIndex);
  }
  return markup.slice(start);
}
