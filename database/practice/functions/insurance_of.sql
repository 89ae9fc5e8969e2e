-- Who pays for a patient, and their member number: what was entered for them, or NHIMA by the number of their
-- registration. No row where no one does, or the insurer is retired.
create or replace function billing.insurance_of(patient uuid) returns table (insurer_id uuid, member_number text)
language sql stable security definer set search_path = '' as $$
  select i.id, coalesce(p.member_number, r.nhima_number)
  from (select patient as id) as one
    left join public.patient_insurances p on p.user_id = one.id
    left join public.patient_registrations r on r.user_id = one.id and p.user_id is null
    join public.insurers i on i.id = coalesce(p.insurer_id,
      case when r.nhima_number is not null then '00000000-0000-4000-8000-000000000061'::uuid end)
  where i.retired_at is null
$$;
alter function billing.insurance_of(uuid) owner to service_role;
revoke all on function billing.insurance_of(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.insurance_of(uuid) to service_role;
