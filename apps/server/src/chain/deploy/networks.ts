/** A public chain for trying things, by its name. */
export interface Network {
  readonly chainId: number;
  /** A node that anybody may ask, slowly; `--rpc` names a better one. */
  readonly rpc: string;
  readonly explorer: string;
  /** Where an explorer takes what was deployed, for its verification. */
  readonly verifier: string;
  /** What a block of it holds at least. */
  readonly blockGas: number;
}

/** `npm run deploy -- base-sepolia …` */
export const NETWORKS: Readonly<Record<string, Network>> = {
  'base-sepolia': {
    chainId: 84_532,
    rpc: 'https://sepolia.base.org',
    explorer: 'https://sepolia.basescan.org',
    verifier: 'https://sepolia.basescan.org/verifyContract',
    blockGas: 30_000_000,
  },
  'polygon-amoy': {
    chainId: 80_002,
    rpc: 'https://rpc-amoy.polygon.technology',
    explorer: 'https://amoy.polygonscan.com',
    verifier: 'https://amoy.polygonscan.com/verifyContract',
    blockGas: 30_000_000,
  },
};
