interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Questions of one kind that come in the same turn of the event loop, asked together: a batch answers
 * many players at once, and their next requests come at once too. Answers are in the order of the
 * questions; where asking fails it fails for all of them.
 *
 * `const nameOf = gathered((ids: readonly number[]) => namesOf(db, ids)); await nameOf(17)`
 */
export function gathered<Q, A>(
  askAll: (questions: readonly Q[]) => Promise<readonly A[]>,
): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = [];

  async function ask(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const answers = await askAll(asked.map(({ question }) => question));
      for (const [i, { resolve }] of asked.entries()) resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ question, resolve, reject }) === 1) setImmediate(ask);
    });
}
