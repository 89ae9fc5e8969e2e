-- Someone without a login was asked at the counter or by phone: what is proposed to them is agreed.
create or replace function practice.agree_without_login() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if accounts.has_no_login(new.patient_id) then
    new.status := 'confirmed';
    new.agreed_how := 'at the clinic';
    new.by_desk_alone := false;
  end if;
  return new;
end $$;
alter function practice.agree_without_login() owner to service_role;
revoke all on function practice.agree_without_login() from public, anon, authenticated, service_role;
grant execute on function practice.agree_without_login() to service_role;
