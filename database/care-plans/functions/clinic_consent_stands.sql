-- Whether a person lets providers ask for a plan at the clinic and write it: without that, what was asked there is closed to
-- those who write plans. Only for the person, and for those who write plans.
create or replace function plans.clinic_consent_stands(person uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.consents c where c.user_id = person and c.purpose = 'clinic_plans' and c.withdrawn_at is null)
    and (person = auth.uid() or practice.practises_as('dietitian') or practice.practises_as('fitness expert'))
$$;
comment on function plans.clinic_consent_stands(uuid) is 'Whether what was asked for a plan at the clinic is open to those who write plans';
alter function plans.clinic_consent_stands(uuid) owner to service_role;
revoke all on function plans.clinic_consent_stands(uuid) from public, anon, authenticated, service_role;
grant execute on function plans.clinic_consent_stands(uuid) to authenticated, service_role;
