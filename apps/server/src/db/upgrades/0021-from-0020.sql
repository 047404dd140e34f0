-- What version 21 has that version 20 had not: each block as its feature's schema file has it.

-- Friendlies make the day's pack due.
create index friendlies_of_player_0 on matches (player_0, finished_at) where kind = 'friendly';
create index friendlies_of_player_1 on matches (player_1, finished_at) where kind = 'friendly';

-- Quests of the day: what became of them, and the matches that a wallet has ended on a day.
create table day_quests (
  day date not null,
  wallet wallet_address not null,
  name text collate "C" not null check (length(name) between 1 and 40),
  paid hoof_amount,
  at timestamptz not null,
  primary key (day, wallet, name)
);
create unique index day_quests_one_change on day_quests (day, wallet) where paid is null;
create index matches_ended_by_player_0 on matches (player_0, finished_at)
  where finished_at is not null and kind in ('challenge', 'request', 'cup');
create index matches_ended_by_player_1 on matches (player_1, finished_at)
  where finished_at is not null and kind in ('challenge', 'request', 'cup');

-- Called back: what a wallet asked for, and the calls that were made. Nobody is called unasked, so that
-- devices that ring for anything ring for that too.
create table callbacks (
  wallet wallet_address primary key,
  rested boolean not null,
  friends boolean not null,
  cups boolean not null,
  since timestamptz not null,
  check (rested or friends or cups)
);
create index callbacks_for_cups on callbacks (wallet) where cups;
create table callback_calls (
  day date not null,
  wallet wallet_address not null,
  place smallint not null check (place > 0),
  about text collate "C" not null,
  whom wallet_address,
  at timestamptz not null,
  primary key (day, wallet, place)
);
create unique index callback_calls_once on callback_calls (wallet, about);
create index callback_calls_of_friends on callback_calls (wallet, whom, at) where whom is not null;
create table cup_calls (
  cup_id integer primary key references cups (id),
  told_to text not null,
  at timestamptz not null
);
create index cup_calls_by_time on cup_calls (at);
create index card_holdings_resting on card_holdings (rests_until) where rests_until is not null;
create index loans_resting on loans (rests_until) where rests_until is not null;
alter table messages drop constraint messages_topic_check;
alter table messages add constraint messages_topic_check check (topic in ('match', 'cup', 'offer', 'sale',
  'auction', 'watch', 'week', 'chain', 'call'));
update push_subscriptions set topics = topics || '{call}';
