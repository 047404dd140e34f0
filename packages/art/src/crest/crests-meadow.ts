import { dot, fill, INK, outline } from '../ink/element.ts';
import { glint } from '../scene/brush.ts';
import type { CrestDesign } from './crest-design.ts';
import { dateLine, nameBand } from './crest-words.ts';

const edge = (width = 5): string =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

function cog(teeth: number, outer: number, inner: number, y: number): string {
  const at = (turn: number, r: number): string => {
    const angle = (turn / teeth) * Math.PI * 2;
    return `${Math.round(120 + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r)}`;
  };
  const tooth = (i: number): string =>
    [at(i - 0.3, inner), at(i - 0.2, outer), at(i + 0.2, outer), at(i + 0.3, inner)].join('L');
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join('L')}Z`;
}

/** An island that runs like clockwork. */
export const ilhaAthletic: CrestDesign = {
  year: 1910,
  shape: 'M120 6L222 62V178L120 234L18 178V62Z',
  rim: '#b8f02c',
  field: fill('M0 0H240V240H0Z', '#434957') + fill('M0 40L120 140L240 40V240H0Z', '#2b303c'),
  motif:
    fill(cog(10, 84, 66, 106), '#c3cad6', edge(6)) +
    fill('M56 110a64 64 0 0 1 60-68l2 10a56 56 0 0 0-50 58Z', '#fff') +
    dot(120, 106, 50, '#7fd4f0', edge(6)) +
    '<clipPath id="~in"><path d="M120 59a47 47 0 1 1-.1 0Z"/></clipPath><g clip-path="url(#~in)">' +
    fill('M70 132L96 98L106 106L126 72L150 104L158 98L176 132Z', '#b8f02c', edge()) +
    fill('M126 72L150 104L158 98L176 132H132L140 112L126 100Z', '#6fa81c') +
    fill('M60 132q12-10 20 0t20 0 20 0 20 0 20 0 20 0V160H60Z', '#1f5f9c', edge(4)) +
    '</g>',
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 174, width: 192, cloth: '#f4f6ee', shade: '#8a93a4', letters: '#20242e' },
    }) + dateLine(year, 120, 208, '#b8f02c'),
};

/** The wind that was always already there. */
export const mistralWanderers: CrestDesign = {
  year: 1899,
  shape: 'M120 4Q172 62 236 120Q172 178 120 236Q68 178 4 120Q68 62 120 4Z',
  rim: '#d3d9e6',
  field: fill('M0 0H240V240H0Z', '#43379e') + fill('M120 0V240H0V0Z', '#5547b8'),
  motif:
    fill(
      'M54 130C84 138 120 130 136 112C148 96 138 80 122 84C110 88 112 104 124 102C120 112 102 108 102 92C102 68 134 60 152 78C176 104 150 140 112 146C88 150 66 144 54 130Z',
      '#f0f3fa',
      edge(),
    ) +
    fill(
      'M112 146C144 146 168 136 178 120C184 108 176 98 166 102C158 106 162 116 170 114C164 124 150 118 152 106C156 90 180 86 190 102C202 126 168 152 128 154C120 154 114 150 112 146Z',
      '#c3cbe0',
      edge(),
    ) +
    fill('M66 132C92 140 126 132 142 112C136 138 92 148 66 132Z', '#fff') +
    fill(glint(104, 56, 24), '#ffe27a', edge(4)) +
    fill(glint(70, 100, 13) + glint(146, 56, 11), '#fff'),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 166, width: 190, cloth: '#f0f3fa', shade: '#8f98b8', letters: '#2a2070' },
    }) + dateLine(year, 120, 198, '#f0f3fa'),
};

const TULIP = 'M0 0C-10-6-14-18-10-30L-4-22L0-32L4-22L10-30C14-18 10-6 0 0Z';
const tulip = (x: number): string =>
  outline(`M${x} 168V136M${x} 160q-12-4-12-18M${x} 160q12-4 12-18`, 10) +
  outline(`M${x} 166V136M${x} 160q-12-4-12-18M${x} 160q12-4 12-18`, 5, '#63b04a') +
  fill(TULIP, '#ff6fa3', `transform="translate(${x} 142) scale(1.05)" ${edge()}`);

const SAIL = 'M-4 8V-64H4V-58L22-60V-18L4-16V8Z';

/** Four sails and a man who points the other way. */
export const polderUnion: CrestDesign = {
  year: 1907,
  shape:
    'M28 104C28 48 66 8 120 8C174 8 212 48 212 104V184C212 206 190 214 160 218Q134 222 120 236Q106 222 80 218C50 214 28 206 28 184Z',
  rim: '#ff9dc0',
  field:
    fill('M0 0H240V240H0Z', '#22346a') +
    fill(
      'M50 0h5v240h-5zM83 0h5v240h-5zM118 0h5v240h-5zM152 0h5v240h-5zM185 0h5v240h-5z',
      '#ff6fa3',
      'fill-opacity=".5"',
    ) +
    fill('M0 160Q120 140 240 160V240H0Z', '#3f9a4a'),
  motif:
    tulip(58) +
    tulip(182) +
    fill('M98 100Q120 66 142 100L154 170H86Z', '#fdf3e0', edge(6)) +
    fill('M122 84Q134 86 139 102L150 168H126Z', '#cdb8b0') +
    fill('M94 104Q120 60 146 104Q120 96 94 104Z', '#c4472f', edge()) +
    fill('M110 170V150q10-12 20 0V170Z', '#5a2a24', edge(4)) +
    [18, 108, 198, 288]
      .map((turn) =>
        fill(
          SAIL,
          '#fff6e8',
          `transform="translate(120 88) rotate(${turn}) scale(1.12)" ${edge()}`,
        ),
      )
      .join('') +
    dot(120, 88, 8, '#ff6fa3', edge(4)),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 184, width: 178, cloth: '#fff6e8', shade: '#c98aa0', letters: '#1a2858' },
    }) + dateLine(year, 120, 213, '#fff6e8'),
};

/** A crown over a valley, and one ball over the wall. */
export const argentVale: CrestDesign = {
  year: 1904,
  shape:
    'M30 62Q54 62 66 50H174Q186 62 210 62C204 86 206 100 214 124C216 176 168 206 120 236C72 206 24 176 26 124C34 100 36 86 30 62Z',
  rim: '#e3e4ea',
  field:
    fill('M0 0H240V240H0Z', '#861c3c') +
    fill('M120 40H240V240H120Z', '#9c2a4a') +
    fill('M0 22L120 150L240 22V70L120 196L0 70Z', '#e3e4ea', edge()) +
    fill('M120 150L240 22V70L120 196Z', '#b3b6c6'),
  motif:
    fill(
      'M66 56L50 14L84 30L98 4L120 26L142 4L156 30L190 14L174 56Q120 68 66 56Z',
      '#f4f5fa',
      edge(6),
    ) +
    fill('M120 26L142 4L156 30L190 14L174 56Q150 61 124 62Z', '#b3b6c6') +
    fill('M70 42Q120 54 170 42L174 56Q120 68 66 56Z', '#d8455f', edge()) +
    dot(98, 12, 6, '#ff8f9f', edge(4)) +
    dot(142, 12, 6, '#ff8f9f', edge(4)) +
    outline('M64 124Q92 66 136 96', 9) +
    `<path d="M64 124Q92 66 136 96" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="10 7"/>` +
    dot(148, 112, 25, '#fff', edge(6)) +
    fill('M148 99l12 9-5 14h-14l-5-14z', INK) +
    outline('M148 99V88M160 108l11-5M155 122l7 10M141 122l-7 10M136 108l-11-5', 4.5) +
    fill('M127 106a22 22 0 0 1 18-15l-2 5q-10 3-12 12Z', '#d9dbe6'),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 168, width: 176, cloth: '#f4f5fa', shade: '#9a9db0', letters: '#6a1230' },
    }) + dateLine(year, 120, 204, '#ffffff'),
};

/** The bell that everybody stands up straight for, over the river. */
export const isarHerd: CrestDesign = {
  year: 1932,
  shape: 'M30 12H210V212L166 188L120 236L74 188L30 212Z',
  rim: '#f6ead0',
  field:
    fill('M0 0H240V240H0Z', '#1f6242') +
    fill('M30 12L120 110L210 12V70L120 168L30 70Z', '#2f7d56') +
    fill('M0 162q20-16 40 0t40 0 40 0 40 0 40 0 40 0V240H0Z', '#5fb4dc') +
    fill('M0 184q20-14 40 0t40 0 40 0 40 0 40 0 40 0V240H0Z', '#2f86b8'),
  motif:
    fill(
      'M92 92C80 60 96 50 120 50C144 50 160 60 148 92H132C140 72 134 66 120 66C106 66 100 72 108 92Z',
      '#8a4a2c',
      edge(),
    ) +
    dot(120, 166, 13, '#7a5a28', edge()) +
    fill(
      'M92 86Q120 76 148 86C152 120 160 140 172 156Q120 176 68 156C80 140 88 120 92 86Z',
      '#f2c04c',
      edge(6),
    ) +
    fill(
      'M130 83Q140 84 145 88C150 120 157 140 168 154Q148 162 126 163C138 140 136 108 130 83Z',
      '#b57a24',
    ) +
    fill('M96 90Q102 86 108 86C106 112 100 136 88 156L76 153C88 138 93 118 96 90Z', '#fff0b0') +
    outline('M85 132Q120 143 155 132', 5) +
    fill(
      'M117 98C108 102 102 112 103 120C104 126 112 127 115 122C117 116 117 106 117 98ZM123 98C132 102 138 112 137 120C136 126 128 127 125 122C123 116 123 106 123 98Z',
      '#6a3f16',
    ),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 34, width: 172, height: 38, tails: false },
      ...{ cloth: '#f6ead0', shade: '#b09a70', letters: '#164a32' },
    }) + dateLine(year, 120, 199, '#f6ead0'),
};
