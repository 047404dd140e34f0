/** `tsx bench/prepare-world.ts folder`: a stopped PostgreSQL with the collection in it, to be copied. */
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { throwAwaySettings } from '../apps/server/src/db/embedded/settings.ts';
import { prepareDatabase } from '../apps/server/src/testing/prepare-database.ts';

const dataDir = process.argv[2]!;
const settings = throwAwaySettings;
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
await prepareDatabase(postgres.connectionString).finally(() => postgres.stop());
