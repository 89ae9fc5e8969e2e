create or replace function messages.may_write(thread uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.threads t where t.id = thread and messages.may_correspond(t.patient_id, t.provider_id)) $$;
alter function messages.may_write(uuid) owner to service_role;
revoke all on function messages.may_write(uuid) from public, anon, authenticated, service_role;
grant execute on function messages.may_write(uuid) to authenticated, service_role;
