-- Its patient gets an email, where they knew of the invoice.
create or replace function billing.announce_void() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform platform.enqueue('billing.void', new.id);
  return null;
end $$;
alter function billing.announce_void() owner to service_role;
revoke all on function billing.announce_void() from public, anon, authenticated, service_role;
grant execute on function billing.announce_void() to service_role;
