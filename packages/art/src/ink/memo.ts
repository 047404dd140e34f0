/**
 * Keeps what was made under a key. Goats, moments and lettering are few and cards are many, so what
 * cards share is made once; keys must be few as well, since nothing is ever forgotten.
 *
 * `const once = memo<string>(); once('the-flea/Home', () => drawShirt(…))`
 */
export function memo<T>(): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    let made = kept.get(key);
    if (made === undefined) {
      made = make();
      kept.set(key, made);
    }
    return made;
  };
}
