import { dot, fill, INK, outline } from '../ink/element.ts';
import { rays } from '../scene/brush.ts';
import type { CrestDesign } from './crest-design.ts';
import { dateLine, nameBand, ringLine } from './crest-words.ts';

const edge = (width = 5): string =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;

/** A scallop on the beach, and what the beach is famous for. */
export const praiaRovers: CrestDesign = {
  year: 1912,
  shape: 'M120 8a112 112 0 1 1-.1 0Z',
  rim: '#ff8f6b',
  field:
    fill('M0 0H240V240H0Z', '#0f7078') +
    dot(120, 120, 72, INK) +
    '<clipPath id="~in"><path d="M120 53a67 67 0 1 1-.1 0Z"/></clipPath><g clip-path="url(#~in)">' +
    dot(120, 120, 67, '#ffd9a8') +
    fill(rays(120, 132, 12, 110, 0.5), '#ff9a74') +
    fill('M50 142q12-11 23 0t23 0 24 0 24 0 23 0 24 0V200H50Z', '#1aa0a2') +
    fill('M50 164q12-9 23 0t23 0 24 0 24 0 23 0 24 0V200H50Z', '#0c8088') +
    '</g>',
  motif:
    fill(
      'M120 170C108 168 98 162 92 154L78 156L82 142C66 122 66 92 82 80C92 68 106 62 120 62C134 62 148 68 158 80C174 92 174 122 158 142L162 156L148 154C142 162 132 168 120 170Z',
      '#f1ece0',
      edge(6),
    ) +
    fill(
      'M120 66C134 66 146 71 154 82C168 94 168 120 154 140L146 148C140 158 132 164 120 166Z',
      '#cbbfb4',
    ) +
    outline('M120 66V112M97 72L108 114M143 72L132 114M78 94L98 120M162 94L142 120', 4.5) +
    fill('M82 96q6-18 20-22l3 10q-12 6-17 18Z', '#fff') +
    dot(120, 138, 25, '#232746', edge(6)) +
    fill('M102 130a20 20 0 0 1 24-12q-14 2-18 20Z', '#9db6ea') +
    fill('M139 146a20 20 0 0 1-22 12q16-2 22-12Z', '#4a5a94'),
  words: (name, year) =>
    ringLine(name, { r: 85, size: 24, colour: '#f1ece0' }) +
    ringLine(year, { r: 85, size: 24, colour: '#ffcf9e', foot: true }),
};

/** The mountain clears its throat; what comes out has curls. */
export const portoVesuvio: CrestDesign = {
  year: 1926,
  shape: 'M22 18H218V118C218 176 176 212 120 234C64 212 22 176 22 118Z',
  rim: '#f7a765',
  field:
    fill('M0 0H240V240H0Z', '#5a2260') +
    fill('M0 60H240V150H0Z', '#7d3474') +
    fill('M0 60H240V100H0Z', '#a8486f') +
    fill('M0 186q20-14 40 0t40 0 40 0 40 0 40 0 40 0V240H0Z', '#2f9fae') +
    fill('M0 206q20-12 40 0t40 0 40 0 40 0 40 0 40 0V240H0Z', '#1f7f95'),
  motif:
    fill(
      'M112 132C104 112 84 116 66 112C44 106 40 78 60 70C76 64 90 76 84 90C80 98 70 96 70 88C76 90 76 80 68 82C58 86 60 98 72 98C94 98 100 76 88 62H152C140 76 146 98 168 98C180 98 182 86 172 82C164 80 164 90 170 88C170 96 160 98 156 90C150 76 164 64 180 70C200 78 196 106 174 112C156 116 136 112 128 132Z',
      '#fff3dc',
      edge(6),
    ) +
    fill(
      'M128 132C136 112 156 116 174 112C190 108 196 94 192 82C188 100 172 106 156 104C138 104 124 112 122 132Z',
      '#f7c9a0',
    ) +
    fill(
      'M48 182C70 172 86 150 98 126Q120 136 142 126C154 150 170 172 192 182Q120 200 48 182Z',
      '#3a1640',
      edge(6),
    ) +
    fill('M54 182C74 172 88 152 100 130L112 134C104 156 88 176 72 188Z', '#8a4a80') +
    fill(
      'M98 126Q120 136 142 126L150 142L138 152L128 140L120 166L110 144L98 154L90 142Z',
      '#ff8a3c',
      edge(4),
    ) +
    fill(
      'M104 132Q120 138 138 131L142 140L136 144L128 136L120 150L111 138L102 144L99 139Z',
      '#ffd76a',
    ),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 42, width: 188, height: 38, tails: false },
      ...{ cloth: '#fff3dc', shade: '#c98a5c', letters: '#4a1a50' },
    }) + dateLine(year, 120, 212, '#fff3dc'),
};

const PETAL =
  'M120 116C104 104 92 84 98 66C104 52 114 54 120 60C126 54 136 52 142 66C148 84 136 104 120 116Z';
const around = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count)).join('');

