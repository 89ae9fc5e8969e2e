-- The provider of a held session shares notes with its patient, or corrects them; nothing makes them private again.
-- Where they were private before, `replaced` is what the provider saw: it is deleted unless it has changed since.
-- A correction names the shared notes that it corrects: another window or a late retry replaces nothing unseen.
-- `shared`; `changed`; `again`: it is so already; `stale`; `not_held`. Null where the caller has no such session.
create or replace function practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
  known public.shared_notes;
begin
  select * into session from public.appointments a where a.id = appointment and a.provider_id = auth.uid()
    and practice.is_in_practice(auth.uid()) for update;
  if not found then return null; end if;
  select * into known from public.shared_notes n where n.appointment_id = appointment;
  if found then
    if known.notes = new_notes then return 'again'; end if;
    if known.notes is distinct from corrected then return 'stale'; end if;
    update public.shared_notes n set notes = new_notes, changed_at = now() where n.appointment_id = appointment;
    return 'changed';
  end if;
  if session.status <> 'completed' or session.outcome <> 'held' then return 'not_held'; end if;
  insert into public.shared_notes (appointment_id, patient_id, provider_id, notes)
    values (appointment, session.patient_id, session.provider_id, new_notes);
  update public.appointments a set notes = null where a.id = appointment and a.notes = replaced;
  return 'shared';
end $$;
alter function practice.share_notes(uuid, text, text, text) owner to service_role;
revoke all on function practice.share_notes(uuid, text, text, text) from public, anon, authenticated, service_role;
grant execute on function practice.share_notes(uuid, text, text, text) to authenticated;
