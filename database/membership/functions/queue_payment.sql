-- As `enqueue` in server/platform/jobs.ts does; here, because a client writes the payment.
create or replace function membership.queue_payment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform platform.enqueue('membership.ask', new.id);
  return null;
end $$;
alter function membership.queue_payment() owner to service_role;
revoke all on function membership.queue_payment() from public, anon, authenticated, service_role;
grant execute on function membership.queue_payment() to service_role;
