import { useId, useState } from 'react';
import { nextSteps, type Step } from './next-steps.ts';
import { isSame } from './stadium-state.ts';
import type { Leave } from './use-leave.ts';
import { timeWords } from './words.ts';

/** Exactly what can be done now, each as one transaction. */
export function StepsPart({ leave }: { leave: Leave }) {
  const { proof, stadium, done, working } = leave;
  const next = proof && stadium && nextSteps(proof, stadium, timeWords);
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">3. What you can do now</h2>
      {!next && <p>First your file and a way to the chain.</p>}
      {next?.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {next?.needsProofOf !== undefined && (
        <p className="warning">
          Your file is about another root than root {next.needsProofOf}, which counts now. Bring a
          newer proof, or the published list of root {next.needsProofOf}: anybody may have kept a
          copy, and what it adds up to is checked here.
        </p>
      )}
      <ol>
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
            Look again
          </button>
        </div>
      )}
      {next && <OtherCard leave={leave} />}
      {done.length > 0 && (
        <ul className="done">
          {done.map(({ title, hash, block }) => (
            <li key={hash}>
              ✓ {title}, in block {block}: <span className="code">{hash}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
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
        <p className="warning">Only {proof?.address} itself can send this.</p>
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
        <summary>Send it from any other wallet</summary>
        <p className="small">
          {step.ownOnly
            ? 'From your account, with no coin attached:'
            : 'From any account, with no coin attached; it pays yours:'}
        </p>
        <Copyable label="To" text={step.call.to} />
        <Copyable label="Data" text={step.call.data} />
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
        {copied ? 'Copied' : 'Copy'}
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
      <summary>A card that is not in your file</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void leave.look(1_000_000 + Number(card));
        }}
      >
        <label htmlFor={id}>Number of a card that you deposited after the last root</label>
        <input
          id={id}
          inputMode="numeric"
          pattern="[0-9]{1,5}"
          required
          value={card}
          onChange={({ target }) => setCard(target.value)}
        />
        <button type="submit" className="quiet">
          Look for it
        </button>
      </form>
    </details>
  );
}
