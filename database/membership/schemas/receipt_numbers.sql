-- A sequence: a payment that is rolled back leaves a gap, so numbers do not count the payments.
create sequence public.receipt_numbers;
revoke all on sequence public.receipt_numbers from public, anon, authenticated, service_role;
grant usage on sequence public.receipt_numbers to service_role;
