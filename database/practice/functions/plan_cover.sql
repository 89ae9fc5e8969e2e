create or replace function billing.plan_cover(invoice uuid)
  returns table (profession text, session_type text, plan_keys text[], covered text[])
  language sql stable security definer set search_path = '' as $$
  select provider.profession, i.session_type,
    array(select p.plan_key from public.membership_periods p where p.user_id = i.patient_id
      and (i.session_time at time zone 'Africa/Lusaka')::date between p.starts_on and p.ends_on),
    array(select other.session_type from public.invoices other
      join public.user_profiles colleague on colleague.id = other.provider_id
      where other.patient_id = i.patient_id and other.id <> i.id and other.status = 'waived'
        and other.waived_because = 'membership' and colleague.profession = provider.profession
        and other.session_time > i.session_time - interval '30 days' and other.session_time <= i.session_time)
  from public.invoices i join public.user_profiles provider on provider.id = i.provider_id
  where i.id = invoice and i.provider_id = (select auth.uid())
$$;
comment on function billing.plan_cover(uuid) is 'For servers of earlier versions: plans on the day of a session, and the sessions that they paid in the 30 days before';
alter function billing.plan_cover(uuid) owner to service_role;
revoke all on function billing.plan_cover(uuid) from public, anon, authenticated, service_role;
grant execute on function billing.plan_cover(uuid) to authenticated;
