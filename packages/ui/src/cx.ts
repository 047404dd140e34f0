/** `cx('a', busy && 'b') // 'a b' when busy` */
export function cx(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ');
}
