-- What helps the two participants of a thread at this moment: for the patient, whether the provider is away; for the
-- provider, while it is marked as urgent, the patient's phone number, of which the patient is told beside the button.
create or replace function messages.urgent_facts(thread uuid) returns table (is_away boolean, phone_number text)
language sql stable security definer set search_path = '' as $$
  select case when t.patient_id = auth.uid() then coalesce(practice.is_away(t.provider_id), false) else false end,
    case when t.provider_id = auth.uid() and t.urgent_at is not null and practice.may_practise() then nullif(p.phone_number, '') end
  from public.threads t join public.user_profiles p on p.id = t.patient_id
  where t.id = thread and (t.patient_id = auth.uid() or t.provider_id = auth.uid())
$$;
alter function messages.urgent_facts(uuid) owner to service_role;
revoke all on function messages.urgent_facts(uuid) from public, anon, authenticated, service_role;
grant execute on function messages.urgent_facts(uuid) to authenticated;
