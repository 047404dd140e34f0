import { type FormEvent, useRef, useState } from 'react';
import { type ReadPrice, readPrice } from './read-price.ts';

/**
 * A price as it is typed. What is wrong with it is said once somebody has tried to send it.
 * `const price = usePriceText(''); <form onSubmit={price.submit(onOffer)}><PriceField {...price.field} … />`
 */
export function usePriceText(first: string, reading: (text: string) => ReadPrice = readPrice) {
  const [text, setText] = useState(first);
  const [tried, setTried] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const read = reading(text);
  const hoof = 'hoof' in read ? read.hoof : null;
  return {
    /** Null while it is no price. */
    hoof,
    setText,
    field: {
      ref,
      value: text,
      onChange: setText,
      problem: tried && 'problem' in read ? read.problem : null,
    },
    submit: (send: (hoof: number) => void) => (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (hoof === null) ref.current?.focus();
      else send(hoof);
    },
  };
}
