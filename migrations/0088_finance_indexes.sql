-- additive
-- What the books of a month are read by. Each index is on rows that a clinic adds a few of each day.

create index invoice_payments_by_day on public.invoice_payments (paid_on);
create index invoice_payments_reversed on public.invoice_payments (reversed_at) where reversed_at is not null;
create index credit_notes_by_time on public.credit_notes (issued_at);
create index invoices_by_issue on public.invoices (issued_at) where issued_at is not null;
create index payments_by_refund on public.payments (refund_sent_at) where refund_sent_at is not null;
