-- additive

-- What came by mobile money, where it is known; what goes back is never more than that.
alter table public.payments add column received_ngwee integer check (received_ngwee > 0),
  -- The number of the payment at the network, as it is in the payer's SMS.
  add column network_reference text check (length(network_reference) between 1 and 100),
  -- The order to send it back. A new order, with a new id, follows only once the last one has failed.
  add column refund_id uuid,
  -- Why the order to send it back has failed, in one word; null while that is not known.
  add column refund_failure text check (length(refund_failure) between 1 and 40);
-- earlier versions work: they write neither.
alter table public.payments add constraint payments_refund_ordered
  check (refund_failure is null or refund_id is not null and refund_sent_at is null);
-- earlier versions work: they write none.
create unique index payments_refund_id on public.payments (refund_id);
create index payments_refund_failed on public.payments (refund_requested_at) where refund_failure is not null;
