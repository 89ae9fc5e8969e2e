-- The patient of a held session rates it, until 60 days after it, and changes that for 7 days. `given`; `changed`;
-- `again`: it is so already; `final`: it can not be changed any more; `not_held`; `late`. Null where the caller has no
-- such session.
create or replace function practice.rate_session(appointment uuid, new_score integer, new_comment text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  session public.appointments;
  known public.session_ratings;
begin
  select * into session from public.appointments a where a.id = appointment and a.patient_id = auth.uid() for update;
  if not found then return null; end if;
  select * into known from public.session_ratings r where r.appointment_id = appointment;
  if found then
    if known.score = new_score and known.comment is not distinct from new_comment then return 'again'; end if;
    if now() >= known.created_at + interval '7 days' then return 'final'; end if;
    update public.session_ratings r set score = new_score, comment = new_comment where r.appointment_id = appointment;
    return 'changed';
  end if;
  if session.outcome is distinct from 'held' or session.provider_id is null then return 'not_held'; end if;
  if now() >= session.appointment_time + interval '60 days' then return 'late'; end if;
  insert into public.session_ratings (appointment_id, patient_id, provider_id, score, comment)
    values (appointment, session.patient_id, session.provider_id, new_score, new_comment);
  return 'given';
end $$;
alter function practice.rate_session(uuid, integer, text) owner to service_role;
revoke all on function practice.rate_session(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function practice.rate_session(uuid, integer, text) to authenticated;
