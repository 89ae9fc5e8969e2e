-- Reports requests that a process has let through, and takes some of what is left of the budget. The
-- less is left, the less each process takes, so that little of it stays unused.
create or replace function platform.take_share(share_key bytea, seconds integer, points integer, passed integer, most integer,
  out granted integer, out milliseconds integer)
language plpgsql volatile set search_path = '' as $$
declare
  present platform.rate_limits;
  remaining integer;
begin
  insert into platform.rate_limits as kept (key_hmac, ends_at)
    values (share_key, now() + make_interval(secs => seconds))
    on conflict (key_hmac) do update set
      used = case when kept.ends_at <= now() then 0 else kept.used end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning * into present;
  remaining := points - present.used - passed;
  granted := case when remaining <= 0 then 0 else greatest(1, least(most, remaining / 10)) end;
  milliseconds := greatest(1, ceil(1000 * extract(epoch from present.ends_at - now())));
  update platform.rate_limits set used = present.used + passed + granted where key_hmac = share_key;
end $$;
comment on function platform.take_share(bytea, integer, integer, integer, integer) is 'Counts requests of one limit and key over all server processes';
revoke all on function platform.take_share(bytea, integer, integer, integer, integer) from public, anon, authenticated, service_role;
grant execute on function platform.take_share(bytea, integer, integer, integer, integer) to service_role;
