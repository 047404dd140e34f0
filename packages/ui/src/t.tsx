import {
  caseFor,
  LOCALE,
  oneStop,
  type Part,
  parseMessage,
  wordCount,
  wordPlain,
} from '@goats/words';
import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

interface TProps {
  /** The English sentence, in the grammar of @goats/words. */
  readonly m: string;
  /** What its names and tags stand for; a tag's element is given what stands inside the tag. */
  readonly [name: string]: ReactNode;
}

/**
 * A sentence with elements in it.
 *
 * `<T m="Read <rules>the rules</rules>, {name}." name={name} rules={<Link to="/game-rules" />} />`
 */
export function T({ m: message, ...values }: TProps): ReactNode {
  return drawn(parseMessage(message), values);
}

function drawn(parts: readonly Part[], values: Readonly<Record<string, ReactNode>>): ReactNode {
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'string') return only;
  return parts.map((part, index) => {
    if (typeof part === 'string') return oneStop(heldIn(parts[index - 1], values), part);
    // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes its order
    return <Fragment key={index}>{one(part, values)}</Fragment>;
  });
}

const heldIn = (part: Part | undefined, values: Readonly<Record<string, ReactNode>>) =>
  typeof part === 'object' && 'value' in part ? values[part.value] : undefined;

function one(part: Exclude<Part, string>, values: Readonly<Record<string, ReactNode>>): ReactNode {
  if ('value' in part) {
    const value = values[part.value];
    return part.number ? wordCount(LOCALE, value, part.money) : wordPlain(LOCALE, value);
  }
  if ('choose' in part) return drawn(caseFor(LOCALE, part, values[part.choose]), values);
  const element = values[part.tag];
  const inside = drawn(part.inside, values);
  return isValidElement(element) ? cloneElement(element, undefined, inside) : inside;
}
