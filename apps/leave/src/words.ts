/** `hoofWords(123450n) // '1,234.50 HOOF'` */
export function hoofWords(units: bigint): string {
  const whole = (units / 100n).toLocaleString('en');
  const rest = units % 100n;
  return `${whole}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`} HOOF`;
}

/** `timeWords(1700000000) // '14 Nov 2023, 22:13'`, where the reader is. */
export function timeWords(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

/** `cardsWords(1) // '1 card'` */
export function cardsWords(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}
