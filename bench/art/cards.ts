/**
 * Card pictures: as SVG, as PNG beside ten layers on a canvas, as a page that waits for them, as the
 * export of them all, and what a flood of them costs those who play.
 */
import { besideLayers } from './beside-layers.ts';
import { besideMatches } from './beside-matches.ts';
import { coldPages } from './cold-pages.ts';
import { exportTime } from './export-time.ts';
import { svgCost } from './svg-cost.ts';

svgCost();
await besideLayers();
await exportTime();
await coldPages();
await besideMatches();
