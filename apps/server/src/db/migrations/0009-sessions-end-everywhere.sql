-- An instance keeps the sessions it has looked up. Whoever ends one, and however, every instance
-- hears of it with the commit; one that has run out by itself is not worth a word.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  if old.expires_at > now() then
    perform pg_notify('goats_changed', 'session:' || old.id);
  end if;
  return null;
end $$;
create trigger sessions_end after delete on sessions
  for each row execute function tell_session_end();
