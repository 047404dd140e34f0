import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';

export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const startedAt = deps.clock.now();
  route(app, 'GET /api/health', async () => {
    const migration = await readMigration(deps);
    return {
      status: 'ok',
      database: 'ok',
      migration,
      version: deps.version,
      release: deps.release,
      uptimeSeconds: Math.round((deps.clock.now() - startedAt) / 1000),
      notices: {
        carriedBy: deps.bus.lines.find(({ open }) => open)?.name ?? 'nobody',
        heard: deps.bus.connected,
      },
    };
  });
}

async function readMigration({ db }: Deps): Promise<number> {
  try {
    const [row] = await db.query<{ version: number }>(
      'select max(version) as version from schema_migrations',
    );
    return row?.version ?? 0;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'The database is not answering.', { cause });
  }
}
