-- additive
-- no transaction

-- The orders of a day, to take money and to send it back.
create index concurrently if not exists payments_by_day on public.payments (created_at);
create index concurrently if not exists payments_by_refund_request on public.payments (refund_requested_at) where refund_id is not null;
