import { walletState } from '../../features/wallet/state/wallet-state.ts';

// Every file here asks for what the first look at a page or two needs, and brings no query of any
// other page along. A prefetch that fails is asked for again by its page.

export const signedInAs = () => walletState.get().signedInAs;

/** Somebody who was connected before is about to be signed in: what is theirs would be asked for twice. */
export const isKnownWhoAsks = () => walletState.get().status !== 'connecting';
