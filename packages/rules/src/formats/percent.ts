/** In whole per cents, which is all that a chance is known to: `percent(0.114) // '11 %'` */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
