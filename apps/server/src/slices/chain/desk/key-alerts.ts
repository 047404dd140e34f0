import type { ChainSigns, NamedKey } from './chain-signs-store.ts';

/** As the contract numbers them. */
export const ROLES = { poster: 0, voucher: 1, guardian: 2 } as const;
const NAMES = ['poster’s key', 'voucher key', 'guardian’s key'];
/** `APPOINTED_FOR` of the contract: a key that has not begun so long after it could is nobody's. */
const APPOINTED_FOR_MS = 7 * 86_400_000;
/** So long a new guardian is something to look at. */
const NEW_FOR_MS = 7 * 86_400_000;

export const roleName = (role: number) => NAMES[role] ?? `key of role ${role}`;

/** Whether a key that was named can no longer begin. */
export const hasLapsed = ({ from }: NamedKey, now: Date) =>
  now.getTime() > from * 1000 + APPOINTED_FOR_MS;

/**
 * What was done with keys. Naming one is the one deed of a stolen guardian's that everybody can see in
 * time: whoever asks then is out before the new key begins.
 */
export function keyAlerts(
  { named, vacant, guardian_since }: Pick<ChainSigns, 'named' | 'vacant' | 'guardian_since'>,
  now: Date,
): string[] {
  const isNew = guardian_since && now.getTime() - guardian_since.getTime() < NEW_FOR_MS;
  return [
    ...named
      .filter((one) => !hasLapsed(one, now))
      .map(
        (one) =>
          `${one.key} is named as the ${roleName(one.role)}, from ${new Date(one.from * 1000).toISOString()} on. If none of you has done that, the guardian’s key is in other hands, and whoever asks to leave now is out before that time: tell everybody.`,
      ),
    ...(isNew
      ? [
          `Another guardian’s key began on ${guardian_since.toISOString()}. If none of you has done that, nothing on the chain stops it: tell everybody to leave.`,
        ]
      : []),
    ...vacant.map(
      (role) =>
        `Nobody holds the ${roleName(role)} since a dismissal: ${role === ROLES.poster ? 'no root is posted, and without one the Stadium can be frozen in time' : 'nobody can withdraw'}. The guardian sends appoint(${role}, …).`,
    ),
  ];
}
