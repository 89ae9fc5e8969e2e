-- Gives the next number of the series that holds now, without a gap, to an invoice or a credit note.
create or replace function billing.give_number(of_kind text, provider uuid, source uuid, amount integer,
  out series text, out year integer, out serial integer)
language plpgsql volatile security definer set search_path = '' as $$
begin
  series := billing.number_series();
  year := extract(year from now() at time zone 'Africa/Lusaka');
  -- By the series that was read: where an admin changes it meanwhile, the next number follows.
  perform billing.lock_numbers(of_kind, provider, series);
  serial := 1 + case
    when series = 'clinic' then (select coalesce(max(n.serial), 0) from public.clinic_numbers n
      where n.kind = of_kind and n.year = give_number.year)
    when of_kind = 'invoice' then (select coalesce(max(i.number_serial), 0) from public.invoices i
      where i.provider_id = provider and i.number_series = 'provider' and i.number_year = give_number.year)
    else (select coalesce(max(c.number_serial), 0) from public.credit_notes c
      where c.provider_id = provider and c.number_series = 'provider' and c.number_year = give_number.year) end;
  if series = 'clinic' then
    insert into public.clinic_numbers (kind, year, serial, source_id, amount_ngwee)
      values (of_kind, give_number.year, give_number.serial, source, amount);
  end if;
end $$;
alter function billing.give_number(text, uuid, uuid, integer) owner to service_role;
revoke all on function billing.give_number(text, uuid, uuid, integer) from public, anon, authenticated, service_role;
grant execute on function billing.give_number(text, uuid, uuid, integer) to service_role;
