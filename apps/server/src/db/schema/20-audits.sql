-- What audits found in order. Each checkpoint names the seal of the one before it, so that none can be
-- edited or taken out without all later ones being wrong; an audit prints the newest seal.
create table audit_checkpoints (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  upto_transfer bigint not null,
  -- Every match up to this one had ended and was replayed.
  upto_match integer not null,
  -- Since the checkpoint before: how many, and the SHA-256 over all of them.
  transfers bigint not null,
  transfers_hash text not null,
  -- Over audit_sums as they were then.
  sums_hash text not null,
  seal text not null unique
);
create trigger audit_checkpoints_stay before update or delete or truncate on audit_checkpoints
  for each statement execute function refuse_change();

-- What the entries of every account came to at the newest checkpoint; none for an empty, closed vault.
create table audit_sums (
  account_id bigint primary key,
  balance bigint not null,
  locked bigint not null,
  chain text not null
);
