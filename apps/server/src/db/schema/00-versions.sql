-- What db/migrate.ts knows about this database.

-- Which version it is of, and how it came there.
create table schema_migrations (
  version integer primary key,
  name text not null,
  applied_at timestamptz not null default now()
);

-- The files it is made of, as they stood. Backups leave this table out: restoring runs the files.
create table schema_files (
  -- 'schema/04-ledger.sql'
  file text primary key,
  checksum text not null,
  -- What function files of version 22 made in public. A server of that release may still call it; the
  -- next upgrade takes it away, and this column.
  functions text[] not null default '{}'
);

-- Which releases run here, by the schema of PostgreSQL that each has its functions in. Instances say so
-- every few seconds; the functions of one that nobody runs any more are taken away.
create table releases (
  functions text primary key,
  version integer not null,
  seen_at timestamptz not null
);
