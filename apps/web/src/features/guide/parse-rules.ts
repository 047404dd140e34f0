import { blocks } from '../../content/markdown.tsx';

export interface NumberedRule {
  /** 'D11', and 'D10a' for what came between two that are cited */
  number: string;
  /** Markdown with bold and code; a fenced block is a paragraph of its own, marked. */
  paragraphs: readonly { text: string; code: boolean }[];
}

export interface RuleGroup {
  title: string;
  rules: readonly NumberedRule[];
}

const RULE = /^\*\*([A-Z]\d+[a-z]?)\.\s*/;

/**
 * Reads the list that the tests cite. Text before a group's first rule is its preamble and left to
 * the document, and so are comments, which name the constants behind the figures. `parseRules('## Duel\n\n**D1. The commitment.** …')`
 */
export function parseRules(markdown: string): RuleGroup[] {
  const groups: { title: string; rules: { number: string; paragraphs: Paragraph[] }[] }[] = [];
  for (const block of blocks(markdown)) {
    const rule = groups.at(-1)?.rules;
    const number = RULE.exec(block)?.[1];
    if (block.startsWith('## ')) groups.push({ title: block.slice(3).trim(), rules: [] });
    else if (number) {
      rule?.push({ number, paragraphs: [{ text: block.replace(RULE, '**'), code: false }] });
    } else rule?.at(-1)?.paragraphs.push(paragraph(block));
  }
  return groups.filter((group) => group.rules.length > 0);
}

type Paragraph = NumberedRule['paragraphs'][number];

function paragraph(block: string): Paragraph {
  const code = block.startsWith('```');
  return { text: code ? block.replace(/^```\w*\n|\n?```$/g, '') : block, code };
}
