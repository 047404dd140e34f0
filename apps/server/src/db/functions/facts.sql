-- What decisions were told and is not so any more, by the place of the command. Each question looks for
-- its answer as a text again (its slice says how); null is nothing. Nothing is asked with exists: the plan
-- could answer that by a hash of the whole table. Called when the subjects of all of
-- them are held, so that what is found here stays true until the commit is through.
create function changed_facts(p_asked json) returns table (place integer, fact text) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  select q.place, q.fact
    from json_to_recordset(p_asked) q (place integer, fact text, a text, b text, n bigint, at timestamptz,
           seen text)
   where q.seen is distinct from case q.fact
     -- cases
     end;
end $$;
