-- The sessions of a patient that a plan may pay, from 90 days ago on: a plan's sessions count over 30 days.
create or replace function billing.sessions_of(patient uuid)
  returns table (id uuid, profession text, session_type text, starts_at timestamptz, price_ngwee integer, plan_keys text[], is_covered boolean)
  language sql stable security definer set search_path = '' as $$
  select a.id, provider.profession, a.session_type, a.appointment_time,
    coalesce(a.price_ngwee, (select s.price_ngwee from public.session_prices s where s.provider_id = a.provider_id and s.session_type = a.session_type)),
    array(select p.plan_key from public.membership_periods p where p.user_id = patient
      and (a.appointment_time at time zone 'Africa/Lusaka')::date between p.starts_on and p.ends_on),
    -- Null until its invoice says.
    (select case i.status when 'draft' then null else i.status = 'waived' and i.waived_because = 'membership' end
      from public.invoices i where i.appointment_id = a.id order by i.status = 'void' limit 1)
  from public.appointments a join public.user_profiles provider on provider.id = a.provider_id
  where a.patient_id = patient and a.outcome is distinct from 'provider_no_show'
    -- One that the patient missed, or cancelled late, counts where it is billed.
    and (a.status <> 'cancelled' and a.outcome is distinct from 'patient_no_show'
      or exists (select from public.invoices i where i.appointment_id = a.id and i.status <> 'void'))
    and a.appointment_time > now() - interval '90 days'
$$;
comment on function billing.sessions_of(uuid) is 'What decides which sessions of a patient their plans pay, and the price of the others';
alter function billing.sessions_of(uuid) owner to service_role;
revoke all on function billing.sessions_of(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.sessions_of(uuid) to service_role;
