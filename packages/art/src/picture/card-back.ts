import { OUTSIDE } from '../card/window-shape.ts';
import { coinFace } from '../coin/hoof-coin.ts';
import { fill, outline } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { chalk } from '../scene/brush.ts';
import { svgDocument } from './document.ts';

const INSIDE = 'M44 26H456Q474 26 474 44V656Q474 674 456 674H44Q26 674 26 656V44Q26 26 44 26Z';
const MARKINGS =
  'M26 350H474M250 240a110 110 0 1 1-.1 0M130 26V126H370V26M190 26V70H310V26M206 126a60 40 0 0 0 88 0M130 674V574H370V674M190 674V630H310V674M206 574a60 40 0 0 1 88 0M26 52a26 26 0 0 0 26-26M474 52a26 26 0 0 1-26-26M26 648a26 26 0 0 1 26 26M474 648a26 26 0 0 0-26 26';

/** The side that lies upwards until the match is over. `cardBack() // '<svg …>'` */
export function cardBack(): string {
  const prints =
    '<pattern id="~Bp" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)"><path transform="translate(18 20) scale(.19)" d="M-6-50C-27-38-44-8-42 20C-41 37-30 47-18 45C-8 43-4 32-4 18C-4-8-2-31-6-50ZM6-50C27-38 44-8 42 20C41 37 30 47 18 45C8 43 4 32 4 18C4-8 2-31 6-50Z" fill="#15553a"/></pattern>';
  const stripes = 'M26 26H474V107H26ZM26 188H474V269H26ZM26 350H474V431H26ZM26 512H474V593H26Z';
  const word = (text: string, middle: number): string =>
    typeset(
      text,
      {
        face: 'display',
        size: 52,
        x: 250,
        middle,
        anchor: 'middle',
        tracking: 0.06,
        maxWidth: 380,
        skew: 8,
      },
      { fill: '#f4f1e4', stroke: '#07140e', strokeWidth: 8 },
    );
  const body =
    `${prints}<linearGradient id="~Bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b6a4a"/><stop offset=".5" stop-color="#0f3322"/><stop offset="1" stop-color="#1d5238"/></linearGradient><clipPath id="~Bc"><path d="${INSIDE}"/></clipPath>` +
    fill(OUTSIDE, 'url(#~Bg)') +
    outline(OUTSIDE, 6, '#07140e') +
    `<g clip-path="url(#~Bc)">${fill(INSIDE, '#11452f')}${fill(stripes, '#0e3d29')}${fill(INSIDE, 'url(#~Bp)')}${chalk(MARKINGS, '#f4f1e4', 3, 'stroke-opacity=".5"')}</g>` +
    outline(INSIDE, 5, '#07140e') +
    outline(INSIDE, 2, '#f2b632') +
    `<g transform="translate(250 350) scale(1.12)">${coinFace('icon', '~Bh')}</g>` +
    word('Legendary', 176) +
    word('Goats', 524);
  return svgDocument(
    { width: 500, height: 700, title: 'Card, face down' },
    withPrefix(body, 'goatback'),
  );
}
