import type { OpeningCommands, OpeningEffects, OpeningKind, OpeningQuestions } from '@goats/rules';
import { text, words } from '../../../kernel/checks.ts';
import { cardKeys } from '../../../kernel/subjects.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { laneFor } from '../../match/world/index.ts';
import { answers } from './answers.ts';
import { openedRow } from './rows.ts';

const ofKind = ({ kind }: { readonly kind: OpeningKind }) => laneFor(kind);

export const opening: WorldSlice<OpeningCommands, OpeningQuestions, OpeningEffects> = {
  answers,
  checks: {
    'open-count': ({ wallet: a, kind, reach }, open) => ({
      ...{ a, b: `${kind} ${reach}`, seen: text(open) },
    }),
    opening: ({ kind: b, id: n }, opening) => ({ b, n, seen: opening?.status ?? null }),
    'last-rematch': ({ of: n }, opening) => ({
      ...{ n, seen: opening && words([opening.id, opening.status]) },
    }),
  },
  reads: {
    'open-count': ({ wallet }) => [wallet],
    opening: ({ kind, id }) => [`${kind}:${id}`],
    'last-rematch': ({ of }) => [`rematch:${of}`],
  },
  keys: {
    open: (command) => [
      command.wallet,
      ...cardKeys(command),
      ...(command.rematchOf === undefined ? [] : [`match:${command.rematchOf}`]),
    ],
    accept: (command) => [`${command.kind}:${command.id}`, command.wallet, ...cardKeys(command)],
    cancel: ({ kind, id }) => [`${kind}:${id}`],
    expire: ({ kind, id }) => [`${kind}:${id}`],
  },
  writes: {
    'opening-opened': ({ opening: { player, rematchOf } }) => [
      player,
      ...(rematchOf === undefined ? [] : [`rematch:${rematchOf}`]),
    ],
    'opening-ended': ({ kind, id }) => [`${kind}:${id}`],
  },
  remember: () => ({ lanes: { open: ofKind, accept: ofKind, cancel: ofKind, expire: ofKind } }),
  newIds: { opening: "nextval('openings_id_seq')" },
  rows: ({ of }) => ({
    p_opened: json(of('opening-opened').map(openedRow)),
    p_ended: json(
      of('opening-ended').map(({ matchId, ...rest }) => ({ ...rest, match_id: matchId })),
    ),
  }),
};
