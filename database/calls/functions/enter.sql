-- The actor enters. `again`: by a retry; `stale`: they have entered again since then; `taken`: the id belongs to
-- another entry; null: not their call.
create or replace function calls.enter(appointment uuid, entry uuid, with_relay_only boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  own_role constant text := calls.role_in(appointment);
  known public.call_entries;
begin
  if own_role is null then return null; end if;
  insert into public.calls (appointment_id) values (appointment) on conflict do nothing;
  perform from public.calls c where c.appointment_id = appointment for update;
  select * into known from public.call_entries e where e.id = entry;
  if found then
    if (known.appointment_id, known.participant, known.relay_only) is distinct from (appointment, own_role, with_relay_only) then
      return 'taken';
    end if;
    return case when calls.newest_entry(appointment, own_role) = entry then 'again' else 'stale' end;
  end if;
  insert into public.call_entries (id, appointment_id, participant, relay_only) values (entry, appointment, own_role, with_relay_only);
  if own_role = 'patient' then
    update public.calls c set phase = 'waiting', waiting_since = now()
      where c.appointment_id = appointment and c.phase in ('empty', 'ended');
  else
    update public.calls c set phase = 'empty' where c.appointment_id = appointment and c.phase = 'ended';
  end if;
  return 'entered';
end $$;
alter function calls.enter(uuid, uuid, boolean) owner to service_role;
revoke all on function calls.enter(uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function calls.enter(uuid, uuid, boolean) to authenticated, service_role;
