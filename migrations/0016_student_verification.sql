-- What a student sends to show that they study, and what an admin decided. The document itself is a file.

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

alter table public.student_verifications enable row level security;
alter table public.student_verifications force row level security;
-- Neither where the document lies, nor what it hashes to, nor which admin decided.
grant select (id, user_id, has_document, document_type, status, submitted_at, decided_at, reason)
  on public.student_verifications to authenticated;
grant select, insert, update, delete on public.student_verifications to service_role;
create policy "a student reads their own verifications" on public.student_verifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "an admin reads all verifications" on public.student_verifications
  for select to authenticated using ((select accounts.actor_role()) = 'admin');
create policy "the system keeps verifications" on public.student_verifications
  for all to service_role using (true) with check (true);

-- What an admin may know of the students whose document they check; nothing else of their profiles.
create function accounts.students_to_verify() returns table (id uuid, full_name text, institution_name text,
  student_id text, verification_status text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name, p.institution_name, p.student_id, p.verification_status
  from public.user_profiles p
  where accounts.actor_role() = 'admin' and p.is_student
    and exists (select from public.student_verifications v where v.user_id = p.id)
$$;

grant create on schema accounts to service_role;
alter function accounts.students_to_verify() owner to service_role;
revoke create on schema accounts from service_role;
revoke all on function accounts.students_to_verify() from public;
grant execute on function accounts.students_to_verify() to authenticated;
