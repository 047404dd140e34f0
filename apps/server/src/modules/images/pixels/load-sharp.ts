import type { Sharp, SharpOptions } from 'sharp';

type SharpFactory = (input: Uint8Array, options: SharpOptions) => Sharp;
let factory: Promise<SharpFactory> | undefined;

/** Loaded at the first picture: an idle server does not pay for the image library. */
export function loadSharp(): Promise<SharpFactory> {
  factory ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return factory;
}
