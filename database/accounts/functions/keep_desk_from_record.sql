-- Its row is locked first, so what is being written for the person is committed before it is looked for.
create or replace function accounts.keep_desk_from_record() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public.user_profiles p where p.id = new.id for update;
  if accounts.has_record(new.id) then
    raise exception 'the account has a record as a patient' using errcode = 'UB409';
  end if;
  return new;
end $$;
alter function accounts.keep_desk_from_record() owner to service_role;
revoke all on function accounts.keep_desk_from_record() from public, anon, authenticated, service_role;
grant execute on function accounts.keep_desk_from_record() to service_role;
