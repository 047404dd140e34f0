-- What db/migrate.ts knows about this database.

-- Which version it is of, and how it came there.
create table schema_migrations (
  version integer primary key,
  name text not null,
  applied_at timestamptz not null default now()
);

-- The files it is made of, as they stood. Backups leave this table out: restoring runs the files.
create table schema_files (
  -- 'schema/04-ledger.sql', 'functions/ledger.sql'
  file text primary key,
  checksum text not null,
  -- What a function file made, with argument types, so that all of it can go when the file changes.
  functions text[] not null default '{}'
);
