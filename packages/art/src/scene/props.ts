import { INK } from '../ink/element.ts';

const BALL_SEAMS =
  'M0-12L11-4 7 9H-7L-11-4ZM0-12V-29M11-4L28-9M7 9L17 24M-7 9L-17 24M-11-4L-28-9M-13-27L0-29 13-27M27-12L28 9 19 22M8 29H-8M-27-12L-28 9-19 22';

/** A football with leather panels; radius 30 before scaling. */
export function football(x: number, y: number, scale: number, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" stroke="${INK}" stroke-linejoin="round"><circle r="30" fill="#fbf8f0" stroke-width="6"/><path d="M0-12L11-4 7 9H-7L-11-4Z" fill="${INK}"/><path d="${BALL_SEAMS}" fill="none" stroke-width="3"/><path d="M-8 27A28 28 0 0 0 27 6 40 40 0 0 1-8 27Z" fill="#b9b4c4" stroke="none"/></g>`;
}

const CUP =
  'M-26-84H26C26-52 16-36 6-32V-16C18-14 22-8 22 0H-22C-22-8-18-14-6-16V-32C-16-36-26-52-26-84ZM-28-78C-52-82-50-46-20-42L-22-49C-38-52-40-72-27-70ZM28-78C52-82 50-46 20-42L22-49C38-52 40-72 27-70Z';
const CUP_SHADE = 'M6-84H26C26-52 16-36 6-32V-16C18-14 22-8 22 0H2Z';

/** A cup with two handles, 84 units tall, standing on (x, y). */
export function trophy(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${CUP}" fill="#f0b53a"/><path d="${CUP_SHADE}" fill="#b87420"/><path d="M-18-78h8c0 20 2 30 8 40-10-6-16-20-16-40z" fill="#fff0b0"/></g>`;
}
