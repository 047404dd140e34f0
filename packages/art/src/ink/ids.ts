/** Stands for the picture's id prefix in markup that is drawn once and used in many pictures. */
export const ID_MARK = '~';

/**
 * Puts a picture's own prefix into markup, so that many pictures may stand on one page.
 * @example withPrefix('<path id="~horn"/>', 'card7') // '<path id="card7horn"/>'
 */
export function withPrefix(markup: string, prefix: string): string {
  return markup.replaceAll(ID_MARK, prefix);
}

/**
 * Hands out ids that are unique within one picture.
 * @example const nextId = idAllocator('card7'); nextId() // 'card7-0'
 */
export function idAllocator(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${(count++).toString(36)}`;
}
