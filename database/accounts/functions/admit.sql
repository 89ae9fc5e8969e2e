-- The door: runs as the first statement of each actor's transaction and stops the rest unless the session still
-- exists, the account is not suspended, and the person belongs to the route's audience. The front desk is of "account",
-- "front-desk" and "clinic-staff" alone: what is for everyone who is signed in holds health data of the caller, and a work account has
-- none.
create or replace function accounts.admit(audience text, staff_second_factor boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  who record;
  in_practice boolean;
begin
  select p.role, p.is_student, p.provider_status, p.certificate_expires_on, p.profession, s.aal,
      exists (select from accounts.factors f where f.user_id = s.user_id and f.status = 'verified') as has_factor
    into who
    from accounts.sessions s
    join accounts.users u on u.id = s.user_id
    join public.user_profiles p on p.id = s.user_id
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null;
  if not found then
    raise exception 'no such session' using errcode = 'UB401';
  end if;
  -- Whoever has a second factor has shown it in this session; staff must have one where it is required.
  if who.aal <> 'aal2' and (who.has_factor
    or (audience not in ('signed-in', 'account') and who.role <> 'client' and staff_second_factor)) then
    raise exception 'second factor required' using errcode = 'UB402';
  end if;
  in_practice := who.role = 'provider' and who.provider_status = 'approved'
    and who.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date;
  if not coalesce(case audience
    when 'account' then true
    when 'signed-in' then who.role <> 'front_desk'
    when 'client' then who.role = 'client' and not who.is_student
    when 'student' then who.role = 'client' and who.is_student
    when 'correspondent' then who.role = 'client' or in_practice
    when 'provider' then who.role = 'provider'
    when 'approved-provider' then in_practice
    when 'dietitian' then in_practice and who.profession = 'dietitian'
    when 'plan-writer' then in_practice and who.profession in ('dietitian', 'fitness expert')
    when 'clinic-staff' then in_practice or who.role in ('front_desk', 'admin')
    when 'front-desk' then who.role = 'front_desk'
    when 'admin' then who.role = 'admin'
    else false
  end, false) then
    raise exception 'not for this role' using errcode = 'UB403';
  end if;
  return who.role;
end $$;
alter function accounts.admit(text, boolean) owner to service_role;
revoke all on function accounts.admit(text, boolean) from public, anon, authenticated, service_role;
grant execute on function accounts.admit(text, boolean) to authenticated, service_role;
