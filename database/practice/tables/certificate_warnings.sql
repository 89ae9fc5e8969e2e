-- Which warnings of a certificate's end were sent, each once for each certificate.
create table public.certificate_warnings (
  provider_id uuid not null references public.user_profiles on delete cascade,
  certificate_expires_on date not null,
  days_before integer not null check (days_before in (60, 30, 7)),
  warned_at timestamptz(3) not null default now(),
  primary key (provider_id, certificate_expires_on, days_before)
);
comment on table public.certificate_warnings is 'Warnings that a practising certificate ends, each sent once';
