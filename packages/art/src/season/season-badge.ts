import type { SeasonRankId } from '@goats/rules';
import { palette } from '../goat/palette.ts';
import { dot, fill, group, INK, outline } from '../ink/element.ts';
import type { Tones } from '../ink/tones.ts';
import { svgDocument } from '../picture/document.ts';
import { BLUE, BRONZE, GARNET, GOLD, SILVER, TIN, VIOLET, WOOD } from '../trophy/metals.ts';

const GRASS = palette('#9bd65a #4f9a3a #2f6b30 #1f4a26 #12301b');

/** A shield round (0,0), 140 wide; the lines within it are drawn to its outline. */
const SHIELD = 'M-70-72Q0-98 70-72V-6Q70 58 0 92Q-70 58-70-6Z';
const FIELD = 'M-52-58Q0-78 52-58V-8Q52 44 0 71Q-52 44-52-8Z';

function shield(rim: Tones, field: Tones): string {
  return (
    outline(SHIELD, 15) +
    fill(SHIELD, rim.base) +
    fill('M0-85Q40-85 70-72V-6Q70 58 0 92Z', rim.shade) +
    fill('M-70-72Q-62-75-60-76V-8Q-58 50-4 88L0 92Q-70 58-70-6Z', rim.light) +
    fill(FIELD, field.base, `stroke="${INK}" stroke-width="5"`) +
    fill('M4-66Q32-66 50-57V-8Q50 42 4 67Z', field.shade) +
    fill('M-50-57Q-44-60-38-61V-10Q-38 20-28 40Q-50 20-50-8Z', field.light)
  );
}

function roundel(rim: Tones, field: Tones): string {
  const light = 'M-56 54A78 78 0 0 1 56-54A96 96 0 0 0-56 54Z';
  const shade = 'M56-54A78 78 0 0 1-56 54A96 96 0 0 0 56-54Z';
  return (
    dot(0, 0, 80, rim.base, `stroke="${INK}" stroke-width="15" paint-order="stroke"`) +
    fill(light, rim.light) +
    fill(shade, rim.shade) +
    dot(0, 0, 60, field.base, `stroke="${INK}" stroke-width="5"`) +
    fill('M42-41A58 58 0 0 1-42 41A74 74 0 0 0 42-41Z', field.shade) +
    fill('M-50 22A55 55 0 0 1 6-55A64 64 0 0 0-50 22Z', field.light)
  );
}

const chevron = (y: number, metal: Tones) =>
  fill(
    `M-40 ${y + 20}L0 ${y - 10}L40 ${y + 20}V${y + 42}L0 ${y + 12}L-40 ${y + 42}Z`,
    metal.light,
    `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`,
  ) + fill(`M0 ${y - 7}L37 ${y + 21}V${y + 37}L0 ${y + 9}Z`, metal.base);

/** `star(0, 0, 40)`: five points, one upwards. */
function star(x: number, y: number, r: number, metal: Tones): string {
  const at = (n: number, far: number) => {
    const angle = (n * Math.PI) / 5 - Math.PI / 2;
    return `${Math.round(x + far * Math.cos(angle))} ${Math.round(y + far * Math.sin(angle))}`;
  };
  const points = Array.from({ length: 10 }, (_, n) => at(n, n % 2 === 0 ? r : r * 0.44));
  const halves = Array.from(
    { length: 5 },
    (_, n) => `M${x} ${y}L${at(2 * n, r)}L${at(2 * n + 1, r * 0.44)}Z`,
  );
  return (
    fill(
      `M${points.join('L')}Z`,
      metal.light,
      `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`,
    ) + fill(halves.join(''), metal.base)
  );
}

