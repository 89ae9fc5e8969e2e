alter table public.invoice_emails enable row level security;
alter table public.invoice_emails force row level security;
grant select, insert, delete on public.invoice_emails to service_role;

create policy "the system keeps invoice emails" on public.invoice_emails for all to service_role using (true) with check (true);
