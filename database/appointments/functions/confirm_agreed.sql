-- What the patient has agreed with staff is confirmed at once, and no proposal of the desk alone.
create or replace function practice.confirm_agreed() returns trigger language plpgsql set search_path = '' as $$
begin
  new.status := 'confirmed';
  new.by_desk_alone := false;
  return new;
end $$;
alter function practice.confirm_agreed() owner to service_role;
revoke all on function practice.confirm_agreed() from public, anon, authenticated, service_role;
grant execute on function practice.confirm_agreed() to service_role;
