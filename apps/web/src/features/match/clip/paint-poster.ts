import { avatarSrc } from '@goats/ui/avatar.tsx';
import { nameParts } from '@goats/ui/card-name.tsx';
import { posterWords, VERSUS } from '../kick-off/kick-off.ts';
import { playerName } from '../player-name.ts';
import { write } from './canvas-words.ts';
import { cardSrc, goatSrc, playedCard } from './clip-pictures.ts';
import {
  about,
  cutOf,
  eased,
  paintCard,
  paintHalf,
  paintSeam,
  plate,
  polygon,
  popped,
  type Sheet,
} from './sheet.ts';

const SIDES = ['near', 'far'] as const;

/** Both goats, who brings them and what for; whole in the first frame, which is often all one sees. */
export function paintPoster(sheet: Sheet, share: number): void {
  const { width, height, tall, match } = sheet;
  for (const seat of [0, 1] as const) {
    const src = goatSrc(match, 1, seat);
    paintHalf(sheet, { src, side: SIDES[seat], bar: tall ? 150 : 0, zoom: 1 + share * 0.06 });
  }
  paintFoot(sheet);
  paintSeam(sheet);
  for (const seat of [0, 1] as const) paintSide(sheet, seat, share);
  about(sheet, { x: width / 2, y: height / 2, scale: 0.7 + 0.3 * popped(share, 0, 0.3) }, () => {
    plate(sheet, width / 2, height / 2, 210, 150);
    const v = { text: VERSUS, x: width / 2, y: height / 2 + 8, size: 140, width: 200 };
    write(sheet.ctx, sheet.look, { ...v, color: sheet.look.chalk });
  });
  paintStake(sheet);
}

/** Words are read on the dark; the lower of two goats keeps its horns in the light. */
function paintFoot(sheet: Sheet): void {
  const { ctx, width, height, tall } = sheet;
  for (const side of SIDES) {
    const [from, to] = tall ? (side === 'near' ? [0.28, 0.52] : [0.74, 1]) : [0.45, 1];
    const dark = ctx.createLinearGradient(0, from * height, 0, to * height);
    dark.addColorStop(0, 'rgb(7 20 14 / 0%)');
    dark.addColorStop(0.8, 'rgb(7 20 14 / 92%)');
    ctx.save();
    polygon(ctx, cutOf(sheet, side));
    ctx.clip();
    ctx.fillStyle = dark;
    ctx.fillRect(0, from * height, width, height);
    ctx.restore();
  }
}

function paintSide(sheet: Sheet, seat: 0 | 1, share: number): void {
  const { ctx, look, width, height, tall, match, pictures } = sheet;
  const card = playedCard(match, 1, seat);
  const near = seat === 0;
  const small = tall ? 210 : 170;
  const edge = 48;
  const x = near ? edge + small / 2 : width - edge - small / 2;
  // Above the seam, which rises to the right: it would strike a name out.
  const foot = tall && near ? height * 0.43 : height - 60;
  const y = foot - (small * 7) / 10;
  const turn = (near ? -1 : 1) * 0.07 * (2 - eased(share, 0, 0.4));
  about(sheet, { x, y, turn }, () => paintCard(sheet, cardSrc(card), x, y, small));
  const from = edge + small + 32;
  const room = tall ? width - from - edge : width / 2 - from - (near ? 70 : 30);
  const align = near ? 'left' : 'right';
  const at = near ? from : width - from;
  const [goat = '', number = ''] = nameParts(card.name);
  const name = { x: at, width: room, align, outline: look.pitch } as const;
  const big = tall ? 104 : 76;
  write(ctx, look, {
    ...name,
    text: goat,
    y: foot - big * 2,
    size: big,
    color: look.chalk,
    lines: 2,
  });
  write(ctx, look, {
    ...name,
    text: number,
    y: foot - big * 0.95,
    size: big * 0.55,
    color: look.chalk2,
  });
  const face = tall ? 60 : 48;
  const middle = foot - face * 0.3;
  ctx.save();
  ctx.beginPath();
  ctx.arc(at + (near ? face / 2 : -face / 2), middle, face / 2, 0, 2 * Math.PI);
  ctx.clip();
  const avatar = pictures.get(avatarSrc(match.players[seat].address))!;
  ctx.drawImage(avatar, near ? at : at - face, middle - face / 2, face, face);
  ctx.restore();
  const beside = near ? at + face + 14 : at - face - 14;
  write(ctx, look, {
    ...{ text: playerName(match.players[seat]), x: beside, y: middle, size: tall ? 40 : 32 },
    ...{ color: look.chalk, width: room - face - 14, align, face: 'text' },
  });
}

function paintStake(sheet: Sheet): void {
  const { ctx, look, width, match } = sheet;
  const { stake, cards } = posterWords(match);
  const paid = match.stake > 0;
  const [y, wide, high] = [110, 380, 132];
  ctx.beginPath();
  ctx.roundRect(width / 2 - wide / 2, y - high / 2, wide, high, 10);
  ctx.fillStyle = paid ? look.gold : look.chalk;
  ctx.fill();
  const color = paid ? look.goldInk : look.ink;
  const centred = { x: width / 2, width: wide - 60, color };
  write(ctx, look, { ...centred, text: stake, y: y - 18, size: 70 });
  write(ctx, look, { ...centred, text: cards, y: y + 38, size: 42 });
}
