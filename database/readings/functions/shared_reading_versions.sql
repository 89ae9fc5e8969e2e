-- What the readings of a patient who shares them with the actor were before they were changed, without the notes.
create or replace function practice.shared_reading_versions(patient uuid) returns table (reading_id uuid, change text, before jsonb, changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select v.reading_id, v.change, v.before - 'notes', v.changed_at from public.reading_versions v
  where v.user_id = patient and practice.sees(patient, 'share_readings')
$$;
comment on function practice.shared_reading_versions(uuid) is 'What shared readings of a patient were before they were changed';
alter function practice.shared_reading_versions(uuid) owner to service_role;
revoke all on function practice.shared_reading_versions(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.shared_reading_versions(uuid) to authenticated;
