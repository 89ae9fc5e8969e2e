-- additive

-- Whether it was confirmed when it was cancelled: a late move of it counts where its patient then cancels the new time.
alter table public.appointments add column was_confirmed boolean not null default false;
-- earlier versions work: they leave the marks to the database
alter table public.invoices drop constraint invoices_charged_for_check,
  add constraint invoices_charged_for_check check (charged_for in ('missed', 'late', 'moved'));
-- earlier versions work: they leave the marks to the database
alter table public.invoices drop constraint invoices_notice,
  add constraint invoices_notice check ((notice_minutes is null) = (charged_for is null or charged_for = 'missed'));
