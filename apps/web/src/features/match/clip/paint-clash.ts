import { attributeLabel, halves } from '@goats/rules';
import { roundTitle, stageCall, verdictWords } from '../commentary.ts';
import { crowdBonus } from '../crowd.ts';
import type { MatchRound } from '../match-types.ts';
import { inCapitals } from '../plain-addresses.tsx';
import { playerName } from '../player-name.ts';
import { scoreAfter } from '../stage/play-of.ts';
import { write } from './canvas-words.ts';
import { goatSrc } from './clip-pictures.ts';
import {
  about,
  eased,
  paintHalf,
  paintSeam,
  plate,
  popped,
  type Sheet,
  type Side,
} from './sheet.ts';

const SIDES = ['near', 'far'] as const;
const SEATS = [0, 1] as const;

interface Moment {
  readonly step: 'meet' | 'verdict';
  readonly share: number;
  readonly deciding: boolean;
}

const barOf = ({ tall }: Sheet) => (tall ? 230 : 170);

/** A round: two goats, two numbers that slam, and one that gives way. */
export function paintClash(sheet: Sheet, round: MatchRound, moment: Moment): void {
  const { width, height, tall, ctx, look, match } = sheet;
  const { step, share, deciding } = moment;
  const decided = step === 'verdict';
  const won = winnerOf(sheet, round);
  const gone = decided && won ? eased(share, 0, 0.35) : 0;
  const shift = won === null ? 0 : (won === 'near' ? 1 : -1) * 0.06 * gone;
  const bar = barOf(sheet);
  ctx.fillStyle = look.pitch;
  ctx.fillRect(0, 0, width, height);
  // The numbers shake the ground they land on.
  const blow = decided ? 0 : Math.max(0, 1 - Math.abs(share - 0.62) / 0.12);
  ctx.save();
  ctx.translate(Math.sin(share * 90) * 7 * blow, Math.cos(share * 70) * 5 * blow);
  for (const seat of SEATS) {
    const side = SIDES[seat];
    const wins = won === side;
    const away = decided ? 0 : 0.45 * (1 - eased(share, 0, 0.3));
    const closer = deciding ? 0.05 * (decided ? 1 : share) : 0;
    const zoom = 1 + closer + (wins ? 0.1 * gone : 0);
    const night = won !== null && !wins ? 0.68 * gone : 0;
    const src = goatSrc(match, round.round, seat);
    paintHalf(sheet, { src, side, bar, zoom, night, away, shift });
  }
  paintSeam(sheet, shift);
  paintFlash(sheet, blow);
  // The one that gives way lies below.
  const order = won === 'near' ? ([1, 0] as const) : SEATS;
  for (const seat of order) paintFigure(sheet, round, seat, moment, gone);
  ctx.restore();
  paintTitle(sheet, roundTitle(round, deciding), attributeLabel(round.attribute));
  paintScore(sheet, round.round - (decided ? 0 : 1), gone);
  if (!decided) return;
  const [x, y] = [width / 2, tall ? height / 2 : height - 96];
  about(sheet, { x, y, scale: 0.6 + 0.4 * popped(share, 0, 0.3) }, () =>
    paintVerdict(sheet, verdictWords(match, round), won, x, y),
  );
}

/** The lights go down. */
export function paintDecider(sheet: Sheet, round: MatchRound, share: number): void {
  const { width, height, look, ctx, match } = sheet;
  for (const seat of SEATS) {
    const src = goatSrc(match, round.round, seat);
    const night = 0.25 + 0.55 * eased(share, 0, 0.5);
    paintHalf(sheet, { src, side: SIDES[seat], bar: 0, night, zoom: 1 });
  }
  paintSeam(sheet);
  const { title, text } = stageCall(match, 'decider', false);
  about(sheet, { x: width / 2, y: height / 2, scale: 0.8 + 0.2 * popped(share, 0, 0.4) }, () => {
    const centred = { x: width / 2, width: width - 200 };
    plate(sheet, width / 2, height / 2, width - 60, 310);
    write(ctx, look, { ...centred, text: title, y: height / 2 - 50, size: 150, color: look.gold });
    const said = { ...centred, text, y: height / 2 + 78, size: 48, color: look.chalk };
    write(ctx, look, { ...said, face: 'text', lines: 2 });
  });
}

function winnerOf({ match }: Sheet, round: MatchRound): Side | null {
  if (round.winner === null) return null;
  return round.winner === match.players[0].address ? 'near' : 'far';
}

function paintFlash({ ctx, width, height }: Sheet, blow: number): void {
  if (blow === 0) return;
  const light = ctx.createRadialGradient(
    ...([width / 2, height / 2, 0, width / 2, height / 2, width * 0.7] as const),
  );
  light.addColorStop(0, `rgb(255 244 200 / ${0.8 * blow})`);
  light.addColorStop(1, 'rgb(255 244 200 / 0%)');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
}

