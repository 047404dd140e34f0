/**
 * Breaks a title between words into at most `most` lines of about `width` letters; what is longer than
 * `longest` comes from nobody's pen.
 * `inLines('The greatest of all time', 14, 3) // ['The greatest', 'of all time']`
 */
export function inLines(
  text: string,
  width: number,
  most: number,
  longest = 120,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.trim().slice(0, longest).split(/\s+/)) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= width;
    if (last !== undefined && (fits || lines.length === most))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
