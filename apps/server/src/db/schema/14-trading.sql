-- Offers between players. What a card costs on its owner's shelf is a column of its holding
-- (06-holdings.sql): whoever lists, buys or engages a card changes one and the same row.

create type offer_status as enum ('open', 'accepted', 'withdrawn', 'expired', 'ended');

-- HOOF that waits in the vault 'offer:12' until the owner of a card says yes.
create table offers (
  id integer generated always as identity primary key,
  card_id integer not null references cards (id),
  bidder wallet_address not null,
  -- Whose card it was when the offer was made; the offer ends when that changes.
  owner wallet_address not null,
  amount hoof_amount not null,
  status offer_status not null default 'open',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  check (bidder <> owner),
  check ((status = 'open') = (ended_at is null))
);

-- One of a wallet for a card at a time.
create unique index offers_one_per_wallet on offers (card_id, bidder) where status = 'open';
create index offers_for_card on offers (card_id, amount desc, id) where status = 'open';
create index offers_due on offers (expires_at) where status = 'open';
create index offers_by_bidder on offers (bidder, id desc);
create index offers_by_owner on offers (owner, id desc);

create function guard_offer() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.id, new.card_id, new.bidder, new.owner, new.amount, new.created_at,
      new.expires_at) is distinct from (old.id, old.card_id, old.bidder, old.owner, old.amount,
      old.created_at, old.expires_at) then
    raise exception 'an offer only ends, and only once' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger offers_guard before update on offers for each row execute function guard_offer();
create trigger offers_for_ever before delete or truncate on offers
  for each statement execute function refuse_direct_change();
