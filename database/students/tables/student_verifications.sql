create table public.student_verifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles on delete cascade,
  -- Made by the server; null once the document was deleted, 90 days after the decision.
  document_name text unique check (document_name ~ '^[0-9a-f]{32}[.](png|jpg|pdf)$'),
  -- For those who may read the row, but not where the document lies.
  has_document boolean not null generated always as (document_name is not null) stored,
  document_type text not null check (document_type in ('image/png', 'image/jpeg', 'application/pdf')),
  -- SHA-256 of the document as it was sent, so that a retry is told from another document.
  document_hash bytea not null,
  -- The words of user_profiles.verification_status.
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected')),
  submitted_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  -- Null also where that admin's account has been erased since.
  decided_by uuid references public.user_profiles on delete set null,
  reason text check (length(reason) between 1 and 1000),
  check ((status = 'pending') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check (status <> 'rejected' or reason is not null)
);

create unique index student_verifications_waiting on public.student_verifications (user_id) where status = 'pending';
create index student_verifications_of_student on public.student_verifications (user_id, submitted_at desc);
create index student_verifications_queue on public.student_verifications (status, submitted_at);
-- Documents of students, the longest waiting first. In this very order, so that a page is read without sorting all.
create index student_verifications_in_order on public.student_verifications (status, submitted_at, id);
create index student_verifications_decided on public.student_verifications (status, decided_at desc, id);
