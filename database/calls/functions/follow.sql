-- A stream of an entry gives a sign of life. `elsewhere`: its user has entered again; `replaced`: another stream of
-- the same entry has started; null: not the actor's, or no call any more.
create or replace function calls.follow(appointment uuid, entry uuid, stream uuid, starts boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.call_entries;
begin
  select * into known from public.call_entries e
    where e.id = entry and e.appointment_id = appointment and e.participant = calls.role_in(appointment);
  if not found then return null; end if;
  if calls.newest_entry(appointment, known.participant) <> entry then return 'elsewhere'; end if;
  if not starts and known.followed_by is distinct from stream then return 'replaced'; end if;
  -- Events ask for it too: not each of them is worth a write.
  update public.call_entries e set seen_at = now(), followed_by = stream
    where e.id = entry and (starts or e.seen_at is null or e.seen_at < now() - interval '10 seconds');
  return 'present';
end $$;
alter function calls.follow(uuid, uuid, uuid, boolean) owner to service_role;
revoke all on function calls.follow(uuid, uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function calls.follow(uuid, uuid, uuid, boolean) to authenticated, service_role;
