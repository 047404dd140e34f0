import type { Leave } from './use-leave.ts';
import { cardsWords, hoofWords, timeWords } from './words.ts';

/** The first thing to do: bring the file. Says in words what is in it. */
export function FilePart({ leave }: { leave: Leave }) {
  return (
    <section aria-labelledby="file">
      <h2 id="file">1. Your file</h2>
      <label
        className="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void leave.bring(file);
        }}
      >
        <span>
          Choose your <b>exit proof</b>, or drop it here. The whole <b>published list</b> works too:
          your proof is made from it on this page.
        </span>
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void leave.bring(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <Contents leave={leave} />
    </section>
  );
}

function Contents({ leave: { brought, proof } }: { leave: Leave }) {
  if (brought?.kind === 'leaves' && !proof) {
    const { accounts, cards } = brought.list;
    return (
      <p>
        A list of {accounts.length.toLocaleString('en')} accounts and {cardsWords(cards.length)}.
        Connect your wallet, and your own proof is made from it.
      </p>
    );
  }
  if (!proof) return null;
  const { hoof, cards, root } = proof;
  return (
    <>
      <p className="good">✓ Every line of this proof adds up to root {root.index}.</p>
      <dl>
        <dt>Account</dt>
        <dd className="code">{proof.address}</dd>
        <dt>In the root</dt>
        <dd>
          {hoofWords(BigInt(hoof?.leaf.balance ?? 0))} and {cardsWords(cards.length)}
        </dd>
        <dt>Root</dt>
        <dd>
          {root.index}, posted {timeWords(Date.parse(root.at) / 1000)}
        </dd>
        <dt>Stadium</dt>
        <dd className="code">
          {proof.contracts.stadium} on chain {proof.chainId}
        </dd>
      </dl>
    </>
  );
}
