import { parseSync } from 'vite';

/** Functions whose first argument is a message, and the component whose `m` is one; see packages/words. */
const SAYING = new Set(['t', 'm', 'say']);
/** Whoever says something has it from here; elsewhere a `t` may be a time. */
const SAYS = /from '(?:@goats\/words|(?:@goats\/ui|\.|\.\.)\/t\.tsx)'/;

/**
 * Every message of a source file, where it stands, and which names it is given (undefined where that
 * cannot be read off the source).
 *
 * @example messagesIn('a.ts', "t('Hello {name}', { name })") // [{ message: 'Hello {name}', from: 2, to: 16, names: ['name'], … }]
 */
export function messagesIn(path, code) {
  if (!SAYS.test(code)) return [];
  const found = [];
  walk(programOf(path, code), (node) => {
    if (node.type === 'CallExpression' && SAYING.has(node.callee.name)) {
      const [first, values] = node.arguments;
      if (isText(first)) found.push(said(first, namesOf(values), node.callee.name));
    } else if (node.type === 'JSXOpeningElement' && node.name.name === 'T') {
      const attribute = node.attributes.find(({ name }) => name?.name === 'm');
      const value = attribute?.value;
      const text = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      if (!isText(text)) return;
      const spread = node.attributes.some(({ type }) => type === 'JSXSpreadAttribute');
      const names = node.attributes.map(({ name }) => name?.name).filter((name) => name !== 'm');
      found.push({ ...said(text, spread ? undefined : names, 'T'), attribute: text === value });
    }
  });
  return found.map((each) => ({ ...each, path, line: lineAt(code, each.from) }));
}

/** `programOf('a.tsx', code)`: the tree of a source file, or an error that says where it ends. */
export function programOf(path, code) {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/** Calls back for every node of a tree with the nodes around it, the outermost first. */
export function walk(node, visit, around = []) {
  visit(node, around);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit, [...around, node]);
    }
  }
}

/** `lineAt('a\nb', 2) // 2` */
export function lineAt(code, at) {
  return code.slice(0, at).split('\n').length;
}

function isText(node) {
  return node?.type === 'Literal' && typeof node.value === 'string';
}

function said({ value, start, end }, names, by) {
  return { message: value, from: start, to: end, names, by };
}

/** An object written out has names; whatever else is handed in may have any. */
function namesOf(values) {
  if (values === undefined) return [];
  if (values.type !== 'ObjectExpression') return undefined;
  const names = values.properties.map(({ key, computed }) => (computed ? undefined : key?.name));
  return names.every((name) => name !== undefined) ? names : undefined;
}
