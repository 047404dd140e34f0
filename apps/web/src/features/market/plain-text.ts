/** Nobody types the accent of Pelé or Fenómeno. `plain('Fenómeno') // 'fenomeno'` */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The server looks for letters as they are written; this puts back the accents that a visitor left
 * out of a word it knows. `withAccents('pele santos', ['Pelé']) // 'pelé santos'`
 */
export function withAccents(search: string, known: readonly string[]): string {
  const accented = known
    .flatMap((text) => text.normalize('NFC').toLowerCase().split(/\s+/))
    .filter((word) => plain(word) !== word);
  return search
    .split(/(\s+)/)
    .map((word) => {
      const typed = plain(word);
      if (typed === '') return word;
      for (const candidate of accented) {
        const at = plain(candidate).indexOf(typed);
        if (at >= 0) return candidate.slice(at, at + typed.length);
      }
      return word;
    })
    .join('');
}
