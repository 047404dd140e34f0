/**
 * The reference: boardgame.io's own Server with its in-memory storage and its socket.io transport,
 * in a process of its own, playing the duel without stakes, accounts, cards or a database.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { loadReference } from '../references/install.mjs';

const { Server } = loadReference('boardgame.io', 'boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = loadReference('boardgame.io', 'boardgame.io/core');

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

function playRound(G, attribute, pickedBy) {
  const [a, b] = G.secret.cards.map((card) => card.attributes[attribute]);
  const winner = a === b ? Number.parseInt(G.secret.seeds[0].slice(0, 1), 16) % 2 : a > b ? 0 : 1;
  G.rounds.push({ attribute, pickedBy, values: [a, b], winner });
  G.score[winner] += 1;
  const first = G.rounds[0].winner;
  G.turn = G.rounds.length === 1 ? 1 - first : first;
  if (G.score[winner] === 2) G.phase = 'finished';
}

/** Commit, open and pick with the same checks in the same order; cards stay hidden from the other. */
const duel = {
  name: 'goat-duel',
  setup: (_context, setupData) => ({
    phase: 'commit',
    announced: setupData.cards,
    commitments: [null, null],
    opened: [false, false],
    rounds: [],
    score: [0, 0],
    turn: null,
    secret: { cards: [null, null], seeds: [null, null] },
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    commit({ G, playerID }, commitment) {
      if (G.phase !== 'commit' || G.commitments[playerID] !== null) return INVALID_MOVE;
      G.commitments[playerID] = commitment;
      if (G.commitments.every((each) => each !== null)) G.phase = 'open';
    },
    open({ G, playerID }, card, seed, salt) {
      if (G.phase !== 'open' || G.opened[playerID]) return INVALID_MOVE;
      if (sha256(`${playerID}|${card.id}|${seed}|${salt}`) !== G.commitments[playerID]) {
        return INVALID_MOVE;
      }
      G.opened[playerID] = true;
      G.secret.cards[playerID] = card;
      G.secret.seeds[playerID] = seed;
      if (!G.opened.every(Boolean)) return;
      G.phase = 'pick';
      const drawn = Number.parseInt(sha256(G.secret.seeds.join()).slice(0, 8), 16);
      const names = Object.keys(card.attributes);
      playRound(G, names[drawn % names.length], null);
    },
    pick({ G, playerID }, attribute) {
      if (G.phase !== 'pick' || Number(playerID) !== G.turn) return INVALID_MOVE;
      if (G.rounds.some((round) => round.attribute === attribute)) return INVALID_MOVE;
      playRound(G, attribute, Number(playerID));
    },
  },
  endIf: ({ G }) => (G.phase === 'finished' ? { score: G.score } : undefined),
  playerView({ G, playerID }) {
    const { secret, ...seen } = G;
    return { ...seen, card: secret.cards[playerID] ?? null };
  },
};

/** Its lobby has to be told a port; 0 means to it that there is none. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const server = Server({ games: [duel], origins: ['http://127.0.0.1'] });
const lobbyPort = await freePort();
const running = await server.run({ port: 0, lobbyConfig: { apiPort: lobbyPort } });
process.send({ port: running.appServer.address().port, lobbyPort });

process.on('message', (message) => {
  if (message === 'cpu') {
    process.send({ cpu: process.cpuUsage() });
    return;
  }
  process.exit(0);
});
