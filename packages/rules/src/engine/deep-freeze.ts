/**
 * Outside production a state that somebody edits by hand must fail at once, not three moves later.
 * Whatever is frozen already was frozen whole, so a new state costs only its new parts.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
