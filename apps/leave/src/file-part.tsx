import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { takesAway } from './exit-file.ts';
import type { Leave } from './use-leave.ts';
import { timeWords } from './words.ts';

/** The first thing to do: bring the file. Says in words what is in it. */
export function FilePart({ leave }: { leave: Leave }) {
  return (
    <section aria-labelledby="file">
      <h2 id="file">{t('1. Your file')}</h2>
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
          <T
            m="Choose your <b>exit proof</b>, or drop it here. The whole <b>published list</b> works too: your proof is made from it on this page."
            b={<b />}
          />
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
      <Ahead leave={leave} />
    </section>
  );
}

function Contents({ leave: { brought, proof, ahead } }: { leave: Leave }) {
  if (brought?.kind === 'leaves' && !proof && !ahead) {
    const { accounts, cards } = brought.list;
    return (
      <p>
        {t(
          'A list of {accounts, plural, one {# account} other {# accounts}} and {cards, plural, one {# card} other {# cards}}. Connect your wallet, and your own proof is made from it.',
          { accounts: accounts.length, cards: cards.length },
        )}
      </p>
    );
  }
  if (!proof) return null;
  const { hoof, cards, root } = proof;
  return (
    <>
      <p className="good">
        ✓ {t('Every line of this proof adds up to root {root}.', { root: root.index })}
      </p>
      <dl>
        <dt>{t('Account')}</dt>
        <dd className="code">{proof.address}</dd>
        <dt>{t('In the root')}</dt>
        <dd>
          {t('{hoof, hoof} HOOF and {cards, plural, one {# card} other {# cards}}', {
            hoof: Number(hoof?.leaf.balance ?? 0) / 100,
            cards: cards.length,
          })}
        </dd>
        <dt>{t('Root@@of a published list')}</dt>
        <dd>
          {t('{root}, posted {moment}', {
            root: root.index,
            moment: timeWords(Date.parse(root.at) / 1000),
          })}
        </dd>
        <dt>{t('Stadium')}</dt>
        <dd className="code">
          {t('{address} on chain {chain}', {
            address: proof.contracts.stadium,
            chain: proof.chainId,
          })}
        </dd>
      </dl>
    </>
  );
}

/** What a root that waits would say, while somebody can still stop it. */
function Ahead({ leave: { ahead, proof, stadium } }: { leave: Leave }) {
  if (!ahead || !stadium) return null;
  const { root, hoof, cards } = ahead;
  return (
    <>
      <p>
        {t(
          'This is the list of root {root}, which waits and counts from {moment} on. Of yours it has {hoof, hoof} HOOF and {cards, plural, one {# card} other {# cards}}.',
          {
            root: root.index,
            moment: timeWords(Date.parse(root.at) / 1000 + stadium.rootDelay),
            hoof: Number(hoof?.leaf.balance ?? 0) / 100,
            cards: cards.length,
          },
        )}
      </p>
      {!proof && (
        <p>
          {t(
            'Nobody leaves with that yet. Bring your exit proof too, or the list of root {root}, which counts now: then the two are compared.',
            { root: stadium.active.epoch },
          )}
        </p>
      )}
      {takesAway(ahead, proof, stadium) && (
        <p className="warning" role="alert">
          {t(
            'That is less than root {root} says, which counts now. If you have not spent, lost or staked it, tell everybody: until root {next} counts, the guardian can stop it.',
            { root: stadium.active.epoch, next: root.index },
          )}
        </p>
      )}
    </>
  );
}
