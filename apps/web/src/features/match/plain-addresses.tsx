import { Fragment } from 'react';

const ADDRESS = /(0x[0-9a-f]{4}\.\.\.[0-9a-f]{4})/;

/** Headlines are set in capitals, which would spell another address: one keeps its own letters. */
export function PlainAddresses({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    ADDRESS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its parts in their order
      <span key={at} className="normal-case">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its parts in their order
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

/** The same where no style sheet sets the capitals. `inCapitals('0xab12...c07e wins') // '0xab12...c07e WINS'` */
export function inCapitals(text: string): string {
  return text
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? part : part.toUpperCase()))
    .join('');
}
