import type { Placed } from '../../../kernel/placed.ts';

/** The rows of `p_chain`: vouchers, final logs that have had their effect, and wallets that leave. */
export function withdrawalSignedRow(signed: Placed<'withdrawal-signed'>) {
  const { place, withdrawal, within } = signed;
  const { id, wallet, hoof, cardId, ofDay, exits, deadline, createdAt } = withdrawal;
  return {
    ...{ place, does: 'sign', id, wallet, hoof, card: cardId, exits, of_day: ofDay },
    ...{ within: within?.hoof ?? null, within_day: within?.ofDay ?? null },
    ...{ deadline: new Date(deadline), at: new Date(createdAt) },
  };
}

export function withdrawalEndedRow({ place, id, state, at }: Placed<'withdrawal-ended'>) {
  return { place, does: 'end', id, state, at: new Date(at) };
}

export function logAppliedRow({ place, log, at }: Placed<'chain-log-applied'>) {
  return { place, does: 'apply', block: log.block, index: log.index, at: new Date(at) };
}

export function walletLeavingRow({ place, wallet, since }: Placed<'wallet-leaving'>) {
  return { place, does: 'leave', wallet, at: since === null ? null : new Date(since) };
}
