/** Gives every different pixel a place, as long as two bytes can say which. */
export interface Palette {
  /** -1 when no place is left. */
  placeOf(pixel: number): number;
  pixels(): Uint32Array;
}

const PLACES = 65_536;
const SLOT_BITS = 17;

const kept = new Int32Array(PLACES);
const slots = new Int32Array(1 << SLOT_BITS);

/** One at a time: the next palette takes over the tables of the one before. */
export function openPalette(): Palette {
  slots.fill(-1);
  let count = 0;
  return {
    placeOf(pixel) {
      let slot = Math.imul(pixel, 0x9e3779b1) >>> (32 - SLOT_BITS);
      for (let place = slots[slot]!; place >= 0; place = slots[slot]!) {
        if (kept[place]! === pixel) return place;
        slot = (slot + 1) & (slots.length - 1);
      }
      if (count === PLACES) return -1;
      kept[count] = pixel;
      slots[slot] = count;
      count += 1;
      return count - 1;
    },
    pixels: () => new Uint32Array(kept.buffer.slice(0, 4 * count)),
  };
}
