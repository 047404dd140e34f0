import { cardPicture, momentPicture } from '@goats/art';
import { mintVariation, momentTraits, runMoment, runVariation } from '@goats/collection';
import { type Driver, serve } from '@goats/ui/workers/serve-worker.ts';
import type { GeneratedCard } from './card-store.ts';
import type { Job } from './jobs.ts';
import type { CardPicks, JobProgress, PictureAsks } from './protocol.ts';
import { writeFile } from './write-file.ts';
import { createZipWriter } from './zip-writer.ts';

type Handlers = {
  [Name in keyof PictureAsks]: (
    ask: PictureAsks[Name]['ask'],
    driver: Driver<JobProgress>,
  ) => PictureAsks[Name]['answer'] | Promise<PictureAsks[Name]['answer']>;
};

function draw(card: GeneratedCard): string {
  if (!('variationNumber' in card)) return momentPicture({ ...card, traits: momentTraits(card) });
  return cardPicture(mintVariation(card));
}

function* picturesZip(picks: CardPicks): Job<number> {
  const zip = createZipWriter(new Date());
  const encoder = new TextEncoder();
  const makers = new Map<number, (number: number) => GeneratedCard>();
  const total = picks.run.length;
  for (let at = 0; at < total; at += 1) {
    const index = picks.run[at] as number;
    const run = picks.runs[index];
    if (!run) throw new RangeError(`No run ${index}`);
    const make =
      makers.get(index) ?? (run.kind === 'variation' ? runVariation(run) : runMoment(run));
    makers.set(index, make);
    const card = make(picks.number[at] as number);
    const bytes = zip.add(`pictures/${card.id}.svg`, encoder.encode(draw(card)));
    yield { done: at + 1, total, bytes };
  }
  yield { done: total, total, bytes: zip.finish() };
  return total;
}

const handlers: Handlers = {
  draw: ({ card }) => draw(card),
  pictures: ({ picks, target }, driver) => writeFile(picturesZip(picks), target, driver),
};

serve(handlers);
