-- From version 18 to 19: everything ends, and nothing costs more because there are more players.

-- News of what is followed: one line for all, spread in portions; what a card's followers know of its price.
alter table messages add column overpriced boolean not null default false;
create index messages_unasked on messages (wallet, at) where sender is not null;
create table news (
  id bigint generated always as identity primary key,
  card_id integer not null,
  topic text not null check (topic in ('auction', 'watch')),
  text text not null,
  href text not null check (href like '/%'),
  at timestamptz not null,
  sender wallet_address,
  overpriced boolean not null default false,
  told_to text not null default '',
  due_at timestamptz not null
);
create index news_by_due on news (due_at, id);
create index news_by_sender on news (sender) where sender is not null;
drop index watches_by_target;
create index watches_by_target on watches (kind, target, wallet);
alter table card_holdings
  add column told_price hoof_amount,
  add column told_at timestamptz,
  add constraint card_holdings_told check ((told_price is null) = (told_at is null));
create function forget_told() returns trigger language plpgsql as $$
begin
  new.told_price := null;
  new.told_at := null;
  return new;
end $$;
create trigger card_holdings_told before update on card_holdings
  for each row when (old.owner is distinct from new.owner and old.told_at is not null)
  execute function forget_told();

-- What somebody plays right now, however much was played before.
create index matches_live_of_player_0 on matches (player_0) where finished_at is null;
create index matches_live_of_player_1 on matches (player_1) where finished_at is null;
