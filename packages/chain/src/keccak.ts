/**
 * Keccak-256 of short messages, many of them: a root is made of hundreds of thousands. The hash that
 * viem brings along takes ten times as long for each, because it makes a new state every time and
 * keeps its lanes in an array. Here a round is written out, and the state is made once.
 */
const ROUND = new Int32Array([
  0x1, 0x0, 0x8082, 0x0, 0x808a, 0x80000000, 0x80008000, 0x80000000, 0x808b, 0x0, 0x80000001, 0x0,
  0x80008081, 0x80000000, 0x8009, 0x80000000, 0x8a, 0x0, 0x88, 0x0, 0x80008009, 0x0, 0x8000000a,
  0x0, 0x8000808b, 0x0, 0x8b, 0x80000000, 0x8089, 0x80000000, 0x8003, 0x80000000, 0x8002,
  0x80000000, 0x80, 0x80000000, 0x800a, 0x0, 0x8000000a, 0x80000000, 0x80008081, 0x80000000, 0x8080,
  0x80000000, 0x80000001, 0x0, 0x80008008, 0x80000000,
]);
const RATE = 136;
const state = new Int32Array(50);
const lanes = new Uint8Array(state.buffer);

/**
 * `keccakInto(out, 32, message, 0, 128)`: hashes so many bytes of a message, fewer than 136, from a place
 * on, and writes the hash to a place. Little-endian machines alone, as all that run this are.
 */
export function keccakInto(
  out: Uint8Array,
  to: number,
  message: Uint8Array,
  from: number,
  length: number,
): void {
  if (length >= RATE) throw new RangeError('Only short messages are hashed here');
  state.fill(0);
  for (let i = 0; i < length; i += 1) lanes[i] = message[from + i]!;
  lanes[length] = 1;
  lanes[RATE - 1]! ^= 0x80;
  permute(state);
  for (let i = 0; i < 32; i += 1) out[to + i] = lanes[i]!;
}

