const FLIGHT_MS = 700;

/** A number leaves the button that gave it and lands on the balance; where it cannot, it rises and goes. */
export function flyHome(words: string, from: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = from.getBoundingClientRect();
  const home = document.querySelector('[data-hoof-home]')?.getBoundingClientRect();
  const number = document.createElement('span');
  number.textContent = words;
  number.ariaHidden = 'true';
  number.className = 'quest-flight numeral';
  number.style.left = `${start.left + start.width / 2}px`;
  number.style.top = `${start.top}px`;
  document.body.append(number);
  const x = home ? home.left + home.width / 2 - (start.left + start.width / 2) : 0;
  const y = home ? home.top - start.top : -60;
  const flight = number.animate(
    [
      { transform: 'translate(-50%, 0) scale(1)', opacity: 1 },
      { transform: 'translate(-50%, -2rem) scale(1.25)', opacity: 1, offset: 0.3 },
      { transform: `translate(calc(-50% + ${x}px), ${y}px) scale(.5)`, opacity: 0.2 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(.4, 0, .2, 1)' },
  );
  const gone = () => number.remove();
  flight.finished.then(gone, gone);
}