/** Two boards nailed across a post, and a daisy that came up beside them. */
function sundayLeague(): string {
  const edge = `stroke="${INK}" stroke-width="14" stroke-linejoin="round" paint-order="stroke"`;
  const petals = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<ellipse cy="-21" rx="12" ry="17" transform="rotate(${turn})"/>`)
    .join('');
  return (
    fill('M-15-92L0-100L15-92V92H-15Z', WOOD.shade, edge) +
    fill('M-15-92L-5-97V92H-15Z', WOOD.base) +
    fill('M-84-66L80-72L90-44L78-16L-84-12Z', WOOD.base, edge) +
    fill('M-84-66L80-72L84-60L-84-54Z', WOOD.light) +
    fill('M-84-28L82-30L78-16L-84-12Z', WOOD.shade) +
    fill('M-90 12L72 6L84 34L72 58L-90 62Z', WOOD.base, edge) +
    fill('M-90 12L72 6L77 18L-90 24Z', WOOD.light) +
    fill('M-90 46L77 44L72 58L-90 62Z', WOOD.shade) +
    outline('M-60-42H20M-30 34H34', 4, WOOD.deep) +
    outline('M50 92Q44 40 34 8', 16) +
    outline('M50 92Q44 40 34 8', 8, GRASS.base) +
    group(
      'transform="translate(32 -2)"',
      group(`fill="#fffdf2" stroke="${INK}" stroke-width="9" paint-order="stroke"`, petals) +
        dot(0, 0, 14, GOLD.base, `stroke="${INK}" stroke-width="5"`) +
        dot(-4, -4, 5, GOLD.light),
    )
  );
}

/** A tin plate with a ball on grass. */
function countyLeague(): string {
  return (
    roundel(TIN, GRASS) +
    dot(0, -2, 36, '#fffdf2', `stroke="${INK}" stroke-width="6"`) +
    fill('M26-26A35 35 0 0 1-22 27A44 44 0 0 0 26-26Z', '#cfd5dd') +
    fill('M0-20L17-8L11 13H-11L-17-8Z', INK) +
    outline('M0-20V-36M17-8L33-14M11 13L21 26M-11 13L-21 26M-17-8L-33-14', 5)
  );
}

const thirdDivision = () => shield(BRONZE, WOOD) + chevron(-14, BRONZE);

const secondDivision = () => shield(SILVER, BLUE) + chevron(-34, SILVER) + chevron(2, SILVER);

const championship = () => shield(SILVER, GARNET) + star(0, -4, 46, GOLD);

/** A shield with a crown on it. */
function premier(): string {
  const edge = `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`;
  return (
    shield(GOLD, BLUE) +
    fill('M-42 26V-16L-22 2L0-32L22 2L42-16V26Z', GOLD.light, edge) +
    fill('M0-28L20 4L38-9V23H0Z', GOLD.base) +
    fill('M-42 26H42V42H-42Z', GOLD.shade, edge) +
    dot(0, 34, 5, GARNET.light) +
    dot(-24, 34, 5, GARNET.light) +
    dot(24, 34, 5, GARNET.light) +
    dot(-42, -20, 8, GOLD.light, `stroke="${INK}" stroke-width="5"`) +
    dot(42, -20, 8, GOLD.base, `stroke="${INK}" stroke-width="5"`) +
    dot(0, -38, 8, GOLD.light, `stroke="${INK}" stroke-width="5"`)
  );
}

/** The globe, and laurel on both sides of it. */
function worldClass(): string {
  // From the foot up to the left, each leaf a little off the way that the branch goes.
  const leaves = [112, 138, 164, 190, 216]
    .map((angle) => {
      const x = Math.round(88 * Math.cos((angle * Math.PI) / 180));
      const y = Math.round(88 * Math.sin((angle * Math.PI) / 180)) - 4;
      return `<ellipse cx="${x}" cy="${y}" rx="10" ry="23" transform="rotate(${angle - 200} ${x} ${y})"/>`;
    })
    .join('');
  const laurel = (mirror: string, tone: string) =>
    group(
      `${mirror}fill="${tone}" stroke="${INK}" stroke-width="12" paint-order="stroke" stroke-linejoin="round"`,
      leaves,
    );
  return (
    laurel('', GOLD.light) +
    laurel('transform="scale(-1 1)" ', GOLD.shade) +
    group('transform="translate(0 -6) scale(.84)"', roundel(GOLD, VIOLET)) +
    group(
      'transform="translate(0 -6)"',
      outline(
        'M-47 0H47M-40-26H40M-40 26H40M0-48V48M-22-43Q-36 0-22 43M22-43Q36 0 22 43',
        5,
        GOLD.light,
      ),
    ) +
    star(0, 84, 22, GOLD)
  );
}

/** Gold with horns: nothing is above it. */
function goat(): string {
  const edge = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;
  const horn = 'M-16-34Q-30-92-74-88Q-108-80-96-44Q-92-58-78-60Q-54-60-46-22Z';
  const ridges = 'M-30-60L-42-44M-46-76L-52-58M-66-86L-66-64M-88-80L-80-62';
  const half = (mirror: string, tone: Tones) =>
    group(
      mirror,
      fill(
        horn,
        tone.light,
        `stroke="${INK}" stroke-width="14" stroke-linejoin="round" paint-order="stroke"`,
      ) +
        fill('M-20-40Q-34-84-74-82Q-94-76-94-54Q-88-66-76-66Q-50-64-40-24Z', tone.base) +
        outline(ridges, 5, tone.deep),
    );
  return (
    half('', GOLD) +
    half('transform="scale(-1 1)"', { ...GOLD, light: GOLD.base, base: GOLD.shade }) +
    group('transform="translate(0 12) scale(.86)"', shield(GOLD, GARNET)) +
    // A long face, ears to the side, and the beard.
    fill('M-22-26L-56-20Q-52 0-24-4Z', SILVER.base, edge) +
    fill('M22-26L56-20Q52 0 24-4Z', SILVER.shade, edge) +
    fill('M-12 44L0 82L12 44Z', SILVER.shade, edge) +
    fill('M-26-36Q0-48 26-36L18 22Q16 52 0 54Q-16 52-18 22Z', SILVER.light, edge) +
    fill('M4-40Q16-40 24-34L16 22Q14 48 4 51Z', SILVER.base) +
    fill('M-20-10H-6V-3H-20ZM6-10H20V-3H6Z', INK) +
    outline('M-7 36L0 42L7 36M0 42V48', 4)
  );
}

const DRAWINGS: Readonly<Record<SeasonRankId, () => string>> = {
  'sunday-league': sundayLeague,
  'county-league': countyLeague,
  'third-division': thirdDivision,
  'second-division': secondDivision,
  championship,
  premier,
  'world-class': worldClass,
  goat,
};

/** The badge of a season's rank, square. `seasonBadgePicture('championship', 'Championship')` */
export function seasonBadgePicture(rank: SeasonRankId, title: string): string {
  return svgDocument(
    { width: 480, height: 480, viewBox: '-112 -112 224 224', title },
    DRAWINGS[rank](),
  );
}
