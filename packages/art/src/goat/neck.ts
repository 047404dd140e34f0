import { fill } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { GoatDesign } from './goat-design.ts';
import { type Layer, solid } from './layer.ts';

/**
 * The neck of a portrait, upright between collar and jaw.
 * @example drawNeck(pen(space.neck), design)
 */
export function drawNeck(p: Pen, { fur: coat, neck }: GoatDesign): Layer {
  const fur = neck ?? coat;
  return solid(
    part(
      'neck',
      p.shape(
        '236,210! 206,276 190,312 160,352! 240,470 360,470 444,352! 412,316 396,262 372,200!',
      ),
      fur.base,
      fill(
        p.shapes(
          '216,300! 240,330 290,356 340,362 400,316! 440,290 470,380 300,480 250,440 232,400 216,350',
          '330,200! 330,360 400,330! 440,330 470,380 300,480 360,300',
        ),
        fur.shade,
      ) +
        fill(
          p.shape(
            '320,180! 352,240 366,300 352,350 290,352 226,312! 256,400 300,440 420,420 392,350 398,280 380,180!',
          ),
          fur.deep,
        ) +
        fill(p.shape('206,232! 200,280 192,320 166,350! 180,358 202,326 212,280'), fur.light) +
        fill(
          p.inks(
            ['222,306 212,340 224,388', '240,330 238,360 252,398', '398,290 398,340 376,388'],
            4.6,
          ) +
            p.inks(
              ['198,300 194,312 186,322', '206,322 202,336 192,346', '406,322 412,334 420,342'],
              3,
              0.25,
            ),
          fur.line,
        ),
    ),
  );
}
