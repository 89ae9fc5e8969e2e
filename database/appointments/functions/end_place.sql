-- An appointment that is over or cancelled has no place. Asked at the end of the transaction: by then the place of one
-- that has moved is with the new one.
create or replace function practice.end_place() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.waiting_list where appointment_id = new.id;
  return null;
end $$;
alter function practice.end_place() owner to service_role;
revoke all on function practice.end_place() from public, anon, authenticated, service_role;
grant execute on function practice.end_place() to service_role;
