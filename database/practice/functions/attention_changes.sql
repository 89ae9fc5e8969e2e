-- What readings were that were changed since a time, of patients who share their readings with the actor at this moment:
-- those alone that the actor may have seen, for they opened the record between the reading and the change, and did not
-- change themselves. `before` also says whether a clinic changed it; `now` is what the reading is, null where it is removed.
create or replace function practice.attention_changes(since timestamptz) returns table (patient_id uuid, reading_id uuid, before jsonb, changed_at timestamptz, "now" jsonb, pregnancy text, pregnancy_at timestamptz)
language sql stable security definer set search_path = '' set jit = off as $$
  select v.user_id, v.reading_id, 
    (v.before - 'notes') || jsonb_build_object('by_clinic', v.changed_by is distinct from v.user_id), v.changed_at,
    coalesce((select to_jsonb(b) from public.blood_pressure_readings b where b.id = v.reading_id and b.user_id = v.user_id and b.removed_at is null),
      (select to_jsonb(g) from public.glucose_readings g where g.id = v.reading_id and g.user_id = v.user_id and g.removed_at is null)) - 'notes',
    c.pregnancy, c.pregnancy_at
  from public.reading_versions v left join public.care_profiles c on c.user_id = v.user_id
  where v.changed_at >= since and v.change <> 'restored' and v.changed_by is distinct from auth.uid()
    and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and (select true from public.appointments a where a.provider_id = auth.uid() and a.patient_id = v.user_id and a.status <> 'cancelled' and not a.by_desk_alone limit 1)
    and not exists (select from public.discharges x where x.provider_id = auth.uid() and x.patient_id = v.user_id and x.readmitted_at is null)
    and (select true from public.consents n where n.user_id = v.user_id and n.purpose = 'share_readings' and n.withdrawn_at is null)
    and exists (select from platform.audit_events e where e.actor_id = auth.uid() and e.subject_id = v.user_id
      and e.action in ('attention.read', 'patient_report.read') and e.occurred_at between (v.before ->> 'created_at')::timestamptz and v.changed_at)
$$;
comment on function practice.attention_changes(timestamptz) is 'What readings were that the actor may have seen before they were changed';
alter function practice.attention_changes(timestamptz) owner to service_role;
revoke all on function practice.attention_changes(timestamptz) from public, anon, authenticated, service_role;
grant execute on function practice.attention_changes(timestamptz) to authenticated;
