-- What decisions were told and is not so any more, by the place of the command. Each question looks for
-- its answer as a text again (its slice says how); null is nothing. Nothing is asked with exists: the plan
-- could answer that by a hash of the whole table. Called when the subjects of all of
-- them are held, so that what is found here stays true until the commit is through.
--
-- One statement for each kind of question that was asked: one for all of them would make everything
-- ready, each time, to answer every kind there is.
create function changed_facts(p_asked json) returns table (place integer, fact text) language plpgsql as $$
#variable_conflict use_column
declare
  kind text;
  places integer[];
  ones text[];
  others text[];
  numbers bigint[];
  times timestamptz[];
  answers text[];
begin
  for kind, places, ones, others, numbers, times, answers in
    select q.fact, array_agg(q.place), array_agg(q.a), array_agg(q.b), array_agg(q.n), array_agg(q.at),
           array_agg(q.seen)
      from json_to_recordset(p_asked) q (place integer, fact text, a text, b text, n bigint,
             at timestamptz, seen text)
     group by q.fact
  loop
    case kind
    -- cases
    -- A kind that nobody looks at is no reason to refuse everybody else in the batch.
    else
      return query select unnest(places), kind;
    end case;
  end loop;
end $$;
