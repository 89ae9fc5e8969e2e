-- For a patient: who ended their care and when, whether it goes on, and the summaries that are shared with them.
create or replace function practice.own_discharges() returns table (id uuid, provider_name text, discharged_at timestamptz, readmitted_at timestamptz, summary text)
language sql stable security definer set search_path = '' as $$
  select d.id, p.full_name, d.discharged_at, d.readmitted_at, case when d.is_shared then d.summary end
  from public.discharges d left join public.user_profiles p on p.id = d.provider_id
  where d.patient_id = auth.uid() order by d.discharged_at desc, d.id limit 50
$$;
comment on function practice.own_discharges() is 'Who ended the care of the actor, and the summaries that are shared with them';
alter function practice.own_discharges() owner to service_role;
revoke all on function practice.own_discharges() from public, anon, authenticated, service_role;
grant execute on function practice.own_discharges() to authenticated;
