/** `momentOf('2026-06-01T12:00:00Z') // '1 Jun 2026, 14:00'`: as the reader's clock says it. */
export function momentOf(at: string | number): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
