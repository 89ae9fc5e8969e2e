-- The screenings that a patient has removed and that the actor may have seen, for they recorded them at the clinic, or
-- opened the results between the screening and its removal: when they were, never what was answered. None once the
-- patient shares no more. What a provider removed is not among them.
create or replace function practice.removed_screenings(patient uuid) returns table (created_at timestamptz, removed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select r.created_at, r.removed_at from public.screening_results r
  where r.user_id = patient and r.removed_at is not null and r.removal_reason is null
    and (practice.sees(patient, 'share_screenings') or questionnaires.is_shared(r.id, patient)
      or r.recorded_by = auth.uid() and practice.may_record_screening(patient))
    and (r.recorded_by = auth.uid() or exists (select from platform.audit_events e where e.actor_id = auth.uid() and e.subject_id = patient
      and e.action in ('questionnaires.read', 'screening_results.read', 'patient_report.read', 'patient_page.read', 'attention.read')
      and e.occurred_at between r.created_at and r.removed_at))
  order by r.removed_at desc limit 20
$$;
comment on function practice.removed_screenings(uuid) is 'When a patient removed screenings that the actor may have seen';
alter function practice.removed_screenings(uuid) owner to service_role;
revoke all on function practice.removed_screenings(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.removed_screenings(uuid) to authenticated;
