import { fill, INK } from '../../ink/element.ts';
import { chalk, glint } from '../brush.ts';
import { figure, figures, keeperOutfit, outfit, referee } from './kit/people.ts';
import { at, ballPath, balls, board, clock, goal, repeated, solid, words } from './kit/things.ts';
import { balloon, basket, bench } from './kit/things-outdoors.ts';
import { bunting, pitch, streetLamp, terrace } from './kit/things-places.ts';
import { cake, cup, dummy, teapot } from './kit/things-props.ts';
import { rainfall, sun } from './kit/things-weather.ts';
import type { MomentScenes } from './moment-scene.ts';

const HILL =
  'M-20 350C60 300 160 300 250 350 330 380 400 220 560 180 600 174 640 180 680 200V660H-20Z';

export const platinumPrince: MomentScenes = {
  'The Teapot Medical': {
    behind: (tint, year) =>
      // The picture of his chest, on the light box.
      solid('M36 10H180V330H36Z', tint.shade, 8) +
      solid('M50 26H168V314H50Z', tint.night, 5) +
      chalk(
        'M109 40V300M104 70C70 64 58 90 58 110M104 104C70 98 58 124 58 144M104 250C70 244 58 270 58 284M114 70C148 64 160 90 160 110M114 104C148 98 160 124 160 144M114 250C148 244 160 270 160 284',
        tint.bright,
        9,
      ) +
      teapot(106, 226, 0.66, tint) +
      // The eye chart reads the year.
      solid('M462 30H600V330H462Z', '#fff', 7) +
      words(String(year), 534, 100, 60, INK, 104) +
      words('T E A', 534, 164, 34, INK) +
      words('P O T', 534, 208, 26, tint.deep) +
      chalk('M490 240H566', tint.base, 6) +
      figure('points', { x: 64, y: 540, size: 1.1 }, { ...outfit(tint, 'white'), shorts: '#fff' }),
  },
  'A Good Evening to You Too': {
    behind: (tint) =>
      goal(556, 234, 1.75, tint, 2) +
      figure('points', { x: 560, y: 256, size: 1.05, mirror: true }, keeperOutfit(tint)) +
      figures(
        'p1',
        'freezes',
        [
          { x: 30, y: 330, size: 1.25 },
          { x: 84, y: 336, size: 1.25 },
          { x: 138, y: 342, size: 1.25 },
        ],
        outfit(tint, 'white'),
      ) +
      ballPath('250,480 20,220 40,-20 200,-80 360,4', 30, tint) +
      balls([372, 14, 1.1, 30]),
    overhead: (tint, year) =>
      // The corner, as announced.
      solid('M352-92L452-84 448-50 412-46 398-26 386-48 350-52Z', tint.accent, 5) +
      words('HERE', 400, -69, 32, INK) +
      board('slate', 208, -62, 0.6, tint, year),
  },
  'Four Dummies and a Scout': {
    behind: (tint) =>
      repeated('p3', dummy(0, 0, 1, tint), [58, 256, 1.05], [174, 256, 1.05], [566, 262, 1.1]) +
      dummy(116, 266, 1.05, tint, tint.accent) +
      at(116, 8, 0.9, solid('M0 30C-40 4-34-30-12-28L0-18 12-28C34-30 40 4 0 30Z', '#e2483f', 5)) +
      ballPath('90,480 -10,90 240,-130 470,-40', 30, tint) +
      balls([484, -30, 1.2, 20]) +
      figure(
        'points',
        { x: 590, y: 530, size: 1.2, mirror: true },
        { ...outfit(tint, 'dark'), shorts: tint.night },
      ),
    overhead: (tint, year) =>
      board('slate', 208, -62, 0.6, tint, year, -3) +
      board('slate', 424, -62, 0.6, tint, '41 / 41', 3),
  },
  'The Finest Match Anybody Lost': {
    place: (tint) => terrace(210, 400, tint) + pitch(400, tint),
    behind: (tint) =>
      clock(92, 70, 1, tint, 11, 55) +
      streetLamp(70, 450, 1, tint) +
      bench(110, 450, 0.8, tint) +
      // The shoot-out, spot by spot.
      at(
        540,
        90,
        1,
        solid('M-54-70H54V160H-54Z', tint.night) +
          chalk(
            'M-26-42h.1M26-42h.1M-26 0h.1M26 0h.1M-26 44h.1M-26 88h.1M26 88h.1',
            tint.accent,
            26,
          ) +
          chalk('M16 34l20 20M36 34l-20 20M-36 122l20 20M-16 122l-20 20', '#fff', 8) +
          chalk('M26 132h.1', tint.accent, 26),
      ) +
      rainfall('#fff'),
    overhead: (tint, year) =>
      // Three-one, and then it was three-three.
      solid('M176-116H452V-42H176Z', tint.shade) +
      fill('M186-108H442V-50H186Z', tint.night) +
      words('3 – 3', 380, -79, 50, tint.accent, 110) +
      words(String(year), 250, -79, 50, '#fff', 110),
  },
  'Nine in a Fortnight': {
    behind: (tint) => {
      const squares = Array.from(
        { length: 14 },
        (_, i) => `M${52 + (i % 2) * 54} ${26 + (i >> 1) * 46}h44v38h-44z`,
      );
      return (
        // The page of the fortnight, and what fell on it.
        solid('M34-10H168V366H34Z', '#fff', 7) +
        fill('M37-7H165V18H37Z', tint.base) +
        chalk(squares.join(''), tint.bright, 4) +
        balls(
          [76, 46, 0.62],
          [128, 92, 0.62, 20],
          [76, 138, 0.62, 40],
          [128, 138, 0.62, 60],
          [76, 230, 0.62, 10],
          [128, 276, 0.62],
          [76, 322, 0.62, 30],
          [188, -60, 1],
          [438, -60, 1, 40],
        ) +
        cup(540, 216, 2.4) +
        solid('M470 216H610V270H470Z', tint.deep) +
        words('PLATINUM?', 528, 243, 30, '#fff', 100) +
        fill(glint(510, 60, 24) + glint(590, 130, 18), '#fff') +
        // The engraver has run out of silver.
        figure(
          'despairs',
          { x: 570, y: 540, size: 1.1, mirror: true },
          { ...outfit(tint, 'dark'), shorts: tint.night },
        )
      );
    },
    overhead: (tint, year) => board('electric', 312, -62, 0.72, tint, year),
  },
  'The Recline': {
    place: (tint) =>
      fill(HILL, tint.shade) +
      chalk(
        'M-20 400C120 350 220 400 320 420S520 300 660 300M-20 470C160 430 300 500 660 400',
        tint.deep,
        6,
      ),
    behind: (tint) =>
      // Tokyo-on-the-Hill.
      at(
        548,
        200,
        1.15,
        solid('M-24-60H24V-16H-24ZM-34-10H34V40H-34ZM-16-106H16V-66H-16Z', '#fff', 5) +
          solid(
            'M-66-2C-40-10-30-22-26-30H26C30-22 40-10 66-2L60 8H-60ZM-52-58C-30-66-22-74-18-82H18C22-74 30-66 52-58L46-50H-46ZM-38-108C-18-116-10-124-6-140H6C10-124 18-116 38-108L32-100H-32Z',
            tint.accent,
            5,
          ) +
          chalk('M0-140V-166', INK, 7) +
          fill('M-8-2H8V40H-8Z', tint.night),
      ) +
      sun(190, -60, 0.62, tint.accent) +
      referee(tint, { x: 84, y: 340, size: 1.3 }, 'points') +
      solid('M150 66l30-30 18 16-28 32z', '#fff', 5) +
      // The picnic.
      solid('M430 470H640V540H430Z', '#fff') +
      fill(
        'M430 470H482V505H430ZM534 470H586V505H534ZM482 505H534V540H482ZM586 505H640V540H586Z',
        tint.base,
      ) +
      basket(556, 476, 0.72, tint) +
      solid('M470 476l-10-40h8v-18h14v18h8l-8 40z', tint.deep, 5),
    overhead: (tint, year) => board('wooden', 330, -62, 0.7, tint, year, 4),
    front: (tint) =>
      chalk(
        'M40 540q-6-24-16-34M60 540q2-30 12-40M84 540q-2-20-10-28M560 540q6-24 16-34M584 540q-2-30-12-40',
        tint.deep,
        7,
      ),
  },
  'The Birthday Party': {
    behind: (tint) =>
      bunting(-20, -80, 660, -50, 40, tint) +
      balloon(80, 100, 1.1, tint.accent) +
      cake(534, 300, 1.3, tint, '31') +
      // The one he missed.
      ballPath('200,480 60,200 300,-60 520,-10', 22, tint) +
      balls([534, -2, 1, 20]) +
      figures(
        'p2',
        'cheers',
        [
          { x: 70, y: 500, size: 1.15 },
          { x: 590, y: 520, size: 1.1, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      solid('M58 264L88 196 116 260Z', tint.accent, 5),
    overhead: (tint, year) => board('painted', 300, -40, 0.66, tint, year, -4),
  },
};
