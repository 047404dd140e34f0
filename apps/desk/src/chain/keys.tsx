import { shortAddress } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { momentOf } from '@goats/ui/moment-of.ts';
import type { ChainDesk } from './chain-queries.ts';

const WEI_PER_ETHER = 1e18;

/** Which keys this server has, and whether the contract listens to them. */
export function Keys({ keys }: { keys: ChainDesk['keys'] }) {
  return (
    <section aria-labelledby="keys-title">
      <h2 id="keys-title" className="mb-4 text-card">
        Keys
      </h2>
      <FactList
        facts={[
          ['Poster', stateOf(keys.poster, keys.posterIsInstalled)],
          ['Its ether', (Number(keys.posterBalance) / WEI_PER_ETHER).toFixed(4)],
          ['Vouchers', stateOf(keys.voucher, keys.voucherIsInstalled)],
          ['Guardian', 'Never here'],
        ]}
      />
      {keys.named.length + keys.vacant.length > 0 && (
        <ul className="mt-3 grid gap-1 text-small">
          {keys.named.map(({ role, key, from, lapsed }) => (
            <li key={role}>
              <span title={key}>{shortAddress(key)}</span> is named as the {role}
              {lapsed ? ', and has lapsed' : `, from ${momentOf(from)}`}
            </li>
          ))}
          {keys.vacant.map((role) => (
            <li key={role} className="text-error-text">
              Nobody holds the {role}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-chalk-3">
        The guardian appoints another key, everybody waits, and anybody installs it; docs/chain.md
        has the steps.
      </p>
    </section>
  );
}

function stateOf(address: string | null, installed: boolean) {
  if (address === null) return 'Not on this server';
  return (
    <span title={address}>
      {shortAddress(address)}
      {!installed && <span className="text-error-text"> not installed</span>}
    </span>
  );
}
