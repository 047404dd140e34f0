import { t } from '@goats/words';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { listenAgain } from './hold-foil.ts';

/** Where a phone keeps it to itself, only a press may ask. */
interface Asking {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Asked once a visit: neither a yes nor a no changes until the page is loaded anew. */
let answered = false;

const sensor = () => (globalThis as { DeviceOrientationEvent?: Asking }).DeviceOrientationEvent;
const canBeAsked = () =>
  !answered && Boolean(sensor()?.requestPermission) && matchMedia('(hover: none)').matches;

/** A small control where a phone tells nobody how it is held before its owner agrees. */
export function TiltPermission() {
  const still = useReducedMotion();
  // Not known before the page is there: what was drawn ahead knows no phone.
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    if (still || !canBeAsked()) return;
    setOffered(true);
    // Some phones could be asked and tell anyway.
    const onTold = ({ beta }: DeviceOrientationEvent) => beta !== null && setOffered(false);
    window.addEventListener('deviceorientation', onTold);
    return () => {
      setOffered(false);
      window.removeEventListener('deviceorientation', onTold);
    };
  }, [still]);
  if (!offered) return null;
  async function ask(): Promise<void> {
    // A no is an answer, and the card is all there without it.
    const answer = await sensor()
      ?.requestPermission?.()
      .catch(() => 'denied');
    answered = true;
    setOffered(false);
    if (answer === 'granted') listenAgain();
  }
  return (
    <Button size="sm" variant="ghost" onClick={() => void ask()}>
      <Smartphone aria-hidden="true" className="size-4.5" /> {t('Tilt to shine')}
    </Button>
  );
}
