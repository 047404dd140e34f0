import { fill, INK } from '../../ink/element.ts';
import { chalk, glint } from '../brush.ts';
import { figure, figures, outfit, referee } from './kit/people.ts';
import { at, balls, bar, board, bubble, repeated, solid, words } from './kit/things.ts';
import { umbrella } from './kit/things-outdoors.ts';
import { pitch, signpost, terrace } from './kit/things-places.ts';
import { book, cup } from './kit/things-props.ts';
import { moon, rainfall, sun } from './kit/things-weather.ts';
import type { MomentScenes } from './moment-scene.ts';

/** The sky over an empty ground, on whatever day the place was drawn. */
const MIDNIGHT = '#111a3e';

export const kaiserGoat: MomentScenes = {
  'The Clip Round the Ear': {
    behind: (tint) =>
      // The grand ground, with columns.
      solid('M-20 60L90-20 200 60Z', tint.bright) +
      solid('M-10 60H190V92H-10Z', '#fff') +
      bar('M20 96V270M68 96V270M116 96V270M164 96V270', '#fff', 20) +
      solid('M-20 262H200V300H-20Z', tint.bright) +
      solid('M66 34a24 24 0 1 1-.1-1Z', tint.accent, 0) +
      // The small one, with a roof that leaks.
      solid('M470 130H640V310H470Z', tint.shade) +
      solid('M452 136L480 66 660 50V136Z', tint.deep) +
      fill('M520 74l40-4 6 24-40 4z', INK) +
      chalk('M500 160h.1M560 164h.1M596 158h.1', tint.accent, 30) +
      fill(
        'M540 150q14 24 0 38q-16-14 0-38zM520 196q10 18 0 28q-12-10 0-28zM552 214q10 18 0 28q-12-10 0-28z',
        '#7cc8f2',
      ) +
      solid('M508 246H580L570 300H518Z', '#fff') +
      signpost(206, 470, 0.9, tint, -1) +
      signpost(440, 470, 0.9, tint) +
      // The clip itself.
      at(
        100,
        150,
        1.3,
        solid(
          'M-44-6l-30-18 36-10-8-34 32 18 20-30 12 34 36-8-18 30 30 20-36 8 4 36-32-16-22 28-10-34-36 6z',
          tint.accent,
        ),
        -8,
      ) +
      words('CLIP!', 96, 150, 42, INK, 90),
    overhead: (tint, year) => board('painted', 300, -62, 0.74, tint, year, -4),
  },
  'The Stroll': {
    behind: (tint) =>
      // People who assume that somebody has spoken to him.
      figures(
        'k1',
        'looksBack',
        [
          { x: 176, y: 380, size: 0.95 },
          { x: 400, y: 380, size: 0.95, mirror: true },
          { x: 70, y: 470, size: 1.4 },
        ],
        outfit(tint, 'white'),
      ) +
      // Nobody can find the rule.
      referee(tint, { x: 580, y: 400, size: 1.35, mirror: true }, 'stands') +
      book(530, 196, 0.95, tint, -6) +
      bubble(440, 50, 0.7, '?', -1) +
      chalk('M300 420l-12 26M340 430l12 26M290 480l-14 30M352 490l14 30', tint.accent, 12),
    overhead: (tint, year) => board('wooden', 300, -62, 0.78, tint, year, -3),
  },
  'The Sling': {
    place: (tint) => terrace(190, 400, tint) + pitch(400, tint),
    behind: (tint) =>
      sun(184, -54, 0.7, tint.accent) +
      // The tip of the horn, in its box.
      at(
        544,
        170,
        1.15,
        solid('M-62-10H62V64H-62Z', tint.deep) +
          solid('M-62-10L-46-56H78L62-10Z', tint.shade) +
          solid('M-52-6C-40-34 40-34 52-6 40 12-40 12-52-6Z', '#fff', 5) +
          solid('M-26-12C-16-44 4-60 34-66 24-46 20-26 18-8Z', tint.accent) +
          chalk('M-14-20L10-30M-4-38L16-46', INK, 5),
      ) +
      // Nobody left on the bench; the comb, on request.
      at(
        92,
        130,
        1.1,
        solid('M-62-50H62V66H-62Z', '#fff') +
          fill('M-16-36H16V-8H46V24H16V52H-16V24H-46V-8H-16Z', '#e2483f') +
          solid('M-30-50V-70H30V-50', tint.shade),
      ) +
      solid('M34 222Q92 206 150 222L96 318Q88 322 82 314Z', '#fff') +
      fill('M96 318L147 224Q120 216 100 214Z', tint.bright) +
      chalk('M34 222Q14 214 22 200M150 222Q172 212 162 198', INK, 7) +
      figures(
        'k2',
        'lies',
        [
          { x: 110, y: 480, size: 1.2 },
          { x: 540, y: 470, size: 1.2, mirror: true },
        ],
        outfit(tint, 'white'),
      ),
    overhead: (tint, year) =>
      solid('M242-114H462V-28H242Z', tint.shade) +
      fill('M252-104H452V-38H252Z', tint.night) +
      words(`${year}`, 306, -70, 44, '#fff', 96) +
      words('3 – 4', 408, -70, 44, tint.accent, 84),
  },
  'The Raincoat Passes': {
    behind: (tint) =>
      // The clock tower of the great island.
      solid('M496 60H588V480H496Z', tint.shade) +
      fill('M560 63H585V480H560Z', tint.deep) +
      solid('M486 70L542-60 598 70Z', tint.deep) +
      at(
        540,
        130,
        1,
        solid('M0-40A40 40 0 1 1-.1-40Z', '#fff') + chalk('M0 0V-26M0 0L16 8', INK, 7),
      ) +
      rainfall('#fff') +
      chalk('M70 470L160 330 60 250 180 160 90 60 250 10 200-70 420-60 470 60', INK, 15) +
      chalk('M70 470L160 330 60 250 180 160 90 60 250 10 200-70 420-60 470 60', '#fff', 7) +
      repeated(
        'k3',
        umbrella(0, 0, 1, tint.accent, tint.base),
        [84, 210, 0.95, -8],
        [140, 320, 0.9, 10],
        [50, 360, 0.9, -4],
        [560, 300, 1, 8],
        [600, 400, 0.9, -6],
      ) +
      balls([90, 60, 0.9], [420, -60, 0.9, 30], [180, 160, 0.8, 60]) +
      board('painted', 524, 226, 0.6, tint, 'SCHOOL', 4),
    overhead: (tint, year) => board('wooden', 306, -50, 0.7, tint, year, -3),
  },
  'The Cup in His Own City': {
    behind: (tint) =>
      // Two towers with onion domes: home.
      solid('M44 70H112V480H44ZM126 100H186V480H126Z', tint.shade) +
      solid(
        'M38 74C20 30 60 24 78-20 96 24 136 30 118 74ZM122 104C106 66 140 60 156 24 172 60 206 66 190 104Z',
        tint.deep,
      ) +
      chalk('M78-22V-44M156 22V2', INK, 7) +
      chalk('M62 110h32M62 150h32M142 140h28M142 180h28', tint.accent, 12) +
      fill('M94 80H109V480H94ZM170 108H183V480H170Z', tint.deep) +
      // The tent over the ground.
      solid(
        'M400 260C430 150 470 120 490 40 510 130 540 150 560 80 580 160 620 180 680 190V290H400Z',
        '#fff',
      ) +
      fill(
        'M490 56C500 140 470 220 440 257H520C516 200 500 120 490 56ZM560 96C566 160 570 220 560 257H640C600 220 570 160 560 96Z',
        tint.bright,
      ) +
      chalk('M490 40V4M560 80V50', INK, 7) +
      terrace(280, 420, tint) +
      cup(548, 330, 3, 5) +
      fill(glint(500, 120, 26) + glint(596, 190, 20) + glint(470, 220, 16), '#fff') +
      // His own postman.
      figure(
        'applauds',
        { x: 84, y: 470, size: 1.25 },
        { ...outfit(tint, 'dark'), shorts: tint.night },
      ) +
      solid('M60 192H128L140 206 50 204Q50 176 94 176Z', tint.accent, 5) +
      solid('M22 350H92V410H22Z', tint.base, 5) +
      chalk('M22 352L57 384 92 352', INK, 5),
    overhead: (tint, year) => board('electric', 320, -62, 0.8, tint, year),
  },
  'Three Pastures Running': {
    behind: (tint, year) =>
      // The shelf of a library that has three of them back.
      solid('M26 10H606V32H26ZM26 230H606V252H26Z', tint.shade) +
      solid('M26-10H48V480H26ZM584-10H606V480H584Z', tint.deep) +
      repeated(
        'k4',
        cup(0, 0, 1),
        [104, 228, 1.9],
        [528, 228, 1.9],
        [196, 8, 1.15],
        [436, 8, 1.15],
      ) +
      cup(316, 8, 1.3) +
      [tint.base, '#fff', tint.bright, tint.accent]
        .map((colour, i) =>
          solid(`M${58 + i * 24} ${400 - (i % 3) * 10}V256H${80 + i * 24}V400Z`, colour, 5),
        )
        .join('') +
      [tint.accent, tint.base, '#fff', tint.bright]
        .map((colour, i) => solid(`M${478 + i * 25} 400V256H${500 + i * 25}V400Z`, colour, 5))
        .join('') +
      // Stamped, and on time.
      at(
        92,
        66,
        1,
        solid('M-54-44H62V44H-54Z', '#fff') +
          chalk('M-36-20H40M-36 0H40M-36 20H40', tint.bright, 4) +
          words(String(year - 2), 4, -24, 27, INK) +
          words(String(year - 1), 4, 0, 27, INK) +
          words(String(year), 4, 25, 27, '#d8323e'),
        -6,
      ) +
      board('painted', 528, 80, 0.6, tint, 'ON TIME', 6),
  },
  'The Walk by Moonlight': {
    place: () =>
      fill('M-20-150H660V310H-20Z', MIDNIGHT, 'fill-opacity=".78"') +
      chalk('M200-90h.1M452-40h.1M400-100h.1M506 60h.1M590 50h.1M560 120h.1M250-30h.1', '#fff', 7) +
      fill('M-20 300H660V660H-20Z', MIDNIGHT) +
      fill('M60 300H170L60 660H-120ZM280 300H370L400 660H230ZM480 300H590L760 660H580Z', '#1d4a44'),
    behind: (tint) =>
      moon(116, 120, 1.65, tint) +
      // One line of prints, not one of them hurried.
      chalk(
        'M470 320l-4 8M488 326l-4 8M500 356l-6 10M522 364l-6 10M536 402l-8 12M560 412l-8 12',
        tint.bright,
        9,
      ) +
      // What he noticed.
      at(
        526,
        240,
        1.2,
        bar('M10-10L60-110H84', '#fff', 8) +
          solid('M-60-40H20V-6H-60Z', tint.accent) +
          solid('M-44-62H4V-40H-44Z', tint.base, 5) +
          solid('M-44-16a18 18 0 1 1-.1 0ZM8-20a22 22 0 1 1-.1 0Z', INK, 0) +
          chalk('M-44 2h.1M8 2h.1', '#fff', 12),
      ) +
      cup(60, 450, 1.6, -24),
    overhead: (tint, year) => board('electric', 326, -62, 0.72, tint, year),
    front: (tint) =>
      solid(
        'M-20 560C-10 500 0 480-10 440 14 480 20 500 24 540 30 500 44 480 60 460 50 500 50 520 52 544 66 520 80 510 100 500 86 520 84 540 84 560ZM660 560C650 500 640 480 652 430 624 480 616 510 612 540 604 500 590 480 572 456 584 500 584 520 582 544 566 520 552 512 534 504 548 524 550 540 550 560Z',
        tint.shade,
        5,
      ) + chalk('M10 540Q8 500 0 470M40 544Q44 510 52 484M620 544Q628 500 640 470', tint.bright, 5),
  },
};
