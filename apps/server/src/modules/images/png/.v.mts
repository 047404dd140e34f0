import fs from 'node:fs';
import sharp from 'sharp';
import { deflateRuns } from './deflate-runs.ts';
import { encodePng } from './encode-png.ts';
import { pixelRuns } from './pixel-runs.ts';

const raw = fs.readFileSync('/tmp/px/raw.bin');
const N = 512 * 717;
const pics = Array.from(
  { length: 12 },
  (_, i) =>
    new Uint32Array(raw.buffer.slice(raw.byteOffset + i * N * 4, raw.byteOffset + (i + 1) * N * 4)),
);
for (const p of pics) {
  const png = encodePng(p, 512, 717);
  const back = await sharp(png).raw().toBuffer();
  if (Buffer.compare(back, Buffer.from(p.buffer)) !== 0) console.log('DIFF');
}
const cpu = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
for (let k = 0; k < 3; k++) {
  let c = cpu(),
    n = 0;
  for (const p of pics) n += encodePng(p, 512, 717).length;
  const t = (cpu() - c) / 12;
  c = cpu();
  for (const p of pics) pixelRuns(p, 512, 717);
  const t2 = (cpu() - c) / 12;
  console.log(t.toFixed(2), 'ms; runs', t2.toFixed(2), Math.round(n / 12 / 1024), 'KB');
}
