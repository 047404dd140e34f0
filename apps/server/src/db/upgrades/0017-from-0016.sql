-- Cards have a head. Whichever they get here, they are made anew at the next start
-- (remake-collection.ts).
alter table cards add column head text not null default 'Three-Quarter';
alter table cards alter column head drop default;
alter table shelf add column head text not null default 'Three-Quarter';
alter table shelf alter column head drop default;

do $$ begin
  execute format('alter table cards drop constraint %I', (
    select conname from pg_constraint
     where conrelid = 'cards'::regclass and contype = 'u' and cardinality(conkey) = 8));
end $$;
alter table cards add constraint cards_look_different unique
  (base_goat_id, moment_title, background, expression, accessories, special, kit, head, pose, rarity)
  deferrable;

insert into trait_counts (base_goat_id, rarity, trait, value, cards)
select base_goat_id, rarity, 'head', head, count(*) from cards group by 1, 2, 3, 4;

create or replace function count_traits() returns trigger language plpgsql as $$
begin
  insert into trait_counts (base_goat_id, rarity, trait, value, cards)
  select base_goat_id, rarity, t.trait, t.value, count(*) from minted
   cross join lateral (values ('background', background), ('expression', expression),
     ('accessories', accessories), ('special', special), ('kit', kit), ('head', head),
     ('pose', pose)) t (trait, value)
   group by 1, 2, 3, 4
  on conflict (trait, value, base_goat_id, rarity)
    do update set cards = trait_counts.cards + excluded.cards;
  return null;
end $$;

create or replace function keep_shelf() returns trigger language plpgsql as $$
begin
  delete from shelf where id = new.card_id;
  if new.asked is not null and new.busy_with is null then
    insert into shelf (id, facet_id, strong_in, background, expression, accessories, special, kit,
                       head, pose, goat_score, price_hoof, asked, listed_key)
    select id, facet_id, strong_in, background, expression, accessories, special, kit,
           head, pose, goat_score, price_hoof, new.asked, -floor(extract(epoch from new.listed_at) * 1000)
      from cards where id = new.card_id;
  end if;
  return null;
end $$;
