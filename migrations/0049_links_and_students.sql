-- additive
-- Links that confirmed an address, so that a second press is told from a wrong link.

create table accounts.used_links (
  -- SHA-256 of the link's random bytes, as in accounts.one_time_tokens.
  token_hash bytea primary key,
  user_id uuid not null references accounts.users on delete cascade,
  used_at timestamptz(3) not null default now()
);
comment on table accounts.used_links is 'Mailed links that confirmed an address';
create index used_links_of_user on accounts.used_links (user_id);
create index used_links_by_time on accounts.used_links (used_at);
alter table accounts.used_links enable row level security;
alter table accounts.used_links force row level security;
revoke all on accounts.used_links from public, anon, authenticated, service_role;
grant select, insert, delete on accounts.used_links to service_role;
create policy "only the system reads and writes used links" on accounts.used_links
  for all to service_role using (true) with check (true);

-- The number to call in a Phone session: for the provider who holds it, from a day before until its end.
-- No row where it is not shown; null where the patient has given none.
create function practice.phone_of_session(appointment uuid) returns table (patient_id uuid, phone_number text)
language sql stable security definer rows 1 set search_path = '' as $$
  select p.id, p.phone_number
  from public.appointments a
  join public.user_profiles p on p.id = a.patient_id
  where a.id = appointment and a.provider_id = auth.uid() and practice.is_in_practice(auth.uid())
    and a.session_type = 'Phone' and a.status = 'confirmed'
    and now() >= a.appointment_time - interval '1 day'
    and now() < a.appointment_time + a.duration_minutes * interval '1 minute'
$$;
comment on function practice.phone_of_session(uuid) is 'Phone number of a Phone session''s patient, for its provider, from a day before until its end';
grant create on schema practice to service_role;
alter function practice.phone_of_session(uuid) owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.phone_of_session(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.phone_of_session(uuid) to authenticated;

-- The last day of a student's status, and the days before it of the last warning. Null until a job sets
-- it for accounts of an older server.
alter table public.user_profiles
  add column student_until date,
  add column student_warned_days integer check (student_warned_days > 0);
comment on column public.user_profiles.student_until is 'Last day of the student status; a verification moves it on by a year';
comment on column public.user_profiles.student_warned_days is 'Days before student_until of the last warning sent';
create index students_by_last_day on public.user_profiles (student_until) where is_student;
-- Nobody lapses on the day of the upgrade: those of more than a year get the time of all warnings.
update public.user_profiles p set student_until = greatest(
    (coalesce(
      (select max(v.decided_at) from public.student_verifications v where v.user_id = p.id and v.status = 'verified'),
      p.created_at) + interval '1 year')::date,
    ((now() at time zone 'Africa/Lusaka') + interval '60 days')::date)
  where is_student;
