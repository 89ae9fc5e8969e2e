-- The number as it is shown: 2026-0001 in the series of a provider, C-2026-0001 in that of the clinic. The argument is
-- what stands before it. `numberOf` in domain/practice/billing/numbers.ts says the same.
create or replace function billing.write_number() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.number := tg_argv[0] || case new.number_series when 'clinic' then 'C-' else '' end || new.number_year::text || '-'
    || lpad(new.number_serial::text, greatest(4, length(new.number_serial::text)), '0');
  return new;
end $$;
alter function billing.write_number() owner to service_role;
revoke all on function billing.write_number() from public, anon, authenticated, service_role;
grant execute on function billing.write_number() to service_role;
