import { dot, fill, INK, outline } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { Tones } from '../ink/tones.ts';
import type { CollarName } from './goat-design.ts';
import { flat, type Layer, solid, stack } from './layer.ts';
import type { Fur } from './palette.ts';

interface CollarSetting {
  readonly p: Pen;
  readonly trim: Tones;
  readonly pipe: string;
  readonly fur: Fur;
}

/**
 * The collar of a shirt, with the fur that shows in its opening.
 * @example drawCollar('vee', { p: pen(body), trim: tones('#128256'), pipe: '#fff', fur })
 */
export function drawCollar(name: CollarName, setting: CollarSetting): Layer {
  switch (name) {
    case 'round':
      return roundCollar(setting);
    case 'vee':
      return veeCollar(setting);
    case 'polo':
      return wingCollar(setting, false);
    case 'wide':
      return wingCollar(setting, true);
  }
}

function roundCollar({ p, trim, pipe }: CollarSetting): Layer {
  return solid(
    part(
      'col',
      p.shape(
        '168,344! 170,364 192,390 236,418 304,441 372,416 416,387 436,362 436,342! 418,332! 408,354 384,378 350,398 304,410 254,396 214,372 196,350 188,332!',
      ),
      trim.base,
      fill(p.shape('168,336! 172,364 194,388 236,416! 246,402 214,376 188,326!'), trim.light) +
        fill(p.shape('340,400! 384,380 430,326! 456,380 372,426 330,446'), trim.shade) +
        outline(p.line('176,352 200,382 240,407 304,426 368,405 410,377 430,350'), 2.4, pipe),
    ),
  );
}

function buttonRow(p: Pen, rows: readonly number[], colour: string): string {
  return rows
    .map((y) => {
      const at = p.place({ x: 305, y });
      return dot(
        Math.round(at.x),
        Math.round(at.y),
        4.4,
        colour,
        `stroke="${INK}" stroke-width="2.4"`,
      );
    })
    .join('');
}

function veeCollar({ p, trim, pipe, fur }: CollarSetting): Layer {
  const opening = part(
    'colo',
    p.shape('200,366! 236,398 304,462! 370,396 402,366! 352,412 304,420 250,408'),
    fur.deep,
    fill(p.shape('190,350! 236,398 302,462! 284,430 262,400'), fur.shade) +
      fill(
        p.inks(
          ['270,392 274,408 284,420', '290,410 294,426 302,438', '320,396 318,412 310,428'],
          3.6,
          0.25,
        ),
        fur.line,
      ),
    0,
  );
  const band = part(
    'col',
    p.shape(
      '166,344! 174,368 222,426 304,500! 386,422 432,366 438,342! 420,330! 404,358 370,396 304,460! 236,398 202,358 186,330!',
    ),
    trim.base,
    fill(
      p.shape('166,344! 174,368 222,426 304,500! 304,462! 236,398 202,358 186,330!'),
      trim.light,
    ) +
      fill(
        p.shape('304,500! 386,422 432,366 438,342! 420,330! 404,374 370,412 304,480!'),
        trim.shade,
      ) +
      outline(p.line('176,352 226,412 304,481! 384,410 430,350'), 2.6, pipe),
  );
  return stack(flat(opening.markup, opening.defs), solid(band));
}

function wingCollar({ p, trim, pipe }: CollarSetting, long: boolean): Layer {
  const drop = long ? 34 : 0;
  const placket = part(
    'plk',
    p.shape(`288,426! 320,426! 323,${500 + drop}! 306,${509 + drop} 288,${500 + drop}!`),
    trim.light,
    fill(p.shape('306,420! 340,420! 340,560! 306,560!'), trim.base),
    3.4,
  );
  const right = part(
    'colR',
    p.shape(
      `422,328! 438,340 450,364! ${434 + drop * 0.3},${402 + drop * 0.4} ${402 + drop * 0.4},${440 + drop * 0.6} ${364 + drop * 0.6},${460 + drop}! 336,444 308,428! 354,402 392,370`,
    ),
    trim.shade,
    fill(p.shape('422,324! 392,370 352,402 306,428! 326,442! 372,412 410,382 444,350'), trim.base) +
      outline(
        p.line(
          `442,366 ${424 + drop * 0.4},${400 + drop * 0.4} 394,${434 + drop * 0.6} ${364 + drop * 0.6},${450 + drop}`,
        ),
        2.8,
        pipe,
      ),
  );
  const left = part(
    'colL',
    p.shape(
      `184,328! 168,340 156,366! ${174 - drop * 0.3},${404 + drop * 0.4} ${208 - drop * 0.4},${444 + drop * 0.6} ${246 - drop * 0.6},${464 + drop}! 270,446 298,428! 250,404 212,372`,
    ),
    trim.base,
    fill(p.shape('184,324! 168,340 154,366! 176,404! 200,398 192,360'), trim.light) +
      outline(
        p.line(
          `164,368 ${182 - drop * 0.3},${400 + drop * 0.4} 216,${436 + drop * 0.6} ${246 - drop * 0.6},${454 + drop}`,
        ),
        2.8,
        pipe,
      ),
  );
  return stack(
    flat(
      placket.markup + buttonRow(p, long ? [456, 488, 520] : [452, 484], '#fff6e2'),
      placket.defs,
    ),
    solid(right, left),
  );
}
