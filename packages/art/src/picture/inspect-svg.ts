/** What the tests want to know about a finished picture. */
export interface SvgReport {
  readonly ids: readonly string[];
  readonly references: readonly string[];
  readonly elements: ReadonlySet<string>;
  readonly title: string;
}

const TAG = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][A-Za-z0-9:-]*="[^"<]*")*)\s*(\/?)>/y;

/**
 * Reads a picture strictly: throws where an XML parser would stop.
 * `inspectSvg('<svg><title>Goat</title></svg>').title // 'Goat'`
 */
export function inspectSvg(svg: string): SvgReport {
  const open: string[] = [];
  const ids: string[] = [];
  const references: string[] = [];
  const elements = new Set<string>();
  let title = '';
  let at = 0;
  while (at < svg.length) {
    if (svg[at] !== '<') {
      const end = svg.indexOf('<', at);
      const text = svg.slice(at, end === -1 ? undefined : end);
      if (open.length === 0) throw new Error(`text outside the root: ${text.slice(0, 40)}`);
      if (/&(?!(amp|lt|gt|quot|#39);)/.test(text)) throw new Error(`bare ampersand: ${text}`);
      if (open.at(-1) === 'title') title += text;
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(svg);
    if (!tag) throw new Error(`not a tag: ${svg.slice(at, at + 80)}`);
    const [whole, closing, name = '', attributes = '', alone] = tag;
    at += whole.length;
    elements.add(name);
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    readAttributes(attributes, ids, references);
    if (!alone) open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> stays open`);
  return { ids, references, elements, title };
}

function readAttributes(attributes: string, ids: string[], references: string[]): void {
  const seen = new Set<string>();
  for (const [, name = '', value = ''] of attributes.matchAll(
    /([A-Za-z][A-Za-z0-9:-]*)="([^"]*)"/g,
  )) {
    if (seen.has(name)) throw new Error(`${name} is given twice in${attributes.slice(0, 120)}`);
    seen.add(name);
    if (/NaN|undefined|Infinity/.test(value)) throw new Error(`${name}="${value.slice(0, 60)}"`);
    if (name === 'id') ids.push(value);
    if (name === 'href') references.push(value.replace(/^#/, ''));
    for (const [, id = ''] of value.matchAll(/url\(#([^)]+)\)/g)) references.push(id);
  }
}
