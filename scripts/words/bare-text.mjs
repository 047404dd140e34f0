import { lineAt, programOf, walk } from './messages-in.mjs';

/** Attributes that are read or heard, here and on our own components. */
const READ = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'],
  ...['placeholder', 'label', 'kicker', 'lead', 'description', 'heading', 'hint', 'words', 'note'],
  ...['sentence', 'empty', 'legend', 'caption', 'subtitle', 'action', 'question'],
]);
/** In objects: `toast({ title: 'Card bought' })`. What is somebody's `name` is the same everywhere. */
const READ_KEYS = new Set(['title', 'description', 'label', 'sentence', 'placeholder', 'hint']);
const A_WORD = /\p{L}{2}/u;
/** The same in every language. */
const NAMES =
  /^[\s\d.,:·#/×–−+()%-]*(?:HOOF|GOAT|GOATs|SOL|ETH|MATIC|NFT|Legendary G(?:OATs|oats))?[\s\d.,:·#/×–−+()%-]*$|^[A-Z]+ \/api\//;
/** Whole sentences and capitalised phrases, wherever they stand: no class, key or address looks so. */
const A_SENTENCE =
  /^\p{Lu}[\p{L}’']*[ ,](?=.*\p{Ll})[^<>{}=;]*$|^[^<>=;]*\p{Ll} \p{Ll}[^<>=;]*[.!?…]$/u;
/** What is thrown for us to read, and what marks, styles or names. */
const FOR_US = new Set([
  'Error',
  'TypeError',
  'cx',
  'reportFault',
  'lazyPart',
  'querySelector',
  'querySelectorAll',
  'getElementById',
]);
/** `// English: …` above a line or a table, or at a line's end, says why it stays so. */
const EXCUSED = /\/[/*]\s*English:/;

/**
 * Text that people read and no language can replace: one entry for each, with its line.
 *
 * @example bareText('a.tsx', '<p>Hello</p>') // [{ line: 1, text: 'Hello' }]
 */
export function bareText(path, code) {
  const found = [];
  const lines = code.split('\n');
  const isExcused = ({ start }) => {
    const line = lineAt(code, start);
    return EXCUSED.test(lines[line - 1]) || EXCUSED.test(lines[line - 2] ?? '');
  };
  const add = (node, text, around) => {
    if ([node, ...tablesOf(around)].some(isExcused)) return;
    const line = lineAt(code, node.start);
    found.push({ path, line, text: text.trim().replaceAll(/\s+/g, ' ').slice(0, 80) });
  };
  walk(programOf(path, code), (node, around) => {
    if (node.type === 'JSXText' && isWords(unescaped(node.value))) add(node, node.value, around);
    const text = textOf(node);
    if (text === undefined || !isWords(text)) return;
    const parent = around.at(-1);
    if (isSaid(node, around) || isForUs(around)) return;
    const holder = parent.type === 'JSXExpressionContainer' ? around.at(-2) : parent;
    if (holder.type === 'JSXAttribute') {
      if (READ.has(nameOf(holder.name))) add(node, text, around);
      else if (A_SENTENCE.test(text) && !/class|key|to|href|data-/i.test(nameOf(holder.name)))
        add(node, text, around);
    } else if (parent.type === 'JSXExpressionContainer') add(node, text, around);
    else if (
      parent.type === 'Property' &&
      parent.value === node &&
      READ_KEYS.has(parent.key.name)
    ) {
      if (/\s|^\p{Lu}/u.test(text)) add(node, text, around);
    } else if (parent.key?.name !== 'name' && A_SENTENCE.test(text)) add(node, text, around);
  });
  return found;
}

const isWords = (text) => A_WORD.test(text) && !NAMES.test(text);

const unescaped = (text) => text.replaceAll(/&\w+;/g, '');

function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked).join('0');
}

function nameOf(name) {
  return name.type === 'JSXNamespacedName' ? name.name.name : name.name;
}

/** The message of a call or a <T>, or inside its values, which are somebody's words already. */
function isSaid(node, around) {
  const parent = around.at(-1);
  if (parent.type === 'CallExpression' && ['t', 'm', 'say'].includes(parent.callee.name)) {
    return parent.arguments[0] === node;
  }
  const attribute = parent.type === 'JSXExpressionContainer' ? around.at(-2) : parent;
  return attribute?.type === 'JSXAttribute' && attribute.name.name === 'm';
}

/** The declarations of what a text is an entry of; a component is no table, however it is declared. */
function tablesOf(around) {
  const code = around.findLastIndex(({ type }) => /Function/.test(type));
  return around.slice(code + 1).filter(({ type }) => /Declaration$/.test(type));
}

function isForUs(around) {
  return around.some(
    (outer) =>
      outer.type === 'ImportDeclaration' ||
      (outer.type === 'ExportNamedDeclaration' && outer.source) ||
      outer.type === 'ThrowStatement' ||
      outer.type === 'TSLiteralType' ||
      outer.type === 'BinaryExpression' ||
      ((outer.type === 'CallExpression' || outer.type === 'NewExpression') &&
        FOR_US.has(outer.callee.name ?? outer.callee.property?.name)),
  );
}
