/** Loaded before the server with `node --import`: its clock is wrong by CLOCK_SKEW_MS. */
const skew = Number(process.env.CLOCK_SKEW_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + skew;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};
