/** Set-up that failed for a reason a person can act on: the message says all there is to say. */
export class SetupError extends Error {
  name = 'SetupError';
}
