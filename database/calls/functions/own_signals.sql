-- Signals to the actor's newest entry, oldest first: all, or those after one of them.
create or replace function calls.own_signals(appointment uuid, after_signal uuid, most integer)
returns table (id uuid, from_entry uuid, kind text, body text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, s.from_entry, s.kind, s.body, s.created_at from public.call_signals s
  where s.to_entry = calls.newest_entry(appointment, calls.role_in(appointment))
    and s.number > coalesce((select f.number from public.call_signals f where f.id = after_signal), 0)
  order by s.number limit most
$$;
alter function calls.own_signals(uuid, uuid, integer) owner to service_role;
revoke all on function calls.own_signals(uuid, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function calls.own_signals(uuid, uuid, integer) to authenticated, service_role;
