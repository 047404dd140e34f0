-- What all vouchers that can still be redeemed promise together.
create function promised_hoof() returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select coalesce(sum(hoof), 0) from withdrawals where state = 'signed');
end $$;

-- What of it the day's limit has to bear, beside what wallets have brought themselves.
create function promised_of_day() returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select coalesce(sum(of_day), 0) from withdrawals where state = 'signed');
end $$;

create function open_withdrawals(p_wallet text) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from withdrawals where wallet = p_wallet and state = 'signed');
end $$;

-- The free HOOF that a wallet has in vaults: what waits in stakes, offers, cups and vouchers.
create function free_stakes(p_wallet text) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select coalesce(sum(s.amount - s.locked), 0) from accounts a
            join stakes s on s.wallet_account = a.id and s.state = 'held'
           where a.name = p_wallet);
end $$;

-- Whether what a log causes has happened, or may not happen: a log that is not final, or was forgotten.
create function log_applied(p_block bigint, p_index integer) returns boolean language sql stable as $$
  select not exists (
    select from chain_logs
     where block_number = p_block and log_index = p_index and final and applied_at is null)
$$;

-- Wallets that still have what a rewind of the chain takes from them, because something of it is at stake.
create function undone_wallets() returns setof text language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query select args ->> 'account' from chain_logs
    where event = 'DepositUndone' and applied_at is null;
end $$;

-- Why a wallet begins nothing new; null: it may.
create function why_leaving(p_wallet text) returns text language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return case
    when exists (select from leaving_wallets where wallet = p_wallet) then 'asked'
    when p_wallet in (select undone_wallets()) then 'undone'
  end;
end $$;
