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
  profession text check (profession in ('therapist', 'dietitian', 'fitness expert')),
  check ((status = 'pending') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check (status <> 'refused' or reason is not null)
);

create unique index provider_registrations_waiting on public.provider_registrations (provider_id) where status = 'pending';
create index provider_registrations_of_provider on public.provider_registrations (provider_id, submitted_at desc);
create index provider_registrations_queue on public.provider_registrations (status, submitted_at);
-- Decided registrations, verifications and refunds, the latest first.
create index provider_registrations_decided on public.provider_registrations (status, decided_at desc, id);
