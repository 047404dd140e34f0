import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useId, useState } from 'react';
import { stepsAtOnce } from './at-once.ts';
import { nextSteps, type Step } from './next-steps.ts';
import { isSame } from './stadium-state.ts';
import type { Leave } from './use-leave.ts';
import { timeWords } from './words.ts';

/** Exactly what can be done now, each as one transaction, or all that comes out in one. */
export function StepsPart({ leave }: { leave: Leave }) {
  const { proof, stadium, done, working } = leave;
  const next = proof && stadium && nextSteps(proof, stadium, timeWords);
  const together = next && leave.atOnce ? stepsAtOnce(next.steps) : [];
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('3. What you can do now')}</h2>
      {!next && <p>{t('First your file and a way to the chain.')}</p>}
      {next?.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {next?.needsProofOf !== undefined && (
        <p className="warning">
          {t(
            'Your file is about another root than root {root}, which counts now. Bring a newer proof, or the published list of root {root}: anybody may have kept a copy, and what it adds up to is checked here.',
            { root: next.needsProofOf },
          )}
        </p>
      )}
      <ol>
        {together.length > 0 && (
          <li>
            <AtOnce leave={leave} steps={together} />
          </li>
        )}
        {next?.steps.map((step) => (
          <li key={step.id}>
            <StepCard leave={leave} step={step} />
          </li>
        ))}
      </ol>
      {next && (
        <div className="row">
          <button
            type="button"
            className="quiet"
            disabled={working !== undefined}
            onClick={() => void leave.look()}
          >
            {t('Look again')}
          </button>
        </div>
      )}
      {next && <OtherCard leave={leave} />}
      {done.length > 0 && (
        <ul className="done">
          {done.map(({ title, hash, block }) => (
            <li key={`${hash} ${title}`}>
              ✓{' '}
              <T
                m="{title}, in block {block}: <code>{hash}</code>"
                {...{ title, block, hash }}
                code={<span className="code" />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** For a wallet that takes several steps in one confirmation. Each stays below, on its own. */
function AtOnce({ leave, steps }: { leave: Leave; steps: readonly Step[] }) {
  const title = t('Take out all of this at once');
  const what = steps.map((step) => step.title).join(', ');
  return (
    <article>
      <h3>{title}</h3>
      <p>{t('In one transaction: {cards}.', { cards: what })}</p>
      <button
        type="button"
        disabled={leave.working !== undefined}
        onClick={() => void leave.sendAll(steps)}
      >
        {title}
      </button>
    </article>
  );
}

function StepCard({ leave, step }: { leave: Leave; step: Step }) {
  const { line, proof, working } = leave;
  const stranger = step.ownOnly && !isSame(line?.sender ?? '', proof?.address ?? '');
  return (
    <article>
      <h3>{step.title}</h3>
      <p>{step.why}</p>
      {stranger && line?.send && (
        <p className="warning">
          {t('Only {address} itself can send this.', { address: proof?.address })}
        </p>
      )}
      {line?.send && !stranger && (
        <button
          type="button"
          className={step.id === 'stay' ? 'quiet' : undefined}
          disabled={working !== undefined}
          onClick={() => void leave.send(step)}
        >
          {step.title}
        </button>
      )}
      <details>
        <summary>{t('Send it from any other wallet')}</summary>
        <p className="small">
          {step.ownOnly
            ? t('From your account, with no coin attached:')
            : t('From any account, with no coin attached; it pays yours:')}
        </p>
        <Copyable label={t('To@@whom a transaction is sent to')} text={step.call.to} />
        <Copyable label={t('Data@@of a transaction')} text={step.call.data} />
      </details>
    </article>
  );
}

function Copyable({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="copyable">
      <span className="small">{label}</span>
      <textarea
        readOnly
        aria-label={label}
        rows={text.length > 60 ? 4 : text.length > 30 ? 2 : 1}
        value={text}
      />
      <button
        type="button"
        className="quiet"
        onClick={() =>
          void navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        {copied ? t('Copied') : t('Copy')}
      </button>
    </div>
  );
}

/** A card that came in after the file was made is in no proof, and needs none. */
function OtherCard({ leave }: { leave: Leave }) {
  const id = useId();
  const [card, setCard] = useState('');
  return (
    <details>
      <summary>{t('A card that is not in your file')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void leave.look(1_000_000 + Number(card));
        }}
      >
        <label htmlFor={id}>{t('Number of a card that you deposited after the last root')}</label>
        <input
          id={id}
          inputMode="numeric"
          pattern="[0-9]{1,5}"
          required
          value={card}
          onChange={({ target }) => setCard(target.value)}
        />
        <button type="submit" className="quiet">
          {t('Look for it')}
        </button>
      </form>
    </details>
  );
}
