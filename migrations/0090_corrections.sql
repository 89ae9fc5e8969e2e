-- additive
-- An issued invoice that is waived later stays in the month of its issue and gets a credit note, as a void one does.
-- A completed session without an outcome counts as held. Readings at a clinic are for clients, who can remove them.

-- As in 0076, and for a waived invoice.
create or replace function billing.number_credit_note() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  invoice public.invoices;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  if not found then return new; end if;
  if invoice.status not in ('issued', 'void', 'waived')
    or new.amount_ngwee > billing.open_ngwee(invoice.id, invoice.amount_ngwee) then
    raise exception 'more than what is open' using errcode = 'UB409';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('credit notes of ' || invoice.provider_id, 0));
  new.provider_id := invoice.provider_id;
  new.issued_at := now();
  new.number_year := extract(year from now() at time zone 'Africa/Lusaka');
  new.number_serial := (select coalesce(max(c.number_serial), 0) + 1 from public.credit_notes c
    where c.provider_id = new.provider_id and c.number_year = new.number_year);
  return new;
end $$;

-- What a waived invoice no longer asks for.
create function billing.credit_waived() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select new.id, still_open, case new.waived_because when 'membership' then 'Covered by the membership.' else 'Waived by courtesy.' end
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;

-- A part payment of it that is reversed later is not asked for again.
create function billing.credit_reversed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select i.id, billing.open_ngwee(i.id, i.amount_ngwee), 'The invoice is waived.'
    from public.invoices i where i.id = new.invoice_id and i.status = 'waived' and billing.open_ngwee(i.id, i.amount_ngwee) > 0;
  return null;
end $$;

-- Before the functions change their owner: only who may run a function makes a trigger of it.
create trigger invoices_are_credited after update of status on public.invoices
  for each row when (new.status = 'waived' and old.status = 'issued') execute function billing.credit_waived();
create trigger invoice_payments_are_credited after update of reversed_at, reversed_because on public.invoice_payments
  for each row when (old.reversed_at is null and new.reversed_at is not null) execute function billing.credit_reversed();

-- As in 0079, and a server of an earlier version completes sessions without an outcome.
-- earlier versions work: it has the same arguments and result.
drop function practice.no_shows(uuid);
create function practice.no_shows(patient uuid) returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.appointments a
  where a.provider_id = auth.uid() and practice.is_in_practice(auth.uid()) and a.patient_id = patient and a.outcome = 'patient_no_show'
    and not exists (select from public.appointments later where later.provider_id = a.provider_id and later.patient_id = a.patient_id
      and later.status = 'completed' and coalesce(later.outcome, 'held') = 'held' and later.appointment_time > a.appointment_time)
$$;
comment on function practice.no_shows(uuid) is 'Sessions in a row that a patient of the caller has missed';

-- Whether the actor may enter readings of a patient. Not of a student: the pages and calls of readings are for clients,
-- so a student could neither see nor remove one.
create function practice.may_enter_readings(patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select practice.sees(patient, 'health_data') and practice.sees(patient, 'clinic_readings')
    and exists (select from public.user_profiles p where p.id = patient and not p.is_student)
$$;
comment on function practice.may_enter_readings(uuid) is 'Whether a patient of the caller lets them enter readings at the clinic';

grant create on schema practice, billing to service_role;
do $$
declare f text;
begin
  foreach f in array array['billing.credit_waived()', 'billing.credit_reversed()',
    'practice.no_shows(uuid)', 'practice.may_enter_readings(uuid)'] loop
    execute 'alter function ' || f || ' owner to service_role';
    execute 'revoke all on function ' || f || ' from public, anon, authenticated, service_role';
    if f like 'practice.%' then execute 'grant execute on function ' || f || ' to authenticated'; end if;
  end loop;
end $$;
revoke create on schema practice, billing from service_role;
