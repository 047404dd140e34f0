import type { Chapter } from '@goats/ui/reading.tsx';
import type { ReactNode } from 'react';
import { blocks, inline } from '../markdown.tsx';
import { LegalTable } from './legal-table.tsx';

/** A page of law: what it is called, where it lives and what it says. */
export interface LegalText {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The day it came into force, in words. */
  readonly since: string;
  readonly chapters: readonly Chapter[];
}

const HEAD = /^---\npath: (.+)\nsince: (.+)\n---\n/;
const CHAPTER = /^## (.+) \{#([a-z-]+)\}$/;

/**
 * Reads a page of law out of its file: path and day between two lines, the title, a lead, and the
 * chapters with their anchors. `readLegalText('---\npath: /legal/x.html\n…')`
 */
export function readLegalText(markdown: string): LegalText {
  const [head, path, since] = HEAD.exec(markdown) ?? [];
  const [title, lead, ...rest] = blocks(markdown.slice(head?.length ?? 0));
  if (!path || !since || !title?.startsWith('# ') || !lead) {
    throw new Error('A page of law says its path, its day, its title and its lead first');
  }
  const chapters: { id: string; title: string; body: ReactNode[] }[] = [];
  for (const block of rest) {
    const [, named, id] = CHAPTER.exec(block) ?? [];
    const chapter = chapters.at(-1);
    if (named && id) chapters.push({ id, title: named, body: [] });
    else if (block.startsWith('#') || !chapter) throw new Error(`${path} has no chapter: ${block}`);
    else chapter.body.push(part(block, chapter.title));
  }
  return { path, since, title: title.slice(2), lead, chapters };
}

function part(block: string, chapter: string): ReactNode {
  const lines = block.split('\n');
  if (block.startsWith('- ')) {
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  if (block.startsWith('| ')) {
    const [columns = [], , ...rows] = lines.map(cellsOf);
    return (
      <LegalTable
        key={block}
        caption={chapter}
        columns={columns}
        rows={rows.map(([name = '', ...cells]) => [name.replaceAll('`', ''), ...cells])}
        code={rows[0]?.[0]?.startsWith('`') ?? false}
      />
    );
  }
  return <p key={block}>{inline(block)}</p>;
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
