-- What patients see of a provider's identity was verified by an admin: name, specialty and qualifications change
-- only by an approved row of this table. Until then the values of the profile stay as they are.

create table public.identity_changes (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  -- As the provider wants them to be, whole.
  full_name text not null check (length(full_name) <= 200),
  specialty text check (length(specialty) <= 200),
  qualifications text[] not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused')),
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  -- Null also where that admin's account has been erased since.
  decided_by uuid references public.user_profiles on delete set null,
  reason text check (length(reason) between 1 and 1000),
  check ((status = 'pending') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check (status <> 'refused' or reason is not null)
);
-- A newer wish takes the place of the one that waits, under an id of its own: an admin decides what they have read.
create unique index identity_changes_waiting on public.identity_changes (provider_id) where status = 'pending';
create index identity_changes_of_provider on public.identity_changes (provider_id, submitted_at desc);
create index identity_changes_queue on public.identity_changes (status, submitted_at);
create index identity_changes_by_admin on public.identity_changes (decided_by);
comment on table public.identity_changes is 'Changes of a provider''s name, specialty and qualifications that an admin approves or refuses';

alter table public.identity_changes enable row level security;
alter table public.identity_changes force row level security;
revoke all on public.identity_changes from public, anon, authenticated, service_role;
grant select (id, provider_id, full_name, specialty, qualifications, status, submitted_at, decided_at, reason)
  on public.identity_changes to authenticated;
grant select, insert, update, delete on public.identity_changes to service_role;
create policy "a provider reads their own identity changes" on public.identity_changes
  for select to authenticated using (provider_id = (select auth.uid()));
create policy "the system keeps identity changes" on public.identity_changes
  for all to service_role using (true) with check (true);

-- True for a provider whose identity an admin has verified, or is verifying with a registration.
create function practice.has_verified_identity(provider uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_profiles p where p.id = provider and p.role = 'provider'
    and (p.provider_status = 'approved' or exists (select from public.provider_registrations r where r.provider_id = p.id and r.status = 'pending')))
$$;

-- Holds for every role: whoever writes the profile, by whatever way. A change that an admin approved in this very
-- transaction passes, and so does closing the account, which takes the name away.
create function practice.keep_identity() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (new.full_name, new.specialty, new.qualifications) is not distinct from (old.full_name, old.specialty, old.qualifications)
    or old.role <> 'provider' or not practice.has_verified_identity(old.id)
    or new.full_name = '' and current_setting('role', true) is distinct from 'authenticated'
    or exists (select from public.identity_changes c where c.provider_id = old.id and c.status = 'approved' and c.decided_at = date_trunc('milliseconds', now())
      and (c.full_name, c.specialty, c.qualifications) is not distinct from (new.full_name, new.specialty, new.qualifications))
  then return new; end if;
  raise exception 'an admin approves this change' using errcode = '42501';
end $$;
create trigger profiles_keep_identity before update of full_name, specialty, qualifications on public.user_profiles
  for each row execute function practice.keep_identity();

-- Puts the actor's wish before an admin where their identity is verified. Answers whether it is: what is false the
-- actor may write themselves. The same as what patients see takes a wish back.
create function practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  own public.user_profiles;
  wish public.identity_changes;
begin
  -- A registration that is sent at the same time locks this row too.
  select p.* into own from public.user_profiles p where p.id = auth.uid() for update;
  delete from public.identity_changes c where c.provider_id = auth.uid() and c.status = 'pending' returning c.* into wish;
  if not practice.has_verified_identity(auth.uid()) then return false; end if;
  new_name := coalesce(new_name, wish.full_name, own.full_name);
  new_specialty := case when has_specialty then nullif(new_specialty, '') when wish.id is not null then wish.specialty else own.specialty end;
  new_qualifications := coalesce(new_qualifications, wish.qualifications, own.qualifications);
  if (new_name, new_specialty, new_qualifications) is distinct from (own.full_name, nullif(own.specialty, ''), own.qualifications) then
    insert into public.identity_changes (id, provider_id, full_name, specialty, qualifications, submitted_at)
      -- The same wish sent again keeps its place.
      select case when same then wish.id else gen_random_uuid() end, auth.uid(), new_name, new_specialty, new_qualifications,
        case when same then wish.submitted_at else now() end
      from (select (new_name, new_specialty, new_qualifications) is not distinct from (wish.full_name, wish.specialty, wish.qualifications) as same) as compared;
  end if;
  return true;
end $$;

-- For an admin: what waits, with what patients see today beside it.
create function practice.identity_changes_to_decide() returns table (id uuid, provider_id uuid, email text, profession text, submitted_at timestamptz,
  full_name text, specialty text, qualifications text[], new_full_name text, new_specialty text, new_qualifications text[])
language sql stable security definer set search_path = '' as $$
  select c.id, p.id, p.email, p.profession, c.submitted_at, p.full_name, p.specialty, p.qualifications, c.full_name, c.specialty, c.qualifications
  from public.identity_changes c join public.user_profiles p on p.id = c.provider_id
  where accounts.actor_role() = 'admin' and c.status = 'pending'
  order by c.submitted_at, c.id
$$;

grant create on schema practice to service_role;
do $$
declare f text;
begin
  foreach f in array array['has_verified_identity(uuid)', 'keep_identity()', 'propose_identity(text, text, text[], boolean)', 'identity_changes_to_decide()'] loop
    execute 'alter function practice.' || f || ' owner to service_role';
    execute 'revoke all on function practice.' || f || ' from public, anon, authenticated, service_role';
  end loop;
end $$;
revoke create on schema practice from service_role;
grant execute on function practice.has_verified_identity(uuid), practice.keep_identity() to service_role;
grant execute on function practice.propose_identity(text, text, text[], boolean), practice.identity_changes_to_decide() to authenticated;
