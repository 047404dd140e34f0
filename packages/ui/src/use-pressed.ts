import { useState } from 'react';

/**
 * What somebody has just pressed, until it is saved or refused. A mutation tells only a moment later that
 * it is under way: a tick that followed it would go and come.
 *
 * `const { pressed, press } = usePressed(save.mutate)`
 */
export function usePressed<T>(save: (value: T, options: { onSettled: () => void }) => void) {
  const [pressed, setPressed] = useState<T | null>(null);
  return {
    pressed,
    press(value: T) {
      setPressed(value);
      save(value, { onSettled: () => setPressed(null) });
    },
  };
}
