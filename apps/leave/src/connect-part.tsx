import { T } from '@goats/ui/t.tsx';
import { createDiscovery, type FoundWallet } from '@goats/ui/wallets/discovery.ts';
import { t } from '@goats/words';
import { useEffect, useId, useState } from 'react';
import { keyLine, nodeLine, walletLine } from './lines.ts';
import type { Leave } from './use-leave.ts';

const discovery = createDiscovery(window as Window & { ethereum?: unknown });

/** Wallets of this browser, or a node by its address with a key or without. */
export function ConnectPart({ leave }: { leave: Leave }) {
  const wallets = useWallets();
  const { line } = leave;
  return (
    <section aria-labelledby="connect">
      <h2 id="connect">{t('2. Your way to the chain')}</h2>
      {line && (
        <p className="good">
          ✓{' '}
          {line.sender ? (
            <T
              m="{line}, as <code>{account}</code>"
              line={line.name}
              account={line.sender}
              code={<span className="code" />}
            />
          ) : (
            t('{line}, reading only', { line: line.name })
          )}
        </p>
      )}
      <div className="row" hidden={wallets.length === 0}>
        {wallets.map(({ id, name, provider }) => (
          <button
            key={id}
            type="button"
            onClick={() => void leave.connect(() => walletLine(name, provider))}
          >
            {t('Connect {name}', { name })}
          </button>
        ))}
      </div>
      {wallets.length === 0 && !line && <p>{t('No wallet has answered in this browser.')}</p>}
      <NodeForm leave={leave} open={wallets.length === 0 && !line?.sender} />
    </section>
  );
}

function useWallets(): readonly FoundWallet[] {
  const [wallets, setWallets] = useState<readonly FoundWallet[]>([]);
  useEffect(() => {
    const look = () => void discovery.find().then(setWallets);
    look();
    return discovery.onLate(look);
  }, []);
  return wallets;
}

function NodeForm({ leave, open }: { leave: Leave; open: boolean }) {
  const id = useId();
  // On the site itself the embedded chain is behind this address; a saved page has none.
  const own = /^http/.test(location.protocol) ? `${location.origin}/api/chain/rpc` : '';
  const [url, setUrl] = useState(own);
  const [key, setKey] = useState('');
  return (
    <details open={open || undefined}>
      <summary>{t('Without a wallet: a node’s address, and a key if you like')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void leave.connect(() => (key.trim() ? keyLine(url, key) : nodeLine(url)));
        }}
      >
        <label htmlFor={`${id}-url`}>{t('Address of a node (RPC)')}</label>
        <input
          id={`${id}-url`}
          type="url"
          required
          // English: an address begins so everywhere.
          placeholder="https://…"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <label htmlFor={`${id}-key`}>{t('Key, e.g. of your guest wallet')}</label>
        <input
          id={`${id}-key`}
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('Empty: this page only reads')}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
        <p className="small">
          {t(
            'The key stays in the memory of this page and is gone when you close it. Whoever reads it owns the wallet: paste it into a page that you saved yourself, and into no other.',
          )}
        </p>
        <button type="submit">{t('Connect')}</button>
      </form>
    </details>
  );
}
