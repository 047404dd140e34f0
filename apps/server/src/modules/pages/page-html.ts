import { documentTitle, SITE_NAME } from '@goats/contract';
import { escapeHtml } from '../../http/html.ts';

/** What the head of one page says; the rest of the document is the same for all. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the preview picture. */
  readonly image: string;
  /** What of the address names the page, where its path alone does not: `?match=12`. */
  readonly search?: string;
}

/** Where the built index.html leaves room for the head. */
const MARKER = '<!--head-->';

/**
 * Prepares the built index.html once; each call then only joins strings.
 *
 * `pageHtml(template)({ title: 'About', … }, 'https://goats.example/about')`
 */
export function pageHtml(template: string): (head: PageHead, url: URL) => string {
  const withoutTitle = template.replace(/<title>[^<]*<\/title>\s*/, '');
  const [before, after] = withoutTitle.split(MARKER);
  if (before === undefined || after === undefined) {
    throw new Error(`index.html has no ${MARKER} for the head`);
  }
  return (head, url) => before + headTags(head, url) + after;
}

function headTags(head: PageHead, url: URL): string {
  const title = documentTitle(head.title);
  const canonical = url.origin + url.pathname + (head.search ?? '');
  const image = url.origin + head.image;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return tags.join('\n    ');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}
