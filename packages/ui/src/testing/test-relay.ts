/** What of a line the relay needs; a WebSocket of a server, or the other end of one in a test. */
export interface RelayLine {
  send(text: string): void;
}

interface Kept {
  readonly topic: string;
  readonly message: string;
  readonly tag: unknown;
}

/**
 * A relay as WalletConnect has it, as far as two ends notice: who listens to a topic gets what is put
 * there, and what was put there before, unless somebody has taken it. It can neither read nor forge.
 */
export function createTestRelay() {
  const lines = new Map<RelayLine, Set<string>>();
  const waiting: Kept[] = [];
  const posted: Kept[] = [];
  let id = 0;

  function hand(line: RelayLine, kept: Kept): void {
    id += 1;
    const data = { ...kept, publishedAt: Date.now() };
    const params = { id: kept.topic, data };
    line.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }));
  }

  function put(from: RelayLine, kept: Kept): void {
    posted.push(kept);
    const heard = [...lines].filter(([line, topics]) => line !== from && topics.has(kept.topic));
    for (const [line] of heard) hand(line, kept);
    if (heard.length === 0) waiting.push(kept);
  }

  function subscribe(line: RelayLine, topic: string): void {
    lines.get(line)?.add(topic);
    const mine = waiting.filter((kept) => kept.topic === topic);
    for (const kept of mine) waiting.splice(waiting.indexOf(kept), 1);
    for (const kept of mine) hand(line, kept);
  }

  return {
    /** Everything that was ever put under a topic, in order. */
    posted,
    enter: (line: RelayLine) => void lines.set(line, new Set()),
    leave: (line: RelayLine) => void lines.delete(line),
    hear(line: RelayLine, text: string): void {
      const { id: asked, method, params } = JSON.parse(text);
      if (method === undefined) return;
      // Before what is handed over: an end that hears of a topic first has not asked for it yet.
      const answer = method.endsWith('ubscribe') ? (params.topic ?? params.topics) : true;
      line.send(JSON.stringify({ id: asked, jsonrpc: '2.0', result: answer }));
      const { topic, topics = [topic] } = params;
      if (method === 'irn_subscribe' || method === 'irn_batchSubscribe') {
        for (const each of topics) subscribe(line, each);
      } else if (method === 'irn_unsubscribe') {
        lines.get(line)?.delete(topic);
      } else if (method === 'irn_publish') {
        put(line, { topic, message: params.message, tag: params.tag });
      } else if (method === 'wc_approveSession') {
        // What newer wallets say in one breath.
        const { pairingTopic, sessionTopic } = params;
        put(line, { topic: pairingTopic, message: params.sessionProposalResponse, tag: 1101 });
        put(line, { topic: sessionTopic, message: params.sessionSettlementRequest, tag: 1102 });
      }
    },
  };
}

export type TestRelay = ReturnType<typeof createTestRelay>;