/** A rose from a meadow, on the leaf that served as a contract. */
export const rosarioMeadow: CrestDesign = {
  year: 1903,
  shape:
    'M120 8C152 8 176 28 180 60C212 64 232 88 232 120C232 152 212 176 180 180C176 212 152 232 120 232C88 232 64 212 60 180C28 176 8 152 8 120C8 88 28 64 60 60C64 28 88 8 120 8Z',
  rim: '#fdf3dc',
  field: fill('M0 0H120V240H0Z', '#1fb5ad') + fill('M120 0H240V240H120Z', '#6b2458'),
  motif:
    around(5, (turn) =>
      fill(
        'M120 106C108 84 110 56 120 34C130 56 132 84 120 106Z',
        '#6fb03c',
        `transform="rotate(${turn + 36} 120 110)" ${edge()}`,
      ),
    ) +
    around(5, (turn) =>
      fill(
        PETAL,
        '#ff7d92',
        `transform="rotate(${turn} 120 112) translate(-12 -16) scale(1.1)" ${edge(4.6)}`,
      ),
    ) +
    around(5, (turn) =>
      fill(
        'M104 70C108 58 114 60 119 66C110 72 108 84 112 98C104 90 101 80 104 70Z',
        '#ffc2c4',
        `transform="rotate(${turn} 120 112)"`,
      ),
    ) +
    around(5, (turn) =>
      fill(
        PETAL,
        '#d83f68',
        `transform="rotate(${turn + 36} 120 112) translate(58 56) scale(.52)" stroke="${INK}" stroke-width="7"`,
      ),
    ) +
    dot(120, 112, 15, '#ffd75a', edge(4.6)) +
    fill('M110 108a11 11 0 0 1 14-7q-8 2-9 12Z', '#fff3c0'),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 188, width: 196, cloth: '#fdf3dc', shade: '#c9a07a', letters: '#5a1a48' },
    }) + dateLine(year, 120, 217, '#fdf3dc'),
};

/** The range that is downhill both ways. */
export const serraPastures: CrestDesign = {
  year: 1921,
  shape: 'M20 26Q74 38 120 12Q166 38 220 26C228 112 218 190 120 234C22 190 12 112 20 26Z',
  rim: '#fff6e2',
  field:
    fill('M0 0H240V240H0Z', '#2450c8') + fill('M120 0H240V120H120ZM0 120H120V240H0Z', '#ff8a2b'),
  motif:
    dot(120, 82, 38, '#ffd75a', edge(6)) +
    fill('M86 90a34 34 0 0 1 26-40q-14 14-12 42Z', '#fff3c0') +
    fill(
      'M30 152L58 104L72 122L96 78L120 52L146 84L166 124L184 100L212 152Q120 174 30 152Z',
      '#f4f8ff',
      edge(6),
    ) +
    fill(
      'M120 52L146 84L166 124L184 100L212 152Q170 164 128 163L140 134L126 118L132 92ZM96 78L104 104L92 118L98 148L84 160L66 158L78 134L72 122ZM58 104L62 126L54 154L46 153Z',
      '#8fa9e0',
    ) +
    fill('M24 150Q70 136 120 152T216 148L210 172Q120 196 30 172Z', '#3f9a4a', edge(6)) +
    fill('M30 152Q72 142 118 155Q90 160 32 162Z', '#8fd06a'),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 182, width: 186, cloth: '#fff6e2', shade: '#c9b08a', letters: '#16307c' },
    }) + dateLine(year, 120, 213, '#fff6e2'),
};

/** A harbour whose sun has heard the joke. */
export const portoAlegria: CrestDesign = {
  year: 1909,
  shape: 'M14 14H226L216 62C198 132 164 194 120 236C76 194 42 132 24 62Z',
  rim: '#fff0d0',
  field: fill('M0 0H240V240H0Z', '#6d35c4') + fill('M0 84H240V118H0ZM0 152H240V186H0Z', '#ff8f24'),
  motif:
    fill(rays(120, 116, 12, 74, 0.54), '#ffd75a', edge()) +
    dot(120, 116, 48, '#ffc43c', edge(6)) +
    fill('M76 116a44 44 0 0 1 44-44q-30 12-28 62Q78 130 76 116Z', '#ffe27a') +
    outline('M92 110q9-14 19 0M130 110q9-14 19 0', 6.5) +
    fill('M90 124Q120 134 150 124Q148 156 120 156Q92 156 90 124Z', '#7a1438', edge()) +
    fill('M95 127Q120 136 145 127L143 136Q120 144 97 136Z', '#fff') +
    fill('M117 133h6v8h-6z', INK) +
    fill('M104 150Q120 140 136 150Q128 156 120 156Q110 156 104 150Z', '#ff6f8a'),
  words: (name, year) =>
    nameBand(name, {
      ...{ middle: 34, width: 216, height: 40, tails: false },
      ...{ cloth: '#fff0d0', shade: '#c98a5c', letters: '#47208a' },
    }) + dateLine(year, 120, 203, '#fff0d0'),
};
