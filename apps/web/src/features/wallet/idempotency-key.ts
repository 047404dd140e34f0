/** For one intention of a visitor, however often it has to be sent. `idempotencyKey() // 32 hex` */
export function idempotencyKey(): string {
  // Not randomUUID: a browser offers that only on https, and a first try may run on a home network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
