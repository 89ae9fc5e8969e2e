-- Writes a signal of the actor to the other participant. `again`: by a retry; `stale`: one of the two entries is no
-- longer the newest; `taken`: the id belongs to another signal; null: not their call.
create or replace function calls.send_signal(appointment uuid, signal uuid, sender uuid, recipient uuid, of_kind text, content text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  own_role constant text := calls.role_in(appointment);
  known public.call_signals;
begin
  if own_role is null then return null; end if;
  -- One after the other, so that none is committed behind one that was read already, nor after the end.
  perform from public.calls c where c.appointment_id = appointment for update;
  select * into known from public.call_signals s where s.id = signal;
  if found then
    return case when (known.from_entry, known.to_entry, known.kind, known.body) is not distinct from (sender, recipient, of_kind, content)
      and exists (select from public.call_entries e where e.id = sender and e.appointment_id = appointment and e.participant = own_role)
      then 'again' else 'taken' end;
  end if;
  if not exists (select from public.calls c where c.appointment_id = appointment and c.phase = 'admitted') then return 'not_admitted'; end if;
  if calls.newest_entry(appointment, own_role) is distinct from sender
    or calls.newest_entry(appointment, case own_role when 'patient' then 'provider' else 'patient' end) is distinct from recipient then
    return 'stale';
  end if;
  insert into public.call_signals (id, from_entry, to_entry, kind, body) values (signal, sender, recipient, of_kind, content);
  return 'sent';
end $$;
alter function calls.send_signal(uuid, uuid, uuid, uuid, text, text) owner to service_role;
revoke all on function calls.send_signal(uuid, uuid, uuid, uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function calls.send_signal(uuid, uuid, uuid, uuid, text, text) to authenticated, service_role;