function paintFigure(
  sheet: Sheet,
  round: MatchRound,
  seat: 0 | 1,
  { step, share }: Moment,
  gone: number,
): void {
  const { ctx, look, width, height, tall, match } = sheet;
  const near = seat === 0;
  const won = winnerOf(sheet, round);
  const wins = won === SIDES[seat];
  const gives = won !== null && !wins;
  const size = tall ? 400 : 320;
  // Upright, beside the face and above where the verdict stands.
  const x = tall ? (near ? width - 270 : 270) : near ? width * 0.24 : width * 0.76;
  const y = tall ? (near ? height * 0.33 : height - 300) : height * 0.66;
  const landed = step === 'verdict' ? 1 : eased(share, near ? 0.2 : 0.42, near ? 0.4 : 0.62);
  if (landed === 0) return;
  const after = wins ? 1 + 0.14 * gone : gives ? 1 - 0.28 * gone : 1;
  const turn = gives ? (near ? -1 : 1) * 0.15 * gone : 0;
  const alpha = Math.min(1, landed * 2) * (gives ? 1 - 0.4 * gone : 1);
  about(sheet, { x, y, scale: (3 - 2 * landed) * after, turn, alpha }, () => {
    const color = wins && gone > 0 ? (near ? look.success : look.gold) : look.chalk;
    const value = { text: String(round.values[seat]), x, y, size, width: size * 1.2, color };
    const { width: wide } = write(ctx, look, { ...value, outline: look.pitch });
    const bonus = crowdBonus(match, seat, round.round);
    if (bonus === 0) return;
    // Towards the middle, where there is room for it.
    const right = near !== tall;
    const beside = {
      x: x + (right ? wide / 2 : -wide / 2),
      align: right ? 'left' : 'right',
    } as const;
    write(ctx, look, {
      ...{ text: `+${halves(bonus)}`, y: y - size * 0.3, size: size * 0.24, width: size * 0.5 },
      ...{ color: look.gold, outline: look.pitch, ...beside },
    });
  });
  const name = playerName(match.players[seat]);
  paintName(sheet, name, x, y + size * 0.5);
}

function paintName({ ctx, look, width }: Sheet, name: string, x: number, y: number): void {
  const size = 36;
  ctx.font = `600 ${size}px ${look.text}`;
  const room = width * 0.42;
  const wide = Math.min(room, ctx.measureText(name).width) + 36;
  ctx.fillStyle = 'rgb(5 13 9 / 84%)';
  ctx.beginPath();
  ctx.roundRect(x - wide / 2, y - 30, wide, 60, 8);
  ctx.fill();
  write(ctx, look, { text: name, x, y, size, width: room, color: look.chalk, face: 'text' });
}

function paintTitle(sheet: Sheet, title: string, attribute: string): void {
  const { ctx, look, width, tall } = sheet;
  const bar = barOf(sheet);
  ctx.fillStyle = look.pitch;
  ctx.fillRect(0, 0, width, bar);
  ctx.fillStyle = look.gold;
  ctx.fillRect(0, bar - 8, width, 8);
  const centred = { x: width / 2, width: width - 360 };
  const low = tall ? bar - 80 : bar - 66;
  write(ctx, look, { ...centred, text: title, y: low - 72, size: 48, color: look.gold });
  write(ctx, look, { ...centred, text: attribute, y: low, size: 104, color: look.chalk });
}

/** How it stands, at both ends of the bar. */
function paintScore(sheet: Sheet, told: number, gone: number): void {
  const { ctx, look, width, tall, match } = sheet;
  const now = scoreAfter(match, match.rounds.slice(0, told));
  const before = scoreAfter(match, match.rounds.slice(0, told - 1));
  const y = barOf(sheet) - (tall ? 80 : 82);
  for (const seat of SEATS) {
    const x = seat === 0 ? 90 : width - 90;
    const fresh = gone > 0 && now[seat] > before[seat];
    const color = fresh ? (seat === 0 ? look.success : look.gold) : look.chalk2;
    about(sheet, { x, y, scale: fresh ? 1.5 - 0.5 * gone : 1 }, () => {
      write(ctx, look, { text: String(now[seat]), x, y, size: 112, width: 120, color });
    });
  }
}

function paintVerdict(sheet: Sheet, text: string, won: Side | null, x: number, y: number): void {
  const { ctx, look, width } = sheet;
  const size = 84;
  const room = width - 160;
  ctx.font = `900 ${size}px ${look.display}`;
  const whole = ctx.measureText(inCapitals(text)).width;
  const two = whole > room;
  plate(sheet, x, y, Math.min(room, two ? whole * 0.62 : whole) + 120, two ? 210 : 128);
  const color = won === 'near' ? look.success : look.chalk;
  write(ctx, look, { text, x, y: y + 8, size, width: room, color, lines: 2 });
}
