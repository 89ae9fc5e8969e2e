-- Receipts are numbered without gaps that a person could count from.
create sequence public.receipt_numbers;
revoke all on sequence public.receipt_numbers from public, anon, authenticated, service_role;
grant usage on sequence public.receipt_numbers to service_role;
