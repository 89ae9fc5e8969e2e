-- One after the other within a thread, so that what was committed is never before what has been read.
create or replace function messages.stamp_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  latest timestamptz;
begin
  select t.last_message_at into latest from public.threads t where t.id = new.thread_id for update;
  new.created_at := greatest(date_trunc('milliseconds', clock_timestamp()), latest + interval '1 millisecond');
  return new;
end $$;
alter function messages.stamp_message() owner to service_role;
revoke all on function messages.stamp_message() from public, anon, authenticated, service_role;
grant execute on function messages.stamp_message() to service_role;
