/**
 * Both sides of a search: nobody types the accent of Pelé or Fenómeno.
 * `plainText('Fenómeno') // 'fenomeno'`
 */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
