/**
 * For what is expensive to make and not always wanted: a page's first date format takes some 100 ms, which
 * held up every page that might one day name a date.
 *
 * `const day = onFirstUse(() => new Intl.DateTimeFormat('en')); day().format(date)`
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
