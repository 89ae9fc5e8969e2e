-- The session of an invoice of the caller, with null, and the sessions of the same patient and profession that plans
-- paid in the 30 days before and after it. The rules are in domain/membership/session-cover.ts.
create or replace function billing.plan_sessions(invoice uuid)
  returns table (id uuid, profession text, session_type text, starts_at timestamptz, plan_keys text[], is_covered boolean)
  language sql stable security definer set search_path = '' as $$
  select i.id, colleague.profession, i.session_type, i.session_time,
    array(select p.plan_key from public.membership_periods p where p.user_id = i.patient_id
      and (i.session_time at time zone 'Africa/Lusaka')::date between p.starts_on and p.ends_on),
    case when i.id <> wanted.id then true end
  from public.invoices wanted
  join public.user_profiles provider on provider.id = wanted.provider_id
  join public.invoices i on i.patient_id = wanted.patient_id
  join public.user_profiles colleague on colleague.id = i.provider_id and colleague.profession = provider.profession
  where wanted.id = invoice and wanted.provider_id = (select auth.uid())
    and (i.id = wanted.id or i.status = 'waived' and i.waived_because = 'membership'
      and i.session_time > wanted.session_time - interval '30 days'
      and i.session_time < wanted.session_time + interval '30 days')
$$;
comment on function billing.plan_sessions(uuid) is 'What decides whether a plan pays the session of an invoice';
alter function billing.plan_sessions(uuid) owner to service_role;
revoke all on function billing.plan_sessions(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.plan_sessions(uuid) to authenticated;
