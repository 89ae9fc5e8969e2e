-- Null where they have read none of it, or their account was erased.
create or replace function messages.read_by_other(thread uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  select r.read_until from public.threads t join public.thread_reads r on r.thread_id = t.id and r.user_id <> auth.uid()
  where t.id = thread and (t.patient_id = auth.uid() or t.provider_id = auth.uid() and practice.may_practise())
$$;
alter function messages.read_by_other(uuid) owner to service_role;
revoke all on function messages.read_by_other(uuid) from public, anon, authenticated, service_role;
grant execute on function messages.read_by_other(uuid) to authenticated, service_role;
