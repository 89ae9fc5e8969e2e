-- Which emails about an unpaid invoice were sent, each once.
create table public.invoice_emails (
  invoice_id uuid not null references public.invoices on delete cascade,
  -- Days past the last day to pay; 0 is the email that it was issued, -1 that it is void.
  days_late integer not null check (days_late in (-1, 0, 7, 21)),
  sent_at timestamptz(3) not null default now(),
  primary key (invoice_id, days_late)
);
comment on table public.invoice_emails is 'Emails to the patients of unpaid invoices, each sent once';
