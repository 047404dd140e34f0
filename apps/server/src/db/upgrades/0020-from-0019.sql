-- From version 19 to 20: the first day.

-- What a house player sells can be bought with gifted HOOF, and is then bound as a mint is.
alter table card_events drop constraint card_events_bound_when_minted;
alter table card_events
  add constraint card_events_bound_when_gifted check (not bound or kind in ('minted', 'sold'));

-- Where an opening stands among its wallet's: the first ones are taken soon.
create index openings_by_player on openings (player, id);