function permute(s: Int32Array): void {
  let l = 0;
  let h = 0;
  for (let round = 0; round < 24; round += 1) {
    const cl0 = s[0]! ^ s[10]! ^ s[20]! ^ s[30]! ^ s[40]!;
    const ch0 = s[1]! ^ s[11]! ^ s[21]! ^ s[31]! ^ s[41]!;
    const cl1 = s[2]! ^ s[12]! ^ s[22]! ^ s[32]! ^ s[42]!;
    const ch1 = s[3]! ^ s[13]! ^ s[23]! ^ s[33]! ^ s[43]!;
    const cl2 = s[4]! ^ s[14]! ^ s[24]! ^ s[34]! ^ s[44]!;
    const ch2 = s[5]! ^ s[15]! ^ s[25]! ^ s[35]! ^ s[45]!;
    const cl3 = s[6]! ^ s[16]! ^ s[26]! ^ s[36]! ^ s[46]!;
    const ch3 = s[7]! ^ s[17]! ^ s[27]! ^ s[37]! ^ s[47]!;
    const cl4 = s[8]! ^ s[18]! ^ s[28]! ^ s[38]! ^ s[48]!;
    const ch4 = s[9]! ^ s[19]! ^ s[29]! ^ s[39]! ^ s[49]!;
    const dl0 = cl4 ^ ((cl1 << 1) | (ch1 >>> 31));
    const dh0 = ch4 ^ ((ch1 << 1) | (cl1 >>> 31));
    const dl1 = cl0 ^ ((cl2 << 1) | (ch2 >>> 31));
    const dh1 = ch0 ^ ((ch2 << 1) | (cl2 >>> 31));
    const dl2 = cl1 ^ ((cl3 << 1) | (ch3 >>> 31));
    const dh2 = ch1 ^ ((ch3 << 1) | (cl3 >>> 31));
    const dl3 = cl2 ^ ((cl4 << 1) | (ch4 >>> 31));
    const dh3 = ch2 ^ ((ch4 << 1) | (cl4 >>> 31));
    const dl4 = cl3 ^ ((cl0 << 1) | (ch0 >>> 31));
    const dh4 = ch3 ^ ((ch0 << 1) | (cl0 >>> 31));
    l = s[0]! ^ dl0;
    h = s[1]! ^ dh0;
    const bl0 = l;
    const bh0 = h;
    l = s[2]! ^ dl1;
    h = s[3]! ^ dh1;
    const bl10 = (l << 1) | (h >>> 31);
    const bh10 = (h << 1) | (l >>> 31);
    l = s[4]! ^ dl2;
    h = s[5]! ^ dh2;
    const bl20 = (h << 30) | (l >>> 2);
    const bh20 = (l << 30) | (h >>> 2);
    l = s[6]! ^ dl3;
    h = s[7]! ^ dh3;
    const bl5 = (l << 28) | (h >>> 4);
    const bh5 = (h << 28) | (l >>> 4);
    l = s[8]! ^ dl4;
    h = s[9]! ^ dh4;
    const bl15 = (l << 27) | (h >>> 5);
    const bh15 = (h << 27) | (l >>> 5);
    l = s[10]! ^ dl0;
    h = s[11]! ^ dh0;
    const bl16 = (h << 4) | (l >>> 28);
    const bh16 = (l << 4) | (h >>> 28);
    l = s[12]! ^ dl1;
    h = s[13]! ^ dh1;
    const bl1 = (h << 12) | (l >>> 20);
    const bh1 = (l << 12) | (h >>> 20);
    l = s[14]! ^ dl2;
    h = s[15]! ^ dh2;
    const bl11 = (l << 6) | (h >>> 26);
    const bh11 = (h << 6) | (l >>> 26);
    l = s[16]! ^ dl3;
    h = s[17]! ^ dh3;
    const bl21 = (h << 23) | (l >>> 9);
    const bh21 = (l << 23) | (h >>> 9);
    l = s[18]! ^ dl4;
    h = s[19]! ^ dh4;
    const bl6 = (l << 20) | (h >>> 12);
    const bh6 = (h << 20) | (l >>> 12);
    l = s[20]! ^ dl0;
    h = s[21]! ^ dh0;
    const bl7 = (l << 3) | (h >>> 29);
    const bh7 = (h << 3) | (l >>> 29);
    l = s[22]! ^ dl1;
    h = s[23]! ^ dh1;
    const bl17 = (l << 10) | (h >>> 22);
    const bh17 = (h << 10) | (l >>> 22);
    l = s[24]! ^ dl2;
    h = s[25]! ^ dh2;
    const bl2 = (h << 11) | (l >>> 21);
    const bh2 = (l << 11) | (h >>> 21);
    l = s[26]! ^ dl3;
    h = s[27]! ^ dh3;
    const bl12 = (l << 25) | (h >>> 7);
    const bh12 = (h << 25) | (l >>> 7);
    l = s[28]! ^ dl4;
    h = s[29]! ^ dh4;
    const bl22 = (h << 7) | (l >>> 25);
    const bh22 = (l << 7) | (h >>> 25);
    l = s[30]! ^ dl0;
    h = s[31]! ^ dh0;
    const bl23 = (h << 9) | (l >>> 23);
    const bh23 = (l << 9) | (h >>> 23);
    l = s[32]! ^ dl1;
    h = s[33]! ^ dh1;
    const bl8 = (h << 13) | (l >>> 19);
    const bh8 = (l << 13) | (h >>> 19);
    l = s[34]! ^ dl2;
    h = s[35]! ^ dh2;
    const bl18 = (l << 15) | (h >>> 17);
    const bh18 = (h << 15) | (l >>> 17);
    l = s[36]! ^ dl3;
    h = s[37]! ^ dh3;
    const bl3 = (l << 21) | (h >>> 11);
    const bh3 = (h << 21) | (l >>> 11);
    l = s[38]! ^ dl4;
    h = s[39]! ^ dh4;
    const bl13 = (l << 8) | (h >>> 24);
    const bh13 = (h << 8) | (l >>> 24);
    l = s[40]! ^ dl0;
    h = s[41]! ^ dh0;
    const bl14 = (l << 18) | (h >>> 14);
    const bh14 = (h << 18) | (l >>> 14);
    l = s[42]! ^ dl1;
    h = s[43]! ^ dh1;
    const bl24 = (l << 2) | (h >>> 30);
    const bh24 = (h << 2) | (l >>> 30);
    l = s[44]! ^ dl2;
    h = s[45]! ^ dh2;
    const bl9 = (h << 29) | (l >>> 3);
    const bh9 = (l << 29) | (h >>> 3);
    l = s[46]! ^ dl3;
    h = s[47]! ^ dh3;
    const bl19 = (h << 24) | (l >>> 8);
    const bh19 = (l << 24) | (h >>> 8);
    l = s[48]! ^ dl4;
    h = s[49]! ^ dh4;
    const bl4 = (l << 14) | (h >>> 18);
    const bh4 = (h << 14) | (l >>> 18);
    s[0] = bl0 ^ (~bl1 & bl2) ^ ROUND[2 * round]!;
    s[1] = bh0 ^ (~bh1 & bh2) ^ ROUND[2 * round + 1]!;
    s[2] = bl1 ^ (~bl2 & bl3);
    s[3] = bh1 ^ (~bh2 & bh3);
    s[4] = bl2 ^ (~bl3 & bl4);
    s[5] = bh2 ^ (~bh3 & bh4);
    s[6] = bl3 ^ (~bl4 & bl0);
    s[7] = bh3 ^ (~bh4 & bh0);
    s[8] = bl4 ^ (~bl0 & bl1);
    s[9] = bh4 ^ (~bh0 & bh1);
    s[10] = bl5 ^ (~bl6 & bl7);
    s[11] = bh5 ^ (~bh6 & bh7);
    s[12] = bl6 ^ (~bl7 & bl8);
    s[13] = bh6 ^ (~bh7 & bh8);
    s[14] = bl7 ^ (~bl8 & bl9);
    s[15] = bh7 ^ (~bh8 & bh9);
    s[16] = bl8 ^ (~bl9 & bl5);
    s[17] = bh8 ^ (~bh9 & bh5);
    s[18] = bl9 ^ (~bl5 & bl6);
    s[19] = bh9 ^ (~bh5 & bh6);
    s[20] = bl10 ^ (~bl11 & bl12);
    s[21] = bh10 ^ (~bh11 & bh12);
    s[22] = bl11 ^ (~bl12 & bl13);
    s[23] = bh11 ^ (~bh12 & bh13);
    s[24] = bl12 ^ (~bl13 & bl14);
    s[25] = bh12 ^ (~bh13 & bh14);
    s[26] = bl13 ^ (~bl14 & bl10);
    s[27] = bh13 ^ (~bh14 & bh10);
    s[28] = bl14 ^ (~bl10 & bl11);
    s[29] = bh14 ^ (~bh10 & bh11);
    s[30] = bl15 ^ (~bl16 & bl17);
    s[31] = bh15 ^ (~bh16 & bh17);
    s[32] = bl16 ^ (~bl17 & bl18);
    s[33] = bh16 ^ (~bh17 & bh18);
    s[34] = bl17 ^ (~bl18 & bl19);
    s[35] = bh17 ^ (~bh18 & bh19);
    s[36] = bl18 ^ (~bl19 & bl15);
    s[37] = bh18 ^ (~bh19 & bh15);
    s[38] = bl19 ^ (~bl15 & bl16);
    s[39] = bh19 ^ (~bh15 & bh16);
    s[40] = bl20 ^ (~bl21 & bl22);
    s[41] = bh20 ^ (~bh21 & bh22);
    s[42] = bl21 ^ (~bl22 & bl23);
    s[43] = bh21 ^ (~bh22 & bh23);
    s[44] = bl22 ^ (~bl23 & bl24);
    s[45] = bh22 ^ (~bh23 & bh24);
    s[46] = bl23 ^ (~bl24 & bl20);
    s[47] = bh23 ^ (~bh24 & bh20);
    s[48] = bl24 ^ (~bl20 & bl21);
    s[49] = bh24 ^ (~bh20 & bh21);
  }
}
