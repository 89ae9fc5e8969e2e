create or replace function billing.announce() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform platform.enqueue('billing.issued', new.id);
  return null;
end $$;
alter function billing.announce() owner to service_role;
revoke all on function billing.announce() from public, anon, authenticated, service_role;
grant execute on function billing.announce() to service_role;
