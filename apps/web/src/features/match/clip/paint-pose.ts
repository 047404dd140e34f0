import { callOf } from '../commentary.ts';
import { winnersScore, winningCard } from '../end/winning-card.ts';
import { write } from './canvas-words.ts';
import { cardSrc } from './clip-pictures.ts';
import { about, eased, paintCard, popped, type Sheet } from './sheet.ts';

/** The card that won, in all the light there is. */
export function paintPose(sheet: Sheet, share: number): void {
  const { ctx, look, width, height, tall, match } = sheet;
  const card = winningCard(match);
  if (!card) return;
  const x = width / 2;
  const wide = tall ? 760 : 470;
  const y = tall ? height * 0.4 : 60 + (wide * 7) / 10;
  const ground = ctx.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.7);
  ground.addColorStop(0, '#17583a');
  ground.addColorStop(1, look.pitch);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, width, height);
  paintRays(sheet, x, y, share);
  const step = popped(share, 0, 0.27);
  about(sheet, { x, y, scale: 0.4 + 0.6 * step, turn: -0.16 * (1 - step) }, () =>
    paintCard(sheet, cardSrc(card), x, y, wide),
  );
  const foot = y + (wide * 7) / 10;
  const title = `${callOf(match).title} ${winnersScore(match).join(':')}`;
  const came = eased(share, 0.18, 0.36);
  about(sheet, { x, y: foot, alpha: came }, () => {
    const centred = { x, width: width - 100 };
    const big = tall ? 170 : 130;
    const below = foot + (tall ? 150 : 100) + 30 * (1 - came);
    write(ctx, look, { ...centred, text: title, y: below, size: big, color: look.gold });
    const name = { ...centred, text: card.name, y: below + big * 0.75, size: tall ? 52 : 42 };
    write(ctx, look, { ...name, color: look.chalk, face: 'text' });
    const brand = { ...centred, text: 'Legendary Goats', y: height - (tall ? 110 : 48), size: 52 };
    write(ctx, look, { ...brand, color: look.chalk2 });
  });
}

/** Light that turns slowly behind it. */
function paintRays({ ctx, width, height }: Sheet, x: number, y: number, share: number): void {
  const far = Math.hypot(width, height);
  const light = ctx.createRadialGradient(x, y, 0, x, y, far * 0.62);
  light.addColorStop(0, 'rgb(242 182 50 / 34%)');
  light.addColorStop(1, 'rgb(242 182 50 / 0%)');
  ctx.fillStyle = light;
  ctx.beginPath();
  const every = Math.PI / 10;
  for (let ray = 0; ray < 20; ray += 1) {
    const at = ray * every - 0.24 * (1 - share);
    ctx.moveTo(x, y);
    ctx.arc(x, y, far, at, at + every * 0.4);
  }
  ctx.fill();
}
