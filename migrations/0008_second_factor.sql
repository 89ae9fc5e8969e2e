-- Whoever has a second factor shows it, on every call, whatever their role. The door of 0002 asked it of
-- staff alone, so a client's stolen password opened what the authenticator app was to guard.

create or replace function accounts.admit(audience text, staff_second_factor boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  who record;
begin
  select p.role, p.is_student, p.provider_status, p.certificate_expires_on, s.aal,
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
    or (audience <> 'signed-in' and who.role <> 'client' and staff_second_factor)) then
    raise exception 'second factor required' using errcode = 'UB402';
  end if;
  if not (case audience
    when 'signed-in' then true
    when 'client' then who.role = 'client' and not who.is_student
    when 'student' then who.role = 'client' and who.is_student
    when 'provider' then who.role = 'provider'
    when 'approved-provider' then who.role = 'provider' and who.provider_status = 'approved'
      and who.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date
    when 'admin' then who.role = 'admin'
    else false
  end) then
    raise exception 'not for this role' using errcode = 'UB403';
  end if;
  return who.role;
end $$;
