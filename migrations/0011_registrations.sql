-- What a provider sends to be let into practice, and what an admin decided. The document itself is a file.

create table public.provider_registrations (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references public.user_profiles on delete cascade,
  registration_body text not null check (length(registration_body) between 1 and 200),
  registration_number text not null check (length(registration_number) between 1 and 60),
  certificate_year integer not null check (certificate_year between 1950 and 2100),
  certificate_expires_on date not null,
  -- Made by the server; null once the document was deleted, 90 days after the decision.
  document_name text unique check (document_name ~ '^[0-9a-f]{32}[.](png|jpg|pdf)$'),
  -- For those who may read the row, but not where the document lies.
  has_document boolean not null generated always as (document_name is not null) stored,
  document_type text not null check (document_type in ('image/png', 'image/jpeg', 'application/pdf')),
  -- SHA-256 of the document as it was sent, so that a retry is told from another document.
  document_hash bytea not null,
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
create unique index provider_registrations_waiting on public.provider_registrations (provider_id) where status = 'pending';
create index provider_registrations_of_provider on public.provider_registrations (provider_id, submitted_at desc);
create index provider_registrations_queue on public.provider_registrations (status, submitted_at);

alter table public.provider_registrations enable row level security;
alter table public.provider_registrations force row level security;
-- Neither where the document lies nor what it hashes to.
grant select (id, provider_id, registration_body, registration_number, certificate_year, certificate_expires_on,
  has_document, document_type, status, submitted_at, decided_at, reason) on public.provider_registrations to authenticated;
grant select, insert, update, delete on public.provider_registrations to service_role;
create policy "a provider reads their own registrations" on public.provider_registrations
  for select to authenticated using (provider_id = (select auth.uid()));
create policy "an admin reads all registrations" on public.provider_registrations
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "the system keeps registrations" on public.provider_registrations
  for all to service_role using (true) with check (true);

-- What an admin may know of the providers whose registration they check; nothing else of their profiles.
create function practice.registered_providers() returns table (id uuid, full_name text, email text, specialty text,
  bio text, qualifications text[], profile_picture_url text, provider_status text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.email, p.specialty, p.bio, p.qualifications, p.profile_picture_url, p.provider_status
  from public.user_profiles p
  where accounts.actor_role() = 'admin' and p.role = 'provider'
    and exists (select from public.provider_registrations r where r.provider_id = p.id)
$$;

grant create on schema practice to service_role;
alter function practice.registered_providers() owner to service_role;
revoke create on schema practice from service_role;
revoke all on function practice.registered_providers() from public;
grant execute on function practice.registered_providers() to authenticated;
