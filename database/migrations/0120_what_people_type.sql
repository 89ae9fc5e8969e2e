-- additive

-- Telephone numbers in the form of E.164, as domain/phone/read-phone.ts reads them; one that it cannot read stays as it is.
create function pg_temp.read_phone(typed text) returns text language sql immutable as $$
  select case
    when d.digits ~ '^(\+?(00)?260)?0?([59][5-8]\d{7}|7[5-9]\d{7}|21[1-8]\d{6}|800\d{6}|63\d{7})$' then '+260' || right(d.digits, 9)
    when d.digits ~ '^(\+|00)[1-9]\d{6,14}$' and d.digits !~ '^(\+|00)260' then regexp_replace(d.digits, '^(\+|00)', '+')
    else typed end
  from (select regexp_replace(typed, '[\s()./\u00ad\u00b7\u200b-\u200f\u2010-\u2015\u202a-\u202e\u2060-\u2069\u2212\ufeff\[\]-]', '', 'g') as digits) d
$$;

update public.user_profiles set phone_number = pg_temp.read_phone(phone_number)
  where phone_number <> pg_temp.read_phone(phone_number);
update public.user_profiles set emergency_contact = jsonb_set(emergency_contact, '{phone}', to_jsonb(pg_temp.read_phone(emergency_contact ->> 'phone')))
  where emergency_contact ->> 'phone' <> pg_temp.read_phone(emergency_contact ->> 'phone');
update public.call_backs set phone_number = pg_temp.read_phone(phone_number)
  where phone_number <> pg_temp.read_phone(phone_number);
update public.clinic_records set phone_number = pg_temp.read_phone(phone_number)
  where phone_number <> pg_temp.read_phone(phone_number);
update public.intake_forms set phone = pg_temp.read_phone(phone), "emergencyPhone" = pg_temp.read_phone("emergencyPhone")
  where phone <> pg_temp.read_phone(phone) or "emergencyPhone" <> pg_temp.read_phone("emergencyPhone");
update public.action_plans set call_phone = pg_temp.read_phone(call_phone)
  where call_phone <> pg_temp.read_phone(call_phone);

-- Each mobile number of Zambia can pay.
alter table public.payments drop constraint payments_phone_check;
-- earlier versions work: they write fewer numbers than this allows.
alter table public.payments add constraint payments_phone_check
  check (phone ~ '^\+260([59][5-8]|7[5-9])\d{7}$') not valid;
alter table public.payments validate constraint payments_phone_check;

-- earlier versions work: only this migration calls it.
drop function pg_temp.read_phone(text);
