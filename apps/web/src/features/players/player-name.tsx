import { shortAddress } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useName } from './names.ts';

interface PlayerNameProps {
  address: string;
  /** What a list knows already: the name of a house player. */
  name?: string | null | undefined;
  /** False inside a button or another link. */
  link?: boolean;
  className?: string;
}

/**
 * What a player is called, with the short address beside it, or the short address alone; house players
 * go by their names. It leads to the player's page.
 * `<PlayerName address={bid.bidderAddress} />`
 */
export function PlayerName({ address, name = null, link = true, className }: PlayerNameProps) {
  const chosen = useName(name === null ? address : '');
  const words = (
    <>
      {name ?? chosen?.name ?? <Short address={address} />}
      {name === null && chosen && !chosen.house && (
        <>
          {' '}
          <Short address={address} beside />
        </>
      )}
    </>
  );
  if (!link) return <span className={className}>{words}</span>;
  return (
    <Link
      to="/player/$address"
      params={{ address: address.toLowerCase() }}
      // A thumb needs more than the line is high, and the line must not grow for it.
      className={cx('-my-1 py-1 decoration-1 underline-offset-3 hover:underline', className)}
    >
      {words}
    </Link>
  );
}

/** Capitals would spell another address. */
function Short({ address, beside = false }: { address: string; beside?: boolean }) {
  return (
    <span
      className={cx(
        'whitespace-nowrap normal-case',
        beside && 'text-[max(.75em,.75rem)] font-normal text-chalk-3',
      )}
    >
      {shortAddress(address)}
    </span>
  );
}

const SHORT = /(0x[0-9a-f]{4}\.\.\.[0-9a-f]{4})/;

/**
 * A sentence that was written with short addresses, told with names. `of` are the addresses in the order
 * in which they stand there: two that look alike when short are still two.
 * `<WithNames text="Sold to 0x91fa...c07e" of={[sale.to]} />`
 */
export function WithNames({
  text,
  of,
  link = true,
}: {
  text: string;
  of: readonly (string | null)[];
  link?: boolean;
}) {
  const left = of.filter((address) => address !== null);
  return text.split(SHORT).map((part, at) => {
    const index = left.findIndex((address) => shortAddress(address) === part);
    const [address] = index < 0 ? [] : left.splice(index, 1);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its parts in their order
      <Fragment key={at}>{address ? <PlayerName address={address} link={link} /> : part}</Fragment>
    );
  });
}
