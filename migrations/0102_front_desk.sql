-- additive
-- The front desk of the clinic: a role that an admin grants. It reads no table but its own account's rows: what it
-- works with, the system reads for it, by columns (server/desk).

alter table public.user_profiles drop constraint user_profiles_role_check;
-- earlier versions work: they write the other roles, and open nothing to this one.
alter table public.user_profiles add constraint user_profiles_role_check
  check (role in ('client', 'provider', 'admin', 'front_desk'));

-- Who proposed a time as the provider: the provider, or the front desk for them.
alter table public.appointments add column by_desk boolean not null default false;
comment on column public.appointments.by_desk is 'Whether the front desk booked or moved it for the provider, who then proposes it';

-- As in 0021, with two more audiences. The front desk is of "account" and "front-desk" alone: what is for everyone
-- who is signed in holds health data of the caller, and a work account has none.
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
    when 'front-desk' then who.role = 'front_desk'
    when 'admin' then who.role = 'admin'
    else false
  end, false) then
    raise exception 'not for this role' using errcode = 'UB403';
  end if;
  return who.role;
end $$;
