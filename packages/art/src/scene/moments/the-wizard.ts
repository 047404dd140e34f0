import { fill, INK } from '../../ink/element.ts';
import { chalk } from '../brush.ts';
import { figure, figures, keeperOutfit, outfit } from './kit/people.ts';
import {
  arrow,
  at,
  ballPath,
  balls,
  bar,
  board,
  bubble,
  dashPath,
  goal,
  solid,
  words,
} from './kit/things.ts';
import { car } from './kit/things-outdoors.ts';
import { pitch, terrace, towerBlock, tree } from './kit/things-places.ts';
import { cup, notes, table } from './kit/things-props.ts';
import { moon, wind } from './kit/things-weather.ts';
import type { MomentScenes } from './moment-scene.ts';

export const theWizard: MomentScenes = {
  'The Square With One Tree': {
    place: (tint) =>
      fill('M-20 430H660V660H-20Z', tint.shade) +
      chalk(
        'M-20 470H660M-20 520H660M316 430V660M200 430L80 660M432 430L560 660M90 430L-20 530M540 430L660 530',
        tint.deep,
        5,
      ),
    behind: (tint) =>
      towerBlock(146, 470, 116, 520, tint) +
      towerBlock(392, 470, 96, 440, tint) +
      towerBlock(484, 470, 120, 590, tint) +
      tree(92, 440, 1.75, tint) +
      // The scout who came to watch somebody else.
      figure(
        'looksBack',
        { x: 548, y: 410, size: 1.25, mirror: true },
        { ...outfit(tint), shirt: tint.night, shade: INK, shorts: tint.night },
      ) +
      solid('M484 122H594L586 106H570Q564 74 536 78T508 106H492Z', tint.accent) +
      solid('M566 260l44-12 12 52-44 12z', '#fff') +
      chalk('M578 272l24-6M582 288l24-6', tint.deep, 4),
    overhead: (tint, year) => board('painted', 300, -62, 0.8, tint, year, -4),
  },
  'The Car Park Chip': {
    place: (tint) =>
      fill('M-20 236H660V660H-20Z', tint.deep) +
      chalk(
        'M-20 240H660M150 240L40 560M250 240L220 560M380 240L410 560M480 240L590 560',
        '#fff',
        6,
      ),
    behind: (tint, year) =>
      goal(510, 250, 1.5, tint, 2) +
      figure('looksUp', { x: 552, y: 268, size: 1.05, mirror: true }, keeperOutfit(tint)) +
      ballPath('30,440 50,40 230,-90 400,-66', 32, tint) +
      balls([418, -58, 1.25, 20]) +
      at(
        92,
        110,
        1,
        bar('M0 60V230', tint.shade, 12) +
          solid('M-50-66H50V66H-50Z', tint.base) +
          fill('M-40-56H40V56H-40Z', '#fff') +
          words('P', 0, -16, 78, tint.deep) +
          words(String(year), 0, 40, 30, tint.deep),
      ) +
      wind(300, 40, 0.9, '#fff', -1) +
      car(530, 440, 1.1, tint, tint.bright) +
      car(90, 450, 1.1, tint, tint.accent, -1),
  },
  'Two With the Head': {
    place: (tint) => terrace(150, 400, tint) + pitch(400, tint),
    behind: (tint) =>
      figures(
        'w2',
        'jumps',
        [
          { x: 100, y: 350, size: 1.3 },
          { x: 546, y: 330, size: 1.3, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      ballPath('50,470 20,120 168,20', 26, tint) +
      ballPath('590,470 616,100 456,6', 26, tint) +
      balls([176, 16, 1.1, 10], [446, 0, 1.1, 60]),
    overhead: (tint, year) => board('electric', 308, -62, 0.8, tint, year),
    front: (tint) => notes(60, 500, 0.8, tint.accent, -8) + notes(500, 506, 0.7, '#fff', 10),
  },
  'The Slow Turn': {
    place: (tint) => pitch(380, tint),
    behind: (tint) =>
      fill('M540 84L-40-110V240L540 120Z', tint.accent, 'fill-opacity=".8"') +
      solid('M484 470L504 150H576L596 470Z', '#fff') +
      fill('M500 220H580L585 290H495ZM490 360H590L594 430H486Z', tint.base) +
      fill('M560 150H576L596 470H570Z', tint.deep, 'fill-opacity=".4"') +
      solid('M504 66H576V140H504Z', tint.accent) +
      chalk('M528 68V138M552 68V138', INK, 5) +
      solid('M492 68Q540 6 588 68ZM488 138H592V156H488Z', tint.deep) +
      figures(
        'w3',
        'looksBack',
        [
          { x: 96, y: 290, size: 1.15, mirror: true },
          { x: 196, y: 250, size: 0.9 },
          { x: 48, y: 470, size: 1.2 },
          { x: 572, y: 500, size: 1.15, mirror: true },
        ],
        outfit(tint, 'white'),
      ) +
      arrow('M150 470C170 400 460 400 486 456', 'M456 450L500 506 520 440Z', '#fff', 14),
    overhead: (tint, year) => board('slate', 300, -62, 0.72, tint, year, 3),
  },
  'The Volley With the Wrong Leg': {
    behind: (tint) =>
      moon(250, -40, 1.3, tint) +
      dashPath('M250-60C380-150 500-80 530 60', 9, '#fff') +
      ballPath('490,-50 552,30 560,130', 28, tint) +
      balls([250, -50, 0.7]) +
      // The band, on its second verse.
      at(
        96,
        230,
        1,
        solid('M-52 60C-70-10-46-60 0-60 44-60 60-20 44 20 30 56-30 84-52 60Z', tint.accent) +
          solid('M-26 16C-30-20-16-34 4-34 24-34 30-12 20 6 10 24-16 36-26 16Z', tint.night, 5) +
          bar('M30-40C44-80 30-110-6-116', tint.accent, 16) +
          solid('M-56-170C-60-130-30-100 8-104L16-132C-6-150-20-190-56-170Z', tint.bright) +
          solid('M-58-172C-34-190 2-156-12-122-40-130-56-146-58-172Z', tint.shade, 5) +
          chalk('M-44 30q-8-40 14-66', '#fff', 7),
      ) +
      notes(110, 60, 0.8, '#fff', -12) +
      notes(150, 180, 0.6, tint.accent, 8) +
      figure('looksUp', { x: 556, y: 500, size: 1.2, mirror: true }, outfit(tint, 'white')),
    overhead: (tint, year) => board('wooden', 400, -62, 0.66, tint, year, 4),
  },
  'The Lesson in the Quarter-Final': {
    behind: (tint) =>
      solid('M30-116H602V290H30Z', tint.shade, 8) +
      solid('M46-98H586V274H46Z', tint.night, 5) +
      chalk('M66 90Q104-30 146 86M138 72l8 16 12-14M72 78l14 14M86 78l-14 14', '#fff', 6) +
      words('1. LOB', 106, 122, 32, tint.accent) +
      chalk('M518 30a30 30 0 1 1-32 36M476 52l10 16 16-12', '#fff', 6) +
      words('2. TURN', 522, 122, 32, tint.accent) +
      figures(
        'w4',
        'points',
        [
          { x: 44, y: 400, size: 1.2 },
          { x: 590, y: 400, size: 1.2, mirror: true },
        ],
        { ...outfit(tint, 'white'), fur: tint.base, far: tint.shade },
      ) +
      solid('M-10 330H150V354H-10ZM486 330H650V354H486Z', tint.base) +
      bar('M10 354V560M130 354V560M506 354V560M630 354V560', tint.deep, 9) +
      at(
        120,
        322,
        1,
        solid('M0 6C-34 6-36-40-8-36L0-32 8-36C36-40 34 6 0 6Z', '#e2483f', 5) +
          chalk('M0-32Q2-46 12-50', INK, 6),
      ),
    overhead: (_tint, year) => words(`LESSON ${year}`, 310, -74, 40, '#fff', 310),
  },
  'The Short Conversation': {
    place: (tint) => terrace(200, 400, tint) + pitch(400, tint),
    behind: (tint) =>
      figure(
        'lies',
        { x: 556, y: 180, size: 1.05, turn: -60, mirror: true },
        outfit(tint, 'white'),
      ) +
      solid(
        'M470 280l-34-28 42-2 0-46 28 34 34-30-2 44 44 2-34 28 30 32-46-4-6 42-28-32-32 30z',
        tint.accent,
      ) +
      bubble(112, 70, 1.05, '. . . !') +
      table(84, 250, 1, tint) +
      solid('M24 230H144Q138 246 116 246H52Q30 246 24 230Z', '#fff', 5) +
      solid('M42 230a24 16 0 0 1 46-5a24 16 0 0 1 42 5ZM62 210a24 16 0 0 1 48 0Z', '#d99a55', 5) +
      chalk('M56 220h.1M74 219h.1M100 219h.1M116 222h.1M84 204h.1', INK, 6) +
      cup(560, 470, 2, 8),
    overhead: (tint, year) => board('electric', 308, -62, 0.8, tint, year),
  },
};
