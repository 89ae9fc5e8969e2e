-- Version 0.3.0 (migrations 0001 to 0107): its schema, the demo accounts and one row or more of every table but platform.disk_probe. Invented people.
-- Made by `pg_dump --column-inserts --rows-per-insert=200`, without the lines that set the session, name the owner of the
-- database or are comments; four checks with `between` are as 0.3.0 wrote them. To be run in one transaction.
do $$
declare wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
end $$;
-- So that the owner may hand functions over to service_role.
alter default privileges grant create on schemas to service_role;
set local search_path = '';
set local check_function_bodies = off;

CREATE SCHEMA accounts;


CREATE SCHEMA auth;


CREATE SCHEMA billing;


CREATE SCHEMA call_backs;


CREATE SCHEMA calls;


CREATE SCHEMA door;


CREATE SCHEMA extensions;


CREATE SCHEMA groups;


CREATE SCHEMA membership;


CREATE SCHEMA messages;


CREATE SCHEMA migrations;


CREATE SCHEMA pgboss;


CREATE SCHEMA plans;


CREATE SCHEMA platform;


CREATE SCHEMA practice;


CREATE SCHEMA questionnaires;


CREATE SCHEMA simulator;


CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA extensions;


CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


CREATE FUNCTION accounts.actor_role() RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select role from public.user_profiles where id = auth.uid() $$;


ALTER FUNCTION accounts.actor_role() OWNER TO service_role;

CREATE FUNCTION accounts.admit(audience text, staff_second_factor boolean) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  who record;
  in_practice boolean;
begin
  select p.role, p.is_student, p.provider_status, p.certificate_expires_on, p.profession, s.aal,
      exists (select from accounts.factors f where f.user_id = s.user_id and f.status = 'verified') as has_factor
    into who
    from accounts.sessions s
    join accounts.users u on u.id = s.user_id
    join public.user_profiles p on p.id = s.user_id
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null;
  if not found then
    raise exception 'no such session' using errcode = 'UB401';
  end if;
  -- Whoever has a second factor has shown it in this session; staff must have one where it is required.
  if who.aal <> 'aal2' and (who.has_factor
    or (audience not in ('signed-in', 'account') and who.role <> 'client' and staff_second_factor)) then
    raise exception 'second factor required' using errcode = 'UB402';
  end if;
  in_practice := who.role = 'provider' and who.provider_status = 'approved'
    and who.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date;
  if not coalesce(case audience
    when 'account' then true
    when 'signed-in' then who.role <> 'front_desk'
    when 'client' then who.role = 'client' and not who.is_student
    when 'student' then who.role = 'client' and who.is_student
    when 'correspondent' then who.role = 'client' or in_practice
    when 'provider' then who.role = 'provider'
    when 'approved-provider' then in_practice
    when 'dietitian' then in_practice and who.profession = 'dietitian'
    when 'plan-writer' then in_practice and who.profession in ('dietitian', 'fitness expert')
    when 'front-desk' then who.role = 'front_desk'
    when 'admin' then who.role = 'admin'
    else false
  end, false) then
    raise exception 'not for this role' using errcode = 'UB403';
  end if;
  return who.role;
end $$;


ALTER FUNCTION accounts.admit(audience text, staff_second_factor boolean) OWNER TO service_role;

CREATE FUNCTION accounts.consent_stands() RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if accounts.has_withdrawn_consent() then
    raise exception 'consent withdrawn' using errcode = 'UB410';
  end if;
  return true;
end $$;


CREATE FUNCTION accounts.find(address text, words text, phone text, before_time timestamp with time zone, before_id uuid, page_size integer, most integer) RETURNS SETOF uuid
    LANGUAGE sql STABLE ROWS 100
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    SET enable_sort TO 'off'
    SET jit TO 'off'
    AS $$
  with found as materialized (
    -- No character of an address is above the last one.
    (select u.id, (select p.created_at from public.user_profiles p where p.id = u.id) from accounts.users u
      where u.email ~>=~ address and u.email ~<~ (address || chr(1114111)) limit most + 1)
    union all
    (select p.id, p.created_at from public.user_profiles p
      where words <> '' and to_tsvector('simple', accounts.plain_words(p.full_name)) @@ to_tsquery('simple', words) limit most + 1)
    union all
    (select p.id, p.created_at from public.user_profiles p
      where phone <> '' and accounts.plain_phone(p.phone_number) ~>=~ phone
        and accounts.plain_phone(p.phone_number) ~<~ (phone || ':') limit most + 1)
  )
  (select few.id
    from (select f.id, f.created_at, lag(f.id) over (order by f.created_at desc, f.id desc) as previous_id from found f
      where (select count(*) from found) <= most and (f.created_at, f.id) < (before_time, before_id)
      order by f.created_at desc, f.id desc offset 0) few
    cross join lateral (select from accounts.users u where u.id = few.id and u.deleted_at is null offset 0) account
    where few.id is distinct from few.previous_id
    order by few.created_at desc, few.id desc limit page_size)
  union all
  (select many.id
    from (select p.id, p.created_at, p.full_name, p.phone_number from public.user_profiles p
      where (select count(*) from found) > most and (p.created_at, p.id) < (before_time, before_id)
      order by p.created_at desc, p.id desc offset 0) many
    cross join lateral (select from accounts.users u where u.id = many.id and u.deleted_at is null
      and (starts_with(u.email, address)
        or words <> '' and to_tsvector('simple', accounts.plain_words(many.full_name)) @@ to_tsquery('simple', words)
        or phone <> '' and starts_with(accounts.plain_phone(many.phone_number), phone)) offset 0) account
    order by many.created_at desc, many.id desc limit page_size)
$$;


ALTER FUNCTION accounts.find(address text, words text, phone text, before_time timestamp with time zone, before_id uuid, page_size integer, most integer) OWNER TO service_role;

COMMENT ON FUNCTION accounts.find(address text, words text, phone text, before_time timestamp with time zone, before_id uuid, page_size integer, most integer) IS 'Accounts that an admin looks for, the newest first';


CREATE FUNCTION accounts.has_record(person uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  kept record;
  is_there boolean;
begin
  for kept in select t.tgrelid::regclass as named, split_part(encode(t.tgargs, 'escape'), '\000', 1) as of_person from pg_catalog.pg_trigger t
    where t.tgfoid = 'accounts.keep_record_from_desk()'::regprocedure loop
    execute format('select exists (select from %s where %I = $1)', kept.named, kept.of_person) into is_there using person;
    if is_there then return true; end if;
  end loop;
  return false;
end $_$;


ALTER FUNCTION accounts.has_record(person uuid) OWNER TO service_role;

COMMENT ON FUNCTION accounts.has_record(person uuid) IS 'Whether a person has a record as a patient';


CREATE FUNCTION accounts.has_withdrawn_consent() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from public.consents where user_id = auth.uid() and purpose = 'health_data')
     and not exists (select from public.consents where user_id = auth.uid() and purpose = 'health_data' and withdrawn_at is null) $$;


ALTER FUNCTION accounts.has_withdrawn_consent() OWNER TO service_role;

CREATE FUNCTION accounts.keep_desk_from_record() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform from public.user_profiles p where p.id = new.id for update;
  if accounts.has_record(new.id) then
    raise exception 'the account has a record as a patient' using errcode = 'UB409';
  end if;
  return new;
end $$;


ALTER FUNCTION accounts.keep_desk_from_record() OWNER TO service_role;

CREATE FUNCTION accounts.keep_record_from_desk() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person uuid;
  its_role text;
begin
  if tg_argv[0] = 'patient_id' then person := new.patient_id; else person := new.user_id; end if;
  select p.role into its_role from public.user_profiles p where p.id = person for key share;
  if its_role = 'front_desk' then
    raise exception 'the front desk has no record as a patient' using errcode = 'UB403';
  end if;
  return null;
end $$;


ALTER FUNCTION accounts.keep_record_from_desk() OWNER TO service_role;

COMMENT ON FUNCTION accounts.keep_record_from_desk() IS 'Keeps records of patients from accounts of the front desk; its argument names the column of the person';


CREATE FUNCTION accounts.plain_phone(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00260|260)?0*', '') $$;


CREATE FUNCTION accounts.plain_words(name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select translate(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'),
    'Ŋ-./@_:\,;()+"&<>|!*#%''’ʼ‘', 'ŋ                     ') $$;


CREATE FUNCTION accounts.search(address text, words text, most integer) RETURNS SETOF uuid
    LANGUAGE sql STABLE
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  -- No character of an address is above the last one.
  (select u.id from accounts.users u where u.email ~>=~ address and u.email ~<~ (address || chr(1114111)) limit most)
  union
  (select p.id from public.user_profiles p
    where words <> '' and to_tsvector('simple', p.full_name) @@ to_tsquery('simple', words) limit most)
$$;


ALTER FUNCTION accounts.search(address text, words text, most integer) OWNER TO service_role;

CREATE FUNCTION accounts.student_to_verify(student uuid) RETURNS TABLE(id uuid, full_name text, institution_name text, student_id text, verification_status text)
    LANGUAGE sql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
  select p.id, p.full_name, p.institution_name, p.student_id, p.verification_status
  from public.user_profiles p
  where p.id = student and p.is_student and accounts.actor_role() = 'admin'
    and exists (select from public.student_verifications v where v.user_id = p.id)
$$;


ALTER FUNCTION accounts.student_to_verify(student uuid) OWNER TO service_role;

CREATE FUNCTION accounts.students_to_verify() RETURNS TABLE(id uuid, full_name text, institution_name text, student_id text, verification_status text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.id, p.full_name, p.institution_name, p.student_id, p.verification_status
  from public.user_profiles p
  where accounts.actor_role() = 'admin' and p.is_student
    and exists (select from public.student_verifications v where v.user_id = p.id)
$$;


ALTER FUNCTION accounts.students_to_verify() OWNER TO service_role;

CREATE FUNCTION auth.jwt() RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;


CREATE FUNCTION auth.uid() RETURNS uuid
    LANGUAGE sql STABLE
    AS $$ select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid $$;


CREATE FUNCTION billing.announce() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform platform.enqueue('billing.issued', new.id);
  return null;
end $$;


ALTER FUNCTION billing.announce() OWNER TO service_role;

CREATE FUNCTION billing.check_payment() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  invoice public.invoices;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  -- Row-level security rejects what the caller may not see.
  if not found then return new; end if;
  if invoice.status not in ('issued', 'paid')
    or new.amount_ngwee > billing.open_ngwee(invoice.id, invoice.amount_ngwee) then
    raise exception 'more than what is open' using errcode = 'UB409';
  end if;
  return new;
end $$;


ALTER FUNCTION billing.check_payment() OWNER TO service_role;

CREATE FUNCTION billing.credit_reversed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select i.id, billing.open_ngwee(i.id, i.amount_ngwee), 'The invoice is waived.'
    from public.invoices i where i.id = new.invoice_id and i.status = 'waived' and billing.open_ngwee(i.id, i.amount_ngwee) > 0;
  return null;
end $$;


ALTER FUNCTION billing.credit_reversed() OWNER TO service_role;

CREATE FUNCTION billing.credit_waived() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select new.id, still_open, case new.waived_because when 'membership' then 'Covered by the membership.' else 'Waived by courtesy.' end
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;


ALTER FUNCTION billing.credit_waived() OWNER TO service_role;

CREATE FUNCTION billing.draw_up() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
  select new.provider_id, new.patient_id, new.id, new.appointment_time, new.session_type, coalesce(new.price_ngwee,
    (select p.price_ngwee from public.session_prices p where p.provider_id = new.provider_id and p.session_type = new.session_type))
  where not exists (select from public.invoices i where i.appointment_id = new.id);
  return null;
end $$;


ALTER FUNCTION billing.draw_up() OWNER TO service_role;

CREATE FUNCTION billing.draw_up_anew() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
  values (new.provider_id, new.patient_id, new.appointment_id, new.session_time, new.session_type, new.amount_ngwee);
  return null;
end $$;


ALTER FUNCTION billing.draw_up_anew() OWNER TO service_role;

CREATE FUNCTION billing.follow_outcome() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if new.outcome <> 'provider_no_show' then
    insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
    select new.provider_id, new.patient_id, new.id, new.appointment_time, new.session_type, coalesce(new.price_ngwee,
      (select p.price_ngwee from public.session_prices p where p.provider_id = new.provider_id and p.session_type = new.session_type))
    where new.provider_id is not null and old.outcome = 'provider_no_show'
      and not exists (select from public.invoices i where i.appointment_id = new.id and (i.status <> 'void' or i.issued_at is null));
    return null;
  end if;
  if exists (select from public.invoices i where i.appointment_id = new.id and i.status not in ('draft', 'void')) then
    raise exception 'the session has an invoice' using errcode = 'UB409';
  end if;
  delete from public.invoices i where i.appointment_id = new.id and i.status = 'draft';
  return null;
end $$;


ALTER FUNCTION billing.follow_outcome() OWNER TO service_role;

CREATE FUNCTION billing.issuer(invoice uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.full_name from public.invoices i join public.user_profiles p on p.id = i.provider_id
  where i.id = invoice and i.patient_id = (select auth.uid()) and i.issued_at is not null
$$;


ALTER FUNCTION billing.issuer(invoice uuid) OWNER TO service_role;

CREATE FUNCTION billing.keep_course() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if old.status <> 'draft' and new.amount_ngwee is distinct from old.amount_ngwee then
    raise exception 'what was issued keeps its amount' using errcode = 'UB409';
  end if;
  if new.void_because is distinct from old.void_because and (new.status <> 'void' or old.status = 'void') then
    raise exception 'only a void invoice has this reason' using errcode = 'UB409';
  end if;
  if new.status = old.status then
    if new.paid_on is distinct from old.paid_on or new.paid_by is distinct from old.paid_by or new.waived_because is distinct from old.waived_because then
      raise exception 'what was recorded stays' using errcode = 'UB409';
    end if;
    return new;
  end if;
  if old.status || ' ' || new.status not in ('draft issued', 'draft waived', 'draft void',
      'issued paid', 'issued waived', 'issued void', 'paid void', 'waived void')
    and not (old.status = 'paid' and new.status = 'issued' and billing.open_ngwee(new.id, new.amount_ngwee) > 0) then
    raise exception 'no step from % to %', old.status, new.status using errcode = 'UB409';
  end if;
  new.changed_at := now();
  if old.status = 'draft' and new.status <> 'void' then
    -- One at a time: who comes second counts what the first has written. A number is taken back with its transaction.
    perform pg_advisory_xact_lock(hashtextextended('invoices of ' || new.provider_id, 0));
    new.issued_at := now();
    new.due_on := (now() at time zone 'Africa/Lusaka')::date + 14;
    new.number_year := extract(year from now() at time zone 'Africa/Lusaka');
    new.number_serial := (select coalesce(max(i.number_serial), 0) + 1 from public.invoices i
      where i.provider_id = new.provider_id and i.number_year = new.number_year);
  end if;
  return new;
end $$;


ALTER FUNCTION billing.keep_course() OWNER TO service_role;

CREATE FUNCTION billing.keep_price() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.price_ngwee := (select p.price_ngwee from public.session_prices p
    where p.provider_id = new.provider_id and p.session_type = new.session_type);
  return new;
end $$;


ALTER FUNCTION billing.keep_price() OWNER TO service_role;

CREATE FUNCTION billing.number_credit_note() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
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


ALTER FUNCTION billing.number_credit_note() OWNER TO service_role;

CREATE FUNCTION billing.open_ngwee(invoice uuid, amount integer) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select (coalesce(amount, 0)
    - coalesce((select sum(p.amount_ngwee) from public.invoice_payments p where p.invoice_id = invoice and p.reversed_at is null), 0)
    - coalesce((select sum(c.amount_ngwee) from public.credit_notes c where c.invoice_id = invoice), 0))::integer
$$;


ALTER FUNCTION billing.open_ngwee(invoice uuid, amount integer) OWNER TO service_role;

CREATE FUNCTION billing.own_sessions() RETURNS TABLE(id uuid, profession text, session_type text, starts_at timestamp with time zone, price_ngwee integer, plan_keys text[], is_covered boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select * from billing.sessions_of(auth.uid()) $$;


ALTER FUNCTION billing.own_sessions() OWNER TO service_role;

CREATE FUNCTION billing.plan_cover(invoice uuid) RETURNS TABLE(profession text, session_type text, plan_keys text[], covered text[])
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select provider.profession, i.session_type,
    array(select p.plan_key from public.membership_periods p where p.user_id = i.patient_id
      and (i.session_time at time zone 'Africa/Lusaka')::date between p.starts_on and p.ends_on),
    array(select other.session_type from public.invoices other
      join public.user_profiles colleague on colleague.id = other.provider_id
      where other.patient_id = i.patient_id and other.id <> i.id and other.status = 'waived'
        and other.waived_because = 'membership' and colleague.profession = provider.profession
        and other.session_time > i.session_time - interval '30 days' and other.session_time <= i.session_time)
  from public.invoices i join public.user_profiles provider on provider.id = i.provider_id
  where i.id = invoice and i.provider_id = (select auth.uid())
$$;


ALTER FUNCTION billing.plan_cover(invoice uuid) OWNER TO service_role;

COMMENT ON FUNCTION billing.plan_cover(invoice uuid) IS 'For servers of earlier versions: plans on the day of a session, and the sessions that they paid in the 30 days before';


CREATE FUNCTION billing.plan_sessions(invoice uuid) RETURNS TABLE(id uuid, profession text, session_type text, starts_at timestamp with time zone, plan_keys text[], is_covered boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select i.id, colleague.profession, i.session_type, i.session_time,
    array(select p.plan_key from public.membership_periods p where p.user_id = i.patient_id
      and (i.session_time at time zone 'Africa/Lusaka')::date between p.starts_on and p.ends_on),
    case when i.id <> wanted.id then true end
  from public.invoices wanted
  join public.user_profiles provider on provider.id = wanted.provider_id
  join public.invoices i on i.patient_id = wanted.patient_id
  join public.user_profiles colleague on colleague.id = i.provider_id and colleague.profession = provider.profession
  where wanted.id = invoice and wanted.provider_id = (select auth.uid())
    and (i.id = wanted.id or i.status = 'waived' and i.waived_because = 'membership'
      and i.session_time > wanted.session_time - interval '30 days'
      and i.session_time < wanted.session_time + interval '30 days')
$$;


ALTER FUNCTION billing.plan_sessions(invoice uuid) OWNER TO service_role;

COMMENT ON FUNCTION billing.plan_sessions(invoice uuid) IS 'What decides whether a plan pays the session of an invoice';


CREATE FUNCTION billing.record_rest() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.invoice_payments (invoice_id, amount_ngwee, paid_on, paid_by)
    select new.id, still_open, new.paid_on, new.paid_by
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;


ALTER FUNCTION billing.record_rest() OWNER TO service_role;

CREATE FUNCTION billing.reverse_payment() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if (new.invoice_id, new.amount_ngwee, new.paid_on, new.paid_by, new.is_online)
    is distinct from (old.invoice_id, old.amount_ngwee, old.paid_on, old.paid_by, old.is_online) then
    raise exception 'what was recorded stays' using errcode = 'UB409';
  end if;
  if new.reversed_because is not distinct from old.reversed_because then return new; end if;
  if old.reversed_at is not null then
    raise exception 'this payment is reversed already' using errcode = 'UB409';
  end if;
  perform from public.invoices i where i.id = old.invoice_id for no key update;
  new.reversed_at := now();
  if old.is_online then
    update public.payments p set refund_status = 'refunded', refund_requested_at = now(), refund_reason = new.reversed_because
      where p.id = old.payment_id and p.refund_status = 'none';
    if not found then
      raise exception 'this money cannot be sent back' using errcode = 'UB409';
    end if;
  end if;
  return new;
end $$;


ALTER FUNCTION billing.reverse_payment() OWNER TO service_role;

CREATE FUNCTION billing.session_offer(provider uuid, of_type text, starts_at timestamp with time zone) RETURNS TABLE(profession text, price_ngwee integer, plan_keys text[])
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.profession, (select s.price_ngwee from public.session_prices s where s.provider_id = p.id and s.session_type = of_type),
    array(select m.plan_key from public.membership_periods m where m.user_id = auth.uid()
      and (starts_at at time zone 'Africa/Lusaka')::date between m.starts_on and m.ends_on)
  from public.user_profiles p where p.id = provider and practice.is_in_practice(provider)
$$;


ALTER FUNCTION billing.session_offer(provider uuid, of_type text, starts_at timestamp with time zone) OWNER TO service_role;

CREATE FUNCTION billing.sessions_of(patient uuid) RETURNS TABLE(id uuid, profession text, session_type text, starts_at timestamp with time zone, price_ngwee integer, plan_keys text[], is_covered boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select a.id, provider.profession, a.session_type, a.appointment_time,
    coalesce(a.price_ngwee, (select s.price_ngwee from public.session_prices s where s.provider_id = a.provider_id and s.session_type = a.session_type)),
    array(select p.plan_key from public.membership_periods p where p.user_id = patient
      and (a.appointment_time at time zone 'Africa/Lusaka')::date between p.starts_on and p.ends_on),
    -- Null until its invoice says.
    (select case i.status when 'draft' then null else i.status = 'waived' and i.waived_because = 'membership' end
      from public.invoices i where i.appointment_id = a.id order by i.status = 'void' limit 1)
  from public.appointments a join public.user_profiles provider on provider.id = a.provider_id
  where a.patient_id = patient and a.status <> 'cancelled' and a.outcome is distinct from 'provider_no_show'
    and a.appointment_time > now() - interval '90 days'
$$;


ALTER FUNCTION billing.sessions_of(patient uuid) OWNER TO service_role;

COMMENT ON FUNCTION billing.sessions_of(patient uuid) IS 'What decides which sessions of a patient their plans pay, and the price of the others';


CREATE FUNCTION billing.settle_invoice() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  invoice public.invoices;
  latest public.invoice_payments;
  still_open integer;
begin
  select * into invoice from public.invoices i where i.id = new.invoice_id for no key update;
  still_open := billing.open_ngwee(invoice.id, invoice.amount_ngwee);
  if invoice.status = 'issued' and still_open = 0 then
    select * into latest from public.invoice_payments p where p.invoice_id = invoice.id and p.reversed_at is null
      order by p.paid_on desc, p.created_at desc limit 1;
    if not found then
      raise exception 'an invoice that is credited completely is void' using errcode = 'UB409';
    end if;
    update public.invoices set status = 'paid', paid_on = latest.paid_on, paid_by = latest.paid_by where id = invoice.id;
  elsif invoice.status = 'paid' and still_open > 0 then
    update public.invoices set status = 'issued', paid_on = null, paid_by = null where id = invoice.id;
  end if;
  return null;
end $$;


ALTER FUNCTION billing.settle_invoice() OWNER TO service_role;

CREATE FUNCTION billing.void_invoice() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if exists (select from public.invoice_payments p where p.invoice_id = new.id and p.is_online and p.reversed_at is null) then
    raise exception 'money came for this invoice' using errcode = 'UB409';
  end if;
  update public.invoice_payments set reversed_because = coalesce(new.void_because, 'The invoice is void.')
    where invoice_id = new.id and reversed_at is null;
  insert into public.credit_notes (invoice_id, amount_ngwee, reason)
    select new.id, still_open, coalesce(new.void_because, 'The invoice is void.')
    from billing.open_ngwee(new.id, new.amount_ngwee) as still_open where still_open > 0;
  return null;
end $$;


ALTER FUNCTION billing.void_invoice() OWNER TO service_role;

CREATE FUNCTION call_backs.claim(call uuid) RETURNS TABLE(result text, person_id uuid, holder_name text)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_row public.call_backs;
begin
  if not call_backs.may_answer() then return; end if;
  select * into found_row from public.call_backs c where c.id = call for update;
  if found_row.id is null then return; end if;
  if found_row.status <> 'open' then return query select 'ended', null::uuid, null::text; return; end if;
  if found_row.claimed_by = auth.uid() then return query select 'again', found_row.user_id, null::text; return; end if;
  if practice.is_in_practice(found_row.claimed_by) then
    return query select 'taken', null::uuid, h.full_name from public.user_profiles h where h.id = found_row.claimed_by;
    return;
  end if;
  update public.call_backs c set claimed_by = auth.uid() where c.id = call;
  return query select 'claimed', found_row.user_id, null::text;
end $$;


ALTER FUNCTION call_backs.claim(call uuid) OWNER TO service_role;

CREATE FUNCTION call_backs.may_answer() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select practice.practises_as('therapist') $$;


ALTER FUNCTION call_backs.may_answer() OWNER TO service_role;

CREATE FUNCTION call_backs.queue() RETURNS TABLE(id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, attempts integer, is_mine boolean, claimed_by_name text, person_id uuid, name text, phone_number text, created_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select c.id, c.starts_at, c.ends_at, c.attempts, mine.yes, case when not mine.yes then h.full_name end,
    case when mine.yes then p.id end,
    case when mine.yes then case when p.is_student then split_part(btrim(p.full_name), ' ', 1) else p.full_name end end,
    case when mine.yes then c.phone_number end, c.created_at
  from public.call_backs c
  join public.user_profiles p on p.id = c.user_id
  left join public.user_profiles h on h.id = c.claimed_by and practice.is_in_practice(c.claimed_by)
  cross join lateral (select coalesce(c.claimed_by = auth.uid(), false) as yes) mine
  where c.status = 'open' and call_backs.may_answer()
  order by c.starts_at, c.created_at, c.id
$$;


ALTER FUNCTION call_backs.queue() OWNER TO service_role;

CREATE FUNCTION call_backs.record_outcome(call uuid, outcome text, attempt integer) RETURNS TABLE(result text, person_id uuid)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_row public.call_backs;
  missed integer;
begin
  if not call_backs.may_answer() then return; end if;
  select * into found_row from public.call_backs c where c.id = call and c.claimed_by = auth.uid() for update;
  if found_row.id is null then return; end if;
  if found_row.status = 'open' and attempt = found_row.attempts + 1 then
    missed := found_row.attempts + case when outcome = 'not_reached' then 1 else 0 end;
    if outcome = 'not_reached' and missed < 2 then
      update public.call_backs c set attempts = missed where c.id = call;
    else
      update public.call_backs c set attempts = missed, status = outcome, ended_at = now(), phone_number = null where c.id = call;
    end if;
    return query select 'recorded', found_row.user_id;
    return;
  end if;
  return query select case when found_row.status = 'open' and outcome = 'not_reached' and attempt = found_row.attempts
      or found_row.status = outcome and attempt = found_row.attempts + case when outcome = 'not_reached' then 0 else 1 end
    then 'again' else 'conflict' end, found_row.user_id;
end $$;


ALTER FUNCTION call_backs.record_outcome(call uuid, outcome text, attempt integer) OWNER TO service_role;

CREATE FUNCTION call_backs.release(call uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person uuid;
begin
  if not call_backs.may_answer() then return null; end if;
  update public.call_backs c set claimed_by = null
    where c.id = call and c.status = 'open' and c.claimed_by = auth.uid() returning c.user_id into person;
  return person;
end $$;


ALTER FUNCTION call_backs.release(call uuid) OWNER TO service_role;

CREATE FUNCTION call_backs.therapist_of(call uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select h.full_name from public.call_backs c join public.user_profiles h on h.id = c.claimed_by
  where c.id = call and c.user_id = auth.uid() and c.status = 'open' and practice.is_in_practice(h.id)
$$;


ALTER FUNCTION call_backs.therapist_of(call uuid) OWNER TO service_role;

CREATE FUNCTION call_backs.withdraw(call uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  present_status text;
begin
  select c.status into present_status from public.call_backs c where c.id = call and c.user_id = auth.uid() for update;
  if present_status is null then return null; end if;
  if present_status = 'withdrawn' then return 'again'; end if;
  if present_status <> 'open' then return 'ended'; end if;
  update public.call_backs c set status = 'withdrawn', ended_at = now(), phone_number = null, claimed_by = null where c.id = call;
  return 'withdrawn';
end $$;


ALTER FUNCTION call_backs.withdraw(call uuid) OWNER TO service_role;

CREATE FUNCTION calls.admit(appointment uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  present_phase text;
begin
  if calls.role_in(appointment) is distinct from 'provider' then
    raise exception 'only the provider admits' using errcode = 'UB403';
  end if;
  select c.phase into present_phase from public.calls c where c.appointment_id = appointment for update;
  if present_phase = 'admitted' then return false; end if;
  if present_phase is distinct from 'waiting' then return null; end if;
  update public.calls c set phase = 'admitted', waiting_since = null where c.appointment_id = appointment;
  return true;
end $$;


ALTER FUNCTION calls.admit(appointment uuid) OWNER TO service_role;

CREATE FUNCTION calls.announce(appointment uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select pg_notify('ubumi_calls', json_build_object('appointment_id', a.id, 'people', json_build_array(a.patient_id, a.provider_id))::text)
  from public.appointments a where a.id = appointment
$$;


ALTER FUNCTION calls.announce(appointment uuid) OWNER TO service_role;

CREATE FUNCTION calls.announce_entry() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'INSERT' or calls.is_present(old.seen_at) <> calls.is_present(new.seen_at) then perform calls.announce(new.appointment_id); end if;
  return null;
end $$;


ALTER FUNCTION calls.announce_entry() OWNER TO service_role;

CREATE FUNCTION calls.announce_phase() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if new.phase <> old.phase then perform calls.announce(new.appointment_id); end if;
  return null;
end $$;


ALTER FUNCTION calls.announce_phase() OWNER TO service_role;

CREATE FUNCTION calls.announce_signal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform pg_notify('ubumi_calls', json_build_object('appointment_id', a.id, 'entry_id', new.to_entry, 'signal_id', new.id,
      'people', json_build_array(case e.participant when 'patient' then a.patient_id else a.provider_id end))::text)
    from public.call_entries e join public.appointments a on a.id = e.appointment_id where e.id = new.to_entry;
  return null;
end $$;


ALTER FUNCTION calls.announce_signal() OWNER TO service_role;

CREATE FUNCTION calls.end_call(appointment uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  present_phase text;
begin
  if calls.role_in(appointment) is null then return false; end if;
  select c.phase into present_phase from public.calls c where c.appointment_id = appointment for update;
  update public.calls c set phase = 'ended', waiting_since = null, began_at = null
    where c.appointment_id = appointment and c.phase <> 'ended';
  delete from public.call_signals s using public.call_entries e where e.id = s.from_entry and e.appointment_id = appointment;
  return coalesce(present_phase in ('waiting', 'admitted'), false);
end $$;


ALTER FUNCTION calls.end_call(appointment uuid) OWNER TO service_role;

CREATE FUNCTION calls.enter(appointment uuid, entry uuid, with_relay_only boolean) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own_role constant text := calls.role_in(appointment);
  known public.call_entries;
begin
  if own_role is null then return null; end if;
  insert into public.calls (appointment_id) values (appointment) on conflict do nothing;
  perform from public.calls c where c.appointment_id = appointment for update;
  select * into known from public.call_entries e where e.id = entry;
  if found then
    if (known.appointment_id, known.participant, known.relay_only) is distinct from (appointment, own_role, with_relay_only) then
      return 'taken';
    end if;
    return case when calls.newest_entry(appointment, own_role) = entry then 'again' else 'stale' end;
  end if;
  insert into public.call_entries (id, appointment_id, participant, relay_only) values (entry, appointment, own_role, with_relay_only);
  if own_role = 'patient' then
    update public.calls c set phase = 'waiting', waiting_since = now()
      where c.appointment_id = appointment and c.phase in ('empty', 'ended');
  else
    update public.calls c set phase = 'empty' where c.appointment_id = appointment and c.phase = 'ended';
  end if;
  return 'entered';
end $$;


ALTER FUNCTION calls.enter(appointment uuid, entry uuid, with_relay_only boolean) OWNER TO service_role;

CREATE FUNCTION calls.follow(appointment uuid, entry uuid, stream uuid, starts boolean) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  known public.call_entries;
begin
  select * into known from public.call_entries e
    where e.id = entry and e.appointment_id = appointment and e.participant = calls.role_in(appointment);
  if not found then return null; end if;
  if calls.newest_entry(appointment, known.participant) <> entry then return 'elsewhere'; end if;
  if not starts and known.followed_by is distinct from stream then return 'replaced'; end if;
  -- Events ask for it too: not each of them is worth a write.
  update public.call_entries e set seen_at = now(), followed_by = stream
    where e.id = entry and (starts or e.seen_at is null or e.seen_at < now() - interval '10 seconds');
  return 'present';
end $$;


ALTER FUNCTION calls.follow(appointment uuid, entry uuid, stream uuid, starts boolean) OWNER TO service_role;

CREATE FUNCTION calls.is_present(seen_at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select coalesce(seen_at > now() - interval '40 seconds', false) $$;


ALTER FUNCTION calls.is_present(seen_at timestamp with time zone) OWNER TO service_role;

CREATE FUNCTION calls.leave(entry uuid, stream uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.call_entries e set seen_at = null, followed_by = null
  where e.id = entry and e.followed_by = stream and e.participant = calls.role_in(e.appointment_id)
$$;


ALTER FUNCTION calls.leave(entry uuid, stream uuid) OWNER TO service_role;

CREATE FUNCTION calls.newest_entry(appointment uuid, of_role text) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select e.id from public.call_entries e where e.appointment_id = appointment and e.participant = of_role order by e.number desc limit 1
$$;


ALTER FUNCTION calls.newest_entry(appointment uuid, of_role text) OWNER TO service_role;

CREATE FUNCTION calls.own_call(appointment uuid) RETURNS TABLE(role text, patient_id uuid, other_name text, other_phone text, other_entry uuid, is_other_present boolean, own_entry uuid, phase text, waiting_since timestamp with time zone, relay_only boolean, appointment_time timestamp with time zone, duration_minutes integer)
    LANGUAGE sql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
  select mine.role, a.patient_id, o.full_name, o.phone_number, other.id, calls.is_present(other.seen_at), own.id,
    coalesce(c.phase, 'empty'), c.waiting_since, coalesce(own.relay_only, false) or coalesce(other.relay_only, false), a.appointment_time, a.duration_minutes
  from (select calls.role_in(appointment) as role) as mine
  join public.appointments a on a.id = appointment and mine.role is not null
  join public.user_profiles o on o.id = case mine.role when 'patient' then a.provider_id else a.patient_id end
  left join public.calls c on c.appointment_id = a.id
  left join public.call_entries own on own.id = calls.newest_entry(a.id, mine.role)
  left join public.call_entries other on other.id = calls.newest_entry(a.id, case mine.role when 'patient' then 'provider' else 'patient' end)
$$;


ALTER FUNCTION calls.own_call(appointment uuid) OWNER TO service_role;

CREATE FUNCTION calls.own_signals(appointment uuid, after_signal uuid, most integer) RETURNS TABLE(id uuid, from_entry uuid, kind text, body text, created_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select s.id, s.from_entry, s.kind, s.body, s.created_at from public.call_signals s
  where s.to_entry = calls.newest_entry(appointment, calls.role_in(appointment))
    and s.number > coalesce((select f.number from public.call_signals f where f.id = after_signal), 0)
  order by s.number limit most
$$;


ALTER FUNCTION calls.own_signals(appointment uuid, after_signal uuid, most integer) OWNER TO service_role;

CREATE FUNCTION calls.report_media(appointment uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if calls.role_in(appointment) is null then return null; end if;
  update public.calls c set began_at = now() where c.appointment_id = appointment and c.phase = 'admitted' and c.began_at is null;
  if found then return true; end if;
  return (select false from public.calls c where c.appointment_id = appointment and c.phase = 'admitted');
end $$;


ALTER FUNCTION calls.report_media(appointment uuid) OWNER TO service_role;

CREATE FUNCTION calls.role_in(appointment uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select case when a.patient_id = auth.uid() then 'patient' else 'provider' end from public.appointments a
  where a.id = appointment and a.session_type = 'Virtual' and a.status = 'confirmed' and a.provider_id is not null
    and (a.patient_id = auth.uid() or a.provider_id = auth.uid() and practice.may_practise())
$$;


ALTER FUNCTION calls.role_in(appointment uuid) OWNER TO service_role;

CREATE FUNCTION calls.send_signal(appointment uuid, signal uuid, sender uuid, recipient uuid, of_kind text, content text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own_role constant text := calls.role_in(appointment);
  known public.call_signals;
begin
  if own_role is null then return null; end if;
  -- One after the other, so that none is committed behind one that was read already, nor after the end.
  perform from public.calls c where c.appointment_id = appointment for update;
  select * into known from public.call_signals s where s.id = signal;
  if found then
    return case when (known.from_entry, known.to_entry, known.kind, known.body) is not distinct from (sender, recipient, of_kind, content)
      and exists (select from public.call_entries e where e.id = sender and e.appointment_id = appointment and e.participant = own_role)
      then 'again' else 'taken' end;
  end if;
  if not exists (select from public.calls c where c.appointment_id = appointment and c.phase = 'admitted') then return 'not_admitted'; end if;
  if calls.newest_entry(appointment, own_role) is distinct from sender
    or calls.newest_entry(appointment, case own_role when 'patient' then 'provider' else 'patient' end) is distinct from recipient then
    return 'stale';
  end if;
  insert into public.call_signals (id, from_entry, to_entry, kind, body) values (signal, sender, recipient, of_kind, content);
  return 'sent';
end $$;


ALTER FUNCTION calls.send_signal(appointment uuid, signal uuid, sender uuid, recipient uuid, of_kind text, content text) OWNER TO service_role;

CREATE FUNCTION calls.waiting() RETURNS TABLE(appointment_id uuid, patient_id uuid, full_name text, appointment_time timestamp with time zone, duration_minutes integer, waiting_since timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select a.id, a.patient_id, p.full_name, a.appointment_time, a.duration_minutes, c.waiting_since
  from public.appointments a join public.calls c on c.appointment_id = a.id join public.user_profiles p on p.id = a.patient_id
  join public.call_entries e on e.id = calls.newest_entry(a.id, 'patient')
  where a.provider_id = auth.uid() and practice.may_practise() and a.session_type = 'Virtual' and a.status = 'confirmed'
    -- An index finds these few among all of a provider.
    and a.appointment_time between now() - interval '9 hours' and now() + interval '1 hour'
    and c.phase = 'waiting' and calls.is_present(e.seen_at)
  order by c.waiting_since, a.id
$$;


ALTER FUNCTION calls.waiting() OWNER TO service_role;

CREATE FUNCTION door.enter(claims text, audience text, staff_second_factor boolean) RETURNS text
    LANGUAGE plpgsql
    AS $$
begin
  perform set_config('role', 'authenticated', true), set_config('request.jwt.claims', claims, true);
  return accounts.admit(audience, staff_second_factor);
end $$;


CREATE FUNCTION groups.has_begun(session uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from public.group_sessions s where s.id = session and s.session_time <= now()) $$;


ALTER FUNCTION groups.has_begun(session uuid) OWNER TO service_role;

CREATE FUNCTION groups.has_place(session uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.group_sessions s where s.id = session and s.cancelled_at is null and s.session_time > now()
    and s.capacity > (select count(*) from public.group_registrations r where r.session_id = s.id))
$$;


ALTER FUNCTION groups.has_place(session uuid) OWNER TO service_role;

CREATE FUNCTION groups.head_count(session uuid) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select nullif(greatest(count(*)::integer, 4), 4) from public.group_registrations r where r.session_id = session
$$;


ALTER FUNCTION groups.head_count(session uuid) OWNER TO service_role;

CREATE FUNCTION groups.standing_of(session uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found_session public.group_sessions;
begin
  select * into found_session from public.group_sessions where id = session for update;
  return case
    when found_session.id is null then null
    when found_session.cancelled_at is not null then 'cancelled'
    when found_session.session_time <= now() then 'begun'
    when found_session.capacity <= (select count(*) from public.group_registrations where session_id = session) then 'full'
    else 'open' end;
end $$;


ALTER FUNCTION groups.standing_of(session uuid) OWNER TO service_role;

CREATE FUNCTION membership.queue_payment() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform platform.enqueue('membership.ask', new.id);
  return null;
end $$;


ALTER FUNCTION membership.queue_payment() OWNER TO service_role;

CREATE FUNCTION messages.deliver_message() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  pair public.threads;
  reader uuid;
begin
  update public.threads set last_message_at = new.created_at where id = new.thread_id returning * into pair;
  reader := case when new.author_id = pair.patient_id then pair.provider_id else pair.patient_id end;
  if reader is not null then
    insert into public.thread_reads as r (thread_id, user_id, unread_since) values (new.thread_id, reader, new.created_at)
      on conflict (thread_id, user_id) do update set unread_since = coalesce(r.unread_since, new.created_at);
  end if;
  perform pg_notify('ubumi_messages', json_build_object('thread_id', new.thread_id, 'message_id', new.id,
    'people', json_build_array(pair.patient_id, pair.provider_id))::text);
  return null;
end $$;


ALTER FUNCTION messages.deliver_message() OWNER TO service_role;

CREATE FUNCTION messages.mark_read(thread uuid, message uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  read_to timestamptz;
  other uuid;
  is_more boolean;
begin
  select m.created_at, case when t.patient_id = auth.uid() then t.provider_id else t.patient_id end into read_to, other
    from public.messages m join public.threads t on t.id = m.thread_id
    where m.id = message and t.id = thread and (t.patient_id = auth.uid() or t.provider_id = auth.uid() and practice.may_practise());
  if not found then return false; end if;
  insert into public.thread_reads as r (thread_id, user_id, read_until) values (thread, auth.uid(), read_to)
    on conflict (thread_id, user_id) do update set read_until = read_to where r.read_until is null or r.read_until < read_to;
  is_more := found;
  update public.thread_reads r set unread_since = waiting.since, mailed_at = case when waiting.since is not null then r.mailed_at end
    from (select min(m.created_at) as since from public.messages m join public.thread_reads o on o.thread_id = m.thread_id and o.user_id = auth.uid()
      where m.thread_id = thread and m.author_id <> auth.uid() and m.created_at > o.read_until) as waiting
    where r.thread_id = thread and r.user_id = auth.uid();
  if is_more and other is not null then
    perform pg_notify('ubumi_messages', json_build_object('thread_id', thread, 'read_id', message, 'people', json_build_array(other))::text);
  end if;
  return true;
end $$;


ALTER FUNCTION messages.mark_read(thread uuid, message uuid) OWNER TO service_role;

CREATE FUNCTION messages.may_correspond(patient uuid, provider uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select auth.uid() in (patient, provider)
    and exists (select from practice.providers_in_practice() as p(id) where p.id = provider)
    and exists (select from accounts.users u where u.id = provider and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()))
    and exists (select from public.appointments a where a.patient_id = patient and a.provider_id = provider
      and a.status <> 'cancelled' and a.appointment_time > now() - interval '12 months')
$$;


ALTER FUNCTION messages.may_correspond(patient uuid, provider uuid) OWNER TO service_role;

CREATE FUNCTION messages.may_write(thread uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from public.threads t where t.id = thread and messages.may_correspond(t.patient_id, t.provider_id)) $$;


ALTER FUNCTION messages.may_write(thread uuid) OWNER TO service_role;

CREATE FUNCTION messages.own_threads(only_thread uuid, most integer, before_at timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid) RETURNS TABLE(id uuid, "as" text, person_id uuid, full_name text, specialty text, profile_picture_url text, last_message_at timestamp with time zone, last_body text, is_last_own boolean, unread integer, may_write boolean)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
#variable_conflict use_column
declare
  actor constant uuid := auth.uid();
  is_in_practice constant boolean := practice.may_practise();
  until_at timestamptz := coalesce(before_at, 'infinity');
  -- Of threads at that very moment, none: no id is smaller.
  until_id uuid := '00000000-0000-0000-0000-000000000000';
begin
  if before_id is not null then
    select b.last_message_at, b.id into until_at, until_id from public.threads b where b.id = before_id;
  end if;
  return query select t.id, case when t.patient_id = actor then 'patient' else 'provider' end, p.id, coalesce(p.full_name, ''),
    case when p.id = t.provider_id then p.specialty end, case when p.id = t.provider_id then p.profile_picture_url end,
    t.last_message_at, m.body, m.author_id = actor, coalesce(u.unread, 0),
    coalesce(messages.may_correspond(t.patient_id, t.provider_id), false)
  from (
    (select o.* from public.threads o where o.id = only_thread and (o.patient_id = actor or o.provider_id = actor and is_in_practice))
    union all
    (select o.* from public.threads o where only_thread is null and o.patient_id = actor
      and o.last_message_at <= until_at and (o.last_message_at, o.id) < (until_at, until_id)
      order by o.last_message_at desc, o.id desc limit most)
    union all
    (select o.* from public.threads o where only_thread is null and o.provider_id = actor and is_in_practice
      and o.last_message_at <= until_at and (o.last_message_at, o.id) < (until_at, until_id)
      order by o.last_message_at desc, o.id desc limit most)
    order by last_message_at desc, id desc limit most) as t
  left join public.user_profiles p on p.id = case when t.patient_id = actor then t.provider_id else t.patient_id end
  left join public.thread_reads r on r.thread_id = t.id and r.user_id = actor
  left join lateral (select m.body, m.author_id from public.messages m where m.thread_id = t.id order by m.created_at desc, m.id desc limit 1) as m on true
  left join lateral (select count(*)::integer as unread from (select from public.messages n where n.thread_id = t.id and n.author_id <> actor
    and n.created_at > coalesce(r.read_until, '-infinity') limit 100) as waiting) as u on r.unread_since is not null
  order by t.last_message_at desc, t.id desc;
end $$;


ALTER FUNCTION messages.own_threads(only_thread uuid, most integer, before_at timestamp with time zone, before_id uuid) OWNER TO service_role;

CREATE FUNCTION messages.read_by_other(thread uuid) RETURNS timestamp with time zone
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select r.read_until from public.threads t join public.thread_reads r on r.thread_id = t.id and r.user_id <> auth.uid()
  where t.id = thread and (t.patient_id = auth.uid() or t.provider_id = auth.uid() and practice.may_practise())
$$;


ALTER FUNCTION messages.read_by_other(thread uuid) OWNER TO service_role;

CREATE FUNCTION messages.stamp_message() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  latest timestamptz;
begin
  select t.last_message_at into latest from public.threads t where t.id = new.thread_id for update;
  new.created_at := greatest(date_trunc('milliseconds', clock_timestamp()), latest + interval '1 millisecond');
  return new;
end $$;


ALTER FUNCTION messages.stamp_message() OWNER TO service_role;

CREATE FUNCTION messages.unread_count(only_as_provider boolean DEFAULT false) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(sum(u.unread), 0)::integer
  from public.thread_reads r join public.threads t on t.id = r.thread_id
  cross join lateral (select count(*) as unread from (select from public.messages n where n.thread_id = t.id and n.author_id <> auth.uid()
    and n.created_at > coalesce(r.read_until, '-infinity') limit 100) as waiting) as u
  where r.user_id = auth.uid() and r.unread_since is not null
    and (t.patient_id = auth.uid() and not only_as_provider or t.provider_id = auth.uid() and practice.may_practise())
$$;


ALTER FUNCTION messages.unread_count(only_as_provider boolean) OWNER TO service_role;

CREATE FUNCTION messages.was_noted(subject uuid, what text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return exists (select from platform.audit_events e where e.actor_id = auth.uid() and e.subject_id = subject
    and e.action = what and e.occurred_at > now() - interval '1 hour');
end $$;


ALTER FUNCTION messages.was_noted(subject uuid, what text) OWNER TO service_role;

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN

  WITH q as (
    INSERT INTO pgboss.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      pgboss.job_now(),
      pgboss.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

  IF options->>'policy' = 'short' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$_$;


CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN

  SELECT table_name, partition
  FROM pgboss.queue
  WHERE name = queue_name
  INTO v_table, v_partition;

  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
  END IF;

  DELETE FROM pgboss.queue WHERE name = queue_name;
END;
$$;


CREATE FUNCTION pgboss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  SELECT pg_catalog.now();
$$;


CREATE FUNCTION pgboss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$_$;


CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    EXECUTE pgboss.job_table_format(command, tbl_name);
    RETURN;
  END IF;

  EXECUTE pgboss.job_table_format(command, 'job_common');

  FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
  LOOP
    EXECUTE pgboss.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$;


CREATE FUNCTION pgboss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      pgboss.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;

  INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    pgboss.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    pgboss.job_table_format(command, queue.table_name)
  FROM pgboss.queue
  WHERE partition = true;
END;
$$;


CREATE FUNCTION plans.authors_of_exercise_plans() RETURNS TABLE(id uuid, full_name text, profile_picture_url text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
        select p.id, p.full_name, p.profile_picture_url from public.user_profiles p
        where p.id in (select w.author_id from public.exercise_plans w join public.exercise_plan_requests r on r.id = w.request_id
          where r.user_id = auth.uid() or r.taken_by = auth.uid() and practice.practises_as('fitness expert'))
      $$;


ALTER FUNCTION plans.authors_of_exercise_plans() OWNER TO service_role;

CREATE FUNCTION plans.authors_of_meal_plans() RETURNS TABLE(id uuid, full_name text, profile_picture_url text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
        select p.id, p.full_name, p.profile_picture_url from public.user_profiles p
        where p.id in (select w.author_id from public.meal_plans w join public.meal_plan_requests r on r.id = w.request_id
          where r.user_id = auth.uid() or r.taken_by = auth.uid() and practice.practises_as('dietitian'))
      $$;


ALTER FUNCTION plans.authors_of_meal_plans() OWNER TO service_role;

CREATE FUNCTION plans.complete_exercise_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        update public.exercise_plan_requests set status = 'completed', completed_at = now() where id = new.request_id;
        return null;
      end $$;


ALTER FUNCTION plans.complete_exercise_request() OWNER TO service_role;

CREATE FUNCTION plans.complete_meal_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        update public.meal_plan_requests set status = 'completed', completed_at = now() where id = new.request_id;
        return null;
      end $$;


ALTER FUNCTION plans.complete_meal_request() OWNER TO service_role;

CREATE FUNCTION plans.count_exercise_plan() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        perform from public.exercise_plan_requests where id = new.request_id for update;
        new.version := (select coalesce(max(version), 0) + 1 from public.exercise_plans where request_id = new.request_id);
        return new;
      end $$;


ALTER FUNCTION plans.count_exercise_plan() OWNER TO service_role;

CREATE FUNCTION plans.count_meal_plan() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        perform from public.meal_plan_requests where id = new.request_id for update;
        new.version := (select coalesce(max(version), 0) + 1 from public.meal_plans where request_id = new.request_id);
        return new;
      end $$;


ALTER FUNCTION plans.count_meal_plan() OWNER TO service_role;

CREATE FUNCTION plans.food_portions() RETURNS TABLE(name text, local_names text, portion text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select f.name, f.local_names, f.portion from public.foods f order by f.name limit 1000
$$;


ALTER FUNCTION plans.food_portions() OWNER TO service_role;

CREATE FUNCTION plans.open_exercise_needs() RETURNS TABLE(id uuid, person_id uuid, age integer, profile text, answers jsonb)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select r.id, r.user_id, extract(year from age((now() at time zone 'Africa/Lusaka')::date, p.date_of_birth))::integer, p.known_allergies_conditions,
    jsonb_build_object('health_history', r.health_history - 'medication')
  from plans.waiting_exercise_requests() w
  join public.exercise_plan_requests r on r.id = w.id
  join public.user_profiles p on p.id = r.user_id
$$;


ALTER FUNCTION plans.open_exercise_needs() OWNER TO service_role;

COMMENT ON FUNCTION plans.open_exercise_needs() IS 'Conditions and age of the exercise plan requests that the actor may claim';


CREATE FUNCTION plans.open_exercise_requests() RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select count(*)::integer from public.exercise_plan_requests where user_id = auth.uid() and status = 'pending' $$;


ALTER FUNCTION plans.open_exercise_requests() OWNER TO service_role;

CREATE FUNCTION plans.open_meal_needs() RETURNS TABLE(id uuid, person_id uuid, age integer, profile text, answers jsonb)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select r.id, r.user_id, extract(year from age((now() at time zone 'Africa/Lusaka')::date, p.date_of_birth))::integer, p.known_allergies_conditions,
    jsonb_build_object(
      'goal_details', jsonb_build_object('condition', r.goal_details -> 'condition', 'other_condition', r.goal_details -> 'other_condition'),
      'dietary_profile', jsonb_build_object('allergens', r.dietary_profile -> 'allergens', 'allergies', r.dietary_profile -> 'allergies',
        'health', r.dietary_profile -> 'health'),
      'budget_logistics', jsonb_build_object('budget_amount', r.budget_logistics -> 'budget_amount',
        'budget_frequency', r.budget_logistics -> 'budget_frequency'))
  from plans.waiting_meal_requests() w
  join public.meal_plan_requests r on r.id = w.id
  join public.user_profiles p on p.id = r.user_id
$$;


ALTER FUNCTION plans.open_meal_needs() OWNER TO service_role;

COMMENT ON FUNCTION plans.open_meal_needs() IS 'Allergies, conditions, budget and age of the meal plan requests that the actor may claim';


CREATE FUNCTION plans.open_meal_requests() RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select count(*)::integer from public.meal_plan_requests where user_id = auth.uid() and status = 'pending' $$;


ALTER FUNCTION plans.open_meal_requests() OWNER TO service_role;

CREATE FUNCTION plans.person_of_exercise_request(request uuid) RETURNS TABLE(id uuid, full_name text, gender text, date_of_birth date, known_allergies_conditions text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
        select p.id, p.full_name, p.gender, p.date_of_birth, p.known_allergies_conditions
        from public.exercise_plan_requests r join public.user_profiles p on p.id = r.user_id
        where r.id = request and r.taken_by = auth.uid() and practice.practises_as('fitness expert')
      $$;


ALTER FUNCTION plans.person_of_exercise_request(request uuid) OWNER TO service_role;

CREATE FUNCTION plans.person_of_meal_request(request uuid) RETURNS TABLE(id uuid, full_name text, gender text, date_of_birth date, known_allergies_conditions text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
        select p.id, p.full_name, p.gender, p.date_of_birth, p.known_allergies_conditions
        from public.meal_plan_requests r join public.user_profiles p on p.id = r.user_id
        where r.id = request and r.taken_by = auth.uid() and practice.practises_as('dietitian')
      $$;


ALTER FUNCTION plans.person_of_meal_request(request uuid) OWNER TO service_role;

CREATE FUNCTION plans.release_exercise_request(request uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        update public.exercise_plan_requests r set taken_by = null, taken_at = null
          where r.id = request and r.status = 'pending' and r.taken_by = auth.uid() and practice.practises_as('fitness expert');
        return found;
      end $$;


ALTER FUNCTION plans.release_exercise_request(request uuid) OWNER TO service_role;

CREATE FUNCTION plans.release_meal_request(request uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        update public.meal_plan_requests r set taken_by = null, taken_at = null
          where r.id = request and r.status = 'pending' and r.taken_by = auth.uid() and practice.practises_as('dietitian');
        return found;
      end $$;


ALTER FUNCTION plans.release_meal_request(request uuid) OWNER TO service_role;

CREATE FUNCTION plans.reopen_exercise_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        update public.exercise_plan_requests set status = 'pending', completed_at = null where id = new.request_id;
        return null;
      end $$;


ALTER FUNCTION plans.reopen_exercise_request() OWNER TO service_role;

CREATE FUNCTION plans.reopen_meal_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        update public.meal_plan_requests set status = 'pending', completed_at = null where id = new.request_id;
        return null;
      end $$;


ALTER FUNCTION plans.reopen_meal_request() OWNER TO service_role;

CREATE FUNCTION plans.take_exercise_request(request uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        if not practice.practises_as('fitness expert') then return null; end if;
        update public.exercise_plan_requests r set taken_by = auth.uid(), taken_at = now()
          where r.id = request and r.status = 'pending' and r.user_id <> auth.uid()
            and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by));
        return (select case r.taken_by when auth.uid() then 'mine' else 'theirs' end
          from public.exercise_plan_requests r where r.id = request and r.user_id <> auth.uid());
      end $$;


ALTER FUNCTION plans.take_exercise_request(request uuid) OWNER TO service_role;

CREATE FUNCTION plans.take_meal_request(request uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
      begin
        if not practice.practises_as('dietitian') then return null; end if;
        update public.meal_plan_requests r set taken_by = auth.uid(), taken_at = now()
          where r.id = request and r.status = 'pending' and r.user_id <> auth.uid()
            and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by));
        return (select case r.taken_by when auth.uid() then 'mine' else 'theirs' end
          from public.meal_plan_requests r where r.id = request and r.user_id <> auth.uid());
      end $$;


ALTER FUNCTION plans.take_meal_request(request uuid) OWNER TO service_role;

CREATE FUNCTION plans.waiting_exercise_requests() RETURNS TABLE(id uuid, primary_goal text, created_at timestamp with time zone, waiting_since timestamp with time zone, changes integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
        select r.id, r.profile_goals ->> 'primaryGoal', r.created_at, coalesce(c.newest, r.created_at), coalesce(c.count, 0)::integer
        from public.exercise_plan_requests r
        left join lateral (select max(created_at) as newest, count(*) as count from public.exercise_plan_changes where request_id = r.id) as c on true
        where practice.practises_as('fitness expert') and r.status = 'pending' and r.user_id <> auth.uid()
          and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by))
      $$;


ALTER FUNCTION plans.waiting_exercise_requests() OWNER TO service_role;

CREATE FUNCTION plans.waiting_meal_requests() RETURNS TABLE(id uuid, primary_goal text, created_at timestamp with time zone, waiting_since timestamp with time zone, changes integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
        select r.id, r.primary_goal, r.created_at, coalesce(c.newest, r.created_at), coalesce(c.count, 0)::integer
        from public.meal_plan_requests r
        left join lateral (select max(created_at) as newest, count(*) as count from public.meal_plan_changes where request_id = r.id) as c on true
        where practice.practises_as('dietitian') and r.status = 'pending' and r.user_id <> auth.uid()
          and (r.taken_by is null or r.taken_by <> auth.uid() and not practice.is_in_practice(r.taken_by))
      $$;


ALTER FUNCTION plans.waiting_meal_requests() OWNER TO service_role;

CREATE FUNCTION platform.audit_months() RETURNS TABLE(name text, starts timestamp with time zone, ends timestamp with time zone)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select c.relname::text, substring(bounds from 'FROM \(''([^'']+)''\)')::timestamptz, substring(bounds from 'TO \(''([^'']+)''\)')::timestamptz
  from pg_inherits join pg_class c on c.oid = inhrelid, pg_get_expr(c.relpartbound, c.oid) as bounds
  where inhparent = 'platform.audit_events'::regclass and bounds <> 'DEFAULT'
$$;


CREATE FUNCTION platform.check_writable(grows boolean) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if grows then
    begin
      insert into platform.disk_probe (filler) values (repeat('x', 8000));
      raise exception 'the page is given back' using errcode = 'UB000';
    exception when sqlstate 'UB000' then
      null;
    end;
  end if;
  update platform.heartbeat set beaten_at = now();
end $$;


CREATE FUNCTION platform.delete_first_audit_events(occurred_before timestamp with time zone, most integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with deleted as (delete from platform.audit_events_before where ctid = any (array(
    select ctid from platform.audit_events_before
    where occurred_at < least(occurred_before, now() - interval '1 year') order by occurred_at limit most)) returning 1)
  select count(*) from deleted
$$;


CREATE FUNCTION platform.drop_audit_month(ended_before timestamp with time zone) RETURNS TABLE(name text, events bigint)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET "TimeZone" TO 'UTC'
    SET lock_timeout TO '500ms'
    AS $$
begin
  select m.name, greatest(c.reltuples, 0)::bigint into name, events
    from platform.audit_months() m join pg_class c on c.relname = m.name and c.relnamespace = 'platform'::regnamespace
    where m.starts is not null and m.ends <= least(ended_before, now() - interval '1 year') order by m.ends limit 1;
  if not found then return; end if;
  execute format('drop table platform.%I', name);
  return next;
end $$;


CREATE FUNCTION platform.enqueue(queue text, record uuid, urgency integer DEFAULT 0, begins_at timestamp with time zone DEFAULT now(), retries integer DEFAULT 7, longest_pause integer DEFAULT NULL::integer) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  insert into pgboss.job (id, name, data, policy, priority, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds)
    values (record, queue, nullif(jsonb_strip_nulls(jsonb_build_object('request_id', auth.jwt() ->> 'request_id')), '{}'),
      'standard', urgency, begins_at, begins_at + interval '14 days', retries, 30, true, longest_pause, 120, 30, 3600)
$$;


CREATE FUNCTION platform.enqueue_again(queue text, record uuid, urgency integer DEFAULT 0, begins_at timestamp with time zone DEFAULT now(), retries integer DEFAULT 7, longest_pause integer DEFAULT NULL::integer) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform platform.enqueue(queue, record, urgency, begins_at, retries, longest_pause);
  return true;
exception when unique_violation then
  update pgboss.job j set state = 'created', start_after = begins_at, keep_until = begins_at + interval '14 days',
      retry_count = 0, retry_limit = retries, retry_delay_max = longest_pause, started_on = null, completed_on = null,
      heartbeat_on = null, output = null,
      data = nullif(jsonb_strip_nulls(jsonb_build_object('request_id', auth.jwt() ->> 'request_id')), '{}')
    where j.name = queue and j.id = record and j.state <> 'active';
  return found;
end $$;


CREATE FUNCTION platform.make_audit_months(ahead integer) RETURNS text[]
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    SET "TimeZone" TO 'UTC'
    SET lock_timeout TO '500ms'
    AS $_$
declare
  month timestamptz := (select max(ends) from platform.audit_months());
  made text[] := '{}';
  named text;
begin
  while month <= date_trunc('month', now()) + make_interval(months => ahead) loop
    named := to_char(month, '"audit_events_"YYYY_MM');
    execute format('create table platform.%I (like platform.audit_events including defaults including constraints including indexes, primary key (id))', named);
    execute format('alter table platform.%I enable row level security', named);
    execute format('alter table platform.%I force row level security', named);
    execute format('revoke all on platform.%I from public, anon, authenticated, service_role', named);
    -- As the runner of migrations does, which may not come before the next dump.
    if exists (select from pg_roles where rolname = current_user and not rolsuper and not rolbypassrls) then
      execute format('create policy "the owner migrates and backs up" on platform.%I to current_user using (true) with check (true)', named);
    end if;
    lock table platform.audit_events_default in access exclusive mode;
    execute format('with early as (delete from platform.audit_events_default where occurred_at >= $1 and occurred_at < $2 returning *) insert into platform.%I select * from early', named)
      using month, month + interval '1 month';
    execute format('alter table platform.audit_events attach partition platform.%I for values from (%L) to (%L)', named, month, month + interval '1 month');
    made := made || named;
    month := month + interval '1 month';
  end loop;
  return made;
end $_$;


CREATE FUNCTION platform.protect_own_rows(of regclass, inserted text[], updated text[] DEFAULT '{}'::text[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  own constant text := 'user_id = (select auth.uid())';
  inserts constant text := (select string_agg(quote_ident(name), ', ') from unnest(inserted) name);
  updates constant text := (select string_agg(quote_ident(name), ', ') from unnest(updated) name);
begin
  execute format('alter table %s enable row level security', of);
  execute format('alter table %s force row level security', of);
  execute format('grant select, insert, delete on %s to service_role', of);
  execute format('create policy "the system exports, seeds and erases" on %s for all to service_role using (true) with check (true)', of);
  execute format('grant select, delete on %s to authenticated', of);
  execute format('create policy "a person reads their own rows" on %s for select to authenticated using (%s)', of, own);
  execute format('create policy "a person deletes their own rows" on %s for delete to authenticated using (%s)', of, own);
  execute format('grant insert (%s) on %s to authenticated', inserts, of);
  execute format('create policy "a client inserts their own rows while consent stands" on %s for insert to authenticated with check (%s and (select accounts.actor_role()) = ''client'' and (select accounts.consent_stands()))', of, own);
  if updates is not null then
    execute format('grant update (%s) on %s to authenticated', updates, of);
    execute format('create policy "a person updates their own rows" on %s for update to authenticated using (%s) with check (%s)', of, own, own);
  end if;
end $$;


CREATE FUNCTION platform.take_share(share_key bytea, seconds integer, points integer, passed integer, most integer, OUT granted integer, OUT milliseconds integer) RETURNS record
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  present platform.rate_limits;
  remaining integer;
begin
  insert into platform.rate_limits as kept (key_hmac, ends_at)
    values (share_key, now() + make_interval(secs => seconds))
    on conflict (key_hmac) do update set
      used = case when kept.ends_at <= now() then 0 else kept.used end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning * into present;
  remaining := points - present.used - passed;
  granted := case when remaining <= 0 then 0 else greatest(1, least(most, remaining / 10)) end;
  milliseconds := greatest(1, ceil(1000 * extract(epoch from present.ends_at - now())));
  update platform.rate_limits set used = present.used + passed + granted where key_hmac = share_key;
end $$;


COMMENT ON FUNCTION platform.take_share(share_key bytea, seconds integer, points integer, passed integer, most integer, OUT granted integer, OUT milliseconds integer) IS 'Counts requests of one limit and key over all server processes';


CREATE FUNCTION practice.attention_readings(since timestamp with time zone) RETURNS TABLE(patient_id uuid, created_at timestamp with time zone, systolic integer, diastolic integer, pulse integer, entered_value double precision, entered_unit text, meter_shows text, pregnancy text, pregnancy_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
  with emergencies as (
    select b.user_id, b.created_at, b.systolic, b.diastolic, b.pulse, null::double precision as entered_value, null::text as entered_unit, null::text as meter_shows
    from public.blood_pressure_readings b
    where b.created_at >= since and (b.systolic >= 180 or b.diastolic >= 120 or b.systolic < 80 or b.pulse < 40 or b.pulse > 130)
    union all
    select g.user_id, g.created_at, null, null, null, g.entered_value, g.entered_unit, g.meter_shows
    from public.glucose_readings g
    where g.created_at >= since and (g.glucose_level < 54 or g.glucose_level >= 540 or g.meter_shows is not null)
    union all
    select b.user_id, b.created_at, b.systolic, b.diastolic, b.pulse, null, null, null
    from public.care_profiles c join public.blood_pressure_readings b on b.user_id = c.user_id
    where c.pregnancy in ('pregnant', 'postpartum') and b.created_at >= since and b.systolic < 180 and b.diastolic < 120
      and (b.systolic >= 160 or b.diastolic >= 110) and coalesce(b.pulse, 60) between 40 and 130
  )
  select e.user_id, e.created_at, e.systolic, e.diastolic, e.pulse, e.entered_value, e.entered_unit, e.meter_shows, c.pregnancy, c.pregnancy_at
  from emergencies e left join public.care_profiles c on c.user_id = e.user_id
  where exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and (select true from public.appointments a where a.provider_id = auth.uid() and a.patient_id = e.user_id and a.status <> 'cancelled' and not a.by_desk_alone limit 1)
    and (select true from public.consents n where n.user_id = e.user_id and n.purpose = 'share_readings' and n.withdrawn_at is null)
$$;


ALTER FUNCTION practice.attention_readings(since timestamp with time zone) OWNER TO service_role;

COMMENT ON FUNCTION practice.attention_readings(since timestamp with time zone) IS 'Readings that may be an emergency, of patients who share their readings with the actor';


CREATE FUNCTION practice.attention_results(sessions integer, cut_offs integer[], better integer[]) RETURNS TABLE(patient_id uuid, created_at timestamp with time zone, results jsonb, instrument_versions jsonb, item_9 integer, under_18 boolean)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    SET enable_bitmapscan TO 'off'
    SET jit TO 'off'
    AS $$
  with patients as materialized (
    select distinct a.patient_id from public.appointments a
    where a.provider_id = auth.uid() and a.status <> 'cancelled' and not a.by_desk_alone
      and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
  ), consenting as materialized (
    select p.patient_id from patients p
    where (select true from public.consents c where c.user_id = p.patient_id and c.purpose = 'share_screenings' and c.withdrawn_at is null)
  ), single as materialized (
    select r.id, r.user_id, r.created_at, r.phq_9, r.gad_7, r.who_5, r.item_9 from public.questionnaire_requests q
    join patients p on p.patient_id = q.patient_id
    join public.screening_results r on r.id = q.result_id and r.user_id = q.patient_id
    where q.provider_id = auth.uid() and q.status = 'shared'
      and not exists (select from consenting c where c.patient_id = q.patient_id)
  ), newest_first as (
    select c.patient_id as user_id, true as is_all, n.* from consenting c cross join lateral (
      select min(s.created_at) as from_at, max(s.created_at) as to_at,
        array_agg(s.phq_9) filter (where s.phq_9 is not null) as phq, array_agg(s.gad_7) filter (where s.gad_7 is not null) as gad,
        array_agg(-s.who_5) filter (where s.who_5 is not null) as who, array_agg(coalesce(s.item_9, 0)) filter (where s.phq_9 is not null) as item_9
      from (select r.created_at, r.phq_9, r.gad_7, r.who_5, r.item_9 from public.screening_results r
        where r.user_id = c.patient_id order by r.created_at desc, r.id desc limit 60) as s) as n
    union all
    select s.user_id, false, min(s.created_at), max(s.created_at),
      array_agg(s.phq_9 order by s.created_at desc) filter (where s.phq_9 is not null), array_agg(s.gad_7 order by s.created_at desc) filter (where s.gad_7 is not null),
      array_agg(-s.who_5 order by s.created_at desc) filter (where s.who_5 is not null), array_agg(coalesce(s.item_9, 0) order by s.created_at desc) filter (where s.phq_9 is not null)
    from single s group by s.user_id
  ), wanted as materialized (
    -- Asked patient by patient: of people there are many, of these few.
    select n.user_id, n.is_all, (select p.date_of_birth from public.user_profiles p where p.id = n.user_id) as born from newest_first n
    where n.item_9[1] > 0
      or n.phq[1] > least(n.phq[2], n.phq[cardinality(n.phq)])
      or n.gad[1] > least(n.gad[2], n.gad[cardinality(n.gad)])
      or n.who[1] > least(n.who[2], n.who[cardinality(n.who)])
      or (cardinality(n.phq) > 1 and least(n.phq[1], n.phq[cardinality(n.phq)]) >= cut_offs[1] and n.phq[cardinality(n.phq)] - n.phq[1] < better[1]
          or cardinality(n.gad) > 1 and least(n.gad[1], n.gad[cardinality(n.gad)]) >= cut_offs[2] and n.gad[cardinality(n.gad)] - n.gad[1] < better[2]
          or cardinality(n.who) > 1 and least(n.who[1], n.who[cardinality(n.who)]) >= -cut_offs[3] and n.who[cardinality(n.who)] - n.who[1] < better[3])
        and (select count(*) from public.appointments a where a.provider_id = auth.uid() and a.patient_id = n.user_id
          and a.status = 'completed' and a.appointment_time between n.from_at and n.to_at) >= sessions
  )
  select w.user_id, s.created_at, s.results, s.instrument_versions, coalesce(s.item_9, 0),
    extract(year from age((s.created_at at time zone 'Africa/Lusaka')::date, w.born)) < 18
  from wanted w cross join lateral (
    (select r.created_at, r.results, r.instrument_versions, r.item_9 from public.screening_results r
      where w.is_all and r.user_id = w.user_id order by r.created_at desc, r.id desc limit 60)
    union all
    select r.created_at, r.results, r.instrument_versions, r.item_9 from single o join public.screening_results r on r.id = o.id
      where not w.is_all and o.user_id = w.user_id) as s
$$;


ALTER FUNCTION practice.attention_results(sessions integer, cut_offs integer[], better integer[]) OWNER TO service_role;

COMMENT ON FUNCTION practice.attention_results(sessions integer, cut_offs integer[], better integer[]) IS 'Results that patients share with the actor, of those who may need attention';


CREATE FUNCTION practice.can_be_booked(provider uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = provider) $$;


ALTER FUNCTION practice.can_be_booked(provider uuid) OWNER TO service_role;

CREATE FUNCTION practice.end_place() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from public.waiting_list where appointment_id = new.id;
  return null;
end $$;


ALTER FUNCTION practice.end_place() OWNER TO service_role;

CREATE FUNCTION practice.escalated_safety_alerts() RETURNS TABLE(id uuid, raised_at timestamp with time zone, due_at timestamp with time zone, providers jsonb)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select (array_agg(s.id order by s.id))[1], min(s.raised_at), max(s.due_at), jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name,
      'phone_number', nullif(p.phone_number, ''), 'email', p.email, 'is_suspended', coalesce(u.banned_until > now(), false),
      'has_second_factor', exists (select from accounts.factors f where f.user_id = p.id and f.status = 'verified'),
      'provider_status', p.provider_status, 'certificate_expires_on', p.certificate_expires_on) order by s.wave, p.full_name)
  from public.safety_alerts s join public.user_profiles p on p.id = s.provider_id join accounts.users u on u.id = p.id
  where accounts.actor_role() = 'admin' and s.acknowledged_at is null
    and exists (select from public.consents c where c.user_id = s.user_id and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
  group by s.user_id having bool_or(s.admins_told_for = s.due_at)
  order by 2
$$;


ALTER FUNCTION practice.escalated_safety_alerts() OWNER TO service_role;

CREATE FUNCTION practice.follow_course() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'requested' then
      insert into public.appointment_events (appointment_id, kind) values (new.id, 'requested');
    end if;
    return null;
  end if;
  if new.status = old.status then return null; end if;
  if new.status <> 'completed' then
    insert into public.appointment_events (appointment_id, kind) values (new.id, case
      when new.status = 'confirmed' then 'confirmed'
      when new.cancelled_by = 'system' then 'lapsed'
      when new.cancelled_by = 'provider' and old.status = 'confirmed' then 'called_off'
      when new.requested_by = 'patient' and new.cancelled_by = 'provider' or new.requested_by = 'provider' and new.cancelled_by = 'patient' and old.status = 'requested' then 'declined'
      else 'cancelled' end);
  end if;
  if new.status = 'confirmed' and new.replaces is not null then
    update public.appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()
      where id = new.replaces and status in ('requested', 'confirmed') and appointment_time > now();
  end if;
  return null;
end $$;


ALTER FUNCTION practice.follow_course() OWNER TO service_role;

CREATE FUNCTION practice.free_at(slots timestamp with time zone[]) RETURNS TABLE(slot timestamp with time zone, provider_id uuid, upcoming integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select o.slot, o.provider_id, coalesce(u.upcoming, 0)
  from practice.open_hours(slots) as o
  left join (select a.provider_id, count(*)::integer as upcoming from public.appointments a
    where a.status in ('requested', 'confirmed') and a.appointment_time > now() group by 1) as u on u.provider_id = o.provider_id
  where o.provider_id is distinct from auth.uid()
  order by 1, 3, 2
$$;


ALTER FUNCTION practice.free_at(slots timestamp with time zone[]) OWNER TO service_role;

CREATE FUNCTION practice.has_ahead(appointment uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from public.appointments a where a.id = appointment and a.patient_id = auth.uid()
     and a.status in ('requested', 'confirmed') and a.appointment_time > now()) $$;


ALTER FUNCTION practice.has_ahead(appointment uuid) OWNER TO service_role;

CREATE FUNCTION practice.has_room(patient uuid, series uuid, at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with near as (select ((now() at time zone 'Africa/Lusaka')::date + 91)::timestamp at time zone 'Africa/Lusaka' as until),
  open as (select a.id, a.series_id, a.status, a.appointment_time from public.appointments a
    where a.patient_id = patient and a.status in ('requested', 'confirmed') and a.appointment_time > now()),
  other as (select * from open where series is null or open.series_id is distinct from series)
  select (select count(distinct coalesce(series_id, id)) from other) < 5
    and case when series is null then at < near.until
      else (select count(distinct series_id) from other) < 2
        and not exists (select from other where series_id is not null and status = 'requested')
        and (select count(*) from public.appointments a where a.series_id = series) < 12
        and (at < near.until or exists (select from open where series_id = series and appointment_time < near.until)) end
  from near
$$;


ALTER FUNCTION practice.has_room(patient uuid, series uuid, at timestamp with time zone) OWNER TO service_role;

CREATE FUNCTION practice.has_verified_identity(provider uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.user_profiles p where p.id = provider and p.role = 'provider'
    and (p.provider_status = 'approved' or exists (select from public.provider_registrations r where r.provider_id = p.id and r.status = 'pending')))
$$;


ALTER FUNCTION practice.has_verified_identity(provider uuid) OWNER TO service_role;

CREATE FUNCTION practice.identity_changes_to_decide() RETURNS TABLE(id uuid, provider_id uuid, email text, profession text, submitted_at timestamp with time zone, full_name text, specialty text, qualifications text[], new_full_name text, new_specialty text, new_qualifications text[])
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select c.id, p.id, p.email, p.profession, c.submitted_at, p.full_name, p.specialty, p.qualifications, c.full_name, c.specialty, c.qualifications
  from public.identity_changes c join public.user_profiles p on p.id = c.provider_id
  where accounts.actor_role() = 'admin' and c.status = 'pending'
  order by c.submitted_at, c.id
$$;


ALTER FUNCTION practice.identity_changes_to_decide() OWNER TO service_role;

CREATE FUNCTION practice.is_in_practice(provider uuid) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = provider) $$;


ALTER FUNCTION practice.is_in_practice(provider uuid) OWNER TO service_role;

CREATE FUNCTION practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.appointments a where a.id = old and a.patient_id = patient and a.provider_id = provider
    and a.session_type = of_type and a.series_id is not distinct from series and a.status = 'cancelled'
    and a.cancelled_at = now() and a.cancelled_by = by and a.appointment_time > now())
$$;


ALTER FUNCTION practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text) OWNER TO service_role;

COMMENT ON FUNCTION practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text) IS 'Whether the actor has cancelled this appointment in this transaction, to move it';


CREATE FUNCTION practice.is_open(provider uuid, slot timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select provider is not null and exists (select from practice.open_hours(array[slot], provider)) $$;


ALTER FUNCTION practice.is_open(provider uuid, slot timestamp with time zone) OWNER TO service_role;

CREATE FUNCTION practice.is_slot(at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select (at at time zone 'Africa/Lusaka')::time in ('09:00', '10:00', '11:00', '14:00', '15:00', '16:00')
     and at > now() and (at at time zone 'Africa/Lusaka')::date <= (now() at time zone 'Africa/Lusaka')::date + 244 $$;


ALTER FUNCTION practice.is_slot(at timestamp with time zone) OWNER TO service_role;

CREATE FUNCTION practice.keep_agreement() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.by_desk_alone := tg_op = 'INSERT' and new.requested_by = 'provider'
    and coalesce((select a.by_desk_alone from public.appointments a where a.id = new.moved_from), false);
  return new;
end $$;


ALTER FUNCTION practice.keep_agreement() OWNER TO service_role;

CREATE FUNCTION practice.keep_course() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  -- The system, and what follows from a person's step, are not bound to persons and hours.
  actor uuid := case when current_user = 'authenticated' then auth.uid() end;
  asked uuid := case new.requested_by when 'provider' then new.patient_id else new.provider_id end;
begin
  if actor = new.patient_id and new.notes is distinct from old.notes then
    raise exception 'notes are the provider''s' using errcode = 'UB409';
  end if;
  if new.outcome is distinct from old.outcome and (new.status <> 'completed' or new.outcome is null
    or actor is not null and (actor <> new.provider_id
      or old.outcome is not null and now() >= new.appointment_time + interval '7 days'))
  then
    raise exception 'no such outcome' using errcode = 'UB409';
  end if;
  if new.status = old.status then return new; end if;
  if old.status || ' ' || new.status not in ('requested confirmed', 'requested cancelled', 'confirmed cancelled', 'confirmed completed')
    or actor is not null and (
      new.status = 'confirmed' and (actor <> asked or now() >= new.appointment_time)
      or new.status = 'cancelled' and now() >= new.appointment_time
      or new.status = 'completed' and (actor <> new.provider_id
        or now() < new.appointment_time + new.duration_minutes * interval '1 minute'
          and (new.no_answer_at is null or new.outcome is distinct from 'patient_no_show')))
  then
    raise exception 'no such step' using errcode = 'UB409';
  end if;
  return new;
end $$;


ALTER FUNCTION practice.keep_course() OWNER TO service_role;

CREATE FUNCTION practice.keep_identity() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if (new.full_name, new.specialty, new.qualifications) is not distinct from (old.full_name, old.specialty, old.qualifications)
    or old.role <> 'provider' or not practice.has_verified_identity(old.id)
    or new.full_name = '' and current_setting('role', true) is distinct from 'authenticated'
    or exists (select from public.identity_changes c where c.provider_id = old.id and c.status = 'approved' and c.decided_at = date_trunc('milliseconds', now())
      and (c.full_name, c.specialty, c.qualifications) is not distinct from (new.full_name, new.specialty, new.qualifications))
  then return new; end if;
  raise exception 'an admin approves this change' using errcode = '42501';
end $$;


ALTER FUNCTION practice.keep_identity() OWNER TO service_role;

CREATE FUNCTION practice.keep_place() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.waiting_list set appointment_id = new.id
    where appointment_id = new.moved_from and patient_id = new.patient_id;
  update public.slot_offers o set answer = 'expired', answered_at = now()
    from public.waiting_list w where w.id = o.entry_id and w.appointment_id = new.id
      and o.answer is null and o.appointment_time >= new.appointment_time;
  return null;
end $$;


ALTER FUNCTION practice.keep_place() OWNER TO service_role;

CREATE FUNCTION practice.keep_replaced() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.appointments a set replaces = later.id
    from public.appointments moved join public.appointments later on later.id = moved.replaces
    where a.id = new.id and moved.id = new.moved_from and moved.patient_id = new.patient_id
      and later.status in ('requested', 'confirmed') and new.appointment_time < later.appointment_time;
  return null;
end $$;


ALTER FUNCTION practice.keep_replaced() OWNER TO service_role;

CREATE FUNCTION practice.keep_replacing() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.appointments a set replaces = new.id
    where a.replaces = new.moved_from and a.patient_id = new.patient_id and a.status = 'requested'
      -- One that has moved to before it is not given back for a later one.
      and a.appointment_time < new.appointment_time;
  return null;
end $$;


ALTER FUNCTION practice.keep_replacing() OWNER TO service_role;

CREATE FUNCTION practice.keep_room() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  select a.room_id into new.room_id from public.appointments a
    join public.rooms r on r.id = a.room_id and r.retired_at is null
    where a.id = new.moved_from and a.patient_id = new.patient_id and a.provider_id = new.provider_id
      and not exists (select from public.appointments b where b.room_id = a.room_id and b.status in ('requested', 'confirmed')
        and b.appointment_time > new.appointment_time - interval '8 hours'
        and b.appointment_time < new.appointment_time + new.duration_minutes * interval '1 minute'
        and b.appointment_time + b.duration_minutes * interval '1 minute' > new.appointment_time);
  return new;
end $$;


ALTER FUNCTION practice.keep_room() OWNER TO service_role;

CREATE FUNCTION practice.keep_what_moves() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  select a.price_ngwee, a.notes into new.price_ngwee, new.notes from public.appointments a
    where a.id = new.moved_from and a.patient_id = new.patient_id and a.provider_id = new.provider_id;
  return new;
end $$;


ALTER FUNCTION practice.keep_what_moves() OWNER TO service_role;

CREATE FUNCTION practice.listed_providers() RETURNS TABLE(id uuid, full_name text, specialty text, profile_picture_url text, bio text, qualifications text[])
    LANGUAGE sql STABLE
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  select p.id, p.full_name, p.specialty, p.profile_picture_url, p.bio, p.qualifications from public.user_profiles p where p.id in (select practice.providers_in_practice())
$$;


ALTER FUNCTION practice.listed_providers() OWNER TO service_role;

CREATE FUNCTION practice.lock_safety_alerts(patient uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select pg_advisory_xact_lock(hashtextextended('safety alerts ' || patient, 4)) $$;


ALTER FUNCTION practice.lock_safety_alerts(patient uuid) OWNER TO service_role;

CREATE FUNCTION practice.may_enter_readings(patient uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select practice.sees(patient, 'health_data') and practice.sees(patient, 'clinic_readings')
    and exists (select from public.user_profiles p where p.id = patient and not p.is_student)
$$;


ALTER FUNCTION practice.may_enter_readings(patient uuid) OWNER TO service_role;

COMMENT ON FUNCTION practice.may_enter_readings(patient uuid) IS 'Whether a patient of the caller lets them enter readings at the clinic';


CREATE FUNCTION practice.may_practise() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid()) $$;


ALTER FUNCTION practice.may_practise() OWNER TO service_role;

CREATE FUNCTION practice.name_of_recorder(recorder uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.full_name from public.user_profiles p where p.id = recorder
    and exists (select from public.appointments a where a.provider_id = recorder and a.patient_id = auth.uid())
$$;


ALTER FUNCTION practice.name_of_recorder(recorder uuid) OWNER TO service_role;

CREATE FUNCTION practice.next_open(slots timestamp with time zone[], providers uuid[]) RETURNS TABLE(provider_id uuid, slot timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.id, min(o.slot) from unnest(providers) as p(id)
  left join practice.open_hours_of(slots, providers) as o on o.provider_id = p.id group by p.id
$$;


ALTER FUNCTION practice.next_open(slots timestamp with time zone[], providers uuid[]) OWNER TO service_role;

COMMENT ON FUNCTION practice.next_open(slots timestamp with time zone[], providers uuid[]) IS 'The first of these hours at which each of these providers can be booked';


CREATE FUNCTION practice.no_shows(patient uuid) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select count(*)::integer from public.appointments a
  where a.provider_id = auth.uid() and practice.is_in_practice(auth.uid()) and a.patient_id = patient and a.outcome = 'patient_no_show'
    and not exists (select from public.appointments later where later.provider_id = a.provider_id and later.patient_id = a.patient_id
      and later.status = 'completed' and coalesce(later.outcome, 'held') = 'held' and later.appointment_time > a.appointment_time)
$$;


ALTER FUNCTION practice.no_shows(patient uuid) OWNER TO service_role;

COMMENT ON FUNCTION practice.no_shows(patient uuid) IS 'Sessions in a row that a patient of the caller has missed';


CREATE FUNCTION practice.open_appointments(patient uuid) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select count(distinct coalesce(a.series_id, a.id))::integer from public.appointments a
     where a.patient_id = patient and a.status in ('requested', 'confirmed') and a.appointment_time > now() $$;


ALTER FUNCTION practice.open_appointments(patient uuid) OWNER TO service_role;

CREATE FUNCTION practice.open_hours(slots timestamp with time zone[], only_provider uuid DEFAULT NULL::uuid) RETURNS TABLE(slot timestamp with time zone, provider_id uuid)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select o.slot, o.provider_id from practice.open_hours_of(slots, case when only_provider is not null then array[only_provider] end) as o
$$;


ALTER FUNCTION practice.open_hours(slots timestamp with time zone[], only_provider uuid) OWNER TO service_role;

CREATE FUNCTION practice.open_hours_of(slots timestamp with time zone[], providers uuid[]) RETURNS TABLE(slot timestamp with time zone, provider_id uuid)
    LANGUAGE sql STABLE
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  with wanted as materialized (
    select s.slot, (s.slot at time zone 'Africa/Lusaka')::date as day, (s.slot at time zone 'Africa/Lusaka')::time as hour,
      extract(isodow from s.slot at time zone 'Africa/Lusaka')::integer as weekday
    from unnest(slots) as s(slot) where practice.is_slot(s.slot)
  ), asked as materialized (
    select p.id, v.provider_id is not null as has_hours, coalesce(v.buffer_minutes, 0) * interval '1 minute' as buffer
    from (select i.id from practice.providers_in_practice() as i(id) where providers is null
      union all select i.id from practice.providers_in_practice() as i(id) where i.id = any (providers)) as p
    left join public.availability v on v.provider_id = p.id
  ), working as (
    select asked.id, wanted.slot, wanted.day from asked join wanted on wanted.weekday <= 5 where not asked.has_hours
    union all
    select asked.id, wanted.slot, wanted.day from asked
    join public.weekly_hours h on h.provider_id = asked.id
    join wanted on wanted.weekday = h.weekday
    -- An hour after a slot is never past midnight, where it would wrap.
    where asked.has_hours and wanted.hour >= h.starts_at and wanted.hour + interval '1 hour' <= h.ends_at
      and (h.break_starts_at is null or wanted.hour >= h.break_ends_at or wanted.hour + interval '1 hour' <= h.break_starts_at)
  ), taken as materialized (
    -- A slot that begins between these two instants overlaps the appointment or its buffer.
    select asked.id, a.appointment_time - interval '1 hour' - asked.buffer as after,
      a.appointment_time + a.duration_minutes * interval '1 minute' + asked.buffer as until
    from asked join public.appointments a on a.provider_id = asked.id and a.status in ('requested', 'confirmed')
      -- No appointment is longer than 8 hours, no buffer than 2: what the index can look up.
      and a.appointment_time > (select min(w.slot) from wanted w) - interval '10 hours'
      and a.appointment_time < (select max(w.slot) from wanted w) + interval '3 hours'
  ), closed as materialized (
    select asked.id, wanted.slot from asked
    join public.days_away d on d.provider_id = asked.id
    join wanted on wanted.day between d.first_day and d.last_day
    union all
    select asked.id, wanted.slot from asked
    join public.absences b on b.provider_id = asked.id and b.ends_at > (select min(w.slot) from wanted w)
    join wanted on wanted.slot < b.ends_at and wanted.slot + interval '1 hour' > b.starts_at
    union all
    select taken.id, wanted.slot from taken join wanted on wanted.slot > taken.after and wanted.slot < taken.until
    union all
    select asked.id, o.appointment_time from asked
    join public.slot_offers o on o.provider_id = asked.id and o.answer is null and o.expires_at > now()
      and o.patient_id is distinct from auth.uid()
  )
  -- "not in" is hashed whatever the planner expects of the sets; neither column is ever null.
  select working.slot, working.id from working where (working.id, working.slot) not in (select closed.id, closed.slot from closed)
$$;


ALTER FUNCTION practice.open_hours_of(slots timestamp with time zone[], providers uuid[]) OWNER TO service_role;

COMMENT ON FUNCTION practice.open_hours_of(slots timestamp with time zone[], providers uuid[]) IS 'Which of these hours each of these providers, or each in practice, may still be given';


CREATE FUNCTION practice.own_safety_alerts() RETURNS TABLE(id uuid, user_id uuid, full_name text, email text, phone_number text, emergency_contact jsonb, raised_at timestamp with time zone, raised_again_at timestamp with time zone, due_at timestamp with time zone, step text, step_at timestamp with time zone, handled_by text, is_handled_by_me boolean, acknowledged_at timestamp with time zone, outcome text, note text, next_on date)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  select s.id, s.user_id, p.full_name, p.email,
    case when s.acknowledged_at is null then nullif(p.phone_number, '') end,
    case when s.acknowledged_at is null and exists (select from public.consents c where c.user_id = p.id
      and c.purpose = 'emergency_contact' and c.withdrawn_at is null) then p.emergency_contact end,
    s.raised_at, s.raised_again_at, s.due_at, s.step, s.step_at, h.full_name, coalesce(s.handled_by = auth.uid(), false),
    s.acknowledged_at, s.outcome, s.note, s.next_on
  from public.safety_alerts s
  join practice.patients_for('safety_alerts') seen on seen.id = s.user_id
  join public.user_profiles p on p.id = s.user_id
  left join public.user_profiles h on h.id = s.handled_by
  where s.provider_id = auth.uid()
$$;


ALTER FUNCTION practice.own_safety_alerts() OWNER TO service_role;

CREATE FUNCTION practice.patient(patient uuid) RETURNS TABLE(id uuid, full_name text, email text)
    LANGUAGE sql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where p.id = patient and exists (select from practice.providers_in_practice() as i(id) where i.id = auth.uid())
    and exists (select from public.appointments a where a.provider_id = auth.uid() and a.patient_id = p.id)
$$;


ALTER FUNCTION practice.patient(patient uuid) OWNER TO service_role;

CREATE FUNCTION practice.patients() RETURNS TABLE(id uuid, full_name text, email text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where practice.may_practise() and p.id in (select a.patient_id from public.appointments a where a.provider_id = auth.uid())
$$;


ALTER FUNCTION practice.patients() OWNER TO service_role;

CREATE FUNCTION practice.patients_for(consent text) RETURNS TABLE(id uuid, full_name text, email text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  select p.id, p.full_name, p.email from public.user_profiles p
  where p.id in (select t.id from (select distinct t.id from practice.treated_patients() as t(id)) as t
    -- Asked patient by patient: one provider treats few of all who consent.
    where (select true from public.consents c where c.user_id = t.id and c.purpose = consent and c.withdrawn_at is null))
$$;


ALTER FUNCTION practice.patients_for(consent text) OWNER TO service_role;

CREATE FUNCTION practice.phone_of_session(appointment uuid) RETURNS TABLE(patient_id uuid, phone_number text)
    LANGUAGE sql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
  select p.id, p.phone_number
  from public.appointments a
  join public.user_profiles p on p.id = a.patient_id
  where a.id = appointment and a.provider_id = auth.uid() and practice.is_in_practice(auth.uid())
    and a.session_type = 'Phone' and a.status = 'confirmed'
    and now() >= a.appointment_time - interval '1 day'
    and now() < a.appointment_time + (a.duration_minutes + 30) * interval '1 minute'
$$;


ALTER FUNCTION practice.phone_of_session(appointment uuid) OWNER TO service_role;

COMMENT ON FUNCTION practice.phone_of_session(appointment uuid) IS 'Phone number of a Phone session''s patient, for its provider, from a day before until half an hour after its end';


CREATE FUNCTION practice.practises_as(wanted text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select practice.is_in_practice(auth.uid()) and exists (select from public.user_profiles where id = auth.uid() and profession = wanted) $$;


ALTER FUNCTION practice.practises_as(wanted text) OWNER TO service_role;

CREATE FUNCTION practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own public.user_profiles;
  wish public.identity_changes;
begin
  -- A registration that is sent at the same time locks this row too.
  select p.* into own from public.user_profiles p where p.id = auth.uid() for update;
  delete from public.identity_changes c where c.provider_id = auth.uid() and c.status = 'pending' returning c.* into wish;
  if not practice.has_verified_identity(auth.uid()) then return false; end if;
  new_name := coalesce(new_name, wish.full_name, own.full_name);
  new_specialty := case when has_specialty then nullif(new_specialty, '') when wish.id is not null then wish.specialty else own.specialty end;
  new_qualifications := coalesce(new_qualifications, wish.qualifications, own.qualifications);
  if (new_name, new_specialty, new_qualifications) is distinct from (own.full_name, nullif(own.specialty, ''), own.qualifications) then
    insert into public.identity_changes (id, provider_id, full_name, specialty, qualifications, submitted_at)
      -- The same wish sent again keeps its place.
      select case when same then wish.id else gen_random_uuid() end, auth.uid(), new_name, new_specialty, new_qualifications,
        case when same then wish.submitted_at else now() end
      from (select (new_name, new_specialty, new_qualifications) is not distinct from (wish.full_name, wish.specialty, wish.qualifications) as same) as compared;
  end if;
  return true;
end $$;


ALTER FUNCTION practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean) OWNER TO service_role;

CREATE FUNCTION practice.provider_cards() RETURNS TABLE(id uuid, full_name text, specialty text, profile_picture_url text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  select p.id, p.full_name, p.specialty, p.profile_picture_url from public.user_profiles p
  where p.id in (select practice.providers_in_practice()
    union select a.provider_id from public.appointments a where a.patient_id = auth.uid())
$$;


ALTER FUNCTION practice.provider_cards() OWNER TO service_role;

CREATE FUNCTION practice.provider_phone_of_session(appointment uuid) RETURNS TABLE(provider_id uuid, phone_number text)
    LANGUAGE sql STABLE SECURITY DEFINER ROWS 1
    SET search_path TO ''
    AS $$
  select p.id, p.phone_number
  from public.appointments a
  join public.user_profiles p on p.id = a.provider_id
  where a.id = appointment and a.patient_id = auth.uid() and practice.is_in_practice(p.id)
    and a.session_type = 'Phone' and a.status = 'confirmed'
    and now() >= a.appointment_time - interval '10 minutes'
    and now() < a.appointment_time + (a.duration_minutes + 30) * interval '1 minute'
$$;


ALTER FUNCTION practice.provider_phone_of_session(appointment uuid) OWNER TO service_role;

COMMENT ON FUNCTION practice.provider_phone_of_session(appointment uuid) IS 'Phone number of a Phone session''s provider, for its patient, from ten minutes before until half an hour after its end';


CREATE FUNCTION practice.providers_in_practice() RETURNS SETOF uuid
    LANGUAGE sql STABLE
    AS $$
  select p.id from public.user_profiles p
  where p.role = 'provider' and p.provider_status = 'approved'
    and p.certificate_expires_on >= (now() at time zone 'Africa/Lusaka')::date
    -- Asked provider by provider: accounts are many, providers few.
    and (select u.banned_until > now() or u.deleted_at is not null from accounts.users u where u.id = p.id) is not true
$$;


ALTER FUNCTION practice.providers_in_practice() OWNER TO service_role;

CREATE FUNCTION practice.queue_event() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform platform.enqueue('appointments.tell', new.id);
  return null;
end $$;


CREATE FUNCTION practice.queue_safety_alert() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform platform.enqueue_again('safety.tell', new.id, urgency => 1);
  return null;
end $$;


ALTER FUNCTION practice.queue_safety_alert() OWNER TO service_role;

CREATE FUNCTION practice.raise_safety_alerts(raise uuid) RETURNS TABLE(full_name text, alert_id uuid, is_new boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  at timestamptz := date_trunc('milliseconds', now());
  changed uuid[];
begin
  perform practice.lock_safety_alerts(auth.uid());
  if not exists (select from practice.safety_recipients(auth.uid())) then return; end if;
  if not exists (select from public.safety_alerts s where s.user_id = auth.uid() and s.raise_id = raise) then
    with again as (
      update public.safety_alerts s set raised_again_at = at, raise_id = raise, due_at = at, step = null, step_at = null, handled_by = null
      where s.user_id = auth.uid() and s.acknowledged_at is null and coalesce(s.raised_again_at, s.raised_at) < at - interval '1 hour'
      returning s.id
    ), opened as (
      insert into public.safety_alerts as s (user_id, provider_id, raise_id, raised_at, due_at)
      select auth.uid(), r.provider_id, raise, at, at from practice.safety_recipients(auth.uid()) r
      where r.place = 1 and not exists (select from public.safety_alerts s join practice.safety_recipients(auth.uid()) o on o.provider_id = s.provider_id
        where s.user_id = auth.uid() and s.acknowledged_at is null and o.can_act)
      on conflict (user_id, provider_id) where acknowledged_at is null do nothing
      returning s.id
    )
    select array(select id from again union all select id from opened) into changed;
  end if;
  return query
    select case when r.can_act then r.full_name end, case when s.id = any (changed) then s.id end,
      r.can_act and s.id = any (changed) and s.raised_again_at is null
    from public.safety_alerts s join practice.safety_recipients(auth.uid()) r on r.provider_id = s.provider_id
    where s.user_id = auth.uid() and (s.raise_id = raise or s.acknowledged_at is null)
    order by r.full_name;
end $$;


ALTER FUNCTION practice.raise_safety_alerts(raise uuid) OWNER TO service_role;

CREATE FUNCTION practice.rate_session(appointment uuid, new_score integer, new_comment text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  session public.appointments;
  known public.session_ratings;
begin
  select * into session from public.appointments a where a.id = appointment and a.patient_id = auth.uid() for update;
  if not found then return null; end if;
  select * into known from public.session_ratings r where r.appointment_id = appointment;
  if found then
    if known.score = new_score and known.comment is not distinct from new_comment then return 'again'; end if;
    if now() >= known.created_at + interval '7 days' then return 'final'; end if;
    update public.session_ratings r set score = new_score, comment = new_comment where r.appointment_id = appointment;
    return 'changed';
  end if;
  if session.outcome is distinct from 'held' or session.provider_id is null then return 'not_held'; end if;
  if now() >= session.appointment_time + interval '60 days' then return 'late'; end if;
  insert into public.session_ratings (appointment_id, patient_id, provider_id, score, comment)
    values (appointment, session.patient_id, session.provider_id, new_score, new_comment);
  return 'given';
end $$;


ALTER FUNCTION practice.rate_session(appointment uuid, new_score integer, new_comment text) OWNER TO service_role;

CREATE FUNCTION practice.record_openings() RETURNS TABLE(id uuid, opened_at timestamp with time zone, full_name text, specialty text, action text)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
#variable_conflict use_column
begin
  return query select e.id, date_trunc('milliseconds', e.occurred_at), p.full_name, p.specialty, e.action
    from platform.audit_events e left join public.user_profiles p on p.id = e.actor_id
    where e.subject_id = auth.uid() and e.actor_id is distinct from auth.uid() and e.action like '%.read';
end $$;


ALTER FUNCTION practice.record_openings() OWNER TO service_role;

CREATE FUNCTION practice.registered_providers() RETURNS TABLE(id uuid, full_name text, email text, specialty text, bio text, qualifications text[], profile_picture_url text, provider_status text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.id, p.full_name, p.email, p.specialty, p.bio, p.qualifications, p.profile_picture_url, p.provider_status
  from public.user_profiles p
  where accounts.actor_role() = 'admin' and p.role = 'provider'
    and exists (select from public.provider_registrations r where r.provider_id = p.id)
$$;


ALTER FUNCTION practice.registered_providers() OWNER TO service_role;

CREATE FUNCTION practice.report_absence(appointment uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  session public.appointments;
begin
  select * into session from public.appointments a where a.id = appointment and a.patient_id = auth.uid() for update;
  if not found then return null; end if;
  if session.absence_reported_at is not null or session.outcome = 'provider_no_show' then return true; end if;
  if session.status not in ('confirmed', 'completed') or now() < session.appointment_time + interval '15 minutes'
    or now() >= session.appointment_time + interval '7 days' then return false; end if;
  update public.appointments a set absence_reported_at = now() where a.id = appointment;
  return true;
end $$;


ALTER FUNCTION practice.report_absence(appointment uuid) OWNER TO service_role;

CREATE FUNCTION practice.report_no_answer(appointment uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  session public.appointments;
begin
  select * into session from public.appointments a where a.id = appointment and a.provider_id = auth.uid()
    and practice.is_in_practice(auth.uid()) for update;
  if not found then return null; end if;
  if session.no_answer_at is not null then return true; end if;
  if session.session_type <> 'Phone' or session.status <> 'confirmed' or now() < session.appointment_time
    or now() >= session.appointment_time + (session.duration_minutes + 30) * interval '1 minute' then return false; end if;
  update public.appointments a set no_answer_at = now() where a.id = appointment;
  insert into public.appointment_events (appointment_id, kind) values (appointment, 'no_answer');
  return true;
end $$;


ALTER FUNCTION practice.report_no_answer(appointment uuid) OWNER TO service_role;

CREATE FUNCTION practice.safety_recipients(patient uuid) RETURNS TABLE(provider_id uuid, full_name text, can_act boolean, place bigint)
    LANGUAGE sql STABLE
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  with held as (
    select a.provider_id, min(a.appointment_time) filter (where a.appointment_time > now()) as next_at, max(a.appointment_time) as last_at
    from public.appointments a where a.patient_id = patient and a.provider_id is not null and a.status <> 'cancelled' group by 1
  ), known as (
    select h.*, p.full_name, coalesce(p.profession, 'therapist') = 'therapist' as is_therapist,
      u.email_confirmed_at is not null and h.provider_id in (select practice.providers_in_practice()) as can_act
    from held h join public.user_profiles p on p.id = h.provider_id join accounts.users u on u.id = p.id
  )
  select k.provider_id, k.full_name, k.can_act,
    row_number() over (order by k.can_act desc, k.is_therapist desc, k.next_at is null, k.next_at, k.last_at desc, k.provider_id)
  from known k
  where (k.is_therapist or not exists (select from known t where t.is_therapist and t.can_act))
    and exists (select from public.consents c where c.user_id = patient and c.purpose = 'safety_alerts' and c.withdrawn_at is null)
$$;


ALTER FUNCTION practice.safety_recipients(patient uuid) OWNER TO service_role;

CREATE FUNCTION practice.sees(patient uuid, consent text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from practice.treated_patients() as t(id) where t.id = patient) and exists (select from public.consents c
     where c.user_id = patient and c.purpose = consent and c.withdrawn_at is null) $$;


ALTER FUNCTION practice.sees(patient uuid, consent text) OWNER TO service_role;

CREATE FUNCTION practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  session public.appointments;
  known public.shared_notes;
begin
  select * into session from public.appointments a where a.id = appointment and a.provider_id = auth.uid()
    and practice.is_in_practice(auth.uid()) for update;
  if not found then return null; end if;
  select * into known from public.shared_notes n where n.appointment_id = appointment;
  if found then
    if known.notes = new_notes then return 'again'; end if;
    if known.notes is distinct from corrected then return 'stale'; end if;
    update public.shared_notes n set notes = new_notes, changed_at = now() where n.appointment_id = appointment;
    return 'changed';
  end if;
  if session.status <> 'completed' or session.outcome <> 'held' then return 'not_held'; end if;
  insert into public.shared_notes (appointment_id, patient_id, provider_id, notes)
    values (appointment, session.patient_id, session.provider_id, new_notes);
  update public.appointments a set notes = null where a.id = appointment and a.notes = replaced;
  return 'shared';
end $$;


ALTER FUNCTION practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text) OWNER TO service_role;

CREATE TABLE public.blood_pressure_readings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    systolic integer NOT NULL,
    diastolic integer NOT NULL,
    pulse integer,
    notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    at_clinic boolean DEFAULT false NOT NULL,
    recorded_by uuid,
    CONSTRAINT blood_pressure_readings_check CHECK ((diastolic < systolic)),
    CONSTRAINT blood_pressure_readings_diastolic_check CHECK (((diastolic >= 30) AND (diastolic <= 200))),
    CONSTRAINT blood_pressure_readings_notes_check CHECK ((length(notes) <= 1000)),
    CONSTRAINT blood_pressure_readings_pulse_check CHECK (((pulse >= 20) AND (pulse <= 300))),
    CONSTRAINT blood_pressure_readings_recorded_at_clinic CHECK ((at_clinic OR (recorded_by IS NULL))),
    CONSTRAINT blood_pressure_readings_systolic_check CHECK (((systolic >= 50) AND (systolic <= 300)))
);

ALTER TABLE ONLY public.blood_pressure_readings FORCE ROW LEVEL SECURITY;


CREATE FUNCTION practice.shared_blood_pressure_readings(patient uuid) RETURNS SETOF public.blood_pressure_readings
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select r.* from public.blood_pressure_readings r where r.user_id = patient and practice.sees(patient, 'share_readings') $$;


ALTER FUNCTION practice.shared_blood_pressure_readings(patient uuid) OWNER TO service_role;

CREATE TABLE public.care_profiles (
    user_id uuid NOT NULL,
    pregnancy text,
    pregnancy_at timestamp(3) with time zone,
    diabetes text,
    insulin text,
    sulfonylurea text,
    target_systolic integer,
    target_diastolic integer,
    target_author text,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT care_profiles_check CHECK (((pregnancy IS NULL) = (pregnancy_at IS NULL))),
    CONSTRAINT care_profiles_check1 CHECK ((num_nulls(target_systolic, target_diastolic, target_author) = ANY (ARRAY[0, 3]))),
    CONSTRAINT care_profiles_check2 CHECK ((target_diastolic < target_systolic)),
    CONSTRAINT care_profiles_diabetes_check CHECK ((diabetes = ANY (ARRAY['yes'::text, 'no'::text, 'unsaid'::text]))),
    CONSTRAINT care_profiles_insulin_check CHECK ((insulin = ANY (ARRAY['yes'::text, 'no'::text, 'unsaid'::text]))),
    CONSTRAINT care_profiles_pregnancy_check CHECK ((pregnancy = ANY (ARRAY['pregnant'::text, 'postpartum'::text, 'no'::text, 'unsaid'::text]))),
    CONSTRAINT care_profiles_sulfonylurea_check CHECK ((sulfonylurea = ANY (ARRAY['yes'::text, 'no'::text, 'unsaid'::text]))),
    CONSTRAINT care_profiles_target_author_check CHECK (((length(target_author) >= 1) AND (length(target_author) <= 100))),
    CONSTRAINT care_profiles_target_diastolic_check CHECK (((target_diastolic >= 60) AND (target_diastolic <= 100))),
    CONSTRAINT care_profiles_target_systolic_check CHECK (((target_systolic >= 100) AND (target_systolic <= 160)))
);

ALTER TABLE ONLY public.care_profiles FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.care_profiles IS 'Health data that changes the advice on readings. Each person writes and sees their own.';


CREATE FUNCTION practice.shared_care_profile(patient uuid) RETURNS SETOF public.care_profiles
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select c.* from public.care_profiles c where c.user_id = patient and practice.sees(patient, 'share_readings') $$;


ALTER FUNCTION practice.shared_care_profile(patient uuid) OWNER TO service_role;

COMMENT ON FUNCTION practice.shared_care_profile(patient uuid) IS 'The care profile of a patient who shares their readings with the actor.';


CREATE TABLE public.glucose_readings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    glucose_level double precision NOT NULL,
    entered_value double precision NOT NULL,
    entered_unit text NOT NULL,
    context text,
    notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    meter_shows text,
    at_clinic boolean DEFAULT false NOT NULL,
    recorded_by uuid,
    CONSTRAINT glucose_readings_check CHECK (
CASE entered_unit
    WHEN 'mg/dL'::text THEN ((entered_value >= (10)::double precision) AND (entered_value <= (900)::double precision))
    ELSE ((entered_value >= (0.6)::double precision) AND (entered_value <= (50)::double precision))
END),
    CONSTRAINT glucose_readings_context_check CHECK ((context = ANY (ARRAY['Fasting'::text, 'Before Meal'::text, 'After Meal'::text, 'Bedtime'::text]))),
    CONSTRAINT glucose_readings_entered_unit_check CHECK ((entered_unit = ANY (ARRAY['mg/dL'::text, 'mmol/L'::text]))),
    CONSTRAINT glucose_readings_glucose_level_check CHECK (((glucose_level >= (10)::double precision) AND (glucose_level <= (901)::double precision))),
    CONSTRAINT glucose_readings_meter_shows CHECK (((meter_shows IS NULL) OR ((meter_shows = 'LO'::text) AND (entered_value = (
CASE entered_unit
    WHEN 'mg/dL'::text THEN (20)::numeric
    ELSE 1.1
END)::double precision)) OR ((meter_shows = 'HI'::text) AND (entered_value = (
CASE entered_unit
    WHEN 'mg/dL'::text THEN (600)::numeric
    ELSE 33.3
END)::double precision)))),
    CONSTRAINT glucose_readings_notes_check CHECK ((length(notes) <= 1000)),
    CONSTRAINT glucose_readings_recorded_at_clinic CHECK ((at_clinic OR (recorded_by IS NULL)))
);

ALTER TABLE ONLY public.glucose_readings FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.glucose_readings.meter_shows IS 'LO or HI where the meter showed that instead of a number; entered_value and glucose_level are then the end of its range, not a measurement.';


CREATE FUNCTION practice.shared_glucose_readings(patient uuid) RETURNS SETOF public.glucose_readings
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select r.* from public.glucose_readings r where r.user_id = patient and practice.sees(patient, 'share_readings') $$;


ALTER FUNCTION practice.shared_glucose_readings(patient uuid) OWNER TO service_role;

CREATE FUNCTION practice.shared_screenings() RETURNS TABLE(id uuid, full_name text, email text, newest_result_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    AS $$
  select p.id, p.full_name, p.email, (select max(r.created_at) from public.screening_results r where r.user_id = p.id)
  from practice.patients_for('share_screenings') as p
$$;


ALTER FUNCTION practice.shared_screenings() OWNER TO service_role;

CREATE FUNCTION practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  patient uuid;
  at timestamptz := date_trunc('milliseconds', now());
begin
  select s.user_id into patient from public.safety_alerts s
    where s.id = alert and s.provider_id = auth.uid() and practice.sees(s.user_id, 'safety_alerts');
  if not found then return null; end if;
  perform practice.lock_safety_alerts(patient);
  if not exists (select from public.safety_alerts s where s.id = alert and s.acknowledged_at is null) then return 'closed'; end if;
  if taken in ('on_it', 'could_not_reach') then
    update public.safety_alerts s set step = taken, step_at = at, handled_by = auth.uid(),
        due_at = at + minutes * interval '1 minute', wave = case when s.provider_id = auth.uid() then 'first' else 'other' end
      where s.user_id = patient and s.acknowledged_at is null;
  else
    update public.safety_alerts s set acknowledged_at = at, outcome = taken, next_on = next_day, handled_by = auth.uid(),
        note = case when s.id = alert then said end
      where s.user_id = patient and s.acknowledged_at is null;
  end if;
  return 'done';
end $$;


ALTER FUNCTION practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date) OWNER TO service_role;

CREATE FUNCTION practice.taken_for(provider uuid, patient uuid, times timestamp with time zone[]) RETURNS TABLE(starts_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select t.at from unnest(times) as t(at)
  where (patient = auth.uid() or provider = auth.uid() and practice.treats(patient))
    and (not exists (select from practice.open_hours(times, provider) as o where o.slot = t.at)
      or exists (select from public.appointments a where a.patient_id = patient and a.status in ('requested', 'confirmed')
        and a.appointment_time > t.at - interval '8 hours' and a.appointment_time < t.at + interval '1 hour'
        and a.appointment_time + a.duration_minutes * interval '1 minute' > t.at))
  order by 1
$$;


ALTER FUNCTION practice.taken_for(provider uuid, patient uuid, times timestamp with time zone[]) OWNER TO service_role;

CREATE FUNCTION practice.taken_for_move(old uuid, times timestamp with time zone[]) RETURNS TABLE(starts_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select t.at from public.appointments m cross join unnest(times) as t(at)
  where m.id = old and m.status = 'cancelled' and m.cancelled_at = now() and auth.uid() in (m.patient_id, m.provider_id)
    and (not exists (select from practice.open_hours(times, m.provider_id) as o where o.slot = t.at)
      or exists (select from public.appointments a where a.patient_id = m.patient_id and a.status in ('requested', 'confirmed')
        and a.appointment_time > t.at - interval '8 hours' and a.appointment_time < t.at + interval '1 hour'
        and a.appointment_time + a.duration_minutes * interval '1 minute' > t.at))
  order by 1
$$;


ALTER FUNCTION practice.taken_for_move(old uuid, times timestamp with time zone[]) OWNER TO service_role;

COMMENT ON FUNCTION practice.taken_for_move(old uuid, times timestamp with time zone[]) IS 'Which of these hours the two of an appointment that moves cannot have';


CREATE FUNCTION practice.treated_patients() RETURNS SETOF uuid
    LANGUAGE sql STABLE
    AS $$
  select a.patient_id from public.appointments a
  where a.provider_id = auth.uid() and a.status <> 'cancelled' and not a.by_desk_alone
    and exists (select from practice.providers_in_practice() as p(id) where p.id = auth.uid())
$$;


ALTER FUNCTION practice.treated_patients() OWNER TO service_role;

CREATE FUNCTION practice.treats(patient uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from practice.treated_patients() as t(id) where t.id = patient) $$;


ALTER FUNCTION practice.treats(patient uuid) OWNER TO service_role;

CREATE FUNCTION practice.was_offered(provider uuid, slot timestamp with time zone, instead_of uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from public.slot_offers o join public.waiting_list w on w.id = o.entry_id
     join public.appointments a on a.id = w.appointment_id
     where o.patient_id = auth.uid() and o.provider_id = provider and o.appointment_time = slot and o.expires_at > now()
       and o.answer is null and a.id = instead_of and a.status in ('requested', 'confirmed')) $$;


ALTER FUNCTION practice.was_offered(provider uuid, slot timestamp with time zone, instead_of uuid) OWNER TO service_role;

CREATE FUNCTION practice.was_younger(person uuid, years integer, at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select extract(year from age((at at time zone 'Africa/Lusaka')::date, p.date_of_birth)) < years
  from public.user_profiles p
  where p.id = person and (person = auth.uid() or practice.sees(person, 'share_screenings')
    or exists (select from public.questionnaire_requests r
      where r.patient_id = person and r.provider_id = auth.uid() and r.status = 'shared') and practice.treats(person))
$$;


ALTER FUNCTION practice.was_younger(person uuid, years integer, at timestamp with time zone) OWNER TO service_role;

CREATE FUNCTION practice.withdraw_safety_alerts(raise uuid) RETURNS SETOF uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform practice.lock_safety_alerts(auth.uid());
  return query
    update public.safety_alerts s
    set acknowledged_at = date_trunc('milliseconds', now()), outcome = 'withdrawn', raise_id = gen_random_uuid()
    where s.user_id = auth.uid() and s.raise_id = raise and s.acknowledged_at is null and s.raised_again_at is null
    returning s.id;
end $$;


ALTER FUNCTION practice.withdraw_safety_alerts(raise uuid) OWNER TO service_role;

CREATE FUNCTION questionnaires.ask(request uuid, patient uuid, of_instrument text, due date) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  known public.questionnaire_requests;
begin
  if not questionnaires.may_ask(patient) then return null; end if;
  -- One after the other, so that the retry of a request finds it.
  perform pg_advisory_xact_lock(hashtextextended('questionnaires ' || patient, 6));
  select * into known from public.questionnaire_requests r where r.id = request;
  if found then
    return case when (known.provider_id, known.patient_id, known.instrument, known.due_on) is not distinct from (auth.uid(), patient, of_instrument, due)
      then 'again' else 'taken' end;
  end if;
  if due not between questionnaires.today() and questionnaires.today() + 60 then return 'day'; end if;
  update public.questionnaire_requests r set status = 'expired', decided_at = ((r.due_on + 1)::timestamp at time zone 'Africa/Lusaka')
    where r.provider_id = auth.uid() and r.patient_id = patient and r.instrument = of_instrument
      and r.status = 'open' and r.due_on < questionnaires.today();
  insert into public.questionnaire_requests (id, provider_id, patient_id, instrument, due_on)
    values (request, auth.uid(), patient, of_instrument, due)
    on conflict (provider_id, patient_id, instrument) where status = 'open' do nothing;
  if not found then return 'open'; end if;
  perform platform.enqueue('questionnaires.asked', request);
  return 'asked';
end $$;


ALTER FUNCTION questionnaires.ask(request uuid, patient uuid, of_instrument text, due date) OWNER TO service_role;

CREATE FUNCTION questionnaires.asked_by(request uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select p.full_name from public.questionnaire_requests r join public.user_profiles p on p.id = r.provider_id
  where r.id = request and r.patient_id = auth.uid()
$$;


ALTER FUNCTION questionnaires.asked_by(request uuid) OWNER TO service_role;

CREATE FUNCTION questionnaires.decide(request uuid, result uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  known public.questionnaire_requests;
  current_status text;
begin
  select * into known from public.questionnaire_requests r where r.id = request and r.patient_id = auth.uid() for update;
  if not found then return null; end if;
  current_status := questionnaires.status_of(known.status, known.due_on);
  if result is null then
    if current_status = 'not_shared' then return 'again'; end if;
    if current_status not in ('open', 'shared') then return current_status; end if;
    update public.questionnaire_requests r set status = 'not_shared', result_id = null, decided_at = now() where r.id = request;
    return 'done';
  end if;
  if current_status = 'shared' and known.result_id = result then return 'again'; end if;
  -- A change of mind, as long as there is time to answer.
  if current_status <> 'open' and not (current_status = 'not_shared' and known.due_on >= questionnaires.today()) then
    return current_status;
  end if;
  -- Nothing else is shared with it, and nothing from before.
  if not exists (select from public.screening_results s where s.id = result and s.user_id = auth.uid()
    and s.created_at >= known.created_at and array(select jsonb_object_keys(s.answers)) = array[known.instrument]) then
    return 'result';
  end if;
  update public.questionnaire_requests r set status = 'shared', result_id = result, decided_at = now() where r.id = request;
  return 'done';
end $$;


ALTER FUNCTION questionnaires.decide(request uuid, result uuid) OWNER TO service_role;

CREATE FUNCTION questionnaires.is_shared(result uuid, patient uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (select from public.questionnaire_requests r
    where r.result_id = result and r.patient_id = patient and r.provider_id = auth.uid() and r.status = 'shared') and practice.treats(patient)
$$;


ALTER FUNCTION questionnaires.is_shared(result uuid, patient uuid) OWNER TO service_role;

CREATE FUNCTION questionnaires.may_ask(patient uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select practice.treats(patient) and exists (select from public.user_profiles p
    where p.id = auth.uid() and coalesce(p.profession, 'therapist') = 'therapist')
$$;


ALTER FUNCTION questionnaires.may_ask(patient uuid) OWNER TO service_role;

CREATE FUNCTION questionnaires.status_of(stored text, due date) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select case when stored = 'open' and due < questionnaires.today() then 'expired' else stored end $$;


ALTER FUNCTION questionnaires.status_of(stored text, due date) OWNER TO service_role;

CREATE FUNCTION questionnaires.today() RETURNS date
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select (now() at time zone 'Africa/Lusaka')::date $$;


ALTER FUNCTION questionnaires.today() OWNER TO service_role;

CREATE FUNCTION questionnaires.withdraw(request uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  known public.questionnaire_requests;
begin
  if not practice.may_practise() then return null; end if;
  select * into known from public.questionnaire_requests r where r.id = request and r.provider_id = auth.uid() for update;
  if not found then return null; end if;
  if known.status = 'withdrawn' then return 'again'; end if;
  if questionnaires.status_of(known.status, known.due_on) <> 'open' then
    return questionnaires.status_of(known.status, known.due_on);
  end if;
  update public.questionnaire_requests r set status = 'withdrawn', decided_at = now() where r.id = request;
  return 'done';
end $$;


ALTER FUNCTION questionnaires.withdraw(request uuid) OWNER TO service_role;

CREATE TABLE accounts.factor_challenges (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    factor_id uuid NOT NULL,
    ip inet,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY accounts.factor_challenges FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.factor_resets (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    reset_by uuid,
    identity_check text NOT NULL,
    note text NOT NULL,
    reset_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT factor_resets_identity_check_check CHECK ((identity_check = ANY (ARRAY['in_person'::text, 'video_call'::text, 'known_phone_number'::text]))),
    CONSTRAINT factor_resets_note_check CHECK (((length(note) >= 1) AND (length(note) <= 500)))
);

ALTER TABLE ONLY accounts.factor_resets FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.factors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    friendly_name text DEFAULT ''::text NOT NULL,
    factor_type text DEFAULT 'totp'::text NOT NULL,
    status text DEFAULT 'unverified'::text NOT NULL,
    secret bytea,
    last_step bigint,
    last_challenged_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT factors_factor_type_check CHECK ((factor_type = ANY (ARRAY['totp'::text, 'recovery_code'::text]))),
    CONSTRAINT factors_secret_check CHECK (((factor_type = 'totp'::text) = (secret IS NOT NULL))),
    CONSTRAINT factors_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text])))
);

ALTER TABLE ONLY accounts.factors FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.flow_states (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    purpose text NOT NULL,
    code_challenge text NOT NULL,
    code_challenge_method text NOT NULL,
    auth_code uuid,
    opened_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT flow_states_code_challenge_method_check CHECK ((code_challenge_method = ANY (ARRAY['s256'::text, 'plain'::text])))
);

ALTER TABLE ONLY accounts.flow_states FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.identities (
    identity_id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    provider text DEFAULT 'email'::text NOT NULL,
    id text NOT NULL,
    identity_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY accounts.identities FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.known_addresses (
    user_id uuid NOT NULL,
    address_hmac bytea NOT NULL,
    last_right_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT known_addresses_address_hmac_check CHECK ((length(address_hmac) = 32))
);

ALTER TABLE ONLY accounts.known_addresses FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.mail_intervals (
    purpose text NOT NULL,
    address_hmac bytea NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY accounts.mail_intervals FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.one_time_tokens (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    token_hash bytea,
    code_hmac bytea NOT NULL,
    sent_to text NOT NULL,
    wrong_codes integer DEFAULT 0 NOT NULL,
    flow_state_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'recovery'::text, 'email_change_current'::text, 'email_change_new'::text, 'reauthentication'::text])))
);

ALTER TABLE ONLY accounts.one_time_tokens FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.recovery_codes (
    factor_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp(3) with time zone,
    CONSTRAINT recovery_codes_code_hash_check CHECK ((length(code_hash) = 32))
);

ALTER TABLE ONLY accounts.recovery_codes FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    refreshed_at timestamp with time zone DEFAULT now() NOT NULL,
    not_after timestamp with time zone,
    aal text DEFAULT 'aal1'::text NOT NULL,
    amr jsonb DEFAULT '[]'::jsonb NOT NULL,
    factor_id uuid,
    user_agent text,
    ip inet,
    refresh_counter integer DEFAULT 1 NOT NULL,
    CONSTRAINT sessions_aal_check CHECK ((aal = ANY (ARRAY['aal1'::text, 'aal2'::text])))
);

ALTER TABLE ONLY accounts.sessions FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.sign_ups (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    browser_hash bytea NOT NULL,
    password_hash text NOT NULL,
    given jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY accounts.sign_ups FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.suspensions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    reason text NOT NULL,
    suspended_by uuid,
    suspended_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    restored_by uuid,
    restored_at timestamp(3) with time zone,
    CONSTRAINT suspensions_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

ALTER TABLE ONLY accounts.suspensions FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.used_links (
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    used_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY accounts.used_links FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE accounts.used_links IS 'Mailed links that confirmed an address';


CREATE TABLE accounts.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text,
    password_hash text,
    email_confirmed_at timestamp with time zone,
    confirmation_sent_at timestamp with time zone,
    recovery_sent_at timestamp with time zone,
    reauthentication_sent_at timestamp with time zone,
    invited_at timestamp with time zone,
    new_email text,
    email_change_sent_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    app_metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    user_metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    banned_until timestamp with time zone,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_check CHECK (((email = lower(email)) AND (length(email) <= 255))),
    CONSTRAINT users_new_email_check CHECK (((new_email = lower(new_email)) AND (length(new_email) <= 255)))
);

ALTER TABLE ONLY accounts.users FORCE ROW LEVEL SECURITY;


CREATE TABLE accounts.wrong_codes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    address_hmac bytea NOT NULL,
    budget text NOT NULL,
    has_warned boolean DEFAULT false NOT NULL,
    wrong_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT wrong_codes_address_hmac_check CHECK ((length(address_hmac) = 32)),
    CONSTRAINT wrong_codes_budget_check CHECK ((budget = ANY (ARRAY['known address'::text, 'mailed link'::text, 'stranger'::text])))
);

ALTER TABLE ONLY accounts.wrong_codes FORCE ROW LEVEL SECURITY;


CREATE UNLOGGED TABLE accounts.wrong_passwords (
    address_hmac bytea NOT NULL,
    wrong integer DEFAULT 1 NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    warned_at timestamp with time zone
);

ALTER TABLE ONLY accounts.wrong_passwords FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE accounts.wrong_passwords IS 'Wrong passwords of the present hour, by email address';


CREATE UNLOGGED TABLE accounts.wrong_tries (
    subject_hmac bytea NOT NULL,
    tries integer DEFAULT 1 NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY accounts.wrong_tries FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE accounts.wrong_tries IS 'Tries since the last success, by account and network address';


CREATE TABLE migrations.applied (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL,
    is_additive boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY migrations.applied FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

ALTER TABLE ONLY pgboss.bam FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

ALTER TABLE ONLY pgboss.job FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

ALTER TABLE ONLY pgboss.job_common FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

ALTER TABLE ONLY pgboss.job_dependency FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

ALTER TABLE ONLY pgboss.queue FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

ALTER TABLE ONLY pgboss.queue_stats FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

ALTER TABLE ONLY pgboss.schedule FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY pgboss.subscription FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

ALTER TABLE ONLY pgboss.version FORCE ROW LEVEL SECURITY;


CREATE TABLE pgboss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY pgboss.warning FORCE ROW LEVEL SECURITY;


CREATE TABLE platform.audit_events (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    subject_id uuid,
    action text NOT NULL,
    record_id text,
    request_id uuid DEFAULT (NULLIF((auth.jwt() ->> 'request_id'::text), ''::text))::uuid,
    CONSTRAINT audit_events_action_check CHECK ((action ~ '^[a-z_]+(\.[a-z_]+)+$'::text))
)
PARTITION BY RANGE (occurred_at);

ALTER TABLE ONLY platform.audit_events FORCE ROW LEVEL SECURITY;


CREATE TABLE platform.audit_events_2027_01 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    subject_id uuid,
    action text NOT NULL,
    record_id text,
    request_id uuid DEFAULT (NULLIF((auth.jwt() ->> 'request_id'::text), ''::text))::uuid,
    CONSTRAINT audit_events_action_check CHECK ((action ~ '^[a-z_]+(\.[a-z_]+)+$'::text))
);

ALTER TABLE ONLY platform.audit_events_2027_01 FORCE ROW LEVEL SECURITY;


CREATE TABLE platform.audit_events_2027_02 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    subject_id uuid,
    action text NOT NULL,
    record_id text,
    request_id uuid DEFAULT (NULLIF((auth.jwt() ->> 'request_id'::text), ''::text))::uuid,
    CONSTRAINT audit_events_action_check CHECK ((action ~ '^[a-z_]+(\.[a-z_]+)+$'::text))
);

ALTER TABLE ONLY platform.audit_events_2027_02 FORCE ROW LEVEL SECURITY;


CREATE TABLE platform.audit_events_before (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    subject_id uuid,
    action text NOT NULL,
    record_id text,
    request_id uuid DEFAULT (NULLIF((auth.jwt() ->> 'request_id'::text), ''::text))::uuid,
    CONSTRAINT audit_events_action_check CHECK ((action ~ '^[a-z_]+(\.[a-z_]+)+$'::text))
);

ALTER TABLE ONLY platform.audit_events_before FORCE ROW LEVEL SECURITY;


CREATE TABLE platform.audit_events_default (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    actor_id uuid,
    subject_id uuid,
    action text NOT NULL,
    record_id text,
    request_id uuid DEFAULT (NULLIF((auth.jwt() ->> 'request_id'::text), ''::text))::uuid,
    CONSTRAINT audit_events_action_check CHECK ((action ~ '^[a-z_]+(\.[a-z_]+)+$'::text))
);

ALTER TABLE ONLY platform.audit_events_default FORCE ROW LEVEL SECURITY;


CREATE TABLE platform.disk_probe (
    filler text NOT NULL
)
WITH (autovacuum_vacuum_threshold='20', autovacuum_vacuum_scale_factor='0');
ALTER TABLE ONLY platform.disk_probe ALTER COLUMN filler SET STORAGE PLAIN;

ALTER TABLE ONLY platform.disk_probe FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE platform.disk_probe IS 'Grown by a page, and rolled back, to notice a full disk.';


CREATE TABLE platform.heartbeat (
    is_only boolean DEFAULT true NOT NULL,
    beaten_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT heartbeat_is_only_check CHECK (is_only)
);

ALTER TABLE ONLY platform.heartbeat FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE platform.heartbeat IS 'When a server last checked that the database takes writes.';


CREATE TABLE platform.mail_outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text_body text NOT NULL,
    html_body text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    at_most_once boolean DEFAULT false NOT NULL,
    handed_over_at timestamp with time zone,
    not_after timestamp with time zone,
    kind text DEFAULT 'notice'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_attempt_at timestamp(3) with time zone,
    last_error text,
    give_up_at timestamp(3) with time zone DEFAULT (now() + '2 days'::interval) NOT NULL,
    undelivered text,
    undelivered_at timestamp(3) with time zone,
    CONSTRAINT mail_outbox_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
    CONSTRAINT mail_outbox_last_error_check CHECK ((length(last_error) <= 60)),
    CONSTRAINT mail_outbox_undelivered_check CHECK ((undelivered = ANY (ARRAY['rejected'::text, 'gave_up'::text, 'expired'::text, 'unconfirmed'::text]))),
    CONSTRAINT undelivered_since CHECK (((undelivered IS NULL) = (undelivered_at IS NULL)))
);

ALTER TABLE ONLY platform.mail_outbox FORCE ROW LEVEL SECURITY;


CREATE UNLOGGED TABLE platform.rate_limits (
    key_hmac bytea NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    used integer DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY platform.rate_limits FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE platform.rate_limits IS 'Requests counted by all server processes, by limit and key';


CREATE TABLE platform.service_samples (
    at timestamp(3) with time zone NOT NULL,
    process_id uuid NOT NULL,
    figures jsonb NOT NULL,
    CONSTRAINT service_samples_figures_check CHECK (((jsonb_typeof(figures) = 'object'::text) AND (pg_column_size(figures) <= 2000)))
);

ALTER TABLE ONLY platform.service_samples FORCE ROW LEVEL SECURITY;


CREATE TABLE public.absences (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    entered_by uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT absences_check CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '366 days'::interval))))
);

ALTER TABLE ONLY public.absences FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.absences IS 'Hours at which a provider cannot be booked';


CREATE TABLE public.action_plans (
    user_id uuid NOT NULL,
    my_targets text DEFAULT ''::text NOT NULL,
    when_low text DEFAULT ''::text NOT NULL,
    when_high text DEFAULT ''::text NOT NULL,
    call_name text DEFAULT ''::text NOT NULL,
    call_phone text DEFAULT ''::text NOT NULL,
    clinic text DEFAULT ''::text NOT NULL,
    when_to_go text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT action_plans_call_name_check CHECK ((length(call_name) <= 120)),
    CONSTRAINT action_plans_call_phone_check CHECK ((length(call_phone) <= 40)),
    CONSTRAINT action_plans_clinic_check CHECK ((length(clinic) <= 1000)),
    CONSTRAINT action_plans_my_targets_check CHECK ((length(my_targets) <= 1000)),
    CONSTRAINT action_plans_version_check CHECK ((version >= 1)),
    CONSTRAINT action_plans_when_high_check CHECK ((length(when_high) <= 1000)),
    CONSTRAINT action_plans_when_low_check CHECK ((length(when_low) <= 1000)),
    CONSTRAINT action_plans_when_to_go_check CHECK ((length(when_to_go) <= 1000))
);

ALTER TABLE ONLY public.action_plans FORCE ROW LEVEL SECURITY;


CREATE TABLE public.activities (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    minutes integer NOT NULL,
    effort text NOT NULL,
    note text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT activities_day_check CHECK (((day >= '2000-01-01'::date) AND (day <= '2199-12-31'::date))),
    CONSTRAINT activities_effort_check CHECK ((effort = ANY (ARRAY['Light'::text, 'Moderate'::text, 'Hard'::text]))),
    CONSTRAINT activities_kind_check CHECK ((kind = ANY (ARRAY['Walking'::text, 'Field work'::text, 'House work'::text, 'Dancing'::text, 'Football'::text, 'Netball'::text, 'Cycling'::text, 'Running'::text, 'Strength'::text, 'Stretching'::text, 'Something else'::text]))),
    CONSTRAINT activities_minutes_check CHECK (((minutes >= 1) AND (minutes <= 600))),
    CONSTRAINT activities_note_check CHECK ((length(note) <= 300))
);

ALTER TABLE ONLY public.activities FORCE ROW LEVEL SECURITY;


CREATE TABLE public.add_ons (
    user_id uuid NOT NULL,
    plan_key text NOT NULL,
    status text NOT NULL,
    end_date date NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT add_ons_status_check CHECK ((status = ANY (ARRAY['active'::text, 'expired'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY public.add_ons FORCE ROW LEVEL SECURITY;


CREATE TABLE public.appointment_events (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    appointment_id uuid,
    offer_id uuid,
    kind text NOT NULL,
    occurred_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_at timestamp(3) with time zone,
    CONSTRAINT appointment_events_check CHECK (((appointment_id IS NULL) <> (offer_id IS NULL))),
    CONSTRAINT appointment_events_kind_check CHECK ((kind = ANY (ARRAY['requested'::text, 'confirmed'::text, 'declined'::text, 'cancelled'::text, 'lapsed'::text, 'offered'::text, 'called_off'::text, 'no_answer'::text])))
);

ALTER TABLE ONLY public.appointment_events FORCE ROW LEVEL SECURITY;


CREATE TABLE public.appointment_reminders (
    appointment_id uuid NOT NULL,
    kind text NOT NULL,
    written_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT appointment_reminders_kind_check CHECK ((kind = ANY (ARRAY['day'::text, 'hour'::text])))
);

ALTER TABLE ONLY public.appointment_reminders FORCE ROW LEVEL SECURITY;


CREATE TABLE public.appointments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    patient_id uuid NOT NULL,
    provider_id uuid,
    appointment_time timestamp with time zone NOT NULL,
    duration_minutes integer DEFAULT 60 NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    session_type text NOT NULL,
    notes text,
    cancelled_by text,
    cancelled_at timestamp with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    requested_by text DEFAULT 'patient'::text NOT NULL,
    replaces uuid,
    outcome text,
    absence_reported_at timestamp(3) with time zone,
    no_answer_at timestamp(3) with time zone,
    price_ngwee integer,
    series_id uuid,
    moved_from uuid,
    by_desk boolean DEFAULT false NOT NULL,
    room_id uuid,
    by_desk_alone boolean DEFAULT false NOT NULL,
    CONSTRAINT appointments_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['patient'::text, 'provider'::text, 'system'::text]))),
    CONSTRAINT appointments_check CHECK ((patient_id <> provider_id)),
    CONSTRAINT appointments_check1 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
    CONSTRAINT appointments_check2 CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
    CONSTRAINT appointments_duration_minutes_check CHECK (((duration_minutes >= 1) AND (duration_minutes <= 480))),
    CONSTRAINT appointments_notes_check CHECK ((length(notes) <= 2000)),
    CONSTRAINT appointments_outcome_check CHECK ((outcome = ANY (ARRAY['held'::text, 'patient_no_show'::text, 'provider_no_show'::text]))),
    CONSTRAINT appointments_requested_by_check CHECK ((requested_by = ANY (ARRAY['patient'::text, 'provider'::text]))),
    CONSTRAINT appointments_room_is_for_people CHECK (((room_id IS NULL) OR (session_type = 'In-person'::text))),
    CONSTRAINT appointments_session_type_check CHECK ((session_type = ANY (ARRAY['Virtual'::text, 'Phone'::text, 'In-person'::text]))),
    CONSTRAINT appointments_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'confirmed'::text, 'completed'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY public.appointments FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.appointments.outcome IS 'What the provider states of a completed session; null where they have not';


COMMENT ON COLUMN public.appointments.absence_reported_at IS 'When the patient stated that the provider did not come';


COMMENT ON COLUMN public.appointments.no_answer_at IS 'When the provider stated that the patient did not answer the phone';


COMMENT ON COLUMN public.appointments.price_ngwee IS 'What the provider asked for such a session when it was booked';


COMMENT ON COLUMN public.appointments.series_id IS 'The same for appointments that were requested together';


COMMENT ON COLUMN public.appointments.moved_from IS 'The appointment that was cancelled because it moved to this time';


COMMENT ON COLUMN public.appointments.by_desk IS 'Whether the front desk booked or moved it for the provider, who then proposes it';


COMMENT ON COLUMN public.appointments.room_id IS 'Where an in-person session takes place';


COMMENT ON COLUMN public.appointments.by_desk_alone IS 'Whether the front desk chose the provider and the patient has not agreed yet: until then no one is treated';


CREATE TABLE public.availability (
    provider_id uuid NOT NULL,
    buffer_minutes integer DEFAULT 0 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT availability_buffer_minutes_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 120)))
);

ALTER TABLE ONLY public.availability FORCE ROW LEVEL SECURITY;


CREATE TABLE public.burnout_checks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    version integer NOT NULL,
    answers jsonb NOT NULL,
    score integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT burnout_checks_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text)),
    CONSTRAINT burnout_checks_score_check CHECK (((score >= 0) AND (score <= 100))),
    CONSTRAINT burnout_checks_version_check CHECK ((version >= 1))
);

ALTER TABLE ONLY public.burnout_checks FORCE ROW LEVEL SECURITY;


CREATE TABLE public.calendar_feeds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    shows_names boolean DEFAULT false NOT NULL,
    last_read_on date,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT calendar_feeds_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE ONLY public.calendar_feeds FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.calendar_feeds IS 'Secret addresses at which calendar apps read the times of a person''s appointments';


CREATE TABLE public.call_backs (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    phone_number text,
    status text DEFAULT 'open'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    claimed_by uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    ended_at timestamp(3) with time zone,
    reminded_at timestamp(3) with time zone,
    CONSTRAINT call_backs_attempts_check CHECK (((attempts >= 0) AND (attempts <= 2))),
    CONSTRAINT call_backs_end_has_time CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT call_backs_number_while_open CHECK (((status = 'open'::text) = (phone_number IS NOT NULL))),
    CONSTRAINT call_backs_phone_number_check CHECK (((length(phone_number) >= 3) AND (length(phone_number) <= 30))),
    CONSTRAINT call_backs_status_check CHECK ((status = ANY (ARRAY['open'::text, 'reached'::text, 'not_reached'::text, 'wrong_number'::text, 'no_longer_needed'::text, 'withdrawn'::text]))),
    CONSTRAINT call_backs_window CHECK ((ends_at > starts_at))
);

ALTER TABLE ONLY public.call_backs FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.call_backs IS 'Requests to be called back, each of a client or student';


CREATE TABLE public.call_entries (
    id uuid NOT NULL,
    number bigint NOT NULL,
    appointment_id uuid NOT NULL,
    participant text NOT NULL,
    relay_only boolean NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now(),
    followed_by uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT call_entries_participant_check CHECK ((participant = ANY (ARRAY['patient'::text, 'provider'::text])))
);

ALTER TABLE ONLY public.call_entries FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.call_entries IS 'Openings of the page of a call, until its window closes';


ALTER TABLE public.call_entries ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.call_entries_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.call_off_reasons (
    appointment_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    called_off_by uuid,
    reason text NOT NULL,
    called_off_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT call_off_reasons_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

ALTER TABLE ONLY public.call_off_reasons FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.call_off_reasons IS 'Why a provider or an admin called an appointment off; private';


CREATE TABLE public.call_signals (
    id uuid NOT NULL,
    number bigint NOT NULL,
    from_entry uuid NOT NULL,
    to_entry uuid NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT call_signals_body_check CHECK (((length(body) >= 1) AND (length(body) <= 16000))),
    CONSTRAINT call_signals_kind_check CHECK ((kind = ANY (ARRAY['offer'::text, 'answer'::text, 'candidates'::text])))
);

ALTER TABLE ONLY public.call_signals FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.call_signals IS 'What two browsers tell each other in order to connect, for ten minutes';


ALTER TABLE public.call_signals ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.call_signals_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE public.calls (
    appointment_id uuid NOT NULL,
    phase text DEFAULT 'empty'::text NOT NULL,
    waiting_since timestamp(3) with time zone,
    began_at timestamp(3) with time zone,
    CONSTRAINT calls_check CHECK (((phase = 'waiting'::text) = (waiting_since IS NOT NULL))),
    CONSTRAINT calls_check1 CHECK (((began_at IS NULL) OR (phase = 'admitted'::text))),
    CONSTRAINT calls_phase_check CHECK ((phase = ANY (ARRAY['empty'::text, 'waiting'::text, 'admitted'::text, 'ended'::text])))
);

ALTER TABLE ONLY public.calls FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.calls IS 'State of the call of a Virtual session, until its window closes';


CREATE TABLE public.carbohydrate_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    day date NOT NULL,
    meal text NOT NULL,
    food text NOT NULL,
    grams integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT carbohydrate_entries_day_check CHECK (((day >= '2000-01-01'::date) AND (day <= '2199-12-31'::date))),
    CONSTRAINT carbohydrate_entries_food_check CHECK (((length(food) >= 1) AND (length(food) <= 120))),
    CONSTRAINT carbohydrate_entries_grams_check CHECK (((grams >= 0) AND (grams <= 500))),
    CONSTRAINT carbohydrate_entries_meal_check CHECK ((meal = ANY (ARRAY['Breakfast'::text, 'Lunch'::text, 'Supper'::text, 'Snack'::text])))
);

ALTER TABLE ONLY public.carbohydrate_entries FORCE ROW LEVEL SECURITY;


CREATE TABLE public.certificate_warnings (
    provider_id uuid NOT NULL,
    certificate_expires_on date NOT NULL,
    days_before integer NOT NULL,
    warned_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT certificate_warnings_days_before_check CHECK ((days_before = ANY (ARRAY[60, 30, 7])))
);

ALTER TABLE ONLY public.certificate_warnings FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.certificate_warnings IS 'Warnings that a practising certificate ends, each sent once';


CREATE TABLE public.clinic_records (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id uuid NOT NULL,
    full_name text NOT NULL,
    email text,
    phone_number text,
    phone_digits text,
    notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    code_digest bytea,
    code_expires_at timestamp(3) with time zone,
    wrong_tries integer DEFAULT 0 NOT NULL,
    CONSTRAINT clinic_records_can_be_reached CHECK (((email IS NOT NULL) OR (phone_number IS NOT NULL))),
    CONSTRAINT clinic_records_code_expires CHECK (((code_digest IS NULL) = (code_expires_at IS NULL))),
    CONSTRAINT clinic_records_code_has_phone CHECK (((code_digest IS NULL) OR (phone_digits IS NOT NULL))),
    CONSTRAINT clinic_records_email_check CHECK ((length(email) between 3 and 255 AND (email = lower(email)))),
    CONSTRAINT clinic_records_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 200))),
    CONSTRAINT clinic_records_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 2000))),
    CONSTRAINT clinic_records_phone_digits_check CHECK ((phone_digits ~ '^\d{9}$'::text)),
    CONSTRAINT clinic_records_phone_has_digits CHECK (((phone_number IS NULL) = (phone_digits IS NULL))),
    CONSTRAINT clinic_records_phone_number_check CHECK (((length(phone_number) >= 6) AND (length(phone_number) <= 30))),
    CONSTRAINT clinic_records_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
);

ALTER TABLE ONLY public.clinic_records FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.clinic_records IS 'Walk-in patients without an account, each of the provider who added them';


CREATE TABLE public.consents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    version text NOT NULL,
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT consents_purpose_check CHECK ((purpose = ANY (ARRAY['health_data'::text, 'share_screenings'::text, 'share_readings'::text, 'clinic_readings'::text, 'safety_alerts'::text, 'emergency_contact'::text]))),
    CONSTRAINT consents_version_check CHECK ((length(version) <= 40))
);

ALTER TABLE ONLY public.consents FORCE ROW LEVEL SECURITY;


CREATE TABLE public.contact_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    "submittedAt" timestamp(3) with time zone DEFAULT now() NOT NULL,
    answered_at timestamp(3) with time zone,
    CONSTRAINT contact_messages_email_check CHECK (((length(email) >= 3) AND (length(email) <= 255))),
    CONSTRAINT contact_messages_message_check CHECK (((length(message) >= 1) AND (length(message) <= 4000))),
    CONSTRAINT contact_messages_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT contact_messages_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);

ALTER TABLE ONLY public.contact_messages FORCE ROW LEVEL SECURITY;


CREATE TABLE public.credit_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    invoice_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    amount_ngwee integer NOT NULL,
    reason text NOT NULL,
    number_year integer NOT NULL,
    number_serial integer NOT NULL,
    number text GENERATED ALWAYS AS (((('CN-'::text || (number_year)::text) || '-'::text) || lpad((number_serial)::text, GREATEST(4, length((number_serial)::text)), '0'::text))) STORED,
    issued_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT credit_notes_amount_ngwee_check CHECK ((amount_ngwee > 0)),
    CONSTRAINT credit_notes_number_serial_check CHECK ((number_serial > 0)),
    CONSTRAINT credit_notes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
);

ALTER TABLE ONLY public.credit_notes FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.credit_notes IS 'Amounts that an issued invoice no longer asks for';


CREATE TABLE public.crisis_lines (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    number text NOT NULL,
    for_whom text NOT NULL,
    hours text NOT NULL,
    kind text NOT NULL,
    place integer NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    last_checked date,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT crisis_lines_for_whom_check CHECK (((length(for_whom) >= 1) AND (length(for_whom) <= 200))),
    CONSTRAINT crisis_lines_hours_check CHECK (((length(hours) >= 1) AND (length(hours) <= 60))),
    CONSTRAINT crisis_lines_kind_check CHECK ((kind = ANY (ARRAY['emergency'::text, 'listening'::text, 'abroad'::text]))),
    CONSTRAINT crisis_lines_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT crisis_lines_number_check CHECK ((number ~ '^\+?[0-9]( ?[0-9]){2,14}$'::text))
);

ALTER TABLE ONLY public.crisis_lines FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.crisis_lines.last_checked IS 'The day on which an admin last dialled it, in Lusaka; null where none has.';


CREATE TABLE public.days_away (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id uuid NOT NULL,
    first_day date NOT NULL,
    last_day date NOT NULL,
    CONSTRAINT days_away_check CHECK ((first_day <= last_day))
);

ALTER TABLE ONLY public.days_away FORCE ROW LEVEL SECURITY;


CREATE TABLE public.exercise_plan_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    note text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_at timestamp(3) with time zone,
    CONSTRAINT exercise_plan_changes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 2000)))
);

ALTER TABLE ONLY public.exercise_plan_changes FORCE ROW LEVEL SECURITY;


CREATE TABLE public.exercise_plan_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    profile_goals jsonb NOT NULL,
    fitness_level jsonb NOT NULL,
    environment_equipment jsonb NOT NULL,
    health_history jsonb NOT NULL,
    exercise_preferences jsonb NOT NULL,
    lifestyle_nutrition jsonb NOT NULL,
    consent_given boolean NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    taken_by uuid,
    taken_at timestamp(3) with time zone,
    completed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT exercise_plan_requests_check CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
    CONSTRAINT exercise_plan_requests_consent_given_check CHECK (consent_given),
    CONSTRAINT exercise_plan_requests_environment_equipment_check CHECK ((jsonb_typeof(environment_equipment) = 'object'::text)),
    CONSTRAINT exercise_plan_requests_exercise_preferences_check CHECK ((jsonb_typeof(exercise_preferences) = 'object'::text)),
    CONSTRAINT exercise_plan_requests_fitness_level_check CHECK ((jsonb_typeof(fitness_level) = 'object'::text)),
    CONSTRAINT exercise_plan_requests_health_history_check CHECK ((jsonb_typeof(health_history) = 'object'::text)),
    CONSTRAINT exercise_plan_requests_lifestyle_nutrition_check CHECK ((jsonb_typeof(lifestyle_nutrition) = 'object'::text)),
    CONSTRAINT exercise_plan_requests_profile_goals_check CHECK ((jsonb_typeof(profile_goals) = 'object'::text)),
    CONSTRAINT exercise_plan_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text])))
);

ALTER TABLE ONLY public.exercise_plan_requests FORCE ROW LEVEL SECURITY;


CREATE TABLE public.exercise_plans (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    version integer NOT NULL,
    author_id uuid,
    expert_message text NOT NULL,
    weekly_schedule jsonb NOT NULL,
    progression text,
    safety_notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_at timestamp(3) with time zone,
    CONSTRAINT exercise_plans_expert_message_check CHECK (((length(expert_message) >= 1) AND (length(expert_message) <= 4000))),
    CONSTRAINT exercise_plans_progression_check CHECK ((length(progression) <= 2000)),
    CONSTRAINT exercise_plans_safety_notes_check CHECK ((length(safety_notes) <= 2000)),
    CONSTRAINT exercise_plans_version_check CHECK ((version > 0)),
    CONSTRAINT exercise_plans_weekly_schedule_check CHECK ((jsonb_typeof(weekly_schedule) = 'array'::text))
);

ALTER TABLE ONLY public.exercise_plans FORCE ROW LEVEL SECURITY;


CREATE TABLE public.focus_rounds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    minutes integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT focus_rounds_minutes_check CHECK (((minutes >= 5) AND (minutes <= 90)))
);

ALTER TABLE ONLY public.focus_rounds FORCE ROW LEVEL SECURITY;


CREATE TABLE public.foods (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    local_names text,
    food_group text NOT NULL,
    portion text NOT NULL,
    price_ngwee integer,
    price_per text,
    price_seen_at timestamp(3) with time zone,
    updated_by uuid,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT foods_check CHECK (((price_ngwee IS NULL) = (price_per IS NULL))),
    CONSTRAINT foods_check1 CHECK (((price_ngwee IS NULL) = (price_seen_at IS NULL))),
    CONSTRAINT foods_food_group_check CHECK ((food_group = ANY (ARRAY['Staples'::text, 'Leaves and vegetables'::text, 'Beans, peas and nuts'::text, 'Fish, meat, eggs and insects'::text, 'Milk'::text, 'Fruit'::text, 'Fats'::text, 'Drinks'::text, 'Others'::text]))),
    CONSTRAINT foods_local_names_check CHECK ((length(local_names) <= 200)),
    CONSTRAINT foods_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT foods_portion_check CHECK (((length(portion) >= 1) AND (length(portion) <= 200))),
    CONSTRAINT foods_price_ngwee_check CHECK (((price_ngwee >= 0) AND (price_ngwee <= 100000000))),
    CONSTRAINT foods_price_per_check CHECK (((length(price_per) >= 1) AND (length(price_per) <= 60)))
);

ALTER TABLE ONLY public.foods FORCE ROW LEVEL SECURITY;


CREATE TABLE public.group_registrations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    pseudonym text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT group_registrations_pseudonym_check CHECK (((length(pseudonym) >= 1) AND (length(pseudonym) <= 60)))
);

ALTER TABLE ONLY public.group_registrations FORCE ROW LEVEL SECURITY;


CREATE TABLE public.group_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    topic text NOT NULL,
    description text NOT NULL,
    session_time timestamp with time zone NOT NULL,
    duration_minutes integer NOT NULL,
    capacity integer NOT NULL,
    how_to_join text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    cancelled_at timestamp(3) with time zone,
    CONSTRAINT group_sessions_capacity_check CHECK (((capacity >= 5) AND (capacity <= 60))),
    CONSTRAINT group_sessions_description_check CHECK (((length(description) >= 1) AND (length(description) <= 1000))),
    CONSTRAINT group_sessions_duration_minutes_check CHECK (((duration_minutes >= 15) AND (duration_minutes <= 240))),
    CONSTRAINT group_sessions_how_to_join_check CHECK (((length(how_to_join) >= 1) AND (length(how_to_join) <= 1000))),
    CONSTRAINT group_sessions_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 120)))
);

ALTER TABLE ONLY public.group_sessions FORCE ROW LEVEL SECURITY;


CREATE TABLE public.identity_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id uuid NOT NULL,
    full_name text NOT NULL,
    specialty text,
    qualifications text[] NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    submitted_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    decided_at timestamp(3) with time zone,
    decided_by uuid,
    reason text,
    CONSTRAINT identity_changes_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT identity_changes_check1 CHECK (((decided_by IS NULL) OR (decided_at IS NOT NULL))),
    CONSTRAINT identity_changes_check2 CHECK (((status <> 'refused'::text) OR (reason IS NOT NULL))),
    CONSTRAINT identity_changes_full_name_check CHECK ((length(full_name) <= 200)),
    CONSTRAINT identity_changes_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
    CONSTRAINT identity_changes_specialty_check CHECK ((length(specialty) <= 200)),
    CONSTRAINT identity_changes_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.identity_changes FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.identity_changes IS 'Changes of a provider''s name, specialty and qualifications that an admin approves or refuses';


CREATE TABLE public.intake_forms (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    "fullName" text NOT NULL,
    "dateOfBirth" date NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    "emergencyContact" text NOT NULL,
    "emergencyPhone" text NOT NULL,
    "medicalHistory" text,
    "currentMedications" text,
    allergies text,
    "reasonForVisit" text NOT NULL,
    "insuranceProvider" text,
    "insuranceNumber" text,
    "submittedAt" timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT intake_forms_address_check CHECK (((length(address) >= 1) AND (length(address) <= 500))),
    CONSTRAINT intake_forms_allergies_check CHECK ((length(allergies) <= 2000)),
    CONSTRAINT "intake_forms_currentMedications_check" CHECK ((length("currentMedications") <= 2000)),
    CONSTRAINT "intake_forms_emergencyContact_check" CHECK (((length("emergencyContact") >= 1) AND (length("emergencyContact") <= 200))),
    CONSTRAINT "intake_forms_emergencyPhone_check" CHECK (((length("emergencyPhone") >= 1) AND (length("emergencyPhone") <= 30))),
    CONSTRAINT "intake_forms_fullName_check" CHECK (((length("fullName") >= 1) AND (length("fullName") <= 200))),
    CONSTRAINT "intake_forms_insuranceNumber_check" CHECK ((length("insuranceNumber") <= 60)),
    CONSTRAINT "intake_forms_insuranceProvider_check" CHECK ((length("insuranceProvider") <= 200)),
    CONSTRAINT "intake_forms_medicalHistory_check" CHECK ((length("medicalHistory") <= 2000)),
    CONSTRAINT intake_forms_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 30))),
    CONSTRAINT "intake_forms_reasonForVisit_check" CHECK (((length("reasonForVisit") >= 1) AND (length("reasonForVisit") <= 2000)))
);

ALTER TABLE ONLY public.intake_forms FORCE ROW LEVEL SECURITY;


CREATE TABLE public.invoice_emails (
    invoice_id uuid NOT NULL,
    days_late integer NOT NULL,
    sent_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invoice_emails_days_late_check CHECK ((days_late = ANY (ARRAY[0, 7, 21])))
);

ALTER TABLE ONLY public.invoice_emails FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.invoice_emails IS 'Emails to the patients of unpaid invoices, each sent once';


CREATE TABLE public.invoice_payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    invoice_id uuid NOT NULL,
    amount_ngwee integer NOT NULL,
    paid_on date NOT NULL,
    paid_by text NOT NULL,
    is_online boolean DEFAULT false NOT NULL,
    payment_id uuid,
    reversed_at timestamp(3) with time zone,
    reversed_because text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invoice_payments_amount_ngwee_check CHECK ((amount_ngwee > 0)),
    CONSTRAINT invoice_payments_check CHECK (((reversed_at IS NULL) = (reversed_because IS NULL))),
    CONSTRAINT invoice_payments_check1 CHECK ((is_online OR (payment_id IS NULL))),
    CONSTRAINT invoice_payments_paid_by_check CHECK ((paid_by = ANY (ARRAY['cash'::text, 'mobile money'::text, 'bank'::text, 'insurance'::text]))),
    CONSTRAINT invoice_payments_reversed_because_check CHECK (((length(reversed_because) >= 1) AND (length(reversed_because) <= 200)))
);

ALTER TABLE ONLY public.invoice_payments FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.invoice_payments IS 'Payments of an invoice; what is open is its amount without these and without its credit notes';


CREATE TABLE public.invoices (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id uuid NOT NULL,
    patient_id uuid,
    appointment_id uuid,
    session_time timestamp with time zone NOT NULL,
    session_type text NOT NULL,
    amount_ngwee integer,
    status text DEFAULT 'draft'::text NOT NULL,
    number_year integer,
    number_serial integer,
    number text GENERATED ALWAYS AS ((((number_year)::text || '-'::text) || lpad((number_serial)::text, GREATEST(4, length((number_serial)::text)), '0'::text))) STORED,
    issued_at timestamp(3) with time zone,
    paid_on date,
    paid_by text,
    waived_because text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    due_on date,
    void_because text,
    CONSTRAINT invoices_amount_ngwee_check CHECK (((amount_ngwee >= 0) AND (amount_ngwee <= 10000000))),
    CONSTRAINT invoices_check CHECK ((((number_year IS NULL) = (issued_at IS NULL)) AND ((number_serial IS NULL) = (issued_at IS NULL)))),
    CONSTRAINT invoices_check1 CHECK (
CASE status
    WHEN 'draft'::text THEN (issued_at IS NULL)
    WHEN 'void'::text THEN true
    ELSE (issued_at IS NOT NULL)
END),
    CONSTRAINT invoices_check2 CHECK (((status <> ALL (ARRAY['issued'::text, 'paid'::text])) OR (amount_ngwee IS NOT NULL))),
    CONSTRAINT invoices_check3 CHECK (((paid_on IS NULL) = (paid_by IS NULL))),
    CONSTRAINT invoices_check4 CHECK (
CASE status
    WHEN 'paid'::text THEN (paid_on IS NOT NULL)
    WHEN 'void'::text THEN true
    ELSE (paid_on IS NULL)
END),
    CONSTRAINT invoices_check5 CHECK (
CASE status
    WHEN 'waived'::text THEN (waived_because IS NOT NULL)
    WHEN 'void'::text THEN true
    ELSE (waived_because IS NULL)
END),
    CONSTRAINT invoices_number_serial_check CHECK ((number_serial > 0)),
    CONSTRAINT invoices_paid_by_check CHECK ((paid_by = ANY (ARRAY['cash'::text, 'mobile money'::text, 'bank'::text, 'insurance'::text]))),
    CONSTRAINT invoices_session_type_check CHECK ((session_type = ANY (ARRAY['Virtual'::text, 'Phone'::text, 'In-person'::text]))),
    CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'issued'::text, 'paid'::text, 'waived'::text, 'void'::text]))),
    CONSTRAINT invoices_void_because_check CHECK (((length(void_because) >= 1) AND (length(void_because) <= 200))),
    CONSTRAINT invoices_waived_because_check CHECK ((waived_because = ANY (ARRAY['membership'::text, 'courtesy'::text])))
);

ALTER TABLE ONLY public.invoices FORCE ROW LEVEL SECURITY;


CREATE TABLE public.mail_settings (
    user_id uuid NOT NULL,
    appointments boolean DEFAULT true NOT NULL,
    reminders boolean DEFAULT true NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    messages boolean DEFAULT true NOT NULL
);

ALTER TABLE ONLY public.mail_settings FORCE ROW LEVEL SECURITY;


CREATE TABLE public.meal_plan_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    note text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_at timestamp(3) with time zone,
    CONSTRAINT meal_plan_changes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 2000)))
);

ALTER TABLE ONLY public.meal_plan_changes FORCE ROW LEVEL SECURITY;


CREATE TABLE public.meal_plan_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    primary_goal text NOT NULL,
    goal_details jsonb NOT NULL,
    dietary_profile jsonb NOT NULL,
    budget_logistics jsonb NOT NULL,
    final_details text,
    agreement boolean NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    taken_by uuid,
    taken_at timestamp(3) with time zone,
    completed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT meal_plan_requests_agreement_check CHECK (agreement),
    CONSTRAINT meal_plan_requests_budget_logistics_check CHECK ((jsonb_typeof(budget_logistics) = 'object'::text)),
    CONSTRAINT meal_plan_requests_check CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
    CONSTRAINT meal_plan_requests_dietary_profile_check CHECK ((jsonb_typeof(dietary_profile) = 'object'::text)),
    CONSTRAINT meal_plan_requests_final_details_check CHECK ((length(final_details) <= 2000)),
    CONSTRAINT meal_plan_requests_goal_details_check CHECK ((jsonb_typeof(goal_details) = 'object'::text)),
    CONSTRAINT meal_plan_requests_primary_goal_check CHECK (((length(primary_goal) >= 1) AND (length(primary_goal) <= 60))),
    CONSTRAINT meal_plan_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text])))
);

ALTER TABLE ONLY public.meal_plan_requests FORCE ROW LEVEL SECURITY;


CREATE TABLE public.meal_plans (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    version integer NOT NULL,
    author_id uuid,
    dietitian_message text NOT NULL,
    weekly_schedule jsonb NOT NULL,
    recipes jsonb NOT NULL,
    shopping_list jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    told_at timestamp(3) with time zone,
    CONSTRAINT meal_plans_dietitian_message_check CHECK (((length(dietitian_message) >= 1) AND (length(dietitian_message) <= 4000))),
    CONSTRAINT meal_plans_recipes_check CHECK ((jsonb_typeof(recipes) = 'array'::text)),
    CONSTRAINT meal_plans_shopping_list_check CHECK ((jsonb_typeof(shopping_list) = 'array'::text)),
    CONSTRAINT meal_plans_version_check CHECK ((version > 0)),
    CONSTRAINT meal_plans_weekly_schedule_check CHECK ((jsonb_typeof(weekly_schedule) = 'array'::text))
);

ALTER TABLE ONLY public.meal_plans FORCE ROW LEVEL SECURITY;


CREATE TABLE public.medicine_doses (
    medicine_id uuid NOT NULL,
    user_id uuid NOT NULL,
    day date NOT NULL,
    "time" text NOT NULL,
    outcome text NOT NULL,
    taken_at timestamp(3) with time zone,
    recorded_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT medicine_doses_check CHECK (((taken_at IS NULL) = (outcome = 'missed'::text))),
    CONSTRAINT medicine_doses_outcome_check CHECK ((outcome = ANY (ARRAY['taken'::text, 'taken_late'::text, 'missed'::text]))),
    CONSTRAINT medicine_doses_time_check CHECK (("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
);

ALTER TABLE ONLY public.medicine_doses FORCE ROW LEVEL SECURITY;


CREATE TABLE public.medicine_plans (
    medicine_id uuid NOT NULL,
    user_id uuid NOT NULL,
    from_day date NOT NULL,
    strength double precision,
    strength_unit text,
    form text NOT NULL,
    amount double precision NOT NULL,
    times text[] NOT NULL,
    days text[] NOT NULL,
    food text NOT NULL,
    unit text,
    CONSTRAINT medicine_plans_amount_check CHECK (((amount > (0)::double precision) AND (amount <= (5000)::double precision))),
    CONSTRAINT medicine_plans_check CHECK (((strength IS NULL) = (strength_unit IS NULL))),
    CONSTRAINT medicine_plans_days_check CHECK ((cardinality(days) between 1 and 7 AND (days <@ ARRAY['Monday'::text, 'Tuesday'::text, 'Wednesday'::text, 'Thursday'::text, 'Friday'::text, 'Saturday'::text, 'Sunday'::text]))),
    CONSTRAINT medicine_plans_food_check CHECK ((food = ANY (ARRAY['with'::text, 'without'::text, 'either'::text]))),
    CONSTRAINT medicine_plans_form_check CHECK ((form = ANY (ARRAY['tablet'::text, 'capsule'::text, 'liquid'::text, 'injection'::text, 'drops'::text, 'inhaler'::text, 'sachet'::text, 'patch'::text]))),
    CONSTRAINT medicine_plans_strength_check CHECK (((strength > (0)::double precision) AND (strength <= (10000)::double precision))),
    CONSTRAINT medicine_plans_strength_unit_check CHECK ((strength_unit = ANY (ARRAY['mg'::text, 'mcg'::text, 'g'::text, 'mg/ml'::text, 'units'::text, 'units/ml'::text, '%'::text]))),
    CONSTRAINT medicine_plans_times_check CHECK ((cardinality(times) between 1 and 6 AND (array_to_string(times, ' '::text, '-'::text) ~ '^([01][0-9]|2[0-3]):[0-5][0-9]( ([01][0-9]|2[0-3]):[0-5][0-9])*$'::text))),
    CONSTRAINT medicine_plans_unit_check CHECK ((unit = ANY (ARRAY['units'::text, 'ml'::text, 'mg'::text, 'mcg'::text, 'injections'::text]))),
    CONSTRAINT medicine_plans_unit_of_injection CHECK (((unit IS NULL) OR (form = 'injection'::text)))
);

ALTER TABLE ONLY public.medicine_plans FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.medicine_plans.unit IS 'What a dose of an injection is counted in; null for every other form, and for units.';


CREATE TABLE public.medicine_reminders (
    medicine_id uuid NOT NULL,
    user_id uuid NOT NULL,
    day date NOT NULL,
    "time" text NOT NULL
);

ALTER TABLE ONLY public.medicine_reminders FORCE ROW LEVEL SECURITY;


CREATE TABLE public.medicines (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    care text NOT NULL,
    starts_on date NOT NULL,
    ends_on date,
    notes text,
    reminders boolean DEFAULT false NOT NULL,
    stopped_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    purpose text,
    prescriber text,
    supply_left double precision,
    supply_on date,
    CONSTRAINT medicines_care_check CHECK ((care = ANY (ARRAY['blood_pressure'::text, 'glucose'::text, 'other'::text]))),
    CONSTRAINT medicines_check CHECK (((ends_on >= starts_on) AND (ends_on <= '2199-12-31'::date))),
    CONSTRAINT medicines_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
    CONSTRAINT medicines_notes_check CHECK ((length(notes) <= 500)),
    CONSTRAINT medicines_prescriber_check CHECK (((length(prescriber) >= 1) AND (length(prescriber) <= 120))),
    CONSTRAINT medicines_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 120))),
    CONSTRAINT medicines_starts_on_check CHECK (((starts_on >= '1950-01-01'::date) AND (starts_on <= '2199-12-31'::date))),
    CONSTRAINT medicines_supply_has_its_day CHECK (((supply_left IS NULL) = (supply_on IS NULL))),
    CONSTRAINT medicines_supply_left_check CHECK (((supply_left >= (0)::double precision) AND (supply_left <= (10000)::double precision)))
);

ALTER TABLE ONLY public.medicines FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.medicines.purpose IS 'What it is for, in the words of the person: for blood pressure.';


COMMENT ON COLUMN public.medicines.prescriber IS 'Who prescribed it, as the person says: a name, a clinic.';


COMMENT ON COLUMN public.medicines.supply_left IS 'How much was left at the beginning of supply_on, in what the doses are counted in.';


COMMENT ON COLUMN public.medicines.supply_on IS 'The day in Lusaka on which supply_left was counted.';


CREATE TABLE public.membership_periods (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    track text NOT NULL,
    payment_id uuid,
    plan_key text NOT NULL,
    plan_name text NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    value_ngwee integer NOT NULL,
    bought_key text NOT NULL,
    bought_name text NOT NULL,
    bought_days integer NOT NULL,
    bought_ngwee integer NOT NULL,
    turned_by uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT membership_periods_bought_days_check CHECK ((bought_days > 0)),
    CONSTRAINT membership_periods_bought_name_check CHECK (((length(bought_name) >= 1) AND (length(bought_name) <= 80))),
    CONSTRAINT membership_periods_bought_ngwee_check CHECK ((bought_ngwee > 0)),
    CONSTRAINT membership_periods_check CHECK ((starts_on <= ends_on)),
    CONSTRAINT membership_periods_plan_name_check CHECK (((length(plan_name) >= 1) AND (length(plan_name) <= 80))),
    CONSTRAINT membership_periods_track_check CHECK (((length(track) >= 1) AND (length(track) <= 40))),
    CONSTRAINT membership_periods_value_ngwee_check CHECK ((value_ngwee >= 0))
);

ALTER TABLE ONLY public.membership_periods FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.membership_periods IS 'Days of plans that a person has, past and to come, with what they are worth in ngwee';


CREATE TABLE public.memberships (
    user_id uuid NOT NULL,
    plan_name text NOT NULL,
    status text NOT NULL,
    end_date date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT memberships_status_check CHECK ((status = ANY (ARRAY['active'::text, 'pending'::text, 'expired'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY public.memberships FORCE ROW LEVEL SECURITY;


CREATE TABLE public.messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    thread_id uuid NOT NULL,
    author_id uuid NOT NULL,
    body text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT messages_body_check CHECK ((length(body) between 1 and 2000 AND (body = btrim(body, E' \t\n\r'::text))))
);

ALTER TABLE ONLY public.messages FORCE ROW LEVEL SECURITY;


CREATE TABLE public.next_steps (
    result_id uuid NOT NULL,
    user_id uuid NOT NULL,
    step text NOT NULL,
    status text DEFAULT 'suggested'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    decided_at timestamp(3) with time zone,
    CONSTRAINT next_steps_decided CHECK (((status = 'replaced'::text) OR ((status = 'suggested'::text) = (decided_at IS NULL)))),
    CONSTRAINT next_steps_status_check CHECK ((status = ANY (ARRAY['suggested'::text, 'accepted'::text, 'declined'::text, 'declined_twice'::text, 'replaced'::text]))),
    CONSTRAINT next_steps_step_check CHECK ((step = ANY (ARRAY['self_help'::text, 'group'::text, 'session'::text, 'urgent'::text]))),
    CONSTRAINT next_steps_urgent CHECK (((step <> 'urgent'::text) OR (status = ANY (ARRAY['suggested'::text, 'replaced'::text]))))
);

ALTER TABLE ONLY public.next_steps FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.next_steps IS 'The step that a screening suggested, and what its person decided; only they read it';


CREATE TABLE public.pay_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    invoice_id uuid NOT NULL,
    token_hash text NOT NULL,
    revoked_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT pay_links_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

ALTER TABLE ONLY public.pay_links FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.pay_links IS 'Links by which a person without an account pays an invoice; each shows an amount and a name, and no patient';


CREATE TABLE public.payment_events (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    heard text NOT NULL,
    status_before text NOT NULL,
    status_after text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payment_events_heard_check CHECK ((heard = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text, 'unknown'::text, 'nothing'::text])))
);

ALTER TABLE ONLY public.payment_events FORCE ROW LEVEL SECURITY;


CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    plan_key text,
    plan_name text NOT NULL,
    amount_ngwee integer NOT NULL,
    phone text NOT NULL,
    network text NOT NULL,
    status text DEFAULT 'created'::text NOT NULL,
    failure text,
    receipt_number integer,
    expires_at timestamp(3) with time zone DEFAULT (now() + '00:15:00'::interval) NOT NULL,
    succeeded_at timestamp(3) with time zone,
    paid_until date,
    refund_status text DEFAULT 'none'::text NOT NULL,
    refund_reason text,
    refund_requested_at timestamp(3) with time zone,
    refund_sent_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    starts text DEFAULT 'after'::text NOT NULL,
    paid_from date,
    purpose text DEFAULT 'plan'::text NOT NULL,
    invoice_id uuid,
    link_id uuid,
    CONSTRAINT payments_amount_ngwee_check CHECK ((amount_ngwee > 0)),
    CONSTRAINT payments_check CHECK (((status = 'succeeded'::text) = (succeeded_at IS NOT NULL))),
    CONSTRAINT payments_check1 CHECK (((status = 'succeeded'::text) = (receipt_number IS NOT NULL))),
    CONSTRAINT payments_check2 CHECK (((refund_status = 'none'::text) OR ((status = 'succeeded'::text) AND (refund_requested_at IS NOT NULL)))),
    CONSTRAINT payments_check3 CHECK (((refund_sent_at IS NULL) OR (refund_status = 'refunded'::text))),
    CONSTRAINT payments_failure_check CHECK ((length(failure) <= 40)),
    CONSTRAINT payments_network_check CHECK ((network = ANY (ARRAY['Airtel'::text, 'MTN'::text, 'Zamtel'::text]))),
    CONSTRAINT payments_one_payer CHECK (((user_id IS NULL) OR (link_id IS NULL))),
    CONSTRAINT payments_phone_check CHECK ((phone ~ '^\+260[79][5-7]\d{7}$'::text)),
    CONSTRAINT payments_purpose_check CHECK ((purpose = ANY (ARRAY['plan'::text, 'invoice'::text]))),
    CONSTRAINT payments_purpose_invoice CHECK (((purpose = 'invoice'::text) OR ((invoice_id IS NULL) AND (link_id IS NULL)))),
    CONSTRAINT payments_purpose_payer CHECK (((purpose = 'invoice'::text) OR (user_id IS NOT NULL))),
    CONSTRAINT payments_purpose_plan CHECK (((purpose = 'plan'::text) = (plan_key IS NOT NULL))),
    CONSTRAINT payments_refund_reason_check CHECK (((length(refund_reason) >= 1) AND (length(refund_reason) <= 500))),
    CONSTRAINT payments_refund_status_check CHECK ((refund_status = ANY (ARRAY['none'::text, 'requested'::text, 'refunded'::text, 'refused'::text]))),
    CONSTRAINT payments_starts_check CHECK ((starts = ANY (ARRAY['now'::text, 'after'::text]))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'expired'::text])))
);

ALTER TABLE ONLY public.payments FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.payments.plan_name IS 'What is paid for, as the receipt names it: a plan, or an invoice by its number';


CREATE TABLE public.plan_templates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    content jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT plan_templates_content_check CHECK ((jsonb_typeof(content) = 'object'::text)),
    CONSTRAINT plan_templates_kind_check CHECK ((kind = ANY (ARRAY['meal'::text, 'exercise'::text]))),
    CONSTRAINT plan_templates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
);

ALTER TABLE ONLY public.plan_templates FORCE ROW LEVEL SECURITY;


CREATE TABLE public.planner_tasks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    title text NOT NULL,
    week date NOT NULL,
    day date,
    starts_at time(0) without time zone,
    box text,
    done_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT planner_tasks_box_check CHECK ((box = ANY (ARRAY['do_now'::text, 'plan'::text, 'make_small'::text, 'leave'::text]))),
    CONSTRAINT planner_tasks_check CHECK (((day >= week) AND (day <= (week + 6)))),
    CONSTRAINT planner_tasks_check1 CHECK (((starts_at IS NULL) OR (day IS NOT NULL))),
    CONSTRAINT planner_tasks_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
    CONSTRAINT planner_tasks_week_check CHECK (((EXTRACT(isodow FROM week) = (1)::numeric) AND ((week >= '2000-01-03'::date) AND (week <= '2199-12-30'::date))))
);

ALTER TABLE ONLY public.planner_tasks FORCE ROW LEVEL SECURITY;


CREATE TABLE public.plans (
    key text NOT NULL,
    name text NOT NULL,
    price_ngwee integer NOT NULL,
    summary text NOT NULL,
    features text[] NOT NULL,
    is_recommended boolean DEFAULT false NOT NULL,
    is_add_on boolean DEFAULT false NOT NULL,
    is_offered boolean DEFAULT true NOT NULL,
    "position" integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT plans_check CHECK (((key = 'student-wellness'::text) = (price_ngwee = 0))),
    CONSTRAINT plans_features_check CHECK ((cardinality(features) <= 12)),
    CONSTRAINT plans_key_check CHECK (((key ~ '^[a-z]+(-[a-z]+)*$'::text) AND (length(key) <= 40))),
    CONSTRAINT plans_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT plans_price_ngwee_check CHECK (((price_ngwee >= 0) AND (price_ngwee <= 10000000))),
    CONSTRAINT plans_summary_check CHECK (((length(summary) >= 1) AND (length(summary) <= 200)))
);

ALTER TABLE ONLY public.plans FORCE ROW LEVEL SECURITY;


CREATE TABLE public.provider_registrations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id uuid NOT NULL,
    registration_body text NOT NULL,
    registration_number text NOT NULL,
    certificate_year integer NOT NULL,
    certificate_expires_on date NOT NULL,
    document_name text,
    has_document boolean GENERATED ALWAYS AS ((document_name IS NOT NULL)) STORED NOT NULL,
    document_type text NOT NULL,
    document_hash bytea NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    submitted_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    decided_at timestamp(3) with time zone,
    decided_by uuid,
    reason text,
    profession text,
    CONSTRAINT provider_registrations_certificate_year_check CHECK (((certificate_year >= 1950) AND (certificate_year <= 2100))),
    CONSTRAINT provider_registrations_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT provider_registrations_check1 CHECK (((decided_by IS NULL) OR (decided_at IS NOT NULL))),
    CONSTRAINT provider_registrations_check2 CHECK (((status <> 'refused'::text) OR (reason IS NOT NULL))),
    CONSTRAINT provider_registrations_document_name_check CHECK ((document_name ~ '^[0-9a-f]{32}[.](png|jpg|pdf)$'::text)),
    CONSTRAINT provider_registrations_document_type_check CHECK ((document_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'application/pdf'::text]))),
    CONSTRAINT provider_registrations_profession_check CHECK ((profession = ANY (ARRAY['therapist'::text, 'dietitian'::text, 'fitness expert'::text]))),
    CONSTRAINT provider_registrations_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
    CONSTRAINT provider_registrations_registration_body_check CHECK (((length(registration_body) >= 1) AND (length(registration_body) <= 200))),
    CONSTRAINT provider_registrations_registration_number_check CHECK (((length(registration_number) >= 1) AND (length(registration_number) <= 60))),
    CONSTRAINT provider_registrations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text])))
);

ALTER TABLE ONLY public.provider_registrations FORCE ROW LEVEL SECURITY;


CREATE TABLE public.questionnaire_requests (
    id uuid NOT NULL,
    provider_id uuid NOT NULL,
    patient_id uuid NOT NULL,
    instrument text NOT NULL,
    due_on date NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    result_id uuid,
    notified_at timestamp(3) with time zone,
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT questionnaire_requests_decided CHECK (((status = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT questionnaire_requests_instrument_check CHECK ((instrument = ANY (ARRAY['WHO-5'::text, 'GAD-7'::text, 'PHQ-9'::text]))),
    CONSTRAINT questionnaire_requests_result CHECK (((status = 'shared'::text) = (result_id IS NOT NULL))),
    CONSTRAINT questionnaire_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'shared'::text, 'not_shared'::text, 'withdrawn'::text, 'expired'::text])))
);

ALTER TABLE ONLY public.questionnaire_requests FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.questionnaire_requests IS 'Instruments that a therapist asks a patient to answer by a day';


CREATE SEQUENCE public.receipt_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


CREATE TABLE public.rooms (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    retired_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT rooms_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40)))
);

ALTER TABLE ONLY public.rooms FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.rooms IS 'Rooms of the clinic, for in-person sessions';


CREATE TABLE public.safety_alerts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    raise_id uuid NOT NULL,
    raised_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    raised_again_at timestamp(3) with time zone,
    acknowledged_at timestamp(3) with time zone,
    outcome text,
    note text,
    wave text DEFAULT 'first'::text NOT NULL,
    due_at timestamp(3) with time zone DEFAULT date_trunc('milliseconds'::text, now()) NOT NULL,
    told_for timestamp(3) with time zone,
    admins_told_for timestamp(3) with time zone,
    step text,
    step_at timestamp(3) with time zone,
    handled_by uuid,
    next_on date,
    CONSTRAINT safety_alerts_check CHECK (((acknowledged_at IS NULL) = (outcome IS NULL))),
    CONSTRAINT safety_alerts_check1 CHECK (((note IS NULL) OR (outcome IS NOT NULL))),
    CONSTRAINT safety_alerts_check2 CHECK (((step IS NULL) = (step_at IS NULL))),
    CONSTRAINT safety_alerts_check3 CHECK (((next_on IS NULL) OR (acknowledged_at IS NOT NULL))),
    CONSTRAINT safety_alerts_note_check CHECK ((length(note) <= 1000)),
    CONSTRAINT safety_alerts_outcome_check CHECK ((outcome = ANY (ARRAY['called'::text, 'met'::text, 'referred'::text, 'could_not_reach'::text, 'seen'::text, 'safe'::text, 'withdrawn'::text]))),
    CONSTRAINT safety_alerts_step_check CHECK ((step = ANY (ARRAY['on_it'::text, 'could_not_reach'::text]))),
    CONSTRAINT safety_alerts_wave_check CHECK ((wave = ANY (ARRAY['first'::text, 'other'::text])))
);

ALTER TABLE ONLY public.safety_alerts FORCE ROW LEVEL SECURITY;


CREATE TABLE public.safety_plans (
    user_id uuid NOT NULL,
    warning_signs text DEFAULT ''::text NOT NULL,
    things_i_can_do text DEFAULT ''::text NOT NULL,
    people_and_places text DEFAULT ''::text NOT NULL,
    people_to_ask text DEFAULT ''::text NOT NULL,
    professionals text DEFAULT ''::text NOT NULL,
    making_it_safer text DEFAULT ''::text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT safety_plans_making_it_safer_check CHECK ((length(making_it_safer) <= 2000)),
    CONSTRAINT safety_plans_people_and_places_check CHECK ((length(people_and_places) <= 2000)),
    CONSTRAINT safety_plans_people_to_ask_check CHECK ((length(people_to_ask) <= 2000)),
    CONSTRAINT safety_plans_professionals_check CHECK ((length(professionals) <= 2000)),
    CONSTRAINT safety_plans_things_i_can_do_check CHECK ((length(things_i_can_do) <= 2000)),
    CONSTRAINT safety_plans_warning_signs_check CHECK ((length(warning_signs) <= 2000))
);

ALTER TABLE ONLY public.safety_plans FORCE ROW LEVEL SECURITY;


CREATE TABLE public.screening_results (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    answers jsonb NOT NULL,
    results jsonb NOT NULL,
    instrument_versions jsonb NOT NULL,
    scoring_version text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    phq_9 integer GENERATED ALWAYS AS (
CASE
    WHEN ((results ->> 'PHQ-9'::text) ~ '^[0-9]{1,4}$'::text) THEN ((results ->> 'PHQ-9'::text))::integer
    ELSE NULL::integer
END) STORED,
    gad_7 integer GENERATED ALWAYS AS (
CASE
    WHEN ((results ->> 'GAD-7'::text) ~ '^[0-9]{1,4}$'::text) THEN ((results ->> 'GAD-7'::text))::integer
    ELSE NULL::integer
END) STORED,
    who_5 integer GENERATED ALWAYS AS (
CASE
    WHEN ((results ->> 'WHO-5'::text) ~ '^[0-9]{1,4}$'::text) THEN ((results ->> 'WHO-5'::text))::integer
    ELSE NULL::integer
END) STORED,
    item_9 integer GENERATED ALWAYS AS (
CASE
    WHEN (((answers -> 'PHQ-9'::text) ->> '8'::text) ~ '^[0-9]{1,4}$'::text) THEN (((answers -> 'PHQ-9'::text) ->> '8'::text))::integer
    ELSE NULL::integer
END) STORED,
    CONSTRAINT screening_results_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text)),
    CONSTRAINT screening_results_instrument_versions_check CHECK ((jsonb_typeof(instrument_versions) = 'object'::text)),
    CONSTRAINT screening_results_results_check CHECK ((jsonb_typeof(results) = 'object'::text)),
    CONSTRAINT screening_results_scoring_version_check CHECK ((length(scoring_version) <= 40))
);

ALTER TABLE ONLY public.screening_results FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.screening_results.item_9 IS 'Item 9 of the PHQ-9';


CREATE TABLE public.session_prices (
    provider_id uuid NOT NULL,
    session_type text NOT NULL,
    price_ngwee integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT session_prices_price_ngwee_check CHECK (((price_ngwee >= 0) AND (price_ngwee <= 10000000))),
    CONSTRAINT session_prices_session_type_check CHECK ((session_type = ANY (ARRAY['Virtual'::text, 'Phone'::text, 'In-person'::text])))
);

ALTER TABLE ONLY public.session_prices FORCE ROW LEVEL SECURITY;


CREATE TABLE public.session_ratings (
    appointment_id uuid NOT NULL,
    patient_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    score integer NOT NULL,
    comment text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT session_ratings_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 1000))),
    CONSTRAINT session_ratings_score_check CHECK (((score >= 1) AND (score <= 5)))
);

ALTER TABLE ONLY public.session_ratings FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.session_ratings IS 'How patients found sessions that were held; never shown one by one';


CREATE TABLE public.shared_notes (
    appointment_id uuid NOT NULL,
    patient_id uuid NOT NULL,
    provider_id uuid,
    notes text NOT NULL,
    shared_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    changed_at timestamp(3) with time zone,
    CONSTRAINT shared_notes_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 2000)))
);

ALTER TABLE ONLY public.shared_notes FORCE ROW LEVEL SECURITY;


COMMENT ON TABLE public.shared_notes IS 'Notes on a held session that its provider shared with its patient';


COMMENT ON COLUMN public.shared_notes.changed_at IS 'When the provider last corrected it; null where they have not';


CREATE TABLE public.slot_offers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    entry_id uuid NOT NULL,
    patient_id uuid NOT NULL,
    provider_id uuid NOT NULL,
    appointment_time timestamp with time zone NOT NULL,
    offered_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    answer text,
    answered_at timestamp(3) with time zone,
    CONSTRAINT slot_offers_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'refused'::text, 'expired'::text]))),
    CONSTRAINT slot_offers_check CHECK (((answer IS NULL) = (answered_at IS NULL)))
);

ALTER TABLE ONLY public.slot_offers FORCE ROW LEVEL SECURITY;


CREATE TABLE public.student_verifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    document_name text,
    has_document boolean GENERATED ALWAYS AS ((document_name IS NOT NULL)) STORED NOT NULL,
    document_type text NOT NULL,
    document_hash bytea NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    submitted_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    decided_at timestamp(3) with time zone,
    decided_by uuid,
    reason text,
    CONSTRAINT student_verifications_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT student_verifications_check1 CHECK (((decided_by IS NULL) OR (decided_at IS NOT NULL))),
    CONSTRAINT student_verifications_check2 CHECK (((status <> 'rejected'::text) OR (reason IS NOT NULL))),
    CONSTRAINT student_verifications_document_name_check CHECK ((document_name ~ '^[0-9a-f]{32}[.](png|jpg|pdf)$'::text)),
    CONSTRAINT student_verifications_document_type_check CHECK ((document_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'application/pdf'::text]))),
    CONSTRAINT student_verifications_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
    CONSTRAINT student_verifications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text])))
);

ALTER TABLE ONLY public.student_verifications FORCE ROW LEVEL SECURITY;


CREATE TABLE public.symptom_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    symptom text,
    own_words text,
    severity integer NOT NULL,
    felt_at timestamp(3) with time zone NOT NULL,
    notes text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT symptom_entries_check CHECK (((symptom IS NOT NULL) OR (own_words IS NOT NULL))),
    CONSTRAINT symptom_entries_notes_check CHECK ((length(notes) <= 500)),
    CONSTRAINT symptom_entries_own_words_check CHECK (((length(own_words) >= 1) AND (length(own_words) <= 200))),
    CONSTRAINT symptom_entries_severity_check CHECK (((severity >= 1) AND (severity <= 3))),
    CONSTRAINT symptom_entries_symptom_check CHECK (((length(symptom) >= 1) AND (length(symptom) <= 60)))
);

ALTER TABLE ONLY public.symptom_entries FORCE ROW LEVEL SECURITY;


CREATE TABLE public.thread_reads (
    thread_id uuid NOT NULL,
    user_id uuid NOT NULL,
    read_until timestamp(3) with time zone,
    unread_since timestamp(3) with time zone,
    mailed_at timestamp(3) with time zone
);

ALTER TABLE ONLY public.thread_reads FORCE ROW LEVEL SECURITY;


CREATE TABLE public.threads (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    patient_id uuid NOT NULL,
    provider_id uuid,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_message_at timestamp(3) with time zone,
    CONSTRAINT threads_check CHECK ((patient_id <> provider_id))
);

ALTER TABLE ONLY public.threads FORCE ROW LEVEL SECURITY;


CREATE TABLE public.user_profiles (
    id uuid NOT NULL,
    full_name text DEFAULT ''::text NOT NULL,
    email text,
    phone_number text,
    gender text,
    date_of_birth date,
    bio text,
    specialty text,
    qualifications text[] DEFAULT '{}'::text[] NOT NULL,
    profile_picture_url text,
    is_student boolean DEFAULT false NOT NULL,
    institution_name text,
    student_id text,
    study_area text,
    year_of_study text,
    emergency_contact jsonb,
    known_allergies_conditions text,
    verification_status text DEFAULT 'unverified'::text NOT NULL,
    verification_document_path text,
    role text DEFAULT 'client'::text NOT NULL,
    provider_status text,
    registration_body text,
    registration_number text,
    certificate_year integer,
    certificate_expires_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    profession text,
    guardian_name text,
    guardian_agreed_at timestamp(3) with time zone,
    student_until date,
    student_warned_days integer,
    CONSTRAINT guardian_has_agreed CHECK (((guardian_name IS NULL) = (guardian_agreed_at IS NULL))),
    CONSTRAINT user_profiles_bio_check CHECK ((length(bio) <= 2000)),
    CONSTRAINT user_profiles_check CHECK (((role = 'provider'::text) = (provider_status IS NOT NULL))),
    CONSTRAINT user_profiles_check1 CHECK (((NOT is_student) OR (role = 'client'::text))),
    CONSTRAINT user_profiles_full_name_check CHECK ((length(full_name) <= 200)),
    CONSTRAINT user_profiles_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
    CONSTRAINT user_profiles_guardian_name_check CHECK (((length(guardian_name) >= 1) AND (length(guardian_name) <= 200))),
    CONSTRAINT user_profiles_institution_name_check CHECK ((length(institution_name) <= 200)),
    CONSTRAINT user_profiles_known_allergies_conditions_check CHECK ((length(known_allergies_conditions) <= 2000)),
    CONSTRAINT user_profiles_phone_number_check CHECK ((length(phone_number) <= 30)),
    CONSTRAINT user_profiles_profession_check CHECK ((profession = ANY (ARRAY['therapist'::text, 'dietitian'::text, 'fitness expert'::text]))),
    CONSTRAINT user_profiles_provider_status_check CHECK ((provider_status = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text]))),
    CONSTRAINT user_profiles_role_check CHECK ((role = ANY (ARRAY['client'::text, 'provider'::text, 'admin'::text, 'front_desk'::text]))),
    CONSTRAINT user_profiles_specialty_check CHECK ((length(specialty) <= 200)),
    CONSTRAINT user_profiles_student_id_check CHECK ((length(student_id) <= 60)),
    CONSTRAINT user_profiles_student_warned_days_check CHECK ((student_warned_days > 0)),
    CONSTRAINT user_profiles_study_area_check CHECK ((length(study_area) <= 200)),
    CONSTRAINT user_profiles_verification_status_check CHECK ((verification_status = ANY (ARRAY['unverified'::text, 'pending'::text, 'rejected'::text, 'verified'::text]))),
    CONSTRAINT user_profiles_year_of_study_check CHECK ((length(year_of_study) <= 60))
);

ALTER TABLE ONLY public.user_profiles FORCE ROW LEVEL SECURITY;


COMMENT ON COLUMN public.user_profiles.guardian_name IS 'Parent or guardian of somebody under 18, who knows of the account and agrees';


COMMENT ON COLUMN public.user_profiles.student_until IS 'Last day of the student status; a verification moves it on by a year';


COMMENT ON COLUMN public.user_profiles.student_warned_days IS 'Days before student_until of the last warning sent';


CREATE TABLE public.waiting_list (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    patient_id uuid NOT NULL,
    appointment_id uuid NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.waiting_list FORCE ROW LEVEL SECURITY;


CREATE TABLE public.weekly_hours (
    provider_id uuid NOT NULL,
    weekday integer NOT NULL,
    starts_at time without time zone NOT NULL,
    ends_at time without time zone NOT NULL,
    break_starts_at time without time zone,
    break_ends_at time without time zone,
    CONSTRAINT weekly_hours_check CHECK ((starts_at < ends_at)),
    CONSTRAINT weekly_hours_check1 CHECK (((break_starts_at IS NULL) = (break_ends_at IS NULL))),
    CONSTRAINT weekly_hours_check2 CHECK (((break_starts_at < break_ends_at) AND (break_starts_at >= starts_at) AND (break_ends_at <= ends_at))),
    CONSTRAINT weekly_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

ALTER TABLE ONLY public.weekly_hours FORCE ROW LEVEL SECURITY;


CREATE TABLE simulator.callbacks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    collection_id uuid NOT NULL,
    event_id uuid NOT NULL,
    status text NOT NULL,
    CONSTRAINT callbacks_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
);

ALTER TABLE ONLY simulator.callbacks FORCE ROW LEVEL SECURITY;


CREATE TABLE simulator.collections (
    id uuid NOT NULL,
    ending text NOT NULL,
    amount_ngwee integer NOT NULL,
    attempts integer DEFAULT 1 NOT NULL,
    refunded_at timestamp(3) with time zone,
    asked_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT collections_ending_check CHECK ((ending ~ '^\d{3}$'::text))
);

ALTER TABLE ONLY simulator.collections FORCE ROW LEVEL SECURITY;


ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;


ALTER TABLE ONLY platform.audit_events ATTACH PARTITION platform.audit_events_2027_01 FOR VALUES FROM ('2027-01-01 00:00:00+00') TO ('2027-02-01 00:00:00+00');


ALTER TABLE ONLY platform.audit_events ATTACH PARTITION platform.audit_events_2027_02 FOR VALUES FROM ('2027-02-01 00:00:00+00') TO ('2027-03-01 00:00:00+00');


ALTER TABLE ONLY platform.audit_events ATTACH PARTITION platform.audit_events_before FOR VALUES FROM (MINVALUE) TO ('2027-01-01 00:00:00+00');


ALTER TABLE ONLY platform.audit_events ATTACH PARTITION platform.audit_events_default DEFAULT;


INSERT INTO accounts.factor_challenges (id, factor_id, ip, created_at, expires_at) VALUES
	('310b867d-37fd-431f-86a5-6a4072e0c375', 'fbba5d9e-fef0-4827-a304-14e03f1d004c', '127.0.0.1', '2026-11-26 01:02:21.917064+00', '2026-11-26 01:07:21.917064+00');


INSERT INTO accounts.factor_resets (id, user_id, reset_by, identity_check, note, reset_at) VALUES
	('97ae83c9-b55a-49a4-b25d-7b2c1ef1cd3d', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '169f0707-4792-4036-ba37-146040d6ea8f', 'in_person', 'Lost her phone; showed her card at the desk.', '2026-11-26 01:02:21.917+00');


INSERT INTO accounts.factors (id, user_id, friendly_name, factor_type, status, secret, last_step, last_challenged_at, created_at, updated_at) VALUES
	('fbba5d9e-fef0-4827-a304-14e03f1d004c', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Phone', 'totp', 'unverified', '\x00010203', NULL, NULL, '2026-11-26 01:02:21.917064+00', '2026-11-26 01:02:21.917064+00'),
	('fbba5d9e-fef0-4827-a304-14e03f1d004d', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Recovery codes', 'recovery_code', 'unverified', NULL, NULL, NULL, '2026-11-26 01:02:21.917064+00', '2026-11-26 01:02:21.917064+00');


INSERT INTO accounts.flow_states (id, user_id, purpose, code_challenge, code_challenge_method, auth_code, opened_at, created_at) VALUES
	('b5c052c3-0b05-4277-aca0-57fe89a829eb', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'recovery', 'challenge', 's256', NULL, NULL, '2026-11-26 01:02:21.917064+00');


INSERT INTO accounts.identities (identity_id, user_id, provider, id, identity_data, last_sign_in_at, created_at, updated_at) VALUES
	('54b1e6c5-dbe7-4ae6-b15a-e2a2ddde1888', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', 'email', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '{"sub": "f3acfb52-3f64-4642-8dfa-44241146d2b2", "email": "dietitian@demo.test", "full_name": "Thandiwe Ngoma", "email_verified": true, "phone_verified": false}', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00'),
	('71bfa872-26fd-4465-8a0b-0cfb99205835', '7ade93bb-ca40-4da5-ba71-c79f987adeef', 'email', '7ade93bb-ca40-4da5-ba71-c79f987adeef', '{"sub": "7ade93bb-ca40-4da5-ba71-c79f987adeef", "email": "fitness@demo.test", "full_name": "Kelvin Sakala", "email_verified": true, "phone_verified": false}', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00'),
	('8e2cb9c5-328f-473e-a5ca-d45634006f74', '866c79bd-c9f0-4276-838a-25cfd3547e4a', 'email', '866c79bd-c9f0-4276-838a-25cfd3547e4a', '{"sub": "866c79bd-c9f0-4276-838a-25cfd3547e4a", "email": "pending@demo.test", "full_name": "Luyando Hamoonga", "email_verified": true, "phone_verified": false}', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00'),
	('24f10f43-d79d-458e-b0ef-60e49570e0d3', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'email', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '{"sub": "c2bf91bc-3999-4db4-bce6-04e1a7553ef7", "email": "client@demo.test", "full_name": "Bwalya Mwansa", "email_verified": true, "phone_verified": false}', '2026-11-26 01:01:32.84634+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:32.84634+00'),
	('9abd8059-02ea-4995-a189-6b6c0d7cf6a9', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'email', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '{"sub": "a3bd38c0-ffd9-4553-8119-1b67e7f4205d", "email": "student@demo.test", "full_name": "Natasha Tembo", "email_verified": true, "phone_verified": false}', '2026-11-26 01:01:32.970243+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:32.970243+00'),
	('71586c50-6366-4b9f-a4cf-1ebc188736bf', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'email', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '{"sub": "b714ac7b-d523-4c4d-8eae-545d2e5f22a4", "email": "therapist@demo.test", "full_name": "Chileshe Mumba", "email_verified": true, "phone_verified": false}', '2026-11-26 01:01:33.000715+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:33.000715+00'),
	('52ad5e76-9cb1-45ff-a269-e410c5b11d34', '169f0707-4792-4036-ba37-146040d6ea8f', 'email', '169f0707-4792-4036-ba37-146040d6ea8f', '{"sub": "169f0707-4792-4036-ba37-146040d6ea8f", "email": "admin@demo.test", "full_name": "Grace Mulenga", "email_verified": true, "phone_verified": false}', '2026-11-26 01:01:33.047436+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:33.047436+00'),
	('2b1b03ca-7e8d-440a-9ec3-2cd42a63a63c', '00ad5566-6fee-4ead-ab59-71848c4012a4', 'email', '00ad5566-6fee-4ead-ab59-71848c4012a4', '{"sub": "00ad5566-6fee-4ead-ab59-71848c4012a4", "email": "new.person@example.test", "full_name": "Mutinta Example", "email_verified": false, "phone_verified": false}', '2026-11-26 01:01:33.094483+00', '2026-11-26 01:01:33.094483+00', '2026-11-26 01:01:33.094483+00');


INSERT INTO accounts.known_addresses (user_id, address_hmac, last_right_at) VALUES
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '\xd80c9bf910f144738ef983724bc04bd6bd3f17c5c83ed57bedee1b1b9278e811', '2026-11-26 01:02:21.917+00');


INSERT INTO accounts.mail_intervals (purpose, address_hmac, sent_at) VALUES
	('confirmation', '\x00d8d3f11739d2f3537099982b4674c29fc59a8fda350fca1379613adbb09119', '2026-11-26 01:02:50.149799+00');


INSERT INTO accounts.one_time_tokens (id, user_id, purpose, token_hash, code_hmac, sent_to, wrong_codes, flow_state_id, created_at, expires_at) VALUES
	('b962c72d-d723-48c6-aa68-a7c3a02b2846', '00ad5566-6fee-4ead-ab59-71848c4012a4', 'confirmation', '\xc0da53adf37f23fd48e730da476c5fbe0f6d7fbe33ef9e91b9f706651ea7e2fa', '\x51911a92e79f72531b17bb8940ba016c8b84d3804aff5e083f76fe409cc62bf1', 'new.person@example.test', 0, NULL, '2026-11-26 01:01:33.094483+00', '2026-11-26 02:01:33.094483+00');


INSERT INTO accounts.recovery_codes (factor_id, code_hash, used_at) VALUES
	('fbba5d9e-fef0-4827-a304-14e03f1d004d', '\x7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed', NULL);


INSERT INTO accounts.sessions (id, user_id, created_at, refreshed_at, not_after, aal, amr, factor_id, user_agent, ip, refresh_counter) VALUES
	('3184b5ef-3c6b-4ab3-a22c-b4ffe4887793', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-26 01:01:32.84634+00', '2026-11-26 01:01:32.84634+00', NULL, 'aal1', '[{"method": "password", "timestamp": 1795654892}]', NULL, 'curl/7.88.1', '127.0.0.1', 1),
	('ce30aaa9-9a3b-458b-bc1e-a760698d496a', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '2026-11-26 01:01:32.970243+00', '2026-11-26 01:01:32.970243+00', NULL, 'aal1', '[{"method": "password", "timestamp": 1795654892}]', NULL, 'curl/7.88.1', '127.0.0.1', 1),
	('676444aa-c47c-4bec-8c3e-82c84e792d62', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-26 01:01:33.000715+00', '2026-11-26 01:01:33.000715+00', NULL, 'aal1', '[{"method": "password", "timestamp": 1795654893}]', NULL, 'curl/7.88.1', '127.0.0.1', 1),
	('e2d2a35b-43c3-4b13-be47-e00b6c16e28c', '169f0707-4792-4036-ba37-146040d6ea8f', '2026-11-26 01:01:33.047436+00', '2026-11-26 01:01:33.047436+00', NULL, 'aal1', '[{"method": "password", "timestamp": 1795654893}]', NULL, 'curl/7.88.1', '127.0.0.1', 1);


INSERT INTO accounts.sign_ups (id, user_id, browser_hash, password_hash, given, created_at) VALUES
	('4b2c3f84-93f9-440b-b666-86d067988e0e', '00ad5566-6fee-4ead-ab59-71848c4012a4', '\x1f69dd4302aa8094dec4bf16e9e56e40b9072fa9752578fae65177966be42e77', '$argon2id$v=19$m=19456,t=2,p=1$fLjfh9kxqogAXvhcWAEEVA$WnUKJi1KHdGPQKw1LAajWzaKihhEsH44JDQ4RdCtU0o', '{"full_name": "Mutinta Example"}', '2026-11-26 01:01:33.100476+00');


INSERT INTO accounts.suspensions (id, user_id, reason, suspended_by, suspended_at, restored_by, restored_at) VALUES
	('87f18bc8-11e2-4f5a-9d06-82c7da06232c', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'Wrong account', '169f0707-4792-4036-ba37-146040d6ea8f', '2026-11-26 01:02:21.917+00', '169f0707-4792-4036-ba37-146040d6ea8f', '2026-11-26 01:02:21.917+00');


INSERT INTO accounts.used_links (token_hash, user_id, used_at) VALUES
	('\xb1b1bdb480c61d075300d9bff7d9cb69cf31695ea048e478facadf426e8d0fb0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-26 01:02:21.917+00');


INSERT INTO accounts.users (id, email, password_hash, email_confirmed_at, confirmation_sent_at, recovery_sent_at, reauthentication_sent_at, invited_at, new_email, email_change_sent_at, last_sign_in_at, app_metadata, user_metadata, banned_until, deleted_at, created_at, updated_at) VALUES
	('f3acfb52-3f64-4642-8dfa-44241146d2b2', 'dietitian@demo.test', '$argon2id$v=19$m=19456,t=2,p=1$vANN9JRnlRygYiFdSLeadg$yp79QN+XTdWDWuvPB1vNgeBmRjz2Ch5dmx/5FiMaNlc', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "provider", "provider": "email", "providers": ["email"]}', '{"sub": "f3acfb52-3f64-4642-8dfa-44241146d2b2", "role": "provider", "email": "dietitian@demo.test", "full_name": "Thandiwe Ngoma", "email_verified": true, "phone_verified": false}', NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00'),
	('7ade93bb-ca40-4da5-ba71-c79f987adeef', 'fitness@demo.test', '$argon2id$v=19$m=19456,t=2,p=1$vANN9JRnlRygYiFdSLeadg$yp79QN+XTdWDWuvPB1vNgeBmRjz2Ch5dmx/5FiMaNlc', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "provider", "provider": "email", "providers": ["email"]}', '{"sub": "7ade93bb-ca40-4da5-ba71-c79f987adeef", "role": "provider", "email": "fitness@demo.test", "full_name": "Kelvin Sakala", "email_verified": true, "phone_verified": false}', NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00'),
	('866c79bd-c9f0-4276-838a-25cfd3547e4a', 'pending@demo.test', '$argon2id$v=19$m=19456,t=2,p=1$vANN9JRnlRygYiFdSLeadg$yp79QN+XTdWDWuvPB1vNgeBmRjz2Ch5dmx/5FiMaNlc', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "provider", "provider": "email", "providers": ["email"]}', '{"sub": "866c79bd-c9f0-4276-838a-25cfd3547e4a", "role": "provider", "email": "pending@demo.test", "full_name": "Luyando Hamoonga", "email_verified": true, "phone_verified": false}', NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00'),
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'client@demo.test', '$argon2id$v=19$m=19456,t=2,p=1$vANN9JRnlRygYiFdSLeadg$yp79QN+XTdWDWuvPB1vNgeBmRjz2Ch5dmx/5FiMaNlc', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 01:01:32.84634+00', '{"role": "client", "provider": "email", "providers": ["email"]}', '{"sub": "c2bf91bc-3999-4db4-bce6-04e1a7553ef7", "role": "client", "email": "client@demo.test", "full_name": "Bwalya Mwansa", "email_verified": true, "phone_verified": false}', NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:32.84634+00'),
	('a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'student@demo.test', '$argon2id$v=19$m=19456,t=2,p=1$vANN9JRnlRygYiFdSLeadg$yp79QN+XTdWDWuvPB1vNgeBmRjz2Ch5dmx/5FiMaNlc', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 01:01:32.970243+00', '{"role": "client", "provider": "email", "providers": ["email"]}', '{"sub": "a3bd38c0-ffd9-4553-8119-1b67e7f4205d", "role": "client", "email": "student@demo.test", "full_name": "Natasha Tembo", "email_verified": true, "phone_verified": false}', NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:32.970243+00'),
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'therapist@demo.test', '$argon2id$v=19$m=19456,t=2,p=1$vANN9JRnlRygYiFdSLeadg$yp79QN+XTdWDWuvPB1vNgeBmRjz2Ch5dmx/5FiMaNlc', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 01:01:33.000715+00', '{"role": "provider", "provider": "email", "providers": ["email"]}', '{"sub": "b714ac7b-d523-4c4d-8eae-545d2e5f22a4", "role": "provider", "email": "therapist@demo.test", "full_name": "Chileshe Mumba", "email_verified": true, "phone_verified": false}', NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:33.000715+00'),
	('169f0707-4792-4036-ba37-146040d6ea8f', 'admin@demo.test', '$argon2id$v=19$m=19456,t=2,p=1$vANN9JRnlRygYiFdSLeadg$yp79QN+XTdWDWuvPB1vNgeBmRjz2Ch5dmx/5FiMaNlc', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 01:01:33.047436+00', '{"role": "admin", "provider": "email", "providers": ["email"]}', '{"sub": "169f0707-4792-4036-ba37-146040d6ea8f", "role": "admin", "email": "admin@demo.test", "full_name": "Grace Mulenga", "email_verified": true, "phone_verified": false}', NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 01:01:33.047436+00'),
	('00ad5566-6fee-4ead-ab59-71848c4012a4', 'new.person@example.test', '$argon2id$v=19$m=19456,t=2,p=1$fLjfh9kxqogAXvhcWAEEVA$WnUKJi1KHdGPQKw1LAajWzaKihhEsH44JDQ4RdCtU0o', NULL, '2026-11-26 01:01:33.094483+00', NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "client", "provider": "email", "providers": ["email"]}', '{"sub": "00ad5566-6fee-4ead-ab59-71848c4012a4", "role": "client", "email": "new.person@example.test", "full_name": "Mutinta Example", "email_verified": false, "phone_verified": false}', NULL, NULL, '2026-11-26 01:01:33.094483+00', '2026-11-26 01:01:33.094483+00');


INSERT INTO accounts.wrong_codes (id, user_id, session_id, address_hmac, budget, has_warned, wrong_at) VALUES
	('b8ddd068-83e4-449c-a887-30e12ac68608', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '676444aa-c47c-4bec-8c3e-82c84e792d62', '\xd80c9bf910f144738ef983724bc04bd6bd3f17c5c83ed57bedee1b1b9278e811', 'stranger', false, '2026-11-26 01:02:21.917+00');


INSERT INTO accounts.wrong_passwords (address_hmac, wrong, since, warned_at) VALUES
	('\x16cf3de9fd08355b5c5d128e2ab1051836fe3c6ce88c76de8d2ad17649c3e3a7', 2, '2026-11-26 01:02:21.917064+00', NULL);


INSERT INTO accounts.wrong_tries (subject_hmac, tries, last_at) VALUES
	('\xa9491f4c1bf7b0cffbadcba2db8f028e4b3f2867cb59e1f3a0bc1968f3c51242', 3, '2026-11-26 01:02:21.917064+00');


INSERT INTO migrations.applied (name, checksum, applied_at, is_additive) VALUES
	('0001_platform.sql', '696dacae96c72344fdd8a20ad82933b0f2c561f27772ad71d68e4108e83f4103', '2026-11-28 12:55:07.873986+00', false),
	('0002_accounts.sql', '46482f673fb7835cd82c24f9508d409befa5c7fcc50b709a24ba9ace3a8f2bd4', '2026-11-28 12:55:08.026187+00', false),
	('0003_readings.sql', 'e76d97bce6d4728637862c1c664c920eaba95fb363848de595db059530600db4', '2026-11-28 12:55:08.363131+00', false),
	('0004_appointments.sql', '96ded1fdcf481901d8cbed58eda9e70e97b1aa3493475cfc34f7f878fcfeef3e', '2026-11-28 12:55:08.438595+00', false),
	('0005_screening.sql', '261fdfcd9a0e972621d40ebe6bd1a1488d9d38c27d7d8334b56662151adcb21b', '2026-11-28 12:55:08.740264+00', false),
	('0006_safety.sql', '0e757d0c79b10a3a9db8ee21fc75881d1631dc000b58d680e0fd6192d7f01449', '2026-11-28 12:55:08.774825+00', false),
	('0007_sign_ups.sql', '4f78daea1bcace913215f0728c94136470b7cb0c84c8e1356a539060222be94c', '2026-11-28 12:55:08.839232+00', false),
	('0008_second_factor.sql', '3bbdba5bddd714c587090cef798defc228581cee09899a0c5975774235ca6e52', '2026-11-28 12:55:08.863781+00', false),
	('0009_booking.sql', 'c7425ab6c505707cfc74f3d95cc8778cd608d3207163de76e3b5c4c6d2265769', '2026-11-28 12:55:08.869603+00', false),
	('0010_jobs.sql', '1d76f424e65db6ccad56d42eaa586c87af44447dda91927298fd3a3d6fcdfd0c', '2026-11-28 12:55:09.075312+00', false),
	('0011_registrations.sql', '513d93ebfcedc51c774437d2980e058a1b906515e03ecdf75b094494c91fd598', '2026-11-28 12:55:09.347033+00', false),
	('0012_freed_slots.sql', '1f29a11db4af27c15e194201f86c37840619a967313160d66931bdc381c4ecf3', '2026-11-28 12:55:09.384031+00', false),
	('0013_appointment_mails.sql', '74d2e5180ab4f417187dc1159502267028b3215018e0df2b4904095e68740577', '2026-11-28 12:55:09.394825+00', false),
	('0014_plans.sql', '430fd0d66584b8e7fe3f767d19352857284444e195ba22b1dc06121f644d0a0b', '2026-11-28 12:55:09.409891+00', false),
	('0015_students.sql', '862df86e95c98156610965c8d5be97cf8ce8e475d6f116f958e3b98337c33e10', '2026-11-28 12:55:09.852682+00', false),
	('0016_student_verification.sql', '4f7dfc63450afe30c15ec9f1a5b75586044bf983ff247e3bc47acc35a9c6e9c9', '2026-11-28 12:55:09.969674+00', false),
	('0017_student_tools.sql', '042b358102fe795f1cac0017c00010f183624fbc7a02c936dec349bc2681da55', '2026-11-28 12:55:10.038706+00', false),
	('0018_intake.sql', 'e7ab2a9860e467a00d2778a6b0623c013bb682f4989eb26fd3b576e1ba7fb85b', '2026-11-28 12:55:10.134261+00', false),
	('0019_contact_messages.sql', 'b875c8c1d67abe4c559fc75a1bccd6032b4167558c4da11cebfd7ee435cd9aac', '2026-11-28 12:55:10.190749+00', false),
	('0020_payments.sql', 'bc79724a190f0f2e25ef9a8e2f40ec5d19b4f901d97c7126cc69090c988abd75', '2026-11-28 12:55:10.238871+00', false),
	('0021_messages.sql', '5cd9518010232957e7ed97dd932bbbaee63eb5d296417975be32c0e2fe8e06a5', '2026-11-28 12:55:10.378294+00', false),
	('0022_billing.sql', '0b6e707db443840074ae2926c45ea8bf99c25aff7806f0bc66dc5875041ac5c9', '2026-11-28 12:55:10.48702+00', false),
	('0023_medications.sql', '9e15c23ec12d5fccfccebd5b4bb38faca0f92fe45d0e0458573075a56d78568a', '2026-11-28 12:55:10.671043+00', false),
	('0024_diary.sql', 'ba31ea60a4c08f9c1b0eaed6270b4c6f4f419b98192a459283247f2702e68a79', '2026-11-28 12:55:10.805867+00', false),
	('0025_admin.sql', '473fabba46fa7588471f80ae48e5029f4bd4bb3771e60e5f1577ab48f0ccd938', '2026-11-28 12:55:10.928776+00', false),
	('0027_writable.sql', '01a46515a71e37d963bac60a831b304021f611a4e6578e52691b32ab3e96db6b', '2026-11-28 12:55:11.00253+00', true),
	('0028_scale_indexes.sql', '6f3bd94b7211e4b35d352d48e5c28554b1d9cf711d175f2f4665b4477a55a2b6', '2026-11-28 12:55:11.150327+00', true),
	('0029_exact_grants.sql', '84429d75f3ae0bca8bf1d81fbaf0cb12f878d068ea167fa6976688f23ab3c82f', '2026-11-28 12:55:11.158554+00', true),
	('0030_undelivered_email.sql', '5a9cdefa0547da38a64a0f8906cc7df5aaa2611ee332707d7691b8c653b03b61', '2026-11-28 12:55:11.207882+00', true),
	('0032_shared_limits.sql', 'ea8cb20d8eac6053e758da41bc746415689a72d2097ff8d303b208b61289469d', '2026-11-28 12:55:11.246401+00', true),
	('0033_second_factor_recovery.sql', 'a4dd212990a4f95ce89f0d5d1b2f573a57b63dd130f3c078413e6226f8bfccb8', '2026-11-28 12:55:11.374339+00', true),
	('0038_scale.sql', '41a2d3befbde94859ac4216d6e788382cb6babc0d519d1d4f73e734576fd48fc', '2026-11-28 12:55:11.480673+00', true),
	('0042_scale_counts.sql', 'b9e235d7f4e276e1bc3933fe351ac40f6b37e9d6d2fd64816bce341783ae00a3', '2026-11-28 12:55:11.521892+00', true),
	('0043_safety_first.sql', '5454c1f1e025d539c403b6529f92bbf32481d292a89725008dddda2d3691f143', '2026-11-28 12:55:11.526898+00', true),
	('0045_dialled_helplines.sql', '4f0523e00556be5e69a51c3debfd63c49dec5ba01099fb6630f5a9cc67dedf66', '2026-11-28 12:55:11.533326+00', false),
	('0046_reading_advice.sql', '542721daef088969c3da0f431b94c0d714bc4b832b26bc1f99e463d6bb1f0f3d', '2026-11-28 12:55:11.544365+00', true),
	('0048_ages.sql', '5cf411617d7f10263f161e73c4dd806795a7f9e48813ccfbec0db6f9ad76c8a1', '2026-11-28 12:55:11.586151+00', true),
	('0049_links_and_students.sql', '72c4b0ee021cdd9d084ddb101bcdae19022f3ee6ca3b5f0969a95b0ab9e96803', '2026-11-28 12:55:11.591374+00', true),
	('0050_membership_periods.sql', 'a416d158a799cb03de70fef59c2f528c1dda4d2a7d1bf70514581a002b61ed7d', '2026-11-28 12:55:11.642373+00', true),
	('0051_included_sessions.sql', '5947655441a79864ce8a47ee3ffd00f479a73a7112c9448a0a1f98f908db3dc1', '2026-11-28 12:55:11.721885+00', true),
	('0052_alert_escalation.sql', '1b21752aedc835caa5872e59bdee69d9a966acade6a5b42cd29f093da881b16f', '2026-11-28 12:55:11.751272+00', false),
	('0053_verified_identity.sql', '47f300861ab917a2f8bedb6a706539365b4a6864cbfa42281ac07bd6e5901a2c', '2026-11-28 12:55:11.796545+00', false),
	('0054_called_off.sql', '0a0003703727453e55a353e31d4ab3220c6f317677abce2fe6f0bc6e47086154', '2026-11-28 12:55:11.853415+00', false),
	('0055_threads_newest.sql', 'aaa66fef8d90ee63555240b8d1b43252e1aa9595547ae0e58e5b83970cfefc4e', '2026-11-28 12:55:11.912833+00', true),
	('0057_find_accounts.sql', '06da57e4e944c639727f6efedd67de73169b1fb55c0d6639b2827ab0e8152dc7', '2026-11-28 12:55:11.951146+00', true),
	('0060_medicine_supply.sql', '419b4d6bf5c3a1b4b89fc3b2ba7ca29a89c9447be15f4b5ec5ae4753c8775934', '2026-11-28 12:55:12.017891+00', true),
	('0061_second_factor_of_alerted.sql', 'cd3a1ecf525ea9aaeaaff1674d02ac5e9613b12bd9fb9c77b6717c81f989347b', '2026-11-28 12:55:12.062192+00', true),
	('0062_find_accounts_once.sql', '617575fe020c5f3a42b87be971a451a3ba26c0d2fdbfd24360bb05e948c57c35', '2026-11-28 12:55:12.086776+00', true),
	('0063_enqueue_and_own_rows.sql', 'd741fd063ab3db6f42239e916774bef24040f5db18ad461896c0a6d81b2faa6a', '2026-11-28 12:55:12.095615+00', true),
	('0064_next_open_hours.sql', '57bcd58dfda5639528763bd3a6583779b2c6e612750a1b9934b34dc89487c8b7', '2026-11-28 12:55:12.125936+00', true),
	('0065_read_marks.sql', '9967f8a67669e80a5ced491e749ae3da1e5226a63f2769930916e213ceab0cc1', '2026-11-28 12:55:12.135827+00', false),
	('0066_open_hours_by_sets.sql', '840cff919d1e6bd8405bd3d8c414bbfd2bd60cb1847b5ed1b8a2bfbc96dc8fc1', '2026-11-28 12:55:12.165871+00', true),
	('0067_request_ids.sql', 'cc0c5904c5748160bfae7e340ab1b4009f27f685ad3a759a9374a776cc657420', '2026-11-28 12:55:12.178358+00', true),
	('0069_audit_search.sql', '1ef12311507bf5d63715e7e8110fedc57c8414d660440fcabae691509aea41e5', '2026-11-28 12:55:14.522447+00', true),
	('0070_service_samples.sql', 'a43578b8462e8c4d8d0ab32e35a4dc2fffe8bee2e6ca5e0f5768888e64a948fd', '2026-11-28 12:55:14.523193+00', true),
	('0071_audit_partition_bound.sql', '9bfb2cef1e2a90ac327b0a37a62522e5da7d82a9a5b64a71edcaaf9b84b3c58e', '2026-11-28 12:55:14.559098+00', true),
	('0072_audit_partitions.sql', 'db68ed0b53b70ccedc84c0c9c5c1c6acc7a2c08cb9ada43509a080da8b639892', '2026-11-28 12:55:14.559671+00', true),
	('0073_calls.sql', '9ba8b7fb40ecc9ebae667e71105c6285a1bea58a4e94c7b77c1f6ed32e5d4ee8', '2026-11-28 12:55:14.72219+00', true),
	('0076_invoice_payments.sql', '0963a5d75a819f4ed90fdacca38c226ee14617215e2915aadd16d540439f364a', '2026-11-28 12:55:14.831265+00', true),
	('0077_pay_invoices.sql', 'b732c7d323d091e28148cf7119dfd711a062c13dfdb35b745c8e9df564920383', '2026-11-28 12:55:14.953751+00', true),
	('0078_clinic_records.sql', '950c9f83fdbdb55357f959e0768b795e271bfbefb7b1196ec0330c23238d64aa', '2026-11-28 12:55:15.016626+00', true),
	('0079_session_outcomes.sql', '8c460b8706d66d920e64af86f99df10365a0234c071380e6fdbb45ff8815edf8', '2026-11-28 12:55:15.086772+00', true),
	('0081_session_prices_kept.sql', 'b3a8199e45d5cc9a8aada6ecfc59f62bd543dea29a340fdbe569e714aeafd5aa', '2026-11-28 12:55:15.141871+00', true),
	('0083_questionnaire_requests.sql', '5c26bf054533492c7bcba07bcc3212031d4eaf5e8256eaf820594f00541d726d', '2026-11-28 12:55:15.156101+00', true),
	('0085_call_backs.sql', 'e93e4054e576f81df3a27ebf4705825c10e8406291a90fc363f28e1ff889d23d', '2026-11-28 12:55:15.209872+00', true),
	('0087_clinic_readings.sql', 'f5fc4fd271b1a56ecfe9e21c25cfb38185741581ae4273394c71268ded9c277d', '2026-11-28 12:55:15.296211+00', true),
	('0088_finance_indexes.sql', '9a5e2c13d05b6d57a6eaf7477b18b1912241c2f76b12f4d2424a71417fecb407', '2026-11-28 12:55:15.417873+00', true),
	('0089_plan_sessions.sql', '3315a39215582b7dc8e974bd57718e0cf58554337482d49e4d99ac3066ad38cb', '2026-11-28 12:55:15.465219+00', true),
	('0090_corrections.sql', '218ae3d791daf4f4cdd5e12fadd669f12538810f176b0fe8ad8e7fec68cbbd18', '2026-11-28 12:55:15.475009+00', true),
	('0091_series.sql', '1945c6846a21d075f828a23aef5aa2a28aab5d4c16cc8d81d559adb1a4798c3e', '2026-11-28 12:55:15.485856+00', true),
	('0093_calendar_feeds.sql', '0c12eedf2667461fbfefc814330adc2a47d11ea1d00d6c72b14a501ab611b837', '2026-11-28 12:55:15.524388+00', true),
	('0094_session_ratings.sql', 'a5bb31fb99e105bcc3e581dd7d0d9c689a4b46cf7180025b97ae3778f96ebe9e', '2026-11-28 12:55:15.575729+00', true),
	('0096_needs_attention.sql', 'f4a7e9ee12fa781fdcbb5ab3d6d93051c64a5d08c77854e5be5e258c4d74ccdf', '2026-11-28 12:55:15.653948+00', true),
	('0097_shared_notes.sql', '087368a8d29263f6ea71a67fb93af86deb55419c3e0e56a63e09e2d9e64cb76e', '2026-11-28 12:55:15.691147+00', true),
	('0098_moved_appointments.sql', 'ffc041c93d7cb5bc732f86d4e7e4c35bd7a7fd9881e970a9bbddde279f9f15f9', '2026-11-28 12:55:15.769677+00', true),
	('0099_stored_scores.sql', '44d24ea93c93c2bd3ac6b58521707bb5675dfbc30dd35c793a5606cf259b4795', '2026-11-28 12:55:15.814412+00', true),
	('0100_open_plan_requests.sql', '03265e2869a10eecb94e7820ebc299e39f630cd5e1c1a23bee7f2bd3312a4a3a', '2026-11-28 12:55:15.859335+00', true),
	('0101_next_steps.sql', 'e42e0618028d9e17b69e30d481a1b3a6a2e35dfad53a0f02a817f66f135dc852', '2026-11-28 12:55:15.875198+00', true),
	('0102_front_desk.sql', 'fe5e89831afbf59f05ad427cb7d01d637a028386fc7960c8613dec2fe0a87c2e', '2026-11-28 12:55:15.91407+00', true),
	('0103_rooms.sql', 'ceb99c061d59c15d23899e9861698f36fa9316087f71ec1d928583c669f52e3e', '2026-11-28 12:55:15.922189+00', true),
	('0104_agreed_proposals.sql', 'b86604a690145fab53a2c9948d5ee6cb3bef64a0b2b4d407485cccac98fe6fa7', '2026-11-28 12:55:16.034011+00', true),
	('0105_kept_places.sql', '5fd8b2b225c253f97bd06c0f26ddf3bd8dd5bd38ba3743d600e7556c88e4d145', '2026-11-28 12:55:16.114342+00', true),
	('0106_desk_records.sql', '8a76b93160cf207f711e44821b1146485617a2e3d5a8afb4f53f1355fac30716', '2026-11-28 12:55:16.130125+00', true),
	('0107_kept_requests.sql', 'fbec53cc11aca59ab9f1a16224236def3504e20b3504e0b252690861115708ff', '2026-11-28 12:55:16.149875+00', true);


INSERT INTO pgboss.bam (id, name, version, status, queue, table_name, command, error, created_on, started_on, completed_on) VALUES
	('f699e005-2245-4360-9591-ecaf71e52d4f', 'tests', 1, 'completed', NULL, 'job_common', 'select 1', NULL, '2026-11-26 01:02:50.157546+00', NULL, '2026-11-26 01:02:50.157422+00');


INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES
	('772e69d6-aef3-4460-b680-c28886b71046', 'platform.mail', 1, '{"request_id": "74c25617-26b5-44ea-8cd6-87632c25867e"}', 'completed', 99, 0, 30, true, 3600, 120, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:33.094483+00', '2026-11-26 01:01:33.094483+00', '2026-11-26 01:01:33.590395+00', '2026-11-26 01:01:33.599606+00', '2026-12-10 01:01:33.094483+00', NULL, NULL, 'standard', '2026-11-26 01:01:33.590395+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2f5516be-3060-410d-bfdb-eb00b28c8409', 'appointments.tell', 0, NULL, 'completed', 7, 0, 30, true, NULL, 120, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:18.373024+00', '2026-11-26 00:50:18.481995+00', '2026-12-10 00:50:17.436946+00', NULL, NULL, 'standard', '2026-11-26 00:50:18.373024+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a054def3-2eb5-46d8-815c-8c47d92632b6', 'appointments.tell', 0, NULL, 'completed', 7, 0, 30, true, NULL, 120, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:18.373024+00', '2026-11-26 00:50:18.481995+00', '2026-12-10 00:50:17.436946+00', NULL, NULL, 'standard', '2026-11-26 00:50:18.373024+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d8301fc3-4053-40c2-b640-4f5efda014b8', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.711986+00', '2026-11-26 01:02:19.711986+00', '2026-11-26 01:02:19.811618+00', '2026-11-26 01:02:19.855225+00', '2026-11-26 02:02:19.711986+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:19.811618+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('158aaee4-6d9f-4015-8110-d1483cfc2b7b', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.802766+00', '2026-11-26 00:54:18.802766+00', '2026-11-26 00:54:18.841276+00', '2026-11-26 00:54:18.94209+00', '2026-11-26 01:54:18.802766+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:18.841276+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fed8c27a-e355-43b8-9edd-a40d45418cf3', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.352563+00', '2026-11-26 00:52:18.352563+00', '2026-11-26 00:52:18.745425+00', '2026-11-26 00:52:18.751313+00', '2026-11-26 01:52:18.352563+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.745425+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('07250e56-2957-482f-a552-1664d0d427cd', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('106566b9-7868-416e-8698-c6b191d49f17', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3135f5f3-be45-4c63-859d-94dff83f41c0', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4274b61b-e6ab-40bf-bc22-6725cb51e5d9', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5d9af7d8-c925-4aeb-baf3-46fd8eb2b492', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a71997c2-31b4-43a6-bc21-669458b32878', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a7620ced-f700-48d5-89a8-9b26fb17b83c', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e371572b-0e1b-4b02-b5a0-26d1f41b0730', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f966c41b-7ecd-4959-8660-babe900f8c2c', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:50:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:50:00', NULL, NULL, '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:48.306405+00', '2026-11-26 00:50:53.304278+00', '2026-11-26 00:50:53.388429+00', '2026-12-10 00:50:48.306405+00', NULL, NULL, 'standard', '2026-11-26 00:50:53.304278+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3ffa96dc-f54c-4f69-918f-e8324a691ece', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.327198+00', '2026-11-26 00:50:53.327198+00', '2026-11-26 00:50:53.625248+00', '2026-11-26 00:50:53.633511+00', '2026-11-26 01:50:53.327198+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.625248+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9b2dce97-6efd-4874-af13-d373a6a74516', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.324475+00', '2026-11-26 00:50:53.324475+00', '2026-11-26 00:50:53.653946+00', '2026-11-26 00:50:53.663595+00', '2026-11-26 01:50:53.324475+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.653946+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7c7084c9-5432-4aff-b83b-ffe6d32fe72a', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.325956+00', '2026-11-26 00:50:53.325956+00', '2026-11-26 00:50:53.666515+00', '2026-11-26 00:50:53.679413+00', '2026-11-26 01:50:53.325956+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.666515+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c480e3c1-348a-4827-b93f-cb2a0ac553b1', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.328537+00', '2026-11-26 00:50:53.328537+00', '2026-11-26 00:50:53.699177+00', '2026-11-26 00:50:53.709366+00', '2026-11-26 01:50:53.328537+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.699177+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2aa8b35d-b3c2-469f-8f26-a4ce4642fdc6', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.344137+00', '2026-11-26 00:50:53.344137+00', '2026-11-26 00:50:53.696775+00', '2026-11-26 00:50:53.71016+00', '2026-11-26 01:50:53.344137+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.696775+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5c76f780-83c3-4551-a6a5-c3ea779b212f', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.309451+00', '2026-11-26 00:50:53.309451+00', '2026-11-26 00:50:53.699364+00', '2026-11-26 00:50:53.71573+00', '2026-11-26 01:50:53.309451+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.699364+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6846d46d-de9c-4435-9572-48045625938a', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.324416+00', '2026-11-26 00:50:53.324416+00', '2026-11-26 00:50:53.719285+00', '2026-11-26 00:50:53.726923+00', '2026-11-26 01:50:53.324416+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.719285+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e1302c15-b497-48bf-bdde-ea6b992b6b85', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.348944+00', '2026-11-26 00:50:53.348944+00', '2026-11-26 00:50:53.758462+00', '2026-11-26 00:50:53.761461+00', '2026-11-26 01:50:53.348944+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.758462+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9b4489e3-f9a3-4ed6-ac96-200e9dfc3d09', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.320156+00', '2026-11-26 00:51:18.320156+00', '2026-11-26 00:51:18.611326+00', '2026-11-26 00:51:18.616493+00', '2026-11-26 01:51:18.320156+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.611326+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eefe1cb2-c579-494d-b4ed-41e329c50a7a', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.320159+00', '2026-11-26 00:51:18.320159+00', '2026-11-26 00:51:18.697841+00', '2026-11-26 00:51:18.701049+00', '2026-11-26 01:51:18.320159+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.697841+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7f7e9de8-0dae-41ed-912b-d9b1be841cb4', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.319375+00', '2026-11-26 00:51:18.319375+00', '2026-11-26 00:51:18.712023+00', '2026-11-26 00:51:18.716849+00', '2026-11-26 01:51:18.319375+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.712023+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d4e3b79c-77d1-438d-911e-541030f2e734', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.322275+00', '2026-11-26 00:51:18.322275+00', '2026-11-26 00:51:18.716172+00', '2026-11-26 00:51:18.723011+00', '2026-11-26 01:51:18.322275+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.716172+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('101c6457-7b44-4cbb-9c5a-a99d5b5b09a1', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:50:53.345026+00', '2026-11-26 00:50:53.345026+00', '2026-11-26 00:50:53.589327+00', '2026-11-26 00:50:53.606279+00', '2026-11-26 01:50:53.345026+00', NULL, NULL, 'exclusive', '2026-11-26 00:50:53.589327+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c8c86ee0-a29d-4170-b72f-71c6a38b5f63', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.713741+00', '2026-11-26 01:02:19.713741+00', '2026-11-26 01:02:19.720093+00', '2026-11-26 01:02:19.743767+00', '2026-11-26 02:02:19.713741+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:19.720093+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('38f4fd79-e0df-4688-9b59-cfdc1a663998', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4f1f1eba-7514-41d5-9cc5-4bdcc3ef1b59', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cc95b173-1576-4a98-b433-1a6a9c0c0168', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.80278+00', '2026-11-26 00:54:18.80278+00', '2026-11-26 00:54:18.884834+00', '2026-11-26 00:54:18.972017+00', '2026-11-26 01:54:18.80278+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:18.884834+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('dbd7d2a7-5274-499e-a70c-02ecd6157308', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('084f2699-1811-45ce-b586-24675a937b5b', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2d204f21-488f-41d5-8236-044fb9d4a4de', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5d48cbd4-d5e2-4541-895e-7508154e2884', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d0d80fa4-a29a-42bf-8c02-926ebab5cb3a', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bd940123-7c86-4257-b668-5fbbd74ccadc', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.353797+00', '2026-11-26 00:52:18.353797+00', '2026-11-26 00:52:18.687303+00', '2026-11-26 00:52:18.710446+00', '2026-11-26 01:52:18.353797+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.687303+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('90f8fd4b-8a49-48dc-8817-de28455fb7ff', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.368312+00', '2026-11-26 00:52:18.368312+00', '2026-11-26 00:52:18.681338+00', '2026-11-26 00:52:18.712647+00', '2026-11-26 01:52:18.368312+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.681338+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a33d88d4-765c-4391-a428-4748f866d402', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.356137+00', '2026-11-26 00:52:18.356137+00', '2026-11-26 00:52:18.730031+00', '2026-11-26 00:52:18.784733+00', '2026-11-26 01:52:18.356137+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.730031+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1ed5e288-7f89-44cb-8dbc-9dab6d16a104', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('376bc8ce-93e5-487e-9a9c-3278cb34b8b8', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('456c7f18-03e1-4274-9e6e-78f5caaa83d5', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('80c06007-b0f4-49ac-a85d-d2ba2496cd3d', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.319378+00', '2026-11-26 00:51:18.319378+00', '2026-11-26 00:51:18.625371+00', '2026-11-26 00:51:18.627312+00', '2026-11-26 01:51:18.319378+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.625371+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e7e84f52-d294-41e7-ac61-157d04dd39d6', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.317769+00', '2026-11-26 00:51:18.317769+00', '2026-11-26 00:51:18.654365+00', '2026-11-26 00:51:18.65614+00', '2026-11-26 01:51:18.317769+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.654365+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1be14e94-0885-4729-b822-80362423353b', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.324638+00', '2026-11-26 00:51:18.324638+00', '2026-11-26 00:51:18.66908+00', '2026-11-26 00:51:18.671187+00', '2026-11-26 01:51:18.324638+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.66908+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f18af581-8108-48ac-a91d-dfe764808460', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.321444+00', '2026-11-26 00:51:18.321444+00', '2026-11-26 00:51:18.724917+00', '2026-11-26 00:51:18.727047+00', '2026-11-26 01:51:18.321444+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.724917+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b264e2f1-6f9e-4f22-be90-4d05b7783780', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:51:18.32096+00', '2026-11-26 00:51:18.32096+00', '2026-11-26 00:51:18.767769+00', '2026-11-26 00:51:18.77041+00', '2026-11-26 01:51:18.32096+00', NULL, NULL, 'exclusive', '2026-11-26 00:51:18.767769+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3163dfed-21ce-4715-8d69-f94d3daa521e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8967116b-bb76-4ba6-b487-2c1a0cbbffee', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b35d80a0-345c-4a70-ab92-5837aa0e990a', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6f2ae432-03e4-4cff-93db-5d28688e81d3', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.651753+00', '2026-11-26 00:53:18.651753+00', '2026-11-26 00:53:18.700934+00', '2026-11-26 00:53:18.7044+00', '2026-11-26 01:53:18.651753+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.700934+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('82019052-d7c7-4a30-ad41-36c36ef735f1', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.631955+00', '2026-11-26 00:53:18.631955+00', '2026-11-26 00:53:18.782055+00', '2026-11-26 00:53:18.78781+00', '2026-11-26 01:53:18.631955+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.782055+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b8b1e49a-1cba-4187-8b23-6b356728c1d8', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.65623+00', '2026-11-26 00:53:18.65623+00', '2026-11-26 00:53:18.891896+00', '2026-11-26 00:53:18.900813+00', '2026-11-26 01:53:18.65623+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.891896+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('022a3e04-7a7e-4eec-b308-2c4ff95a4e25', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.632995+00', '2026-11-26 00:53:18.632995+00', '2026-11-26 00:53:18.892693+00', '2026-11-26 00:53:18.903673+00', '2026-11-26 01:53:18.632995+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.892693+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4ae44835-c2d8-44fe-aaa5-509df01c3bff', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7b64f216-e795-4af3-9e26-85be3cd823c2', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8bc8a741-913d-4275-b2d7-df0dbd5c7d10', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('98cda48a-cead-467d-8c87-b60054f21c4f', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a0531963-1ece-44d7-9071-0df52214f3af', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cd66507e-af79-412e-84da-2274acd2e76f', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:51:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:51:00', NULL, NULL, '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.30513+00', '2026-11-26 00:51:18.314014+00', '2026-11-26 00:51:18.329004+00', '2026-12-10 00:51:18.30513+00', NULL, NULL, 'standard', '2026-11-26 00:51:18.314014+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eca41698-648c-4c08-99cd-8c9836003952', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8d830461-25f2-4c46-9d99-7ddf05115519', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bac319de-c820-4fef-9315-b1922fbd97be', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d53cf401-d975-448e-b46d-5ac641e1e5ea', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:52:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:52:00', NULL, NULL, '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.328915+00', '2026-11-26 00:52:18.346628+00', '2026-11-26 00:52:18.387364+00', '2026-12-10 00:52:18.328915+00', NULL, NULL, 'standard', '2026-11-26 00:52:18.346628+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('f4d4ebf3-e170-441a-9d97-edb6080fdb16', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.354996+00', '2026-11-26 00:52:18.354996+00', '2026-11-26 00:52:18.652942+00', '2026-11-26 00:52:18.671901+00', '2026-11-26 01:52:18.354996+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.652942+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('abc365f4-a779-430d-8739-67b21683c7af', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5dd04c13-cf0e-40bd-9ba8-7449d0eb6c69', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b24f2c54-dc07-4d95-934e-73a9e533649e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a493f6f0-c351-445e-a892-28c8498ad8f0', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.355463+00', '2026-11-26 00:52:18.355463+00', '2026-11-26 00:52:18.682313+00', '2026-11-26 00:52:18.765004+00', '2026-11-26 01:52:18.355463+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.682313+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fa05ea07-369b-4dd6-bf8c-f550f17e5b55', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.354148+00', '2026-11-26 00:52:18.354148+00', '2026-11-26 00:52:18.746602+00', '2026-11-26 00:52:18.783105+00', '2026-11-26 01:52:18.354148+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.746602+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('45ee795c-d5ec-4384-bf76-9f8b1f7cf2b5', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.352543+00', '2026-11-26 00:52:18.352543+00', '2026-11-26 00:52:18.782104+00', '2026-11-26 00:52:18.790149+00', '2026-11-26 01:52:18.352543+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.782104+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a4a0b33c-e1bb-4a93-89c4-9df32ddcac25', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:52:18.374939+00', '2026-11-26 00:52:18.374939+00', '2026-11-26 00:52:18.752386+00', '2026-11-26 00:52:18.829165+00', '2026-11-26 01:52:18.374939+00', NULL, NULL, 'exclusive', '2026-11-26 00:52:18.752386+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c2cf0336-d554-4ec4-b6c1-030d6f38f22b', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.716743+00', '2026-11-26 01:02:19.716743+00', '2026-11-26 01:02:24.714104+00', '2026-11-26 01:02:24.756262+00', '2026-11-26 02:02:19.716743+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:24.714104+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2d76c798-e8d1-4532-b4f6-664caf0eee9d', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('66d72943-10a8-4c41-a82b-0ffaf39507e3', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d935e22e-f63f-4a69-bf51-0979f56df437', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('10e5a31c-051c-4f68-86f7-6950bfd321d9', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.631922+00', '2026-11-26 00:53:18.631922+00', '2026-11-26 00:53:18.751843+00', '2026-11-26 00:53:18.760813+00', '2026-11-26 01:53:18.631922+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.751843+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6f9bedd5-6a23-441d-aa63-35bbca28d6af', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.663552+00', '2026-11-26 00:53:18.663552+00', '2026-11-26 00:53:18.756578+00', '2026-11-26 00:53:18.76913+00', '2026-11-26 01:53:18.663552+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.756578+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cbcaada5-4d15-4e61-bfbc-34338932626a', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.631969+00', '2026-11-26 00:53:18.631969+00', '2026-11-26 00:53:18.758345+00', '2026-11-26 00:53:18.7711+00', '2026-11-26 01:53:18.631969+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.758345+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a6f8d5b7-f863-4ee1-aaeb-b987caf0d37b', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.651063+00', '2026-11-26 00:53:18.651063+00', '2026-11-26 00:53:18.893276+00', '2026-11-26 00:53:18.901988+00', '2026-11-26 01:53:18.651063+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.893276+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4634e915-865a-4208-90e7-739d3c46e95d', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:53:18.634849+00', '2026-11-26 00:53:18.634849+00', '2026-11-26 00:53:18.916251+00', '2026-11-26 00:53:18.930118+00', '2026-11-26 01:53:18.634849+00', NULL, NULL, 'exclusive', '2026-11-26 00:53:18.916251+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('324ee9af-e47e-4243-8564-61f5ca6927c9', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5bffd9b1-6fba-46c4-9696-1ef652b96721', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3d3b06bc-5a96-4ee7-bac3-e3f39dd0811e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:53:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:53:00', NULL, NULL, '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.356917+00', '2026-11-26 00:53:18.561057+00', '2026-11-26 00:53:18.678731+00', '2026-12-10 00:53:18.356917+00', NULL, NULL, 'standard', '2026-11-26 00:53:18.561057+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('11a7a474-99a2-4395-8139-47a2d76c39dd', 'safety.tell', 1, NULL, 'completed', 7, 0, 30, true, NULL, 120, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:21.917064+00', '2026-11-26 01:02:21.917064+00', '2026-11-26 01:02:22.180924+00', '2026-11-26 01:02:22.415074+00', '2026-12-10 01:02:21.917064+00', NULL, NULL, 'standard', '2026-11-26 01:02:22.180924+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0370fb0f-921b-43a0-9ffe-3fbd0e3abb82', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bfe0e847-ee3c-4d1e-8be3-6838f3c7e365', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('13ca4a8f-c4d7-4009-9568-86a1809f4b5e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c26608fd-f8ee-4341-90f0-70ec921e9459', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('81b3ab9e-2877-4ef1-8934-a9f384b29255', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.805224+00', '2026-11-26 00:54:18.805224+00', '2026-11-26 00:54:18.853936+00', '2026-11-26 00:54:18.917341+00', '2026-11-26 01:54:18.805224+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:18.853936+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1fe018ef-ecb7-46b6-8529-4b60e1a9f495', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.029172+00', '2026-11-26 00:56:19.029172+00', '2026-11-26 00:56:19.182747+00', '2026-11-26 00:56:19.251324+00', '2026-11-26 01:56:19.029172+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:19.182747+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('551d603e-ad50-41c1-af2a-d0dcc784ca40', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.27941+00', '2026-11-26 00:59:19.27941+00', '2026-11-26 00:59:19.383502+00', '2026-11-26 00:59:19.445454+00', '2026-11-26 01:59:19.27941+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:19.383502+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('dbd3323c-d5de-4681-bf40-a944bede49e3', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('04e48ddf-39fa-4528-8ac4-62d3ccf149ea', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7436f6c5-edce-4087-a87b-cd6c5023e82a', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d40c9666-668a-48c1-ae94-c8292b62e617', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eaa5d49e-2d59-453b-bb44-14d20795d8c3', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3075b409-1dfe-43cf-abdc-095eb2f37b48', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('36d6be5e-4fde-45c1-b763-ac581855b754', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:54:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:54:00', NULL, NULL, '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.64093+00', '2026-11-26 00:54:18.753134+00', '2026-11-26 00:54:18.943646+00', '2026-12-10 00:54:18.64093+00', NULL, NULL, 'standard', '2026-11-26 00:54:18.753134+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d9585ee7-97dd-493c-86d4-831a79488a43', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.031783+00', '2026-11-26 00:56:19.031783+00', '2026-11-26 00:56:24.09748+00', '2026-11-26 00:56:24.117289+00', '2026-11-26 01:56:19.031783+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:24.09748+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6d76a436-1a38-4754-8fc4-b8962a119433', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.883223+00', '2026-11-26 00:54:18.883223+00', '2026-11-26 00:54:18.918739+00', '2026-11-26 00:54:18.975039+00', '2026-11-26 01:54:18.883223+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:18.918739+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('44a84e48-2a72-4fc9-b637-ada858e2a877', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.820054+00', '2026-11-26 00:54:18.820054+00', '2026-11-26 00:54:18.943224+00', '2026-11-26 00:54:18.982525+00', '2026-11-26 01:54:18.820054+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:18.943224+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6919925b-4826-462a-b63a-427a7d3e4769', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.873276+00', '2026-11-26 00:54:18.873276+00', '2026-11-26 00:54:18.917898+00', '2026-11-26 00:54:18.982051+00', '2026-11-26 01:54:18.873276+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:18.917898+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2daa040d-5f01-4e9e-a69d-05ee2ba22bbb', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.803752+00', '2026-11-26 00:54:18.803752+00', '2026-11-26 00:54:18.917482+00', '2026-11-26 00:54:18.988361+00', '2026-11-26 01:54:18.803752+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:18.917482+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c6e71dd8-9b16-459d-addf-eae351f7f2c1', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.835487+00', '2026-11-26 00:54:18.835487+00', '2026-11-26 00:54:23.771335+00', '2026-11-26 00:54:23.780793+00', '2026-11-26 01:54:18.835487+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:23.771335+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7d00d96a-cd69-4f48-96dc-1f91c92d111b', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:54:18.873165+00', '2026-11-26 00:54:18.873165+00', '2026-11-26 00:54:23.834976+00', '2026-11-26 00:54:23.850053+00', '2026-11-26 01:54:18.873165+00', NULL, NULL, 'exclusive', '2026-11-26 00:54:23.834976+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('05074e20-82e3-4b3a-98bd-0c76faf70055', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('620c8169-2745-4be4-8acc-e5f69a9d2919', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.029886+00', '2026-11-26 00:56:19.029886+00', '2026-11-26 00:56:19.192993+00', '2026-11-26 00:56:19.249903+00', '2026-11-26 01:56:19.029886+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:19.192993+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('298ed1a2-fc3d-4ec2-a0b2-207ff3d4de75', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.025097+00', '2026-11-26 00:56:19.025097+00', '2026-11-26 00:56:19.148575+00', '2026-11-26 00:56:19.269404+00', '2026-11-26 01:56:19.025097+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:19.148575+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('902cd71f-ac4d-42df-80c9-f64d2596429d', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.09725+00', '2026-11-26 00:56:19.09725+00', '2026-11-26 00:56:23.994407+00', '2026-11-26 00:56:24.018467+00', '2026-11-26 01:56:19.09725+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:23.994407+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('300aa4a6-f7ae-4262-8616-9743ae8fb151', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('97f54f78-9628-4a4b-bbe7-fd63aa6daaaa', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('109cb20c-8086-49eb-b7be-2104b141c888', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('921b2eb0-6198-4a14-b483-5c32ccb686cb', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('98076c9f-e48f-47a7-83c1-308e80659534', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('68bfa216-9b1f-4cc5-af71-ac861690d9f0', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ae998db4-3cc4-4887-be17-4784c1f05e7e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('84fbe3f3-58ef-4884-98e5-30471fb34340', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b10a9e63-4dd1-40b6-8fe5-0a104951f3ef', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.891576+00', '2026-11-26 00:55:18.891576+00', '2026-11-26 00:55:19.008769+00', '2026-11-26 00:55:19.031085+00', '2026-11-26 01:55:18.891576+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:19.008769+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4a0f2e72-4419-4370-a736-1f699b0aaa4a', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.883579+00', '2026-11-26 00:55:18.883579+00', '2026-11-26 00:55:23.873373+00', '2026-11-26 00:55:23.877151+00', '2026-11-26 01:55:18.883579+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:23.873373+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('286ac357-a8a3-4770-af78-1d7598273e73', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4aa41217-a95c-4bf1-a836-b78815f855f2', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('93695e3d-6768-42b8-8dbb-517cfad9f7b3', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('142d0917-ca12-4c13-8218-c73bd133dcbd', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7a8b207d-eab8-4207-9a28-c7f54b77ea11', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('192d9aa5-9f59-4db9-b8c3-cb13a6b2f0ad', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.208254+00', '2026-11-26 00:57:19.208254+00', '2026-11-26 00:57:24.218376+00', '2026-11-26 00:57:24.245813+00', '2026-11-26 01:57:19.208254+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.218376+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a2f9af61-2337-4f33-a660-8b190b697e64', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.209931+00', '2026-11-26 00:57:19.209931+00', '2026-11-26 00:57:24.201619+00', '2026-11-26 00:57:24.246568+00', '2026-11-26 01:57:19.209931+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.201619+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('67970ea4-4295-468a-9f62-64be46ab13ee', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.212693+00', '2026-11-26 00:57:19.212693+00', '2026-11-26 00:57:24.217205+00', '2026-11-26 00:57:24.250401+00', '2026-11-26 01:57:19.212693+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.217205+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('65a2da78-dd26-4747-b0ea-76c7d72c7e28', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('936ef3ad-beb6-4147-83af-e7d460135269', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('535dc893-9849-4759-b143-b0db22c8e5af', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.226352+00', '2026-11-26 00:58:19.226352+00', '2026-11-26 00:58:19.236595+00', '2026-11-26 00:58:19.244202+00', '2026-11-26 01:58:19.226352+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:19.236595+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a6274233-8843-471b-a56e-c4453fa196f0', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.236432+00', '2026-11-26 00:58:19.236432+00', '2026-11-26 00:58:24.201971+00', '2026-11-26 00:58:24.237431+00', '2026-11-26 01:58:19.236432+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.201971+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ec932ccc-a844-4b10-a163-dfd31982e45d', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.23121+00', '2026-11-26 00:58:19.23121+00', '2026-11-26 00:58:24.226402+00', '2026-11-26 00:58:24.275805+00', '2026-11-26 01:58:19.23121+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.226402+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('15592e10-4728-4633-ac59-4293e8db0abf', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.229397+00', '2026-11-26 00:58:19.229397+00', '2026-11-26 00:58:24.232931+00', '2026-11-26 00:58:24.325587+00', '2026-11-26 01:58:19.229397+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.232931+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0c9d1c83-6a75-44af-ac4c-dfd65cf66ae6', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.228286+00', '2026-11-26 00:58:19.228286+00', '2026-11-26 00:58:24.236727+00', '2026-11-26 00:58:24.425638+00', '2026-11-26 01:58:19.228286+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.236727+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cec00f87-8f7f-4f46-9d23-a6c2afe6fbaf', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.026607+00', '2026-11-26 00:56:19.026607+00', '2026-11-26 00:56:19.108955+00', '2026-11-26 00:56:19.250815+00', '2026-11-26 01:56:19.026607+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:19.108955+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('85ed45c0-4d2c-42da-a6f2-8b6813c1a7d7', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.03086+00', '2026-11-26 00:56:19.03086+00', '2026-11-26 00:56:19.1759+00', '2026-11-26 00:56:19.262508+00', '2026-11-26 01:56:19.03086+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:19.1759+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('de7df7eb-88bb-48c7-b3d6-2546af450af9', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4bc06fac-7cda-4f8d-9a0d-6d79eb783eef', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('fcb19500-c01c-488d-8d5d-28afbc71a9f2', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('eeef76e8-8def-464e-aa37-5c473602b2d8', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b346ebaf-eb58-4a3d-b90b-d9adacefde9a', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.887091+00', '2026-11-26 00:55:18.887091+00', '2026-11-26 00:55:18.978572+00', '2026-11-26 00:55:19.020766+00', '2026-11-26 01:55:18.887091+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:18.978572+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('83b95c95-42a6-465d-8b37-1eec093cf90f', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.882833+00', '2026-11-26 00:55:18.882833+00', '2026-11-26 00:55:19.017339+00', '2026-11-26 00:55:19.023831+00', '2026-11-26 01:55:18.882833+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:19.017339+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3cdb8d94-6b27-44c8-8f5c-f35cfbb14f4d', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.881947+00', '2026-11-26 00:55:18.881947+00', '2026-11-26 00:55:19.005439+00', '2026-11-26 00:55:19.031443+00', '2026-11-26 01:55:18.881947+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:19.005439+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6d6ffdee-59af-4ca4-b498-283d3fc40c2d', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.882695+00', '2026-11-26 00:55:18.882695+00', '2026-11-26 00:55:19.008283+00', '2026-11-26 00:55:19.054209+00', '2026-11-26 01:55:18.882695+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:19.008283+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b07f2eec-e6a7-4877-9a14-954ab30b9f60', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.884197+00', '2026-11-26 00:55:18.884197+00', '2026-11-26 00:55:19.038616+00', '2026-11-26 00:55:19.076755+00', '2026-11-26 01:55:18.884197+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:19.038616+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('81a1cff3-50d6-479a-9f11-e371b4ab6d1e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c738293f-8fd7-4c03-9dd8-0673f9f826f8', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.890679+00', '2026-11-26 00:55:18.890679+00', '2026-11-26 00:55:23.873305+00', '2026-11-26 00:55:23.878086+00', '2026-11-26 01:55:18.890679+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:23.873305+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0b3c7df3-dd42-4c8a-8897-42fc65502b65', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:55:18.882127+00', '2026-11-26 00:55:18.882127+00', '2026-11-26 00:55:23.874348+00', '2026-11-26 00:55:23.890038+00', '2026-11-26 01:55:18.882127+00', NULL, NULL, 'exclusive', '2026-11-26 00:55:23.874348+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3d93614f-c313-4eb8-b50b-c4a0f677263a', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ade01a16-955a-4af8-8042-7cb8d35993f0', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:57:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:57:00', NULL, NULL, '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:18.631484+00', '2026-11-26 00:57:19.201371+00', '2026-11-26 00:57:19.227355+00', '2026-12-10 00:57:18.631484+00', NULL, NULL, 'standard', '2026-11-26 00:57:19.201371+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('841c2cc2-3176-4339-a643-9cc46b84fb28', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.214506+00', '2026-11-26 00:57:19.214506+00', '2026-11-26 00:57:24.193273+00', '2026-11-26 00:57:24.196035+00', '2026-11-26 01:57:19.214506+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.193273+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ae61f16c-6346-4b81-945c-d52af966e383', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.210809+00', '2026-11-26 00:57:19.210809+00', '2026-11-26 00:57:24.207554+00', '2026-11-26 00:57:24.244362+00', '2026-11-26 01:57:19.210809+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.207554+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('76644318-49a1-4d01-92c1-f68047c0a1a5', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.209291+00', '2026-11-26 00:57:19.209291+00', '2026-11-26 00:57:24.212006+00', '2026-11-26 00:57:24.254718+00', '2026-11-26 01:57:19.209291+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.212006+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('12203ce6-c996-4dec-9cbf-f1de2773be9c', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.279625+00', '2026-11-26 00:59:19.279625+00', '2026-11-26 00:59:19.39277+00', '2026-11-26 00:59:19.446026+00', '2026-11-26 01:59:19.279625+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:19.39277+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a82fd587-b6ae-42ea-8a38-650404a59505', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.28149+00', '2026-11-26 00:59:19.28149+00', '2026-11-26 00:59:19.401801+00', '2026-11-26 00:59:19.448496+00', '2026-11-26 01:59:19.28149+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:19.401801+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('aac8b9ae-28d9-427b-91c3-90c560331536', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.280554+00', '2026-11-26 00:59:19.280554+00', '2026-11-26 00:59:19.392846+00', '2026-11-26 00:59:19.453015+00', '2026-11-26 01:59:19.280554+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:19.392846+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('98b67728-b86e-48e5-ae22-4786c3f741fe', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.284845+00', '2026-11-26 00:59:19.284845+00', '2026-11-26 00:59:19.40235+00', '2026-11-26 00:59:19.482134+00', '2026-11-26 01:59:19.284845+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:19.40235+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('92e6d34a-69cd-4d1f-a711-88ff0bdaef2e', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.282873+00', '2026-11-26 00:59:19.282873+00', '2026-11-26 00:59:19.393949+00', '2026-11-26 00:59:19.482661+00', '2026-11-26 01:59:19.282873+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:19.393949+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('81e3c1fa-24f6-4041-bd99-06b7536e7bfc', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.285657+00', '2026-11-26 00:59:19.285657+00', '2026-11-26 00:59:19.429561+00', '2026-11-26 00:59:19.493525+00', '2026-11-26 01:59:19.285657+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:19.429561+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('298de968-b9a9-438d-b776-14f9f8b8b9d8', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.284063+00', '2026-11-26 00:59:19.284063+00', '2026-11-26 00:59:24.317832+00', '2026-11-26 00:59:24.404937+00', '2026-11-26 01:59:19.284063+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:24.317832+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2cbc07c2-2467-4a4c-a750-ae4851f3de36', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:59:19.28225+00', '2026-11-26 00:59:19.28225+00', '2026-11-26 00:59:24.330374+00', '2026-11-26 00:59:24.447741+00', '2026-11-26 01:59:19.28225+00', NULL, NULL, 'exclusive', '2026-11-26 00:59:24.330374+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('94ae092a-9383-4263-8d57-a4b9883dd1ee', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('1661f409-f15c-4dd6-be1e-18afe982616d', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('50555513-9f5c-48f8-a548-11f125fa34c7', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.502404+00', '2026-11-26 01:00:19.502404+00', '2026-11-26 01:00:24.52498+00', '2026-11-26 01:00:24.66367+00', '2026-11-26 02:00:19.502404+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:24.52498+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b5bfd0c4-9d2f-47d0-bec4-d6a5f671b386', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.633474+00', '2026-11-26 01:01:19.633474+00', '2026-11-26 01:01:19.743018+00', '2026-11-26 01:01:19.763823+00', '2026-11-26 02:01:19.633474+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:19.743018+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a2265bdf-ee3d-4be9-ba91-93bac16f8bbc', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.638159+00', '2026-11-26 01:01:19.638159+00', '2026-11-26 01:01:19.660828+00', '2026-11-26 01:01:19.764646+00', '2026-11-26 02:01:19.638159+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:19.660828+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('95a377cb-00fa-4fe8-9590-387989f11b87', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.647726+00', '2026-11-26 01:01:19.647726+00', '2026-11-26 01:01:24.559005+00', '2026-11-26 01:01:24.569904+00', '2026-11-26 02:01:19.647726+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:24.559005+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('dd5ef12b-76a4-45a8-be95-4154b3d0dfca', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:55:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:55:00', NULL, NULL, '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.603011+00', '2026-11-26 00:55:18.857113+00', '2026-11-26 00:55:18.90754+00', '2026-12-10 00:55:18.603011+00', NULL, NULL, 'standard', '2026-11-26 00:55:18.857113+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6ae75441-5dcf-4828-84c3-cef44959e869', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5ad47e30-de02-4292-968c-8c4cd69b0306', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a11c5843-78de-4b55-b40c-1520d93c0d78', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.030747+00', '2026-11-26 00:56:19.030747+00', '2026-11-26 00:56:19.151183+00', '2026-11-26 00:56:19.233975+00', '2026-11-26 01:56:19.030747+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:19.151183+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('70bcd245-9c12-4a07-853d-9aef8e5685ee', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2a6a37db-9653-4c55-9e05-5de52c74e954', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('612edaf8-8b07-4302-802f-542a68208ed3', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c4034ef4-8831-4dd8-8854-32d298f691ec', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('5357910e-79b6-4961-9d13-940175e80c76', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:56:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:56:00', NULL, NULL, '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:18.653458+00', '2026-11-26 00:56:19.003697+00', '2026-11-26 00:56:19.243117+00', '2026-12-10 00:56:18.653458+00', NULL, NULL, 'standard', '2026-11-26 00:56:19.003697+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b7cd0a13-206f-41aa-a588-5167722fd638', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:56:19.028084+00', '2026-11-26 00:56:19.028084+00', '2026-11-26 00:56:19.18957+00', '2026-11-26 00:56:19.255082+00', '2026-11-26 01:56:19.028084+00', NULL, NULL, 'exclusive', '2026-11-26 00:56:19.18957+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6475db47-e2db-484d-97c0-ffb08b66e258', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('980eec6d-603c-4c40-b0c6-85cdc0671b3c', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6be07aab-4f58-4699-9c19-cf8d40f5053e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 00:59:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 00:59:00', NULL, NULL, '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:18.732094+00', '2026-11-26 00:59:19.277912+00', '2026-11-26 00:59:19.291588+00', '2026-12-10 00:59:18.732094+00', NULL, NULL, 'standard', '2026-11-26 00:59:19.277912+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a24249ed-039c-4add-a2bc-5973a271bb96', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.211585+00', '2026-11-26 00:57:19.211585+00', '2026-11-26 00:57:24.205068+00', '2026-11-26 00:57:24.243337+00', '2026-11-26 01:57:19.211585+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.205068+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('dfc69074-1f73-4447-9694-906cb75feb8f', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.20841+00', '2026-11-26 00:57:19.20841+00', '2026-11-26 00:57:24.204327+00', '2026-11-26 00:57:24.250077+00', '2026-11-26 01:57:19.20841+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.204327+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c6d2abf4-b7e1-4e08-b6a9-65f8de21038e', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:57:19.21371+00', '2026-11-26 00:57:19.21371+00', '2026-11-26 00:57:24.216545+00', '2026-11-26 00:57:24.255507+00', '2026-11-26 01:57:19.21371+00', NULL, NULL, 'exclusive', '2026-11-26 00:57:24.216545+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4beb17d0-c0a9-4027-afeb-80b22fef7546', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b8d30485-3c83-41b4-8f96-94704172c798', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9d8492f6-ad06-4d5f-8834-d223b000d0cc', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e2d348c7-0b55-45ff-88ee-dc76514908be', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bcc29902-a698-421a-bf65-98589663377a', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('94c000f7-eebc-42e9-beb3-61644aac36ae', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 00:58:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 00:58:00', NULL, NULL, '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:18.704918+00', '2026-11-26 00:58:19.223146+00', '2026-11-26 00:58:19.242299+00', '2026-12-10 00:58:18.704918+00', NULL, NULL, 'standard', '2026-11-26 00:58:19.223146+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('81f6b0b9-fa7e-4e90-98da-618d4f82d170', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.22832+00', '2026-11-26 00:58:19.22832+00', '2026-11-26 00:58:24.235457+00', '2026-11-26 00:58:24.326969+00', '2026-11-26 01:58:19.22832+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.235457+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e009bee3-d41c-40aa-b176-be03cd4207e5', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.230466+00', '2026-11-26 00:58:19.230466+00', '2026-11-26 00:58:24.237102+00', '2026-11-26 00:58:24.333881+00', '2026-11-26 01:58:19.230466+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.237102+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7b07d0c6-8cb3-4eb0-ab82-b10d2e7f18c5', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.227776+00', '2026-11-26 00:58:19.227776+00', '2026-11-26 00:58:24.241021+00', '2026-11-26 00:58:24.371899+00', '2026-11-26 01:58:19.227776+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.241021+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('09b5c12b-d6e2-44d2-9690-7769460210c9', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 00:58:19.226953+00', '2026-11-26 00:58:19.226953+00', '2026-11-26 00:58:24.239911+00', '2026-11-26 00:58:24.436997+00', '2026-11-26 01:58:19.226953+00', NULL, NULL, 'exclusive', '2026-11-26 00:58:24.239911+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c20c2aa1-1483-48de-9178-4c941f90ee04', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('592a8976-57cd-454c-8cc0-3cf830aaefe7', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e613b752-b081-4f49-896f-90b0addcdf75', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a740fa6b-265e-4a10-875b-7733b73741de', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4da8dd02-6536-4596-a9e0-235e891901d1', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO pgboss.job_common (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, singleton_key, singleton_on, group_id, group_tier, start_after, created_on, started_on, completed_on, keep_until, output, dead_letter, policy, heartbeat_on, heartbeat_seconds, blocked, blocking, pending_dependencies, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id) VALUES
	('d3c8060a-5f04-40db-9b6b-fc07213cb70f', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 01:02:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 01:02:00', NULL, NULL, '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:18.921807+00', '2026-11-26 01:02:19.695111+00', '2026-11-26 01:02:19.73708+00', '2026-12-10 01:02:18.921807+00', NULL, NULL, 'standard', '2026-11-26 01:02:19.695111+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('206f035f-4b76-4330-98dd-fa7d8b18c272', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9851ea79-619f-43f3-89e8-fd19c3832f9a', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4829bbd8-e716-4a10-88a8-32b61e8a03ab', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4391371f-2b6b-415c-a24b-23c340242601', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('aea5b42b-a468-4709-b4c0-2560080a3122', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('962240c1-8875-4894-8efb-05ae2b8fca00', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('134b754b-f16d-4908-8d22-596809a7d203', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e6662473-8233-4982-bbbd-343e755131f4', 'membership.settle', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.500589+00', '2026-11-26 01:00:19.500589+00', '2026-11-26 01:00:19.521816+00', '2026-11-26 01:00:19.561473+00', '2026-11-26 02:00:19.500589+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:19.521816+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('e7363576-978e-462a-a276-fe1d950deb2e', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.714662+00', '2026-11-26 01:02:19.714662+00', '2026-11-26 01:02:19.813028+00', '2026-11-26 01:02:19.840143+00', '2026-11-26 02:02:19.714662+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:19.813028+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('da31a3ec-cf7a-47cd-ba8c-1af40731fb8d', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.close-unanswered", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.close-unanswered__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('9429106c-e5a4-47ff-a47d-bb6c7b53a2de', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('cd49e137-a1af-400b-9042-00f72940c0ab', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.remind", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.remind__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('3895adb0-6c3e-4ce9-8a61-0e1c24b9920b', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.705424+00', '2026-11-26 01:02:19.705424+00', '2026-11-26 01:02:19.933188+00', '2026-11-26 01:02:20.011121+00', '2026-11-26 02:02:19.705424+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:19.933188+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('b95eaec4-9a1c-4c59-a50c-51a6086343ff', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "appointments.offer-freed-slots", "slot": "2026-11-26 01:00:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'appointments.offer-freed-slots__', '2026-11-26 01:00:00', NULL, NULL, '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:18.897734+00', '2026-11-26 01:00:19.497235+00', '2026-11-26 01:00:19.55845+00', '2026-12-10 01:00:18.897734+00', NULL, NULL, 'standard', '2026-11-26 01:00:19.497235+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('a32bb031-c1d7-4f69-98a2-bacdcf670331', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.503163+00', '2026-11-26 01:00:19.503163+00', '2026-11-26 01:00:19.534939+00', '2026-11-26 01:00:19.566255+00', '2026-11-26 02:00:19.503163+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:19.534939+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8c4c506a-73be-441f-83f1-278774264cb2', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.501616+00', '2026-11-26 01:00:19.501616+00', '2026-11-26 01:00:19.522287+00', '2026-11-26 01:00:19.569197+00', '2026-11-26 02:00:19.501616+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:19.522287+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('99419bc1-32b8-4366-aa81-f9ab514f309d', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.509873+00', '2026-11-26 01:00:19.509873+00', '2026-11-26 01:00:24.539155+00', '2026-11-26 01:00:24.630802+00', '2026-11-26 02:00:19.509873+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:24.539155+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ac8984ec-3469-4aaa-b8d0-be5d99d6f226', 'platform.mail', 1, NULL, 'completed', 99, 0, 30, true, 3600, 120, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:22.257028+00', '2026-11-26 01:02:22.257028+00', '2026-11-26 01:02:23.237602+00', '2026-11-26 01:02:23.262235+00', '2026-12-10 01:02:22.257028+00', NULL, NULL, 'standard', '2026-11-26 01:02:23.237602+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7e8436b9-bf28-4b5a-b6f2-e762417b4ce7', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.636588+00', '2026-11-26 01:01:19.636588+00', '2026-11-26 01:01:19.750998+00', '2026-11-26 01:01:19.762864+00', '2026-11-26 02:01:19.636588+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:19.750998+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('bd7da928-5376-4702-b86f-f5a5d9707280', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.717334+00', '2026-11-26 01:02:19.717334+00', '2026-11-26 01:02:24.629215+00', '2026-11-26 01:02:24.684208+00', '2026-11-26 02:02:19.717334+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:24.629215+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('63cc3565-00f5-4fa7-8335-d6e9417d7286', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.635884+00', '2026-11-26 01:01:19.635884+00', '2026-11-26 01:01:24.587326+00', '2026-11-26 01:01:24.598054+00', '2026-11-26 02:01:19.635884+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:24.587326+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0a69cde4-4330-4719-b6fa-be36f35ee162', 'appointments.close-unanswered', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.500318+00', '2026-11-26 01:00:19.500318+00', '2026-11-26 01:00:19.535531+00', '2026-11-26 01:00:19.562663+00', '2026-11-26 02:00:19.500318+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:19.535531+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('d07654c4-27dd-4837-8971-a357c169a88f', 'appointments.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.706568+00', '2026-11-26 01:02:19.706568+00', '2026-11-26 01:02:24.70189+00', '2026-11-26 01:02:24.775351+00', '2026-11-26 02:02:19.706568+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:24.70189+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c90d2088-b4fc-4e11-bb20-282ddb369fd5', 'safety.escalate', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.511194+00', '2026-11-26 01:00:19.511194+00', '2026-11-26 01:00:24.522695+00', '2026-11-26 01:00:24.624594+00', '2026-11-26 02:00:19.511194+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:24.522695+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('83198e07-bd6c-4633-bdaa-432ef27c85fc', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.637317+00', '2026-11-26 01:01:19.637317+00', '2026-11-26 01:01:19.750539+00', '2026-11-26 01:01:19.762231+00', '2026-11-26 02:01:19.637317+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:19.750539+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('ca435875-ad27-4802-89d9-34d3f7b9e912', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.640425+00', '2026-11-26 01:01:19.640425+00', '2026-11-26 01:01:19.745658+00', '2026-11-26 01:01:19.769635+00', '2026-11-26 02:01:19.640425+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:19.745658+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('36db8528-5ebb-4ce9-9a89-111c976a703c', 'plans.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.51163+00', '2026-11-26 01:00:19.51163+00', '2026-11-26 01:00:19.524928+00', '2026-11-26 01:00:19.563279+00', '2026-11-26 02:00:19.51163+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:19.524928+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('4facfe17-1cfb-4418-98d4-e8cb268bb91e', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:00:19.501292+00', '2026-11-26 01:00:19.501292+00', '2026-11-26 01:00:19.535186+00', '2026-11-26 01:00:19.564812+00', '2026-11-26 02:00:19.501292+00', NULL, NULL, 'exclusive', '2026-11-26 01:00:19.535186+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8355f765-65ab-4795-8fdc-d0c2306e23f7', 'medications.remind', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.707951+00', '2026-11-26 01:02:19.707951+00', '2026-11-26 01:02:19.819926+00', '2026-11-26 01:02:19.867596+00', '2026-11-26 02:02:19.707951+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:19.819926+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('161c5f31-4dd1-4cb7-82ca-94c68ea827bc', 'messages.tell', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.638812+00', '2026-11-26 01:01:19.638812+00', '2026-11-26 01:01:24.598561+00', '2026-11-26 01:01:24.599773+00', '2026-11-26 02:01:19.638812+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:24.598561+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b35f87c-845f-456d-841e-3ce27128e51e', 'membership.refund', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:02:19.708139+00', '2026-11-26 01:02:19.708139+00', '2026-11-26 01:02:19.937836+00', '2026-11-26 01:02:19.965885+00', '2026-11-26 02:02:19.708139+00', NULL, NULL, 'exclusive', '2026-11-26 01:02:19.937836+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('53d4d53a-2530-46d9-bd9d-9045753e75bf', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "medications.remind", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'medications.remind__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('670f4562-cbb2-4d23-a408-10af59134ba6', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.refund", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.refund__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('7abb8962-249d-4cf1-881b-60ea724ce47e', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "membership.settle", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'membership.settle__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('0a2f9ca8-dd27-474e-8605-a57b001e9d7d', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "messages.tell", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'messages.tell__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('6ec690d8-2cef-48f5-8adf-a40335ca1c02', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "plans.tell", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'plans.tell__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('8a49c679-b34f-43fa-b828-c4f0001faaa6', '__pgboss__send-it', 0, '{"key": "", "data": null, "name": "safety.escalate", "slot": "2026-11-26 01:01:00", "options": {"missed": "once"}}', 'completed', 2, 0, 0, false, NULL, 900, 604800, 'safety.escalate__', '2026-11-26 01:01:00', NULL, NULL, '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:18.86492+00', '2026-11-26 01:01:19.626426+00', '2026-11-26 01:01:19.752654+00', '2026-12-10 01:01:18.86492+00', NULL, NULL, 'standard', '2026-11-26 01:01:19.626426+00', NULL, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('c2dfe605-81b6-4f8f-a41d-d55ef2d10f32', 'appointments.offer-freed-slots', 0, NULL, 'completed', 0, 0, 0, false, NULL, 3600, 3600, NULL, NULL, NULL, NULL, '2026-11-26 01:01:19.634206+00', '2026-11-26 01:01:19.634206+00', '2026-11-26 01:01:19.753307+00', '2026-11-26 01:01:19.770841+00', '2026-11-26 02:01:19.634206+00', NULL, NULL, 'exclusive', '2026-11-26 01:01:19.753307+00', 30, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);


INSERT INTO pgboss.job_dependency (child_name, child_id, parent_name, parent_id) VALUES
	('__pgboss__send-it', '781c5b45-be06-44d5-968a-6882c8ca89c3', '__pgboss__send-it', '8f8e4663-01da-489d-a556-066668092625');


INSERT INTO pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds, dead_letter, partition, table_name, deferred_count, queued_count, ready_count, warning_queued, active_count, failed_count, total_count, created_delta, completed_delta, failed_delta, delta_on, delta_seconds, ready_history, heartbeat_seconds, notify, singletons_active, monitor_claim_on, monitor_on, maintain_on, created_on, updated_on) VALUES
	('appointments.offer-freed-slots', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.650279+00', '2026-11-26 00:50:18.650279+00'),
	('appointments.remind', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.653542+00', '2026-11-26 00:50:18.653542+00'),
	('appointments.tell', 'standard', 7, 30, true, NULL, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', NULL, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:16.04926+00', '2026-11-26 00:50:16.04926+00'),
	('medications.refill', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.576357+00', '2026-11-26 00:50:18.576357+00'),
	('medications.remind', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.541154+00', '2026-11-26 00:50:18.541154+00'),
	('membership.ask', 'standard', 7, 30, true, NULL, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', NULL, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:16.305504+00', '2026-11-26 00:50:16.305504+00'),
	('appointments.call-off-impossible', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.647517+00', '2026-11-26 00:50:18.647517+00'),
	('__pgboss__send-it', 'standard', 2, 0, false, NULL, 900, 1209600, 604800, NULL, false, 'job_common', 0, 9, 9, 0, 0, 0, 117, 0, 0, 0, NULL, NULL, '{9,9,9,0,0,0,9,0,9,9,9,0}', NULL, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.271039+00', '2026-11-26 00:50:18.271039+00'),
	('accounts.sweep', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.376932+00', '2026-11-26 00:50:18.376932+00'),
	('accounts.sweep_files', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.506475+00', '2026-11-26 00:50:18.506475+00'),
	('appointments.close-unanswered', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,0,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.633861+00', '2026-11-26 00:50:18.633861+00'),
	('membership.simulate', 'standard', 7, 30, true, NULL, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', NULL, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:16.305504+00', '2026-11-26 00:50:16.305504+00'),
	('messages.tell', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.585262+00', '2026-11-26 00:50:18.585262+00'),
	('membership.end', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.720937+00', '2026-11-26 00:50:18.720937+00'),
	('membership.late-money', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.680567+00', '2026-11-26 00:50:18.680567+00'),
	('membership.refund', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.692941+00', '2026-11-26 00:50:18.692941+00'),
	('membership.settle', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.67161+00', '2026-11-26 00:50:18.67161+00'),
	('plans.tell', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.659886+00', '2026-11-26 00:50:18.659886+00'),
	('safety.tell', 'standard', 7, 30, true, NULL, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', NULL, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:16.869212+00', '2026-11-26 00:50:16.869212+00'),
	('students.delete_documents', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.734123+00', '2026-11-26 00:50:18.734123+00'),
	('students.lapse', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.736842+00', '2026-11-26 00:50:18.736842+00'),
	('platform.mail', 'standard', 7, 30, true, NULL, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', NULL, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:15.930631+00', '2026-11-26 00:50:15.930631+00'),
	('practice.delete_documents', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.628923+00', '2026-11-26 00:50:18.628923+00'),
	('practice.warn-of-certificates', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{0,0,0,0,0,0,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.607361+00', '2026-11-26 00:50:18.607361+00'),
	('safety.escalate', 'exclusive', 0, 0, false, NULL, 3600, 3600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, NULL, NULL, '{0,0,0,1,1,1,0,0,0,0,0,0}', 30, false, NULL, '2026-11-26 01:02:19.652438+00', '2026-11-26 01:02:19.654001+00', '2026-11-26 00:51:18.285889+00', '2026-11-26 00:50:18.582195+00', '2026-11-26 00:50:18.582195+00'),
	('billing.issued', 'standard', 7, 30, true, NULL, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-28 12:55:14.831265+00', '2026-11-28 12:55:14.831265+00'),
	('questionnaires.asked', 'standard', 7, 30, true, NULL, 120, 1209600, 3600, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '2026-11-28 12:55:15.156101+00', '2026-11-28 12:55:15.156101+00');


INSERT INTO pgboss.schedule (name, key, kind, cron, timezone, data, options, created_on, updated_on, last_job_id) VALUES
	('accounts.sweep', '', 'cron', '7 * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.463669+00', '2026-11-26 00:50:18.463669+00', NULL),
	('accounts.sweep_files', '', 'cron', '23 1 * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.518106+00', '2026-11-26 00:50:18.518106+00', NULL),
	('medications.refill', '', 'cron', '7 * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.580815+00', '2026-11-26 00:50:18.580815+00', NULL),
	('practice.warn-of-certificates', '', 'cron', '7 * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.617918+00', '2026-11-26 00:50:18.617918+00', NULL),
	('practice.delete_documents', '', 'cron', '23 1 * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.632924+00', '2026-11-26 00:50:18.632924+00', NULL),
	('appointments.call-off-impossible', '', 'cron', '7 * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.64941+00', '2026-11-26 00:50:18.64941+00', NULL),
	('membership.late-money', '', 'cron', '7 * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.682274+00', '2026-11-26 00:50:18.682274+00', NULL),
	('membership.end', '', 'cron', '7 * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.732932+00', '2026-11-26 00:50:18.732932+00', NULL),
	('students.delete_documents', '', 'cron', '23 1 * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.735468+00', '2026-11-26 00:50:18.735468+00', NULL),
	('students.lapse', '', 'cron', '23 1 * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.748928+00', '2026-11-26 00:50:18.748928+00', NULL),
	('appointments.close-unanswered', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.636277+00', '2026-11-26 00:50:18.636277+00', 'e7363576-978e-462a-a276-fe1d950deb2e'),
	('appointments.offer-freed-slots', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.651771+00', '2026-11-26 00:50:18.651771+00', '3895adb0-6c3e-4ce9-8a61-0e1c24b9920b'),
	('appointments.remind', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.658928+00', '2026-11-26 00:50:18.658928+00', 'd07654c4-27dd-4837-8971-a357c169a88f'),
	('medications.remind', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.551772+00', '2026-11-26 00:50:18.551772+00', '8355f765-65ab-4795-8fdc-d0c2306e23f7'),
	('membership.refund', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.708928+00', '2026-11-26 00:50:18.708928+00', '6b35f87c-845f-456d-841e-3ce27128e51e'),
	('membership.settle', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.672843+00', '2026-11-26 00:50:18.672843+00', 'c2cf0336-d554-4ec4-b6c1-030d6f38f22b'),
	('messages.tell', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.598005+00', '2026-11-26 00:50:18.598005+00', 'c8c86ee0-a29d-4170-b72f-71c6a38b5f63'),
	('plans.tell', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.661386+00', '2026-11-26 00:50:18.661386+00', 'd8301fc3-4053-40c2-b640-4f5efda014b8'),
	('safety.escalate', '', 'cron', '* * * * *', 'UTC', NULL, '{"missed": "once"}', '2026-11-26 00:50:18.583867+00', '2026-11-26 00:50:18.583867+00', 'bd7da928-5376-4702-b86f-f5a5d9707280');


INSERT INTO pgboss.subscription (event, name, created_on, updated_on) VALUES
	('tests', '__pgboss__send-it', '2026-11-26 01:02:50.153898+00', '2026-11-26 01:02:50.153898+00');


INSERT INTO pgboss.version (version, cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) VALUES
	(43, '2026-11-26 01:02:48.901986+00', NULL, '2026-11-26 01:02:45.659785+00', NULL, NULL);


INSERT INTO pgboss.warning (id, type, message, data, created_on) VALUES
	('7a361a3a-155b-4a5f-a300-7e284a2044ed', 'slow_query', 'A query took long.', '{"seconds": 31}', '2026-11-26 01:02:50.153285+00');


INSERT INTO platform.audit_events_before (id, occurred_at, actor_id, subject_id, action, record_id, request_id) VALUES
	('1e46423e-24cc-49d3-a679-c56dbbeb9eec', '2026-11-26 01:02:21.917064+00', '169f0707-4792-4036-ba37-146040d6ea8f', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'account.suspend', NULL, '63cdab03-0374-44dc-b2c6-845d6cc38cd3'),
	('6e952370-f962-4338-9ed9-9a7fbae6ecde', '2026-11-26 01:02:21.917064+00', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'appointments.read', NULL, NULL),
	('2131708f-764e-44b5-820d-471b9898be4a', '2026-11-26 01:02:22.257028+00', NULL, 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'safety_alert.notify_provider', '11a7a474-99a2-4395-8139-47a2d76c39dd', NULL);


INSERT INTO platform.heartbeat (is_only, beaten_at) VALUES
	(true, '2026-11-26 00:50:18.336309+00');


INSERT INTO platform.mail_outbox (id, recipient, subject, text_body, html_body, created_at, sent_at, at_most_once, handed_over_at, not_after, kind, attempts, last_attempt_at, last_error, give_up_at, undelivered, undelivered_at) VALUES
	('772e69d6-aef3-4460-b680-c28886b71046', 'new.person@example.test', 'Confirm your email for Ubumi', 'Hello,
An account at Ubumi was made with this email address. To start using it, confirm the address:
Confirm my email address:
http://localhost:3000/confirm?token_hash=zSpDmC2ElRaNHAro6TkPw0_yKEGHuz4g5ZjG_SKQ-p8&type=signup
Or enter this code: 895924
The link and the code work once, for 60 minutes.
If this was not you, ignore this email: without confirmation no one can use the account.
The Ubumi team', '<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>Confirm your email for Ubumi</title>
      </head>
      <body style="font-family: sans-serif; line-height: 1.5; max-width: 34rem">
        <p>Hello,</p>
        <p>An account at Ubumi was made with this email address. To start using it, confirm the address:</p>
        <p><a href="http://localhost:3000/confirm?token_hash=zSpDmC2ElRaNHAro6TkPw0_yKEGHuz4g5ZjG_SKQ-p8&amp;type=signup">Confirm my email address</a></p>
        <p>Or enter this code: <strong>895924</strong></p>
        <p>The link and the code work once, for 60 minutes.</p><p>If this was not you, ignore this email: without confirmation no one can use the account.</p>
        <p>The Ubumi team</p>
      </body>
    </html> ', '2026-11-26 01:01:33.094483+00', '2026-11-26 01:01:33.596274+00', false, '2026-11-26 01:01:33.595178+00', '2026-11-26 02:01:33.094483+00', 'confirmation', 1, '2026-11-26 01:01:33.595+00', NULL, '2026-11-28 01:01:33.094+00', NULL, NULL),
	('ac8984ec-3469-4aaa-b8d0-be5d99d6f226', 'therapist@demo.test', 'You have a new task in Ubumi', 'Hello,
Please log in now and look under “Your tasks”.
Open Ubumi:
http://localhost:3000/provider-profile
This email cannot be switched off.
The Ubumi team', '<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>You have a new task in Ubumi</title>
      </head>
      <body style="font-family: sans-serif; line-height: 1.5; max-width: 34rem">
        <p>Hello,</p>
        <p>Please log in now and look under “Your tasks”.</p>
        <p><a href="http://localhost:3000/provider-profile">Open Ubumi</a></p>
        
        <p>This email cannot be switched off.</p>
        <p>The Ubumi team</p>
      </body>
    </html> ', '2026-11-26 01:02:22.257028+00', '2026-11-26 01:02:23.252772+00', false, '2026-11-26 01:02:23.250014+00', NULL, 'notice', 1, '2026-11-26 01:02:23.25+00', NULL, '2026-11-28 01:02:22.257+00', NULL, NULL);


INSERT INTO platform.rate_limits (key_hmac, ends_at, used) VALUES
	('\x2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683', '2026-11-26 01:03:21.917064+00', 4);


INSERT INTO platform.service_samples (at, process_id, figures) VALUES
	('2026-11-27 10:00:00+00', '11111111-1111-4111-8111-11111111110c', '{"requests": 12}');


INSERT INTO public.absences (id, provider_id, starts_at, ends_at, entered_by, created_at) VALUES
	('11111111-1111-4111-8111-11111111110b', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-12-07 08:00:00+00', '2026-12-07 10:00:00+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-27 10:00:00+00');


INSERT INTO public.action_plans (user_id, my_targets, when_low, when_high, call_name, call_phone, clinic, when_to_go, version, updated_at) VALUES
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Before meals between 5 and 7 mmol/L, as Sister Mwila wrote in my book.', 'Three teaspoons of sugar in water. Measure again after fifteen minutes.', 'Drink water, measure again after two hours. Above 15 twice: call the clinic.', 'My sister Grace', '', 'Chilenje clinic, every day from 08:00. The book and the medicines come along.', 'When I vomit, when I am confused, or when others say that I am.', 1, '2026-11-26 00:50:17.437+00');


INSERT INTO public.activities (id, user_id, day, kind, minutes, effort, note, created_at) VALUES
	('d0756a77-1fad-41de-8a6c-58e62f5eccaf', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25', 'Walking', 35, 'Moderate', 'To the market and back.', '2026-11-26 00:50:17.437+00'),
	('dff0d4bc-c33b-44f0-8829-66606b6be4f0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-23', 'House work', 50, 'Light', NULL, '2026-11-26 00:50:17.437+00'),
	('56ac713c-8ad0-42d1-9819-4f5120e5163b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-22', 'Walking', 30, 'Moderate', NULL, '2026-11-26 00:50:17.437+00'),
	('865a0dbe-4b63-4794-8174-183355bda748', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-18', 'Dancing', 40, 'Moderate', 'A wedding in Chilenje.', '2026-11-26 00:50:17.437+00'),
	('d74430b0-933d-4a4e-87df-219c7a44194c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-16', 'Walking', 25, 'Light', NULL, '2026-11-26 00:50:17.437+00');


INSERT INTO public.add_ons (user_id, plan_key, status, end_date, created_at) VALUES
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'diet-nutrition', 'active', '2026-12-24', '2026-11-26 01:02:21.917+00');


INSERT INTO public.appointment_events (id, appointment_id, offer_id, kind, occurred_at, told_at) VALUES
	('2f5516be-3060-410d-bfdb-eb00b28c8409', '58b5c4b1-dd30-43a6-9d0e-0638503472b3', NULL, 'requested', '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00'),
	('a054def3-2eb5-46d8-815c-8c47d92632b6', 'def8bb70-2e54-4ab2-8330-3df643a2ffe0', NULL, 'requested', '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00');


INSERT INTO public.appointment_reminders (appointment_id, kind, written_at) VALUES
	('8d633a82-d32c-4fa9-9fee-f205dcda2f16', 'day', '2026-11-26 00:50:17.437+00'),
	('8d633a82-d32c-4fa9-9fee-f205dcda2f16', 'hour', '2026-11-26 00:50:17.437+00'),
	('90f97034-8f00-498e-b13a-65a92a0515ec', 'day', '2026-11-26 00:50:17.437+00'),
	('90f97034-8f00-498e-b13a-65a92a0515ec', 'hour', '2026-11-26 00:50:17.437+00'),
	('4f7f45df-b946-4793-a5da-2b821f902d45', 'day', '2026-11-26 00:50:17.437+00'),
	('4f7f45df-b946-4793-a5da-2b821f902d45', 'hour', '2026-11-26 00:50:17.437+00'),
	('74c0fd03-bb2a-458d-a6ca-25de0ef96a5c', 'day', '2026-11-26 00:50:17.437+00'),
	('74c0fd03-bb2a-458d-a6ca-25de0ef96a5c', 'hour', '2026-11-26 00:50:17.437+00'),
	('37b1a9cd-421e-4e64-af89-5d2b48cd135e', 'day', '2026-11-26 00:50:17.437+00'),
	('37b1a9cd-421e-4e64-af89-5d2b48cd135e', 'hour', '2026-11-26 00:50:17.437+00'),
	('9eeb0f2d-e299-44e1-a2db-c5c2296cf47c', 'day', '2026-11-26 00:50:17.437+00'),
	('9eeb0f2d-e299-44e1-a2db-c5c2296cf47c', 'hour', '2026-11-26 00:50:17.437+00'),
	('f4280337-7607-4c3e-9fcf-74ad5d8715a2', 'day', '2026-11-26 00:50:17.437+00'),
	('f4280337-7607-4c3e-9fcf-74ad5d8715a2', 'hour', '2026-11-26 00:50:17.437+00'),
	('58b5c4b1-dd30-43a6-9d0e-0638503472b3', 'day', '2026-11-26 00:50:17.437+00'),
	('58b5c4b1-dd30-43a6-9d0e-0638503472b3', 'hour', '2026-11-26 00:50:17.437+00'),
	('85177956-bcdb-434f-917a-849864ba28b4', 'day', '2026-11-26 00:50:17.437+00'),
	('85177956-bcdb-434f-917a-849864ba28b4', 'hour', '2026-11-26 00:50:17.437+00'),
	('def8bb70-2e54-4ab2-8330-3df643a2ffe0', 'day', '2026-11-26 00:50:17.437+00'),
	('def8bb70-2e54-4ab2-8330-3df643a2ffe0', 'hour', '2026-11-26 00:50:17.437+00'),
	('5d9ffdef-a8ad-48e7-b6cf-2371717233a2', 'day', '2026-11-26 00:50:17.437+00'),
	('5d9ffdef-a8ad-48e7-b6cf-2371717233a2', 'hour', '2026-11-26 00:50:17.437+00'),
	('71d4c066-971e-4e41-bf78-bf5e77a897f7', 'day', '2026-11-26 00:50:17.437+00'),
	('71d4c066-971e-4e41-bf78-bf5e77a897f7', 'hour', '2026-11-26 00:50:17.437+00');


INSERT INTO public.appointments (id, patient_id, provider_id, appointment_time, duration_minutes, status, session_type, notes, cancelled_by, cancelled_at, created_at, requested_by, replaces, outcome, absence_reported_at, no_answer_at, price_ngwee, series_id, moved_from, by_desk, room_id, by_desk_alone) VALUES
	('8d633a82-d32c-4fa9-9fee-f205dcda2f16', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-05 12:00:00+00', 60, 'completed', 'In-person', 'First meeting. Sleep, worry about her pressure, and who can help at home.', NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('90f97034-8f00-498e-b13a-65a92a0515ec', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-10 09:00:00+00', 60, 'completed', 'In-person', 'Salt in the relish, and smaller portions of nshima in the evening.', NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('4f7f45df-b946-4793-a5da-2b821f902d45', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-12 12:00:00+00', 60, 'completed', 'Virtual', 'Sleeps better. Walks to the market with her neighbour.', NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('74c0fd03-bb2a-458d-a6ca-25de0ef96a5c', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-16 13:00:00+00', 60, 'completed', 'Phone', 'Examinations in December; a plan for the weeks before.', NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('37b1a9cd-421e-4e64-af89-5d2b48cd135e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-18 09:00:00+00', 60, 'cancelled', 'Virtual', NULL, 'patient', '2026-11-17 09:00:00+00', '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('9eeb0f2d-e299-44e1-a2db-c5c2296cf47c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-19 08:00:00+00', 60, 'completed', 'Virtual', NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('f4280337-7607-4c3e-9fcf-74ad5d8715a2', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '7ade93bb-ca40-4da5-ba71-c79f987adeef', '2026-11-20 14:00:00+00', 60, 'completed', 'Virtual', 'Twenty minutes between lectures, without equipment.', NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('58b5c4b1-dd30-43a6-9d0e-0638503472b3', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-27 12:00:00+00', 60, 'requested', 'Phone', NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('85177956-bcdb-434f-917a-849864ba28b4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-30 08:00:00+00', 60, 'confirmed', 'Virtual', NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('def8bb70-2e54-4ab2-8330-3df643a2ffe0', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '7ade93bb-ca40-4da5-ba71-c79f987adeef', '2026-12-01 14:00:00+00', 60, 'requested', 'Virtual', NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('5d9ffdef-a8ad-48e7-b6cf-2371717233a2', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-12-02 07:00:00+00', 60, 'confirmed', 'Phone', NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false),
	('71d4c066-971e-4e41-bf78-bf5e77a897f7', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-26 07:00:00+00', 60, 'confirmed', 'Phone', NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', 'patient', NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, false);


INSERT INTO public.availability (provider_id, buffer_minutes, updated_at) VALUES
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 10, '2026-11-26 01:02:21.917+00');


INSERT INTO public.blood_pressure_readings (id, user_id, systolic, diastolic, pulse, notes, created_at, at_clinic, recorded_by) VALUES
	('6df2afac-956c-44ce-87b3-551e1f8ad4f1', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 153, 99, 72, 'First week with my own machine', '2026-07-27 04:54:48.212+00', false, NULL),
	('d131718b-14e6-4de9-bea9-ab2a8fa064f2', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 160, 98, 72, NULL, '2026-07-28 04:44:23.327+00', false, NULL),
	('51948b1a-1650-4bdc-9e4b-a356c74c4ece', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 154, 95, 69, NULL, '2026-07-29 04:39:09.049+00', false, NULL),
	('91b37c2b-fefe-4c60-b1ef-69473fadf2ee', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 156, 97, 73, NULL, '2026-07-30 05:35:44.67+00', false, NULL),
	('6b73057d-cf9c-4198-adc0-3105bd8e8f57', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 158, 98, 73, NULL, '2026-07-31 04:49:49.672+00', false, NULL),
	('66d10201-c8fc-4f75-bdf1-1b004374d2d2', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 163, 96, 74, NULL, '2026-08-01 04:43:05.034+00', false, NULL),
	('4c469b5a-7ae0-4834-8bed-f2260cbdca1e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 154, 95, 72, NULL, '2026-08-05 04:24:39.946+00', false, NULL),
	('11cfe4fa-ee6f-4ea7-a1bb-01ef7bb615f8', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 157, 93, 74, NULL, '2026-08-07 05:23:56.686+00', false, NULL),
	('2313e5bb-4829-4a03-9f0c-42ec976bcc86', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 161, 97, 77, NULL, '2026-08-08 05:02:12.719+00', false, NULL),
	('ce9b27e8-6bde-424a-9bd6-59bd5db91292', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 159, 98, 74, NULL, '2026-08-09 05:21:41.073+00', false, NULL),
	('2b50d8a0-a00d-467b-8ee5-ba0b3e125196', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 159, 93, 73, NULL, '2026-08-11 05:24:08.48+00', false, NULL),
	('0f2f5fdd-b2af-4900-9c25-e8e3f0b5ca8b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 160, 100, 74, NULL, '2026-08-12 05:22:50.835+00', false, NULL),
	('87287498-02ba-48b5-9fa7-450b27eb0f2b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 156, 96, 76, 'New tablets since Monday', '2026-08-13 05:30:24.016+00', false, NULL),
	('7b8c2f25-ac8b-46f8-8849-8671ea71d95e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 158, 95, 68, NULL, '2026-08-14 05:17:35.316+00', false, NULL),
	('e478d532-0dcb-4a81-9247-8a9528deeaa0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 158, 94, 69, NULL, '2026-08-15 05:14:26.237+00', false, NULL),
	('04a97d87-b515-423a-89ce-c5c81da139fb', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 150, 95, 72, NULL, '2026-08-16 05:28:27.861+00', false, NULL),
	('ca561adc-b8c2-4521-a7c8-1c0a8ca1483c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 152, 92, 76, NULL, '2026-08-17 05:12:55.87+00', false, NULL),
	('9d7af549-a4b9-4d70-a7db-8d727c833e5d', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 154, 92, 67, NULL, '2026-08-18 04:51:25.785+00', false, NULL),
	('792a00fa-5ca0-408a-a21f-37e0c46fa16b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 153, 91, 69, NULL, '2026-08-19 04:39:30.188+00', false, NULL),
	('41680338-2df6-4da2-aa75-4fcd002e84fa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 150, 91, 68, NULL, '2026-08-21 05:35:49.409+00', false, NULL),
	('ac37e77c-f5f6-489f-9ea1-c0ea53841340', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 147, 92, 71, NULL, '2026-08-22 05:05:36.499+00', false, NULL),
	('52da19bc-a95f-4b7b-8cc3-22b1cbe9dcba', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 149, 90, 68, NULL, '2026-08-24 04:59:24.715+00', false, NULL),
	('17bfa59d-670d-434c-af1b-bf0b408f5b62', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 151, 92, 70, NULL, '2026-08-25 04:57:30.001+00', false, NULL),
	('382e46c1-4031-4be8-a5aa-360f3d6b11cc', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 141, 91, 71, NULL, '2026-08-26 04:55:40.662+00', false, NULL),
	('e9af6035-9b5d-4633-b7e8-4aa33aa86d6f', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 140, 89, 74, NULL, '2026-08-29 05:00:52+00', false, NULL),
	('e6a5ef10-dd20-4665-af0e-fc786865ff6c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 147, 93, 70, NULL, '2026-08-30 04:58:53.332+00', false, NULL),
	('531771cd-5add-4c7e-88eb-5601ca2e2f80', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 137, 86, 73, NULL, '2026-08-31 05:01:03.124+00', false, NULL),
	('b423afba-abbf-4cee-82b7-2bf630b854b0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 137, 90, 72, NULL, '2026-09-02 04:47:44.15+00', false, NULL),
	('bc9735f3-442b-46b4-8ee2-f6db3a029dec', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 140, 90, 76, NULL, '2026-09-03 04:57:39.244+00', false, NULL),
	('e164ec3a-bb33-4c37-9a08-40cedf27a272', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 138, 89, 69, NULL, '2026-09-04 05:29:01.207+00', false, NULL),
	('9e9a02e6-caca-4be8-8051-86bb1740491f', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 135, 85, 75, NULL, '2026-09-05 05:28:07.564+00', false, NULL),
	('0e535658-ca17-4d3c-9518-e99e921445bf', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 141, 84, 76, NULL, '2026-09-06 04:34:08.946+00', false, NULL),
	('c901a1aa-3db9-4535-9441-f02efd44f0e4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 137, 86, 73, NULL, '2026-09-07 04:42:15.312+00', false, NULL),
	('d905c460-5cd3-4df4-85eb-a4b05cb68b2b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 141, 83, 73, NULL, '2026-09-08 04:28:53.928+00', false, NULL),
	('fb1896ab-e994-42a0-8626-a065c47a384c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 141, 87, 76, NULL, '2026-09-09 04:39:33.774+00', false, NULL),
	('4fdad795-3199-41b6-831d-410e43079593', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 133, 83, 76, NULL, '2026-09-10 05:31:08.27+00', false, NULL),
	('fc0e9315-1e5c-497c-91a5-bd76c7dd5a9b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 138, 85, 73, NULL, '2026-09-11 04:49:39.232+00', false, NULL),
	('b27b162b-10d3-45a6-9a84-7f97fd00d390', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 134, 86, 75, NULL, '2026-09-12 04:48:46.679+00', false, NULL),
	('ef15745f-64a0-4ece-aaa6-f2f3825d8886', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 82, 75, NULL, '2026-09-13 04:43:11.71+00', false, NULL),
	('6e01fa40-eacd-4413-83da-f25ac7ededd3', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 141, 87, 68, NULL, '2026-09-14 04:42:33.111+00', false, NULL),
	('3f4483ee-7850-4500-b996-f19c115bd060', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 134, 88, 75, NULL, '2026-09-15 04:25:32.123+00', false, NULL),
	('6bec7cc3-f5ae-4e64-ba18-b340a71009a8', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 86, 76, NULL, '2026-09-16 04:41:09.149+00', false, NULL),
	('99d4828a-a970-4674-8ada-6df81fa0fdce', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 86, 69, NULL, '2026-09-17 04:38:44.479+00', false, NULL),
	('5f4c8acb-cb4e-4cc9-83a3-94783d81c6c9', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 87, 69, NULL, '2026-09-18 04:51:35.828+00', false, NULL),
	('173e9297-7319-4a31-bc52-9fd8795c8ffb', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 83, 72, NULL, '2026-09-19 05:02:14.432+00', false, NULL),
	('d2eb038c-b592-4608-8028-771df84bc241', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 135, 81, 76, NULL, '2026-09-20 05:19:56.068+00', false, NULL),
	('31ec1b2b-2391-46a8-812d-02de06ad142f', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 133, 87, 76, NULL, '2026-09-21 04:43:43.318+00', false, NULL),
	('5b3a61c1-b6c4-4aa2-8a3d-2d523142c5ed', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 87, 73, NULL, '2026-09-22 04:49:28.564+00', false, NULL),
	('f57f1a4d-6c28-4d69-b218-a126d683e947', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 191, 104, 93, 'Home from the funeral in Ndola, two days without tablets', '2026-09-23 04:55:38.563+00', false, NULL),
	('14e9cbd9-7bfa-463b-b8b9-56eb53571f58', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 162, 94, 84, 'Measured again after resting. Took the tablet', '2026-09-24 04:30:48.116+00', false, NULL),
	('4e1067fe-4e8e-420c-a1ed-f833ddf1fba4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 149, 92, 76, 'Went to the clinic', '2026-09-25 04:58:31.121+00', false, NULL),
	('4c750e71-957d-4d25-8d45-13b18964ce8c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 130, 86, 76, NULL, '2026-09-26 05:24:54.841+00', false, NULL),
	('1ced33f4-5177-49bd-a00b-c8682e723713', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 134, 83, 71, NULL, '2026-09-27 05:08:42.491+00', false, NULL),
	('67f2a023-00f5-4173-82a4-8a7e281eb740', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 133, 86, 68, NULL, '2026-09-28 04:30:03.985+00', false, NULL),
	('0beb7ce2-cbd4-4564-8c54-e7a023c0b7b6', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 129, 81, 75, NULL, '2026-09-29 05:01:49.959+00', false, NULL),
	('d6a4e19c-ec02-4497-a9cc-373e14610820', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 136, 87, 69, NULL, '2026-09-30 05:28:44.181+00', false, NULL),
	('839c5a2e-010f-4807-98f6-bf7ebba594bf', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 135, 80, 73, NULL, '2026-10-01 04:40:12.68+00', false, NULL),
	('17649aeb-04fe-4330-8046-32526df3d6f0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 133, 81, 75, NULL, '2026-10-02 04:29:14.429+00', false, NULL),
	('d76a4b81-6872-46a6-8e9b-a58cb4916f13', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 137, 87, 75, NULL, '2026-10-03 05:21:27.386+00', false, NULL),
	('fc180694-50a0-4ebe-8378-6f6efc81008d', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 82, 68, NULL, '2026-10-04 04:39:47.037+00', false, NULL),
	('2a957c07-86e8-4012-b0d8-57a5fc7710c4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 128, 83, 69, NULL, '2026-10-05 04:36:22.392+00', false, NULL),
	('07a37e13-c52a-4417-853a-9f018ce8945d', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 130, 84, 72, NULL, '2026-10-06 04:51:56.114+00', false, NULL),
	('4b456d9f-a8bc-4766-bbaf-eb317f06db39', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 81, 69, NULL, '2026-10-09 05:16:03.934+00', false, NULL),
	('e0c50475-e187-4b83-b698-b21292f50742', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 128, 87, 75, NULL, '2026-10-10 04:38:37.203+00', false, NULL),
	('80e311a3-590a-49ca-a65f-b07976f14eed', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 129, 83, 77, NULL, '2026-10-11 05:14:29.473+00', false, NULL),
	('839c8067-87eb-4ca5-a9e7-4cf12a793f4c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 135, 81, 76, NULL, '2026-10-12 04:44:22.2+00', false, NULL),
	('32c96938-3772-4232-b85e-f48b6019a549', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 127, 86, 71, NULL, '2026-10-13 04:33:43.078+00', false, NULL),
	('475a7457-3dcd-435f-abd9-27ac5e6a5ca2', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 130, 86, 71, NULL, '2026-10-14 05:10:06.484+00', false, NULL),
	('8bbe83b7-8e81-472a-87d0-a56a2c124263', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 130, 82, 72, NULL, '2026-10-15 04:59:39.097+00', false, NULL),
	('d5d2eb3c-a6f3-46cb-bdd3-3daae177f735', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 135, 83, 74, NULL, '2026-10-16 05:19:42.899+00', false, NULL),
	('8cc35448-ae96-4bef-930f-1af68ea01b45', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 129, 86, 75, NULL, '2026-10-17 04:32:23.222+00', false, NULL),
	('9209d236-834e-4c29-bc05-26dbf5072367', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 82, 76, NULL, '2026-10-18 04:25:05.255+00', false, NULL),
	('b185c1f9-71ed-4135-b6cf-ed5325838da5', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 135, 81, 68, NULL, '2026-10-19 04:39:54.409+00', false, NULL),
	('85882744-301d-497c-9dab-980265a12718', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 127, 85, 76, NULL, '2026-10-21 05:28:51.332+00', false, NULL),
	('2b95b882-02b0-4a04-873b-50efef24565e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 128, 80, 69, NULL, '2026-10-23 04:32:20.832+00', false, NULL),
	('2c39bc96-ddd5-4521-94a3-625f86e67c43', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 127, 85, 75, NULL, '2026-10-24 04:30:14.583+00', false, NULL),
	('be6c308b-30ac-4ebc-8fe6-a22540cea04c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 127, 86, 74, 'Walking to the market every morning now', '2026-10-25 05:13:14.198+00', false, NULL),
	('410e1294-d993-430f-855b-7903f48faad7', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 81, 72, NULL, '2026-10-26 05:30:45.899+00', false, NULL),
	('40b17aaf-f352-46b8-9a2a-dde701c69473', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 125, 83, 72, NULL, '2026-10-28 04:56:42.737+00', false, NULL),
	('ce99d435-eed2-4e09-a629-a9c5b2e43fc9', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 127, 83, 71, NULL, '2026-10-29 05:06:53.932+00', false, NULL),
	('8353244a-dd19-4c29-a9c9-64429fe590c2', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 125, 84, 77, NULL, '2026-10-31 05:31:28.89+00', false, NULL),
	('32b8c058-ec19-40cd-94a8-adc1de7297b6', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 126, 82, 77, NULL, '2026-11-01 05:25:29.039+00', false, NULL),
	('8b8a7ba6-8303-4c16-87ee-abcd6755fc78', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 126, 85, 74, NULL, '2026-11-03 05:17:56.679+00', false, NULL),
	('8260f864-45ca-4da3-863d-40f2ab9a7757', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 127, 80, 68, NULL, '2026-11-04 04:53:29.532+00', false, NULL),
	('e7e76587-f139-4ca7-95b5-2faaac5eacdf', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 86, 74, NULL, '2026-11-05 04:25:59.666+00', false, NULL),
	('7a99edce-e036-43a9-a6a8-c561b6539776', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 129, 80, 75, NULL, '2026-11-07 05:00:17.887+00', false, NULL),
	('e4c4ee94-f8c7-4ed8-aefb-d23a19d2b723', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 126, 82, 67, NULL, '2026-11-08 04:38:55.68+00', false, NULL),
	('67dc8a26-5a54-42ec-bac6-e4a0239a529d', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 126, 84, 74, NULL, '2026-11-10 04:49:49.964+00', false, NULL),
	('6b0d94ee-ef5f-40f7-9d73-2a2a4a5e1568', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 79, 75, NULL, '2026-11-12 05:27:52.838+00', false, NULL),
	('fa4ad8ac-81be-4423-95f5-0640ca13652c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 128, 83, 68, NULL, '2026-11-13 04:57:42.027+00', false, NULL),
	('c0e075a2-b1ff-4875-889f-8e1aeebfd01f', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 83, 76, NULL, '2026-11-16 04:50:41.987+00', false, NULL),
	('9e2a3cae-71a2-49d1-8d85-d0d4b83ba978', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 132, 81, 69, NULL, '2026-11-18 04:43:20.811+00', false, NULL),
	('c56049d9-0124-41f1-9935-01cfd519e7f8', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 85, 74, NULL, '2026-11-20 05:31:17.128+00', false, NULL),
	('5e93d647-b634-4e2c-b404-18fd3089e63a', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 125, 85, 71, NULL, '2026-11-21 05:31:25.894+00', false, NULL),
	('db047d14-53ef-4c9f-a6ee-4b18fb229ca1', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 130, 80, 73, NULL, '2026-11-22 04:40:49.346+00', false, NULL),
	('d5fe58c6-04f1-483a-bfc2-0203efa8d60a', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131, 80, 67, NULL, '2026-11-24 05:18:34.961+00', false, NULL),
	('8cc5f5b7-820b-49c7-a028-2d46f13fa232', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 134, 86, 69, NULL, '2026-11-25 05:33:43.722+00', false, NULL);


INSERT INTO public.burnout_checks (id, user_id, version, answers, score, created_at) VALUES
	('d137d84f-7ccb-486b-9ea6-4fc4541c6f59', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 1, '{"0": 2, "1": 3}', 45, '2026-11-26 01:02:21.917+00');


INSERT INTO public.calendar_feeds (id, user_id, token_hash, shows_names, last_read_on, created_at) VALUES
	('11111111-1111-4111-8111-111111111109', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', false, '2026-11-27', '2026-11-26 10:00:00+00');


INSERT INTO public.call_backs (id, user_id, starts_at, ends_at, phone_number, status, attempts, claimed_by, created_at, ended_at, reminded_at) VALUES
	('11111111-1111-4111-8111-111111111108', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-30 06:00:00+00', '2026-11-30 10:00:00+00', '0977123456', 'open', 0, NULL, '2026-11-27 10:00:00+00', NULL, NULL);


INSERT INTO public.call_entries (id, number, appointment_id, participant, relay_only, seen_at, followed_by, created_at) OVERRIDING SYSTEM VALUE VALUES
	('11111111-1111-4111-8111-111111111101', 1, '85177956-bcdb-434f-917a-849864ba28b4', 'provider', false, '2026-11-27 08:01:00+00', '11111111-1111-4111-8111-1111111111f1', '2026-11-27 08:00:00+00'),
	('11111111-1111-4111-8111-111111111102', 2, '85177956-bcdb-434f-917a-849864ba28b4', 'patient', true, NULL, NULL, '2026-11-27 08:00:30+00');


INSERT INTO public.call_off_reasons (appointment_id, provider_id, called_off_by, reason, called_off_at) VALUES
	('74c0fd03-bb2a-458d-a6ca-25de0ef96a5c', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '169f0707-4792-4036-ba37-146040d6ea8f', 'The provider is ill.', '2026-11-26 01:02:21.917+00');


INSERT INTO public.call_signals (id, number, from_entry, to_entry, kind, body, created_at) OVERRIDING SYSTEM VALUE VALUES
	('11111111-1111-4111-8111-111111111103', 1, '11111111-1111-4111-8111-111111111101', '11111111-1111-4111-8111-111111111102', 'offer', '{"sdp":"v=0"}', '2026-11-27 08:00:40+00');


INSERT INTO public.calls (appointment_id, phase, waiting_since, began_at) VALUES
	('85177956-bcdb-434f-917a-849864ba28b4', 'admitted', NULL, '2026-11-27 08:01:00+00');


INSERT INTO public.carbohydrate_entries (id, user_id, day, meal, food, grams, created_at) VALUES
	('63f0754f-4ad2-43b7-907f-dac305fda1bd', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25', 'Breakfast', 'Maize porridge with groundnuts', 45, '2026-11-26 00:50:17.437+00'),
	('4bb7940e-aec3-4547-a6ad-dccef741eea3', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25', 'Lunch', 'Nshima, kapenta and cabbage', NULL, '2026-11-26 00:50:17.437+00'),
	('17bbb90a-5a68-4348-a12c-b14fdd605f7f', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25', 'Snack', 'Biscuits, half a packet', 24, '2026-11-26 00:50:17.437+00'),
	('09aa7cc6-f0e2-480a-b1a5-366f76116b5a', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-24', 'Breakfast', 'Two slices of brown bread and an egg', 30, '2026-11-26 00:50:17.437+00'),
	('71960e94-6338-45d8-aa2a-d43cc23b9e00', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-24', 'Supper', 'Beans and pumpkin leaves', NULL, '2026-11-26 00:50:17.437+00'),
	('890c4c28-26e8-4121-b683-9550e9b13def', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-22', 'Lunch', 'Rice and chicken at the market', 60, '2026-11-26 00:50:17.437+00');


INSERT INTO public.care_profiles (user_id, pregnancy, pregnancy_at, diabetes, insulin, sulfonylurea, target_systolic, target_diastolic, target_author, updated_at) VALUES
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'no', '2026-11-26 01:02:21.917+00', 'yes', 'no', 'unsaid', 130, 80, 'Dr Phiri', '2026-11-26 01:02:21.917+00');


INSERT INTO public.certificate_warnings (provider_id, certificate_expires_on, days_before, warned_at) VALUES
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2027-12-31', 60, '2026-11-26 01:02:21.917+00');


INSERT INTO public.clinic_records (id, provider_id, full_name, email, phone_number, phone_digits, notes, created_at, code_digest, code_expires_at, wrong_tries) VALUES
	('11111111-1111-4111-8111-111111111107', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Mwape Example', 'mwape@example.test', '0977123456', '977123456', 'Came with headaches.', '2026-11-27 10:00:00+00', NULL, NULL, 0);


INSERT INTO public.consents (id, user_id, purpose, version, given_at, withdrawn_at) VALUES
	('db7003cc-3df3-4889-acd2-31f8d4a02ca5', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'health_data', '2026-11b', '2026-11-26 00:50:18.092935+00', NULL),
	('0bc08011-a76a-4bed-a988-f82274fd2f7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'share_screenings', '2026-11b', '2026-11-26 00:50:18.099557+00', NULL),
	('6502b071-966e-48af-95f2-802185880f24', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'share_readings', '2026-11b', '2026-11-26 00:50:18.104954+00', NULL),
	('d5c59390-ad49-4a35-ac5d-f7c3c269be62', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'safety_alerts', '2026-11c', '2026-11-26 00:50:18.112993+00', NULL),
	('b09a522f-81ae-4d07-b494-0b304d7ed9ab', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'health_data', '2026-11b', '2026-11-26 00:50:18.128929+00', NULL);


INSERT INTO public.contact_messages (id, user_id, name, email, subject, message, "submittedAt", answered_at) VALUES
	('5f5c6d62-f42c-4de5-b497-5e612fdf4996', NULL, 'Mary Zulu', 'mary@example.test', 'Opening hours', 'Are you open on Saturday?', '2026-11-26 01:02:21.917+00', NULL);


INSERT INTO public.credit_notes (id, invoice_id, provider_id, amount_ngwee, reason, number_year, number_serial, issued_at) VALUES
	('11111111-1111-4111-8111-111111111104', '947a5155-85e9-41b2-8ee2-1791962e2967', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 100, 'A discount for students', 2026, 1, '2026-11-26 10:00:00+00');


INSERT INTO public.crisis_lines (id, name, number, for_whom, hours, kind, place, is_shown, last_checked, version, created_at) VALUES
	('7faed46a-717c-4ad8-8d41-6ae0f68dc498', 'Lifeline Zambia', '933', 'Anyone in distress. Free from every network.', 'Day and night', 'listening', 1, true, NULL, 1, '2026-11-26 00:50:16.521+00'),
	('19911d5d-858e-4ff5-ac98-d33afc7c192e', 'Childline Zambia', '116', 'Children and young people. Free from every network.', 'Day and night', 'listening', 2, true, NULL, 1, '2026-11-26 00:50:16.521+00'),
	('7c49533a-93c9-41fa-b487-3848c080a430', 'Emergency', '112', 'Danger to life: ambulance, police, fire.', 'Day and night', 'emergency', 3, true, NULL, 1, '2026-11-26 00:50:16.521+00'),
	('915e9abb-f901-4e2e-8838-b5aac3f254d7', 'Suicide and Crisis Lifeline, in the US', '988', 'Works from phones in the United States only.', 'Day and night', 'abroad', 4, true, NULL, 1, '2026-11-26 00:50:16.521+00');


INSERT INTO public.days_away (id, provider_id, first_day, last_day) VALUES
	('21635344-f0bc-4514-bd74-467046c79dbc', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-12-24', '2026-12-26');


INSERT INTO public.exercise_plan_changes (id, request_id, note, created_at, told_at) VALUES
	('20f00962-eea7-4186-9d6e-c537a4fbd624', '198cccb0-6e9f-46e1-af1f-5cbf4f7cd994', 'My knee hurts: fewer squats, please.', '2026-11-26 01:02:21.917+00', NULL);


INSERT INTO public.exercise_plan_requests (id, user_id, profile_goals, fitness_level, environment_equipment, health_history, exercise_preferences, lifestyle_nutrition, consent_given, status, taken_by, taken_at, completed_at, created_at) VALUES
	('012eeedd-1fc5-48dc-9174-fd70f5fc0bba', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '{"timeFrame": "3-6 months", "goalDetails": "To climb to the market without stopping.", "primaryGoal": "Weight Loss"}', '{"daysPerWeek": 3, "experienceLevel": "Beginner", "currentActivities": "Walking to lectures", "minutesPerSession": "<30 mins"}', '{"workoutLocation": ["Outdoors/Park"], "availableEquipment": ["None"]}', '{"medication": "Tablets for my pressure", "hasInjuries": "Yes", "injuryDetails": "The left knee, since a fall last year.", "medicalConditions": "High blood pressure", "clearedForExercise": "Not Sure", "isPregnantOrPostpartum": "No"}', '{"enjoyedExercises": ["Walking"], "painfulMovements": "Kneeling", "dislikedExercises": []}', '{"nutrition": "Needs Improvement", "occupation": "On Feet All Day", "sleepQuality": "Good", "stressLevels": "Moderate"}', true, 'pending', NULL, NULL, NULL, '2026-11-24 00:50:17.734+00'),
	('198cccb0-6e9f-46e1-af1f-5cbf4f7cd994', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '{"timeFrame": "1-3 months", "goalDetails": "Less tired in the afternoon.", "primaryGoal": "General Fitness & Toning"}', '{"daysPerWeek": 3, "experienceLevel": "Beginner", "currentActivities": "Walking to lectures", "minutesPerSession": "<30 mins"}', '{"workoutLocation": ["At Home (No Equipment)"], "availableEquipment": ["None"]}', '{"medication": null, "hasInjuries": "No", "warningSigns": ["None of these"], "injuryDetails": null, "medicalConditions": null, "clearedForExercise": "Yes", "isPregnantOrPostpartum": "No"}', '{"enjoyedExercises": ["Walking", "Dancing"], "painfulMovements": null, "dislikedExercises": ["Running/Jogging"]}', '{"nutrition": "Needs Improvement", "occupation": "Student", "sleepQuality": "Fair", "stressLevels": "High"}', true, 'pending', '7ade93bb-ca40-4da5-ba71-c79f987adeef', '2026-11-19 00:50:17.734+00', NULL, '2026-11-17 00:50:17.734+00');


INSERT INTO public.exercise_plans (id, request_id, version, author_id, expert_message, weekly_schedule, progression, safety_notes, created_at, told_at) VALUES
	('841af4bb-d04f-449d-a420-f098eaf2c3a0', '198cccb0-6e9f-46e1-af1f-5cbf4f7cd994', 1, '7ade93bb-ca40-4da5-ba71-c79f987adeef', 'Natasha, this fits between two lectures: twenty minutes, no equipment, no change of clothes. Do it at a pace at which you can still speak. Two good days are better than four that you drag yourself through.', '[{"day": "Monday", "focus": "Legs and balance", "minutes": 20, "exercises": [{"how": "Slowly down, without using the hands.", "rest": "60 seconds", "sets": 3, "amount": "10 times", "exercise": "Sit and stand from a chair"}, {"rest": "45 seconds", "sets": 3, "amount": "12 times", "exercise": "Heel raises"}, {"sets": 2, "amount": "30 seconds each side", "exercise": "Stand on one leg"}]}, {"day": "Tuesday", "focus": "Walk", "minutes": 30, "exercises": [{"how": "To campus instead of the minibus.", "amount": "2 km", "exercise": "Brisk walk"}]}, {"day": "Thursday", "focus": "Arms and back", "minutes": 20, "exercises": [{"rest": "60 seconds", "sets": 3, "amount": "10 times", "exercise": "Press-ups against a wall"}, {"rest": "45 seconds", "sets": 3, "amount": "20 seconds", "exercise": "Hold a plank on the knees"}]}, {"day": "Sunday", "focus": "Rest", "exercises": []}]', 'After two easy weeks add one round. After four weeks move the wall press-ups to a table.', 'Stop with pain in the chest, dizziness or a joint that hurts sharply, and have it looked at. Sore muscles on the next day are usual.', '2026-11-19 00:50:17.734+00', '2026-11-19 00:50:17.734+00');


INSERT INTO public.focus_rounds (id, user_id, minutes, created_at) VALUES
	('9cf5e8b8-27f4-4cb1-b2d1-cd0e4291203e', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 25, '2026-11-26 01:02:21.917+00');


INSERT INTO public.foods (id, name, local_names, food_group, portion, price_ngwee, price_per, price_seen_at, updated_by, updated_at) VALUES
	('5b2d95e4-c13a-490d-84f8-b02fca345fb2', 'Nshima of cassava meal', NULL, 'Staples', '2 lumps, each the size of your fist', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('5e20cc81-cc34-41c2-8438-06c483d78618', 'Nshima of millet or sorghum meal', NULL, 'Staples', '2 lumps, each the size of your fist', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('a527dda6-ecd2-42ac-bd2e-4c6725bb1f9e', 'Rice, cooked', NULL, 'Staples', '1 cupped hand, heaped', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('8186bb12-0b3b-4877-a5ae-04f2148f98f0', 'Samp, cooked', NULL, 'Staples', '1 cupped hand, heaped', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('40547fbe-66fc-4856-885f-d25c977a9ebd', 'Sweet potato, boiled', 'kandolo', 'Staples', '1 the size of your fist', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('63fc5e01-56ee-41e3-9d6c-324318b453dc', 'Cassava, boiled', 'tute', 'Staples', '1 piece the length of your palm', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('4d970c03-4d30-4862-bd8b-633690b187e1', 'Irish potatoes, boiled', NULL, 'Staples', '2 the size of an egg', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('400c1bee-5e0a-4169-a8fe-8082b5e5a31d', 'Fresh maize on the cob', NULL, 'Staples', '1 cob', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('5abde172-c042-4199-b61e-d5cd8ef9b9a8', 'Maize porridge', NULL, 'Staples', '1 cup', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('9acc6a37-9fb4-4b12-9465-ad801ec4186a', 'Bread, brown', NULL, 'Staples', '2 slices', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('b8371578-c2a3-487a-8f77-fa114ba8ca06', 'Green banana or plantain, cooked', NULL, 'Staples', '1 finger', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('6091854c-389f-4405-9cf7-4d12312dff20', 'Sweet potato leaves', 'kalembula', 'Leaves and vegetables', '2 cupped hands, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('1f545163-6d92-4c15-a5a4-48af4c77b143', 'Amaranth leaves', 'bondwe', 'Leaves and vegetables', '2 cupped hands, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('a6f49a4a-6427-4ab0-b198-456c197466d2', 'Cassava leaves', 'katapa', 'Leaves and vegetables', '2 cupped hands, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('c946967f-392e-4cad-ade7-0cb777b170af', 'Hibiscus leaves', 'lumanda', 'Leaves and vegetables', '2 cupped hands, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('f56dbb65-6c42-42dd-9870-88fa476d0c7e', 'Chinese cabbage', NULL, 'Leaves and vegetables', '2 cupped hands, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('507915cc-415f-4389-8d2a-ef5ceaa97936', 'Cabbage', NULL, 'Leaves and vegetables', '2 cupped hands, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('1202a96d-e9b6-4c8e-879c-69ba8e3247c9', 'Okra', 'delele', 'Leaves and vegetables', '1 cupped hand, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('d334ca12-a57f-4dca-9733-5a86ad40543e', 'Garden eggs', 'impwa', 'Leaves and vegetables', '5 small ones', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('8af629ef-dbd8-41dc-9dbc-3528ae63eff4', 'Pumpkin', NULL, 'Leaves and vegetables', '1 cupped hand, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('cb916a41-3e0f-47e2-ac76-84aa1e437ebe', 'Green beans', NULL, 'Leaves and vegetables', '1 cupped hand, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('8f492d4e-ed0d-47d3-a801-2188b5ff0aa0', 'Carrots', NULL, 'Leaves and vegetables', '1 of them', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('fcaafb07-758e-4780-b9fe-24237ef11c11', 'Mushrooms', NULL, 'Leaves and vegetables', '1 cupped hand, cooked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('f1447885-c97d-4b25-98ca-f1ceaa1bc420', 'Cowpeas, cooked', NULL, 'Beans, peas and nuts', '1 cupped hand', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('694872b0-010d-4269-b7a4-23f3644dbc6f', 'Pigeon peas, cooked', NULL, 'Beans, peas and nuts', '1 cupped hand', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('89ba35e1-befb-49be-9919-ad79b9f76a67', 'Bambara nuts, boiled', NULL, 'Beans, peas and nuts', '1 cupped hand', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('c631febb-f4bf-4f7f-876c-4f2b1916bb1f', 'Soya pieces', NULL, 'Beans, peas and nuts', '1 cupped hand, soaked', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('654db6f0-8d4c-4376-8af0-49ea1b5aa1e4', 'Pounded groundnuts', NULL, 'Beans, peas and nuts', '2 tablespoons', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('2ab536a9-2cf7-45c8-8274-a73eaabaad26', 'Chisense, dried', NULL, 'Fish, meat, eggs and insects', '1 handful', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('df815b00-e17a-448e-82b5-49e818a5c41e', 'Bream, fresh', NULL, 'Fish, meat, eggs and insects', '1 the size of your palm', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('18818620-5c2a-4611-9870-a3b0027a350b', 'Village chicken', NULL, 'Fish, meat, eggs and insects', '1 piece the size of your palm', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('0025f900-1acf-45e0-9205-438c7598c258', 'Chicken', NULL, 'Fish, meat, eggs and insects', '1 piece the size of your palm', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('ab6f4448-a8ed-4db9-b293-0bc33856cbda', 'Beef, lean', NULL, 'Fish, meat, eggs and insects', '1 piece the size of your palm', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('e4862856-a57d-4209-bccb-b8a0398d5a26', 'Goat', NULL, 'Fish, meat, eggs and insects', '1 piece the size of your palm', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('0646c32f-73a4-4f99-a5fc-6dfc2e7f663b', 'Caterpillars, dried', 'ifishimu, vinkubala', 'Fish, meat, eggs and insects', '1 handful', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('686afb8d-68ec-4df9-bcf5-0d41e9db8bcd', 'Sour milk', 'mabisi', 'Milk', '1 cup', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('e08d5347-dcbc-4a4b-bf69-35977e54e850', 'Fresh milk', NULL, 'Milk', '1 cup', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('f3849fd9-135d-4de0-9da8-9a6bf62cad0d', 'Yoghurt, plain', NULL, 'Milk', '1 cup', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('f4f0ad97-7690-4bf4-8640-2d4de7f36af3', 'Mango', NULL, 'Fruit', '1 small one', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('46c6c1e7-13d3-4e89-bc18-be50a8d3c52c', 'Banana', NULL, 'Fruit', '1 of them', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('762227dd-c7dc-4377-a0ca-97f57ea46362', 'Orange', NULL, 'Fruit', '1 of them', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('93611d6b-dd44-4ca3-84fe-b17c2f1e3891', 'Guava', NULL, 'Fruit', '2 of them', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('4570268f-fa4e-4821-9c90-10df1c72c1bb', 'Pawpaw', NULL, 'Fruit', '1 slice the length of your hand', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('e360339d-816d-4303-b4cd-fba06003dddc', 'Watermelon', NULL, 'Fruit', '1 slice the length of your hand', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('480c3cb3-2fda-4208-ab3a-ff738891950a', 'Wild loquat', 'masuku', 'Fruit', '1 handful', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('4da97e27-1a17-47b5-8aaa-987fea9fb3d5', 'Avocado', NULL, 'Fruit', 'half of one', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('12d7854e-3716-4173-a39b-e56cc8ad76db', 'Lemon', NULL, 'Fruit', 'half of one', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('54b760c9-45c2-4729-bc55-7c390f99b206', 'Cooking oil', NULL, 'Fats', '1 teaspoon', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('7f45c691-a56c-4110-9704-99282a28cf46', 'Water', NULL, 'Drinks', '1 glass', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('063afa53-6cd8-41b9-b585-2f13091c9ed0', 'Tea without sugar', NULL, 'Drinks', '1 cup', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('e5fd047e-46b4-4cc2-8837-ba9eeda489eb', 'Munkoyo', NULL, 'Drinks', '1 cup', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('c06ff088-5cf1-4b69-80e1-be15fe488371', 'Maheu', NULL, 'Drinks', '1 cup', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('e6b905ec-1d33-424d-8581-4e3d207a8603', 'Salt', NULL, 'Others', '1 pinch', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('8929b4b9-ca41-4105-9151-b7000e3b24c6', 'Sugar', NULL, 'Others', '1 teaspoon', NULL, NULL, NULL, NULL, '2026-11-26 00:50:16.051+00'),
	('1b026338-289f-48c3-8eba-e28b5f0a8480', 'Rape', NULL, 'Leaves and vegetables', '2 cupped hands, cooked', 700, 'a bundle (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('64e0e536-d440-498f-8978-a399cdc0fcd7', 'Pumpkin leaves', 'chibwabwa', 'Leaves and vegetables', '2 cupped hands, cooked', 700, 'a bundle (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('374807a1-6e52-43dc-9e37-c07bd8186181', 'Tomatoes', NULL, 'Leaves and vegetables', '2 of them', 1500, 'a heap (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('f6e135e6-9fe3-404c-a813-68e1732d4c7e', 'Onion', NULL, 'Leaves and vegetables', 'half of one', 1200, 'a heap (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('d0688db4-0a64-46cf-8ae1-1eb3144705f3', 'Beans, cooked', 'cilemba', 'Beans, peas and nuts', '1 cupped hand', 5500, '1 kg, dry (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('9bbcc1b6-8957-45f3-8f43-b61b3eb34714', 'Groundnuts', NULL, 'Beans, peas and nuts', '1 small handful', 1500, 'a cup (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('e48d6ad0-0d9a-450e-a020-dcb64f4df2e0', 'Kapenta, dried', NULL, 'Fish, meat, eggs and insects', '1 handful', 3500, 'a cup (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('9acea25b-3593-4c58-9af1-39e8bcbd77b5', 'Eggs', NULL, 'Fish, meat, eggs and insects', '2 of them', 7500, 'a tray of 30 (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00'),
	('c9e6e68d-0603-481a-ae20-29a687303785', 'Nshima of maize meal', 'ubwali, nsima', 'Staples', '2 lumps, each the size of your fist', 9500, '5 kg of meal (demo price)', '2026-11-26 00:50:17.734+00', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00');


INSERT INTO public.glucose_readings (id, user_id, glucose_level, entered_value, entered_unit, context, notes, created_at, meter_shows, at_clinic, recorded_by) VALUES
	('5e9e0f32-8670-45ac-93c6-57cfa6300211', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 203.58, 11.3, 'mmol/L', 'After Meal', NULL, '2026-07-28 18:12:17.206+00', NULL, false, NULL),
	('1ddfce3b-d56e-471d-8170-96765fb0aaf7', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 212.58, 11.8, 'mmol/L', 'After Meal', 'After nshima and chicken', '2026-07-30 17:59:04.925+00', NULL, false, NULL),
	('c30a6262-1d42-40d1-8c53-663ad2883300', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 158.54, 8.8, 'mmol/L', 'Fasting', NULL, '2026-08-07 04:37:53.771+00', NULL, false, NULL),
	('66c05864-efb0-41f0-b632-18e4c21ce8bb', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 144.12, 8, 'mmol/L', 'Fasting', NULL, '2026-08-09 05:30:08.079+00', NULL, false, NULL),
	('7242372e-c207-40a4-95fd-724520f2bff9', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 144.12, 8, 'mmol/L', 'Fasting', NULL, '2026-08-11 04:52:53.373+00', NULL, false, NULL),
	('6e67b98e-57ce-4fe0-813f-d98f8498401a', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 153.13, 8.5, 'mmol/L', 'Fasting', NULL, '2026-08-13 05:16:52.485+00', NULL, false, NULL),
	('cc440356-a476-4563-b875-06d2d3e1b675', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 189.16, 10.5, 'mmol/L', 'After Meal', NULL, '2026-08-15 17:26:33.146+00', NULL, false, NULL),
	('66916b3f-e1de-46f4-81ec-0801fc279166', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 181.96, 10.1, 'mmol/L', 'After Meal', NULL, '2026-08-17 17:20:45.339+00', NULL, false, NULL),
	('86e5f769-8570-48e2-a8fe-473413435afd', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 145.93, 8.1, 'mmol/L', 'Fasting', NULL, '2026-08-23 05:01:46.141+00', NULL, false, NULL),
	('2203b30e-a630-46ff-929f-3c84865a7fc6', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 183.76, 10.2, 'mmol/L', 'After Meal', NULL, '2026-08-25 17:19:36.314+00', NULL, false, NULL),
	('4f14a0f0-01cc-4f74-a232-7a42d4e46dff', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 145.93, 8.1, 'mmol/L', 'Fasting', NULL, '2026-08-29 04:35:08.249+00', NULL, false, NULL),
	('7bedc6cb-5d08-4f8a-ab4a-84d5356872a1', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 144.12, 8, 'mmol/L', 'Fasting', NULL, '2026-08-31 05:07:14.277+00', NULL, false, NULL),
	('ff6d6104-9f29-4bda-a4c6-9afcc794717e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 129.71, 7.2, 'mmol/L', 'Fasting', NULL, '2026-09-02 04:26:41.155+00', NULL, false, NULL),
	('77c26f82-6b66-4ddc-b434-93863f35fce2', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 174.75, 9.7, 'mmol/L', 'After Meal', NULL, '2026-09-04 17:49:53.746+00', NULL, false, NULL),
	('89228b53-d87c-41ea-ae36-a7213be34c38', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 176.55, 9.8, 'mmol/L', 'After Meal', NULL, '2026-09-06 17:15:55.202+00', NULL, false, NULL),
	('2855c4fe-200d-471f-9b10-8ab8dc8630bf', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 176.55, 9.8, 'mmol/L', 'After Meal', NULL, '2026-09-08 18:06:00.928+00', NULL, false, NULL),
	('4d7051a3-2763-4531-8d5d-f3c931e0b5c3', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 64.86, 3.6, 'mmol/L', 'After Meal', 'Felt shaky, had skipped lunch', '2026-09-09 17:19:57.338+00', NULL, false, NULL),
	('1f6d3942-d398-4f59-a794-57401bc83d8b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 167.55, 9.3, 'mmol/L', 'After Meal', NULL, '2026-09-10 17:08:56.216+00', NULL, false, NULL),
	('9d8e96ae-660f-4aae-97ae-170d6a9f5153', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 165.74, 9.2, 'mmol/L', 'After Meal', NULL, '2026-09-12 17:12:36.832+00', NULL, false, NULL),
	('1e609b68-715c-402e-aad9-8b21599dd47b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131.51, 7.3, 'mmol/L', 'Fasting', NULL, '2026-09-14 05:23:33.15+00', NULL, false, NULL),
	('3a6d5a8d-c0fc-417a-8485-102d9316b958', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 171.15, 9.5, 'mmol/L', 'After Meal', NULL, '2026-09-16 18:09:16.626+00', NULL, false, NULL),
	('b11888e6-efe6-47ac-89f6-f0720c7ea017', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 178.35, 9.9, 'mmol/L', 'After Meal', NULL, '2026-09-18 17:53:23.381+00', NULL, false, NULL),
	('63b64a8e-47c8-4722-86e9-df405469e638', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 171.15, 9.5, 'mmol/L', 'After Meal', NULL, '2026-09-20 17:53:37.299+00', NULL, false, NULL),
	('0c65dbd1-c516-411d-8e9e-0f8bb52b12b0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 158.54, 8.8, 'mmol/L', 'After Meal', NULL, '2026-09-22 18:13:41.421+00', NULL, false, NULL),
	('3552c31a-7d02-473e-86f9-3738f832a834', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 156.74, 8.7, 'mmol/L', 'After Meal', NULL, '2026-09-24 17:56:32.966+00', NULL, false, NULL),
	('5ce7d9ec-4e97-445c-ae57-9709568e704a', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 136.92, 7.6, 'mmol/L', 'Fasting', NULL, '2026-09-26 04:59:56.074+00', NULL, false, NULL),
	('92e48a8d-ab20-4086-9913-5435ddf23c4a', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 122.51, 6.8, 'mmol/L', 'Fasting', NULL, '2026-09-28 04:34:43.396+00', NULL, false, NULL),
	('418866b6-e178-430d-a9a7-8872ca630963', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 162.14, 9, 'mmol/L', 'After Meal', NULL, '2026-10-06 17:53:00.95+00', NULL, false, NULL),
	('a418fe4f-fb36-40ad-8674-d18b06f7088c', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 111.7, 6.2, 'mmol/L', 'Fasting', NULL, '2026-10-08 05:32:09.987+00', NULL, false, NULL),
	('48e81bec-4269-4fc2-b067-03e26732b84e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 167.55, 9.3, 'mmol/L', 'After Meal', 'Beans and rape, smaller portion of nshima', '2026-10-10 17:31:12.677+00', NULL, false, NULL),
	('0e3dfa4b-b92f-45a0-80af-e11153ae1c22', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 131.51, 7.3, 'mmol/L', 'Fasting', NULL, '2026-10-12 04:38:30.83+00', NULL, false, NULL),
	('d1538415-8e6d-4486-836d-3357e9f7bb37', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 117.1, 6.5, 'mmol/L', 'Fasting', NULL, '2026-10-14 05:23:18.168+00', NULL, false, NULL),
	('d1bf0e16-62b6-4404-81a3-cf5e0e9c170f', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 151.33, 8.4, 'mmol/L', 'After Meal', NULL, '2026-10-16 17:20:43.442+00', NULL, false, NULL),
	('04f3c364-a4d2-4f18-871f-8c31cdbeb8a1', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 109.9, 6.1, 'mmol/L', 'Fasting', NULL, '2026-10-18 04:34:41.07+00', NULL, false, NULL),
	('24c96c78-2d7b-4571-b494-783355e03b9d', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 108.09, 6, 'mmol/L', 'Fasting', NULL, '2026-10-20 05:29:25.201+00', NULL, false, NULL),
	('73d46f39-2126-467e-80dc-bee0f82ed8e9', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 154.93, 8.6, 'mmol/L', 'After Meal', NULL, '2026-10-22 17:47:28.798+00', NULL, false, NULL),
	('9b15bf13-e82a-480f-ac80-61723de185a0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 156.74, 8.7, 'mmol/L', 'After Meal', NULL, '2026-10-24 17:23:31.59+00', NULL, false, NULL),
	('cbb6748b-898b-4e43-86e5-47a7714e20a7', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 126.11, 7, 'mmol/L', 'Fasting', NULL, '2026-10-26 04:50:48.693+00', NULL, false, NULL),
	('ba94ee9f-26ce-473c-a2f7-63302397c2c5', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 120.7, 6.7, 'mmol/L', 'Fasting', NULL, '2026-10-28 04:30:42.395+00', NULL, false, NULL),
	('2c1d5594-a0bd-4e54-ac94-dce75b771377', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 115.3, 6.4, 'mmol/L', 'Fasting', NULL, '2026-10-30 04:59:33.403+00', NULL, false, NULL),
	('0a595266-3fdf-43e2-87d9-4965357fd265', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 160.34, 8.9, 'mmol/L', 'After Meal', NULL, '2026-11-01 18:12:29.764+00', NULL, false, NULL),
	('4d81b5ce-2002-4ee6-a584-6e516462fe07', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 127.91, 7.1, 'mmol/L', 'Fasting', NULL, '2026-11-03 04:44:45.061+00', NULL, false, NULL),
	('312ff797-ba1d-46e3-8b57-5073beeff35e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 113.5, 6.3, 'mmol/L', 'Fasting', NULL, '2026-11-05 04:51:09.846+00', NULL, false, NULL),
	('d3cf978d-c9ff-46d7-9b5c-53e7aa929565', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 154.93, 8.6, 'mmol/L', 'After Meal', NULL, '2026-11-07 17:54:12.089+00', NULL, false, NULL),
	('bf57b4b1-4d1a-4b9b-b1a0-a40a5f32c341', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 149.53, 8.3, 'mmol/L', 'After Meal', NULL, '2026-11-09 17:18:31.582+00', NULL, false, NULL),
	('f61e8849-b549-447f-9b67-d6fe0a71761b', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 147.73, 8.2, 'mmol/L', 'After Meal', NULL, '2026-11-11 18:09:23.714+00', NULL, false, NULL),
	('90213c22-fcd8-446e-93e7-6afe401fe0bd', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 147.73, 8.2, 'mmol/L', 'After Meal', NULL, '2026-11-13 17:06:06.883+00', NULL, false, NULL),
	('7d951767-eb20-4533-86dc-2753aff60856', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 158.54, 8.8, 'mmol/L', 'After Meal', NULL, '2026-11-15 17:32:00.379+00', NULL, false, NULL),
	('ebb704f7-897d-4eed-95c8-a88d159b1b96', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 140.52, 7.8, 'mmol/L', 'After Meal', NULL, '2026-11-17 17:11:02.791+00', NULL, false, NULL),
	('1a595f4c-b2b8-4668-bfee-3d9a29e9a071', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 145.93, 8.1, 'mmol/L', 'After Meal', NULL, '2026-11-19 17:22:00.919+00', NULL, false, NULL),
	('9e90fe1d-eb81-47f4-8a74-ec4cce5fe7f0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 162.14, 9, 'mmol/L', 'After Meal', NULL, '2026-11-21 17:16:59.052+00', NULL, false, NULL),
	('2ddcdef8-87f0-4c8c-9b80-80cfc2f38e44', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 104.49, 5.8, 'mmol/L', 'Fasting', NULL, '2026-11-23 05:06:10.808+00', NULL, false, NULL),
	('d2d46ceb-43ac-4dbd-a342-06a32bc6a570', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 126.11, 7, 'mmol/L', 'Fasting', NULL, '2026-11-25 05:35:35.1+00', NULL, false, NULL);


INSERT INTO public.group_registrations (id, session_id, user_id, pseudonym, created_at) VALUES
	('168c9900-c7d1-4366-a511-e61879e70605', '20dec76a-a5b2-4304-8f32-ff2798d60957', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'Quiet Heron', '2026-11-26 01:02:21.917+00');


INSERT INTO public.group_sessions (id, topic, description, session_time, duration_minutes, capacity, how_to_join, created_at, cancelled_at) VALUES
	('20dec76a-a5b2-4304-8f32-ff2798d60957', 'Exam nerves', 'What others do in the weeks before an examination, when sleep is short and the notes are long. You may only listen.', '2026-11-30 15:30:00+00', 60, 12, 'Dial 0211 000 140 and enter 4417. You need no data for it.', '2026-11-26 00:50:17.437+00', NULL),
	('8fb2880e-78d8-4045-985c-5f462b50ed82', 'Far from home', 'For those who live away from their family for the first time: the quiet evenings, the money, the calls one does not make.', '2026-12-05 14:00:00+00', 75, 10, 'Dial 0211 000 140 and enter 2086. You need no data for it.', '2026-11-26 00:50:17.437+00', NULL),
	('a9685033-bac2-4416-90ce-1cb81e35a9c2', 'When somebody has died', 'A circle for those who miss somebody. Nobody has to speak; Chileshe Mumba opens and closes it.', '2026-12-12 16:00:00+00', 90, 8, 'Dial 0211 000 140 and enter 7350. You need no data for it.', '2026-11-26 00:50:17.437+00', NULL);


INSERT INTO public.identity_changes (id, provider_id, full_name, specialty, qualifications, status, submitted_at, decided_at, decided_by, reason) VALUES
	('b1674e47-53d7-46db-ba9e-a3a70cb37c16', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Chileshe Mumba-Phiri', 'Therapist', '{"MSc Clinical Psychology, University of Zambia"}', 'pending', '2026-11-26 01:02:21.917+00', NULL, NULL, NULL);


INSERT INTO public.intake_forms (id, user_id, "fullName", "dateOfBirth", phone, address, "emergencyContact", "emergencyPhone", "medicalHistory", "currentMedications", allergies, "reasonForVisit", "insuranceProvider", "insuranceNumber", "submittedAt") VALUES
	('98d2cbef-b5b1-42c2-8679-299f5963b157', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Bwalya Mwansa', '1979-03-14', '+260 97 700 0101', '12 Cairo Road, Lusaka', 'Joseph Mwansa', '+260 96 600 0102', NULL, NULL, NULL, 'Pressure', NULL, NULL, '2026-11-26 01:02:21.917+00');


INSERT INTO public.invoice_emails (invoice_id, days_late, sent_at) VALUES
	('947a5155-85e9-41b2-8ee2-1791962e2967', 0, '2026-11-26 09:00:00+00');


INSERT INTO public.invoice_payments (id, invoice_id, amount_ngwee, paid_on, paid_by, is_online, payment_id, reversed_at, reversed_because, created_at) VALUES
	('ba8096f0-9336-4d7e-b6b8-57192e30623f', '99fa3f89-48a6-41c1-9b3c-52a68d4844cb', 30000, '2026-11-06', 'mobile money', false, NULL, NULL, NULL, '2026-11-28 12:55:14.831+00');


INSERT INTO public.invoices (id, provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee, status, number_year, number_serial, issued_at, paid_on, paid_by, waived_because, created_at, changed_at, due_on, void_because) VALUES
	('c975daf3-604f-4e1d-8f99-3edca6eae648', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '90f97034-8f00-498e-b13a-65a92a0515ec', '2026-11-10 09:00:00+00', 'In-person', NULL, 'draft', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00', NULL, NULL),
	('25086a6c-8c8e-49a0-9cb5-74f5fb13a6df', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '74c0fd03-bb2a-458d-a6ca-25de0ef96a5c', '2026-11-16 13:00:00+00', 'Phone', 20000, 'draft', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00', NULL, NULL),
	('ba84013a-2aa9-46e7-9e47-a5cbacb603fc', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '9eeb0f2d-e299-44e1-a2db-c5c2296cf47c', '2026-11-19 08:00:00+00', 'Virtual', 25000, 'draft', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00', NULL, NULL),
	('99bb502b-9edd-447f-ba12-acd49c78fe8d', '7ade93bb-ca40-4da5-ba71-c79f987adeef', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'f4280337-7607-4c3e-9fcf-74ad5d8715a2', '2026-11-20 14:00:00+00', 'Virtual', NULL, 'draft', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00', NULL, NULL),
	('99fa3f89-48a6-41c1-9b3c-52a68d4844cb', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '8d633a82-d32c-4fa9-9fee-f205dcda2f16', '2026-11-05 12:00:00+00', 'In-person', 30000, 'paid', 2026, 1, '2026-11-05 12:00:00+00', '2026-11-06', 'mobile money', NULL, '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00', '2026-12-12', NULL),
	('947a5155-85e9-41b2-8ee2-1791962e2967', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '4f7f45df-b946-4793-a5da-2b821f902d45', '2026-11-12 12:00:00+00', 'Virtual', 25000, 'issued', 2026, 2, '2026-11-12 12:00:00+00', NULL, NULL, NULL, '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00', '2026-12-12', NULL);


INSERT INTO public.mail_settings (user_id, appointments, reminders, updated_at, messages) VALUES
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', true, true, '2026-11-26 01:02:21.917+00', true);


INSERT INTO public.meal_plan_changes (id, request_id, note, created_at, told_at) VALUES
	('eb4eabd2-93e0-469e-866d-fbfaa4a55eaf', '39c41c59-d05f-499d-ad5f-0ade169678a1', 'No groundnuts, please.', '2026-11-26 01:02:21.917+00', NULL);


INSERT INTO public.meal_plan_requests (id, user_id, primary_goal, goal_details, dietary_profile, budget_logistics, final_details, agreement, status, taken_by, taken_at, completed_at, created_at) VALUES
	('137a4317-9009-43e7-817b-ef09f1a61876', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'Improve Energy & Focus', '{}', '{"diet": "No restrictions", "dislikes": null, "allergies": "Eggs", "mealsPerDay": "3"}', '{"people": 1, "mealPrepTime": "<30 mins/day", "budget_amount": 600, "budget_frequency": "monthly"}', 'One hotplate in the hostel, and no fridge.', true, 'pending', NULL, NULL, NULL, '2026-11-25 00:50:17.734+00'),
	('39c41c59-d05f-499d-ad5f-0ade169678a1', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Support a Specific Condition', '{"condition": "High Blood Pressure"}', '{"diet": "No restrictions", "health": ["None of these"], "dislikes": "Liver", "allergies": null, "mealsPerDay": "4"}', '{"people": 4, "mealPrepTime": "30-60 mins/day", "budget_amount": 1000, "budget_frequency": "weekly"}', 'I cook on charcoal in the evening. My husband says no to food without salt.', true, 'pending', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-17 00:50:17.734+00', NULL, '2026-11-15 00:50:17.734+00');


INSERT INTO public.meal_plans (id, request_id, version, author_id, dietitian_message, weekly_schedule, recipes, shopping_list, created_at, told_at) VALUES
	('5b8f7536-057a-4915-926e-4e46ba2e7b7f', '39c41c59-d05f-499d-ad5f-0ade169678a1', 1, 'f3acfb52-3f64-4642-8dfa-44241146d2b2', 'Dear Bwalya, nothing in this week is strange to your kitchen. Three things do most of the work: one lump of nshima instead of two in the evening, greens twice a day, and lemon and groundnuts where the salt used to be. Rinse the kapenta in warm water before you cook it. Eat supper before seven if the house allows it. Go on with your tablets as the clinic told you, and write to me when something does not fit. The list is for 4 people and comes to about K963.50, within your K1000 a week.', '[{"day": "Monday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Tuesday", "meals": [{"dish": "Boiled eggs, brown bread, tomato", "meal": "Breakfast", "portion": "2 eggs, 2 slices"}, {"dish": "Guava and a small handful of groundnuts", "meal": "Snack", "portion": "2 guavas"}, {"dish": "Nshima, kapenta and cabbage", "meal": "Lunch", "portion": "1 lump the size of your fist, 1 handful of kapenta rinsed of its salt, 2 cupped hands of cabbage"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Wednesday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Bream, okra and a little rice", "meal": "Supper", "portion": "1 fish the size of your palm, half a cupped hand of rice"}]}, {"day": "Thursday", "meals": [{"dish": "Boiled eggs, brown bread, tomato", "meal": "Breakfast", "portion": "2 eggs, 2 slices"}, {"dish": "Guava and a small handful of groundnuts", "meal": "Snack", "portion": "2 guavas"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Friday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, kapenta and cabbage", "meal": "Lunch", "portion": "1 lump the size of your fist, 1 handful of kapenta rinsed of its salt, 2 cupped hands of cabbage"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Saturday", "meals": [{"dish": "Boiled eggs, brown bread, tomato", "meal": "Breakfast", "portion": "2 eggs, 2 slices"}, {"dish": "Guava and a small handful of groundnuts", "meal": "Snack", "portion": "2 guavas"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Bream, okra and a little rice", "meal": "Supper", "portion": "1 fish the size of your palm, half a cupped hand of rice"}]}, {"day": "Sunday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, kapenta and cabbage", "meal": "Lunch", "portion": "1 lump the size of your fist, 1 handful of kapenta rinsed of its salt, 2 cupped hands of cabbage"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}]', '[{"steps": ["Pour the soaking water away. Boil the beans in fresh water until they are soft.", "Fry onion and tomatoes gently in the oil.", "Stir in the beans, simmer for ten minutes, and finish with lemon."], "title": "Beans with tomato", "serves": 4, "minutes": 90, "ingredients": ["2 cups of beans, soaked overnight", "3 tomatoes", "1 onion", "2 teaspoons of cooking oil", "Half a lemon instead of salt"]}, {"steps": ["Peel the strings off, wash the leaves and cut them.", "Cook leaves and tomato in little water for ten minutes.", "Stir in the groundnuts and simmer until it thickens. It needs no oil and no soda."], "title": "Pumpkin leaves with groundnuts", "serves": 4, "minutes": 30, "ingredients": ["1 bundle of pumpkin leaves", "1 tomato", "4 tablespoons of pounded groundnuts"]}]', '[{"item": "Maize meal, roller", "group": "Staples", "quantity": "5 kg", "price_ngwee": 9500}, {"item": "Rice", "group": "Staples", "quantity": "500 g", "price_ngwee": 1800}, {"item": "Brown bread", "group": "Staples", "quantity": "2 loaves", "price_ngwee": 4000}, {"item": "Sweet potatoes", "group": "Staples", "quantity": "20, about 2 heaps", "price_ngwee": 4000}, {"item": "Rape", "group": "Leaves and vegetables", "quantity": "5 bundles", "price_ngwee": 3500}, {"item": "Pumpkin leaves", "group": "Leaves and vegetables", "quantity": "5 bundles", "price_ngwee": 3500}, {"item": "Cabbage", "group": "Leaves and vegetables", "quantity": "2 heads", "price_ngwee": 3000}, {"item": "Okra", "group": "Leaves and vegetables", "quantity": "2 heaps", "price_ngwee": 2000}, {"item": "Tomatoes", "group": "Leaves and vegetables", "quantity": "30, about 3 heaps", "price_ngwee": 4500}, {"item": "Onions", "group": "Leaves and vegetables", "quantity": "4", "price_ngwee": 1200}, {"item": "Beans", "group": "Beans, peas and nuts", "quantity": "1.5 kg", "price_ngwee": 8250}, {"item": "Groundnuts", "group": "Beans, peas and nuts", "quantity": "7 cups", "price_ngwee": 10500}, {"item": "Kapenta, dried", "group": "Fish, meat, eggs and insects", "quantity": "3 cups", "price_ngwee": 10500}, {"item": "Bream", "group": "Fish, meat, eggs and insects", "quantity": "8", "price_ngwee": 16000}, {"item": "Eggs", "group": "Fish, meat, eggs and insects", "quantity": "24", "price_ngwee": 6000}, {"item": "Cooking oil", "group": "Fats", "quantity": "250 ml", "price_ngwee": 2000}, {"item": "Lemons", "group": "Fruit", "quantity": "2", "price_ngwee": 500}, {"item": "Oranges", "group": "Fruit", "quantity": "16", "price_ngwee": 3200}, {"item": "Guavas", "group": "Fruit", "quantity": "24", "price_ngwee": 2400}]', '2026-11-17 00:50:17.734+00', '2026-11-17 00:50:17.734+00');


INSERT INTO public.medicine_doses (medicine_id, user_id, day, "time", outcome, taken_at, recorded_at) VALUES
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25', '07:00', 'taken', '2026-11-25 05:12:00+00', '2026-11-25 05:12:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-24', '07:00', 'taken', '2026-11-24 05:19:00+00', '2026-11-24 05:19:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-23', '07:00', 'taken', '2026-11-23 05:06:00+00', '2026-11-23 05:06:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-22', '07:00', 'taken', '2026-11-22 05:13:00+00', '2026-11-22 05:13:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-21', '07:00', 'missed', NULL, '2026-11-21 05:20:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-20', '07:00', 'taken', '2026-11-20 05:07:00+00', '2026-11-20 05:07:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-19', '07:00', 'taken', '2026-11-19 05:14:00+00', '2026-11-19 05:14:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-18', '07:00', 'taken', '2026-11-18 05:21:00+00', '2026-11-18 05:21:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-17', '07:00', 'taken', '2026-11-17 05:08:00+00', '2026-11-17 05:08:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-16', '07:00', 'taken', '2026-11-16 05:15:00+00', '2026-11-16 05:15:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-15', '07:00', 'taken', '2026-11-15 05:22:00+00', '2026-11-15 05:22:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-14', '07:00', 'taken_late', '2026-11-14 07:30:00+00', '2026-11-14 07:30:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-13', '07:00', 'taken', '2026-11-13 05:16:00+00', '2026-11-13 05:16:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-12', '07:00', 'taken', '2026-11-12 05:23:00+00', '2026-11-12 05:23:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-11', '07:00', 'taken', '2026-11-11 05:10:00+00', '2026-11-11 05:10:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-10', '07:00', 'taken', '2026-11-10 05:17:00+00', '2026-11-10 05:17:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-09', '07:00', 'taken', '2026-11-09 05:24:00+00', '2026-11-09 05:24:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-08', '07:00', 'taken', '2026-11-08 05:11:00+00', '2026-11-08 05:11:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-07', '07:00', 'missed', NULL, '2026-11-07 05:18:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-06', '07:00', 'taken', '2026-11-06 05:05:00+00', '2026-11-06 05:05:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-05', '07:00', 'taken', '2026-11-05 05:12:00+00', '2026-11-05 05:12:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-04', '07:00', 'taken', '2026-11-04 05:19:00+00', '2026-11-04 05:19:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-03', '07:00', 'taken', '2026-11-03 05:06:00+00', '2026-11-03 05:06:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-02', '07:00', 'taken', '2026-11-02 05:13:00+00', '2026-11-02 05:13:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-01', '07:00', 'taken', '2026-11-01 05:20:00+00', '2026-11-01 05:20:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-31', '07:00', 'taken', '2026-10-31 05:07:00+00', '2026-10-31 05:07:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-30', '07:00', 'taken', '2026-10-30 05:14:00+00', '2026-10-30 05:14:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-29', '07:00', 'taken', '2026-10-29 05:21:00+00', '2026-10-29 05:21:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-28', '07:00', 'taken', '2026-10-28 05:08:00+00', '2026-10-28 05:08:00+00'),
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-27', '07:00', 'taken', '2026-10-27 05:15:00+00', '2026-10-27 05:15:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25', '07:00', 'taken', '2026-11-25 05:12:00+00', '2026-11-25 05:12:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25', '19:00', 'taken', '2026-11-25 17:12:00+00', '2026-11-25 17:12:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-24', '07:00', 'taken', '2026-11-24 05:19:00+00', '2026-11-24 05:19:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-24', '19:00', 'taken_late', '2026-11-24 19:30:00+00', '2026-11-24 19:30:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-23', '07:00', 'taken', '2026-11-23 05:06:00+00', '2026-11-23 05:06:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-23', '19:00', 'taken', '2026-11-23 17:06:00+00', '2026-11-23 17:06:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-22', '07:00', 'taken', '2026-11-22 05:13:00+00', '2026-11-22 05:13:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-22', '19:00', 'taken', '2026-11-22 17:13:00+00', '2026-11-22 17:13:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-21', '07:00', 'taken', '2026-11-21 05:20:00+00', '2026-11-21 05:20:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-21', '19:00', 'taken', '2026-11-21 17:20:00+00', '2026-11-21 17:20:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-20', '07:00', 'taken', '2026-11-20 05:07:00+00', '2026-11-20 05:07:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-20', '19:00', 'taken', '2026-11-20 17:07:00+00', '2026-11-20 17:07:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-19', '07:00', 'taken', '2026-11-19 05:14:00+00', '2026-11-19 05:14:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-19', '19:00', 'taken', '2026-11-19 17:14:00+00', '2026-11-19 17:14:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-18', '07:00', 'taken', '2026-11-18 05:21:00+00', '2026-11-18 05:21:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-18', '19:00', 'taken', '2026-11-18 17:21:00+00', '2026-11-18 17:21:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-17', '07:00', 'taken', '2026-11-17 05:08:00+00', '2026-11-17 05:08:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-17', '19:00', 'missed', NULL, '2026-11-17 17:08:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-16', '07:00', 'taken', '2026-11-16 05:15:00+00', '2026-11-16 05:15:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-16', '19:00', 'taken', '2026-11-16 17:15:00+00', '2026-11-16 17:15:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-15', '07:00', 'taken', '2026-11-15 05:22:00+00', '2026-11-15 05:22:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-15', '19:00', 'taken', '2026-11-15 17:22:00+00', '2026-11-15 17:22:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-14', '07:00', 'taken', '2026-11-14 05:09:00+00', '2026-11-14 05:09:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-14', '19:00', 'taken', '2026-11-14 17:09:00+00', '2026-11-14 17:09:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-13', '07:00', 'taken', '2026-11-13 05:16:00+00', '2026-11-13 05:16:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-13', '19:00', 'taken', '2026-11-13 17:16:00+00', '2026-11-13 17:16:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-12', '07:00', 'taken', '2026-11-12 05:23:00+00', '2026-11-12 05:23:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-12', '19:00', 'taken', '2026-11-12 17:23:00+00', '2026-11-12 17:23:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-11', '07:00', 'taken', '2026-11-11 05:10:00+00', '2026-11-11 05:10:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-11', '19:00', 'taken', '2026-11-11 17:10:00+00', '2026-11-11 17:10:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-10', '07:00', 'taken', '2026-11-10 05:17:00+00', '2026-11-10 05:17:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-10', '19:00', 'missed', NULL, '2026-11-10 17:17:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-09', '07:00', 'taken', '2026-11-09 05:24:00+00', '2026-11-09 05:24:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-09', '19:00', 'taken', '2026-11-09 17:24:00+00', '2026-11-09 17:24:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-08', '07:00', 'taken', '2026-11-08 05:11:00+00', '2026-11-08 05:11:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-08', '19:00', 'taken', '2026-11-08 17:11:00+00', '2026-11-08 17:11:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-07', '07:00', 'taken', '2026-11-07 05:18:00+00', '2026-11-07 05:18:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-07', '19:00', 'taken', '2026-11-07 17:18:00+00', '2026-11-07 17:18:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-06', '07:00', 'taken', '2026-11-06 05:05:00+00', '2026-11-06 05:05:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-06', '19:00', 'taken', '2026-11-06 17:05:00+00', '2026-11-06 17:05:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-05', '07:00', 'taken', '2026-11-05 05:12:00+00', '2026-11-05 05:12:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-05', '19:00', 'taken', '2026-11-05 17:12:00+00', '2026-11-05 17:12:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-04', '07:00', 'taken', '2026-11-04 05:19:00+00', '2026-11-04 05:19:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-04', '19:00', 'taken', '2026-11-04 17:19:00+00', '2026-11-04 17:19:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-03', '07:00', 'taken', '2026-11-03 05:06:00+00', '2026-11-03 05:06:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-03', '19:00', 'taken_late', '2026-11-03 19:30:00+00', '2026-11-03 19:30:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-02', '07:00', 'taken', '2026-11-02 05:13:00+00', '2026-11-02 05:13:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-02', '19:00', 'taken', '2026-11-02 17:13:00+00', '2026-11-02 17:13:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-01', '07:00', 'taken', '2026-11-01 05:20:00+00', '2026-11-01 05:20:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-01', '19:00', 'taken', '2026-11-01 17:20:00+00', '2026-11-01 17:20:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-31', '07:00', 'taken', '2026-10-31 05:07:00+00', '2026-10-31 05:07:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-31', '19:00', 'taken', '2026-10-31 17:07:00+00', '2026-10-31 17:07:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-30', '07:00', 'taken', '2026-10-30 05:14:00+00', '2026-10-30 05:14:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-30', '19:00', 'taken', '2026-10-30 17:14:00+00', '2026-10-30 17:14:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-29', '07:00', 'taken', '2026-10-29 05:21:00+00', '2026-10-29 05:21:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-29', '19:00', 'taken', '2026-10-29 17:21:00+00', '2026-10-29 17:21:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-28', '07:00', 'taken', '2026-10-28 05:08:00+00', '2026-10-28 05:08:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-28', '19:00', 'taken', '2026-10-28 17:08:00+00', '2026-10-28 17:08:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-27', '07:00', 'taken', '2026-10-27 05:15:00+00', '2026-10-27 05:15:00+00'),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-10-27', '19:00', 'taken', '2026-10-27 17:15:00+00', '2026-10-27 17:15:00+00');


INSERT INTO public.medicine_plans (medicine_id, user_id, from_day, strength, strength_unit, form, amount, times, days, food, unit) VALUES
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-08-06', 5, 'mg', 'tablet', 1, '{07:00}', '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', 'either', NULL),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-09-03', 500, 'mg', 'tablet', 1, '{07:00,19:00}', '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', 'with', NULL);


INSERT INTO public.medicine_reminders (medicine_id, user_id, day, "time") VALUES
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-26', '08:00');


INSERT INTO public.medicines (id, user_id, name, care, starts_on, ends_on, notes, reminders, stopped_at, created_at, purpose, prescriber, supply_left, supply_on) VALUES
	('2dca75b7-664e-46dc-b8ce-35ecb63cba7e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Amlodipine', 'blood_pressure', '2026-08-06', NULL, 'From the clinic in Chilenje. Refill at the end of the month.', false, NULL, '2026-08-06 00:50:17.591+00', NULL, NULL, NULL, NULL),
	('06e8c105-adbb-4737-b5ee-bccc771dcca0', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Metformin', 'glucose', '2026-09-03', NULL, NULL, false, NULL, '2026-09-03 00:50:17.591+00', NULL, NULL, NULL, NULL);


INSERT INTO public.membership_periods (id, user_id, track, payment_id, plan_key, plan_name, starts_on, ends_on, value_ngwee, bought_key, bought_name, bought_days, bought_ngwee, turned_by, created_at) VALUES
	('3a56b183-6952-42d2-b41a-c2bdef9b4da9', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'membership', '5377b499-22e5-4ce8-bd6b-f2d45f9e30f4', 'wellness-starter', 'Wellness Starter', '2026-11-14', '2026-12-14', 25000, 'wellness-starter', 'Wellness Starter', 31, 25000, NULL, '2026-11-26 00:50:17.437+00');


INSERT INTO public.memberships (user_id, plan_name, status, end_date, created_at) VALUES
	('a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'Student Wellness Plan', 'active', NULL, '2026-11-26 00:50:17.436946+00'),
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Wellness Starter', 'active', '2026-12-14', '2026-11-26 00:50:17.436946+00');


INSERT INTO public.messages (id, thread_id, author_id, body, created_at) VALUES
	('c7250f83-41b1-48ba-a493-c53a6278876f', 'c532aca0-8bf0-45ca-96a4-6140646720fa', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', 'Good morning Bwalya. How do you get on with less salt in the relish?', '2026-11-20 06:20:00+00'),
	('55bf7a3e-cb53-4d66-9bb3-37f143e77c94', 'c532aca0-8bf0-45ca-96a4-6140646720fa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'The children complained for two days. Now they ask for more lemon.', '2026-11-20 10:41:00+00'),
	('52e17ef1-74c8-4be3-bcb6-08b886cf893a', '239c98f4-4e3c-4b52-9397-2330bbea1faa', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Good afternoon Bwalya. Here is the breathing we did together: count to four as you breathe in, and to six as you breathe out. Five minutes before bed.', '2026-11-22 14:10:00+00'),
	('35135ddd-0486-4f7c-8447-064ab5f377f6', '239c98f4-4e3c-4b52-9397-2330bbea1faa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Thank you. I did it on two evenings.
On the second I fell asleep before ten.', '2026-11-22 19:32:00+00'),
	('9cc37ffa-a16e-4432-b5ca-10ce45a0bd69', '239c98f4-4e3c-4b52-9397-2330bbea1faa', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'That is good to hear. Please bring the readings of your week when we meet, also those you do not like.', '2026-11-23 06:05:00+00'),
	('ce9601af-2b33-4e91-a586-eb26ecc27d95', '239c98f4-4e3c-4b52-9397-2330bbea1faa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'I will. May my sister join us for the first ten minutes?', '2026-11-25 17:47:00+00');


INSERT INTO public.next_steps (result_id, user_id, step, status, created_at, decided_at) VALUES
	('b9a8fe32-9898-4f50-8841-333450107e48', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'self_help', 'accepted', '2026-11-20 10:00:00+00', '2026-11-20 10:05:00+00');


INSERT INTO public.pay_links (id, invoice_id, token_hash, revoked_at, created_at) VALUES
	('11111111-1111-4111-8111-111111111105', '947a5155-85e9-41b2-8ee2-1791962e2967', 'abababababababababababababababababababababababababababababababab', NULL, '2026-11-26 10:00:00+00');


INSERT INTO public.payment_events (id, payment_id, heard, status_before, status_after, created_at) VALUES
	('5586e9d4-eec6-4c96-8d6e-0fc6e48e2184', '5377b499-22e5-4ce8-bd6b-f2d45f9e30f4', 'succeeded', 'pending', 'succeeded', '2026-11-26 01:02:21.917+00');


INSERT INTO public.payments (id, user_id, plan_key, plan_name, amount_ngwee, phone, network, status, failure, receipt_number, expires_at, succeeded_at, paid_until, refund_status, refund_reason, refund_requested_at, refund_sent_at, created_at, starts, paid_from, purpose, invoice_id, link_id) VALUES
	('5377b499-22e5-4ce8-bd6b-f2d45f9e30f4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'wellness-starter', 'Wellness Starter', 25000, '+260977000101', 'Airtel', 'succeeded', NULL, 1, '2026-11-14 01:05:17.769+00', '2026-11-14 00:50:57.769+00', '2026-12-14', 'none', NULL, NULL, NULL, '2026-11-14 00:50:17.769+00', 'after', '2026-11-14', 'plan', NULL, NULL);


INSERT INTO public.plan_templates (id, provider_id, kind, name, content, created_at, updated_at) VALUES
	('4418c309-938c-4f4c-a93b-d13d0d7b8f24', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', 'meal', 'A week for blood pressure', '{"recipes": [{"steps": ["Pour the soaking water away. Boil the beans in fresh water until they are soft.", "Fry onion and tomatoes gently in the oil.", "Stir in the beans, simmer for ten minutes, and finish with lemon."], "title": "Beans with tomato", "serves": 4, "minutes": 90, "ingredients": ["2 cups of beans, soaked overnight", "3 tomatoes", "1 onion", "2 teaspoons of cooking oil", "Half a lemon instead of salt"]}, {"steps": ["Peel the strings off, wash the leaves and cut them.", "Cook leaves and tomato in little water for ten minutes.", "Stir in the groundnuts and simmer until it thickens. It needs no oil and no soda."], "title": "Pumpkin leaves with groundnuts", "serves": 4, "minutes": 30, "ingredients": ["1 bundle of pumpkin leaves", "1 tomato", "4 tablespoons of pounded groundnuts"]}], "shopping_list": [{"item": "Maize meal, roller", "group": "Staples", "quantity": "5 kg", "price_ngwee": 9500}, {"item": "Rice", "group": "Staples", "quantity": "500 g", "price_ngwee": 1800}, {"item": "Brown bread", "group": "Staples", "quantity": "2 loaves", "price_ngwee": 4000}, {"item": "Sweet potatoes", "group": "Staples", "quantity": "20, about 2 heaps", "price_ngwee": 4000}, {"item": "Rape", "group": "Leaves and vegetables", "quantity": "5 bundles", "price_ngwee": 3500}, {"item": "Pumpkin leaves", "group": "Leaves and vegetables", "quantity": "5 bundles", "price_ngwee": 3500}, {"item": "Cabbage", "group": "Leaves and vegetables", "quantity": "2 heads", "price_ngwee": 3000}, {"item": "Okra", "group": "Leaves and vegetables", "quantity": "2 heaps", "price_ngwee": 2000}, {"item": "Tomatoes", "group": "Leaves and vegetables", "quantity": "30, about 3 heaps", "price_ngwee": 4500}, {"item": "Onions", "group": "Leaves and vegetables", "quantity": "4", "price_ngwee": 1200}, {"item": "Beans", "group": "Beans, peas and nuts", "quantity": "1.5 kg", "price_ngwee": 8250}, {"item": "Groundnuts", "group": "Beans, peas and nuts", "quantity": "7 cups", "price_ngwee": 10500}, {"item": "Kapenta, dried", "group": "Fish, meat, eggs and insects", "quantity": "3 cups", "price_ngwee": 10500}, {"item": "Bream", "group": "Fish, meat, eggs and insects", "quantity": "8", "price_ngwee": 16000}, {"item": "Eggs", "group": "Fish, meat, eggs and insects", "quantity": "24", "price_ngwee": 6000}, {"item": "Cooking oil", "group": "Fats", "quantity": "250 ml", "price_ngwee": 2000}, {"item": "Lemons", "group": "Fruit", "quantity": "2", "price_ngwee": 500}, {"item": "Oranges", "group": "Fruit", "quantity": "16", "price_ngwee": 3200}, {"item": "Guavas", "group": "Fruit", "quantity": "24", "price_ngwee": 2400}], "weekly_schedule": [{"day": "Monday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Tuesday", "meals": [{"dish": "Boiled eggs, brown bread, tomato", "meal": "Breakfast", "portion": "2 eggs, 2 slices"}, {"dish": "Guava and a small handful of groundnuts", "meal": "Snack", "portion": "2 guavas"}, {"dish": "Nshima, kapenta and cabbage", "meal": "Lunch", "portion": "1 lump the size of your fist, 1 handful of kapenta rinsed of its salt, 2 cupped hands of cabbage"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Wednesday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Bream, okra and a little rice", "meal": "Supper", "portion": "1 fish the size of your palm, half a cupped hand of rice"}]}, {"day": "Thursday", "meals": [{"dish": "Boiled eggs, brown bread, tomato", "meal": "Breakfast", "portion": "2 eggs, 2 slices"}, {"dish": "Guava and a small handful of groundnuts", "meal": "Snack", "portion": "2 guavas"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Friday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, kapenta and cabbage", "meal": "Lunch", "portion": "1 lump the size of your fist, 1 handful of kapenta rinsed of its salt, 2 cupped hands of cabbage"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}, {"day": "Saturday", "meals": [{"dish": "Boiled eggs, brown bread, tomato", "meal": "Breakfast", "portion": "2 eggs, 2 slices"}, {"dish": "Guava and a small handful of groundnuts", "meal": "Snack", "portion": "2 guavas"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Bream, okra and a little rice", "meal": "Supper", "portion": "1 fish the size of your palm, half a cupped hand of rice"}]}, {"day": "Sunday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Orange", "meal": "Snack", "portion": "1 of them"}, {"dish": "Nshima, kapenta and cabbage", "meal": "Lunch", "portion": "1 lump the size of your fist, 1 handful of kapenta rinsed of its salt, 2 cupped hands of cabbage"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}], "dietitian_message": ""}', '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00'),
	('5ab81b09-9ee8-43a0-9568-841dda38f40e', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', 'meal', 'Three meals on one hotplate', '{"recipes": [{"steps": ["Pour the soaking water away. Boil the beans in fresh water until they are soft.", "Fry onion and tomatoes gently in the oil.", "Stir in the beans, simmer for ten minutes, and finish with lemon."], "title": "Beans with tomato", "serves": 4, "minutes": 90, "ingredients": ["2 cups of beans, soaked overnight", "3 tomatoes", "1 onion", "2 teaspoons of cooking oil", "Half a lemon instead of salt"]}, {"steps": ["Peel the strings off, wash the leaves and cut them.", "Cook leaves and tomato in little water for ten minutes.", "Stir in the groundnuts and simmer until it thickens. It needs no oil and no soda."], "title": "Pumpkin leaves with groundnuts", "serves": 4, "minutes": 30, "ingredients": ["1 bundle of pumpkin leaves", "1 tomato", "4 tablespoons of pounded groundnuts"]}], "shopping_list": [{"item": "Maize meal, roller", "group": "Staples"}, {"item": "Sweet potatoes", "group": "Staples"}, {"item": "Rape", "group": "Leaves and vegetables"}, {"item": "Pumpkin leaves", "group": "Leaves and vegetables"}, {"item": "Tomatoes", "group": "Leaves and vegetables"}, {"item": "Onions", "group": "Leaves and vegetables"}, {"item": "Beans", "group": "Beans, peas and nuts"}, {"item": "Groundnuts", "group": "Beans, peas and nuts"}, {"item": "Cooking oil", "group": "Fats"}, {"item": "Lemons", "group": "Fruit"}], "weekly_schedule": [{"day": "Monday", "meals": [{"dish": "Maize porridge with pounded groundnuts", "meal": "Breakfast", "portion": "1 cup, no sugar"}, {"dish": "Nshima, beans and rape", "meal": "Lunch", "recipe": "Beans with tomato", "portion": "1 lump the size of your fist, 1 cupped hand of beans, 2 cupped hands of rape"}, {"dish": "Pumpkin leaves with sweet potato", "meal": "Supper", "recipe": "Pumpkin leaves with groundnuts", "portion": "2 cupped hands of leaves, 1 sweet potato the size of your fist"}]}], "dietitian_message": ""}', '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00'),
	('173d8492-8759-4405-bb13-8a9b11d02409', '7ade93bb-ca40-4da5-ba71-c79f987adeef', 'exercise', 'Twenty minutes without equipment', '{"progression": "After two easy weeks add one round. After four weeks move the wall press-ups to a table.", "safety_notes": "Stop with pain in the chest, dizziness or a joint that hurts sharply, and have it looked at. Sore muscles on the next day are usual.", "expert_message": "", "weekly_schedule": [{"day": "Monday", "focus": "Legs and balance", "minutes": 20, "exercises": [{"how": "Slowly down, without using the hands.", "rest": "60 seconds", "sets": 3, "amount": "10 times", "exercise": "Sit and stand from a chair"}, {"rest": "45 seconds", "sets": 3, "amount": "12 times", "exercise": "Heel raises"}, {"sets": 2, "amount": "30 seconds each side", "exercise": "Stand on one leg"}]}, {"day": "Tuesday", "focus": "Walk", "minutes": 30, "exercises": [{"how": "To campus instead of the minibus.", "amount": "2 km", "exercise": "Brisk walk"}]}, {"day": "Thursday", "focus": "Arms and back", "minutes": 20, "exercises": [{"rest": "60 seconds", "sets": 3, "amount": "10 times", "exercise": "Press-ups against a wall"}, {"rest": "45 seconds", "sets": 3, "amount": "20 seconds", "exercise": "Hold a plank on the knees"}]}, {"day": "Sunday", "focus": "Rest", "exercises": []}]}', '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00'),
	('2a4f761a-b8b4-4a4b-b3f5-445adb1843a2', '7ade93bb-ca40-4da5-ba71-c79f987adeef', 'exercise', 'Begin by walking', '{"progression": "Five minutes more each week.", "safety_notes": "Stop with pain in the chest, dizziness or a joint that hurts sharply, and have it looked at. Sore muscles on the next day are usual.", "expert_message": "", "weekly_schedule": [{"day": "Monday", "focus": "Walk", "minutes": 20, "exercises": [{"amount": "20 minutes", "exercise": "Walk at a pace at which you can speak"}]}, {"day": "Wednesday", "focus": "Walk", "minutes": 20, "exercises": [{"amount": "20 minutes", "exercise": "Walk at a pace at which you can speak"}]}, {"day": "Friday", "focus": "Walk", "minutes": 20, "exercises": [{"amount": "20 minutes", "exercise": "Walk at a pace at which you can speak"}]}]}', '2026-11-26 00:50:17.437+00', '2026-11-26 00:50:17.437+00');


INSERT INTO public.planner_tasks (id, user_id, title, week, day, starts_at, box, done_at, created_at) VALUES
	('7092c812-1076-4cf5-b13d-7f6da6fbabd9', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'Read chapter 4', '2026-11-23', '2026-11-25', '18:00:00', 'plan', NULL, '2026-11-26 01:02:21.917+00');


INSERT INTO public.plans (key, name, price_ngwee, summary, features, is_recommended, is_add_on, is_offered, "position", updated_at) VALUES
	('student-wellness', 'Student Wellness', 0, 'Always free, with an institution’s name.', '{"Unlimited screenings (PHQ-9, GAD-7)","Self-help library","Anonymous group therapy registration","Time Management and Burnout modules","Community forum"}', false, false, true, 1, '2026-11-26 00:50:16.306+00'),
	('wellness-starter', 'Wellness Starter', 25000, 'A steady hand each month.', '{"Everything in Student Wellness","Monthly check-in","Resource packs","Basic NCD tracking (blood pressure, weight)","No advertisements"}', false, false, true, 2, '2026-11-26 00:50:16.306+00'),
	('comprehensive-care', 'Comprehensive Care', 100000, 'Therapy and a dietitian, every month.', '{"Everything in Wellness Starter","Two 1-on-1 therapy sessions a month","One dietitian consultation a month","Personalized care plans","Advanced NCD analytics","Priority support"}', true, false, true, 3, '2026-11-26 00:50:16.306+00'),
	('diet-nutrition', 'Diet & Nutrition Plan', 10000, 'Meals that fit your glucose, for a month.', '{"A meal plan written by a dietitian","A carbohydrate log beside your glucose"}', false, true, true, 4, '2026-11-26 00:50:16.306+00');


INSERT INTO public.provider_registrations (id, provider_id, registration_body, registration_number, certificate_year, certificate_expires_on, document_name, document_type, document_hash, status, submitted_at, decided_at, decided_by, reason, profession) VALUES
	('0c0a3443-f7c7-464d-a373-fd5e47d11e4e', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Health Professions Council of Zambia', 'HPCZ-PSY-01482', 2026, '2027-12-31', '1d979dcc1732bf0f35962d3c5fb4c261.pdf', 'application/pdf', '\xea0e529239b85281c52c2b2ba1c648c69d07bfcb91f74e976ef2f9a95b93bd9c', 'approved', '2026-09-26 00:50:17.806+00', '2026-09-27 00:50:17.806+00', NULL, NULL, 'therapist'),
	('1091c6ce-02ea-465d-9b2a-a83288de60d4', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', 'Health Professions Council of Zambia', 'HPCZ-DIE-00317', 2026, '2027-12-31', 'f8957658c53f11c2007f87aa7026909c.pdf', 'application/pdf', '\xadba5726d70598736f3b52f0da622b22d673a8a8962e9cf450e39e72e2cb50dc', 'approved', '2026-09-26 00:50:17.806+00', '2026-09-27 00:50:17.806+00', NULL, NULL, 'dietitian'),
	('6ae4f48b-1d29-4e93-87e5-9e528d9eb96c', '7ade93bb-ca40-4da5-ba71-c79f987adeef', 'Health Professions Council of Zambia', 'HPCZ-PHY-00893', 2026, '2027-12-31', 'cb634236e7dd3eae635d5ae85c8ee065.pdf', 'application/pdf', '\xa56766767626515a10ab0891e86e3d4875c3166ed53e5e7672904d5f0d7a6849', 'approved', '2026-09-26 00:50:17.806+00', '2026-09-27 00:50:17.806+00', NULL, NULL, 'fitness expert'),
	('7d536413-a466-4672-8b16-27ca1a63cc6d', '866c79bd-c9f0-4276-838a-25cfd3547e4a', 'Health Professions Council of Zambia', 'HPCZ-PSY-02214', 2026, '2027-12-31', 'c0e9b372b0853c088fd7ffe71cf8219a.pdf', 'application/pdf', '\x65373100668609f9c4aed943fb3e5faa144623d5cc2788ac6902bd68526a09f6', 'pending', '2026-11-24 00:50:17.806+00', NULL, NULL, NULL, 'therapist');


INSERT INTO public.questionnaire_requests (id, provider_id, patient_id, instrument, due_on, status, result_id, notified_at, decided_at, created_at) VALUES
	('11111111-1111-4111-8111-111111111106', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'GAD-7', '2026-12-05', 'open', NULL, NULL, NULL, '2026-11-27 10:00:00+00');


INSERT INTO public.rooms (id, name, retired_at, created_at) VALUES
	('11111111-1111-4111-8111-11111111110a', 'Room 1', NULL, '2026-11-26 10:00:00+00');


INSERT INTO public.safety_alerts (id, user_id, provider_id, raise_id, raised_at, raised_again_at, acknowledged_at, outcome, note, wave, due_at, told_for, admins_told_for, step, step_at, handled_by, next_on) VALUES
	('11a7a474-99a2-4395-8139-47a2d76c39dd', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '6c05d7e0-42b8-4a4e-96f8-9daf2566ab3d', '2026-11-26 01:02:21.917+00', NULL, NULL, NULL, NULL, 'first', '2026-11-26 01:02:21.917+00', '2026-11-26 01:02:21.917+00', NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.safety_plans (user_id, warning_signs, things_i_can_do, people_and_places, people_to_ask, professionals, making_it_safer, updated_at) VALUES
	('a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'I stop sleeping.', '', '', '', '', 'My sister keeps the tablets.', '2026-11-26 01:02:21.917064+00');


INSERT INTO public.screening_results (id, user_id, answers, results, instrument_versions, scoring_version, created_at) VALUES
	('b9a8fe32-9898-4f50-8841-333450107e48', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '{"GAD-7": {"0": 2, "1": 2, "2": 3, "3": 2, "4": 1, "5": 1, "6": 1}, "PHQ-9": {"0": 2, "1": 1, "2": 3, "3": 3, "4": 2, "5": 1, "6": 2, "7": 0, "8": 0, "functional": 2}, "WHO-5": {"0": 2, "1": 1, "2": 2, "3": 1, "4": 2}, "PHQ-15": {"0": 1, "1": 1, "2": 1, "3": 0, "4": 2, "5": 0, "6": 1, "7": 0, "8": 1, "9": 0, "10": null, "11": 0, "12": 1, "13": 2, "14": 2}, "CAGE-AID": {"0": null, "1": null, "2": null, "3": null}, "PC-PTSD-5": {"exposure": 0}}', '{"GAD-7": 12, "PHQ-9": 14, "WHO-5": 32, "PHQ-15": 12, "CAGE-AID": 0, "PC-PTSD-5": 0}', '{"GAD-7": "en-1", "PHQ-9": "en-1", "WHO-5": "en-1", "PHQ-15": "en-1", "CAGE-AID": "en-1", "PC-PTSD-5": "en-1"}', '2026-11', '2026-08-06 18:15:00+00'),
	('5acb830c-ff2a-4d6b-8c09-fa1a574ecac4', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '{"GAD-7": {"0": 1, "1": 1, "2": 2, "3": 1, "4": 1, "5": 1, "6": 1}, "PHQ-9": {"0": 1, "1": 2, "2": 2, "3": 1, "4": 1, "5": 0, "6": 1, "7": 0, "8": 0, "functional": 1}, "WHO-5": {"0": 3, "1": 2, "2": 3, "3": 2, "4": 3}}', '{"GAD-7": 8, "PHQ-9": 8, "WHO-5": 52}', '{"GAD-7": "en-1", "PHQ-9": "en-1", "WHO-5": "en-1"}', '2026-11', '2026-09-30 18:15:00+00'),
	('92523d12-7a21-41cd-9b5a-a8186d938e1e', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '{"GAD-7": {"0": 1, "1": 0, "2": 1, "3": 1, "4": 0, "5": 0, "6": 0}, "PHQ-9": {"0": 0, "1": 0, "2": 1, "3": 1, "4": 1, "5": 0, "6": 0, "7": 0, "8": 0, "functional": 0}, "WHO-5": {"0": 4, "1": 3, "2": 4, "3": 3, "4": 4}}', '{"GAD-7": 3, "PHQ-9": 3, "WHO-5": 72}', '{"GAD-7": "en-1", "PHQ-9": "en-1", "WHO-5": "en-1"}', '2026-11', '2026-11-17 18:15:00+00'),
	('5a0d53c6-8ec2-40a0-a4b5-e71865c86545', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '{"GAD-7": {"0": 2, "1": 2, "2": 2, "3": 2, "4": 1, "5": 1, "6": 1}, "PHQ-9": {"0": 1, "1": 1, "2": 2, "3": 2, "4": 0, "5": 1, "6": 1, "7": 0, "8": 0, "functional": 1}, "WHO-5": {"0": 3, "1": 1, "2": 2, "3": 1, "4": 3}, "CAGE-AID": {"0": 0, "1": 0, "2": 0, "3": 0}, "PC-PTSD-5": {"exposure": 0}}', '{"GAD-7": 11, "PHQ-9": 8, "WHO-5": 40, "CAGE-AID": 0, "PC-PTSD-5": 0}', '{"GAD-7": "en-1", "PHQ-9": "en-1", "WHO-5": "en-1", "CAGE-AID": "en-1", "PC-PTSD-5": "en-1"}', '2026-11', '2026-11-14 18:15:00+00');


INSERT INTO public.session_prices (provider_id, session_type, price_ngwee, updated_at) VALUES
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'In-person', 30000, '2026-11-26 00:50:17.437+00'),
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Virtual', 25000, '2026-11-26 00:50:17.437+00'),
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Phone', 20000, '2026-11-26 00:50:17.437+00');


INSERT INTO public.session_ratings (appointment_id, patient_id, provider_id, score, comment, created_at) VALUES
	('8d633a82-d32c-4fa9-9fee-f205dcda2f16', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 5, 'Thank you.', '2026-11-26 10:00:00+00');


INSERT INTO public.shared_notes (appointment_id, patient_id, provider_id, notes, shared_at, changed_at) VALUES
	('8d633a82-d32c-4fa9-9fee-f205dcda2f16', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Walk for twenty minutes each day.', '2026-11-26 10:00:00+00', NULL);


INSERT INTO public.slot_offers (id, entry_id, patient_id, provider_id, appointment_time, offered_at, expires_at, answer, answered_at) VALUES
	('e379f4aa-ce5c-4ade-afe4-0d3d0493bd06', '7c1d4a6e-52a3-4b3c-9a57-6d4f3c1e2b10', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-30 08:00:00+00', '2026-11-26 01:02:21.917+00', '2026-11-26 02:02:21.917+00', NULL, NULL);


INSERT INTO public.student_verifications (id, user_id, document_name, document_type, document_hash, status, submitted_at, decided_at, decided_by, reason) VALUES
	('3e252005-5614-49ec-b45c-71feff3ec850', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '0123456789abcdef0123456789abcdef.pdf', 'application/pdf', '\x0102', 'pending', '2026-11-26 01:02:21.917+00', NULL, NULL, NULL);


INSERT INTO public.symptom_entries (id, user_id, symptom, own_words, severity, felt_at, notes, created_at) VALUES
	('8b351d5a-1112-4725-9f90-311e12d7b6cd', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'headache', 'after a hot day at the market', 1, '2026-11-23 14:40:00+00', NULL, '2026-11-23 14:40:00+00'),
	('7668fac8-79e4-40e3-b98c-a7b8df8ade01', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'dizziness', NULL, 1, '2026-11-16 14:40:00+00', 'Stood up too fast.', '2026-11-16 14:40:00+00'),
	('b099f1a1-fa33-406f-9cb6-b60e211b99f6', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'headache', NULL, 2, '2026-11-10 14:40:00+00', NULL, '2026-11-10 14:40:00+00'),
	('9ee857fd-63c7-447e-8d07-c73c2f10e34d', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'swelling', NULL, 1, '2026-11-08 14:40:00+00', 'Gone in the morning.', '2026-11-08 14:40:00+00'),
	('e7a51b13-6e15-4bff-bfd3-580152f22b4d', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'headache', NULL, 2, '2026-11-02 14:40:00+00', NULL, '2026-11-02 14:40:00+00');


INSERT INTO public.thread_reads (thread_id, user_id, read_until, unread_since, mailed_at) VALUES
	('c532aca0-8bf0-45ca-96a4-6140646720fa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-20 10:41:00+00', NULL, NULL),
	('c532aca0-8bf0-45ca-96a4-6140646720fa', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-20 10:41:00+00', NULL, NULL),
	('239c98f4-4e3c-4b52-9397-2330bbea1faa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', '2026-11-25 17:47:00+00', NULL, NULL),
	('239c98f4-4e3c-4b52-9397-2330bbea1faa', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-23 06:05:00+00', '2026-11-25 17:47:00+00', '2026-11-26 00:50:17.437+00');


INSERT INTO public.threads (id, patient_id, provider_id, created_at, last_message_at) VALUES
	('c532aca0-8bf0-45ca-96a4-6140646720fa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'f3acfb52-3f64-4642-8dfa-44241146d2b2', '2026-11-26 00:50:17.437+00', '2026-11-20 10:41:00+00'),
	('239c98f4-4e3c-4b52-9397-2330bbea1faa', 'c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'b714ac7b-d523-4c4d-8eae-545d2e5f22a4', '2026-11-26 00:50:17.437+00', '2026-11-25 17:47:00+00');


INSERT INTO public.user_profiles (id, full_name, email, phone_number, gender, date_of_birth, bio, specialty, qualifications, profile_picture_url, is_student, institution_name, student_id, study_area, year_of_study, emergency_contact, known_allergies_conditions, verification_status, verification_document_path, role, provider_status, registration_body, registration_number, certificate_year, certificate_expires_on, created_at, updated_at, profession, guardian_name, guardian_agreed_at, student_until, student_warned_days) VALUES
	('c2bf91bc-3999-4db4-bce6-04e1a7553ef7', 'Bwalya Mwansa', 'client@demo.test', '+260 97 700 0101', 'female', '1979-03-14', NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, '{"name": "Joseph Mwansa", "phone": "+260 96 600 0102"}', NULL, 'unverified', NULL, 'client', NULL, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL),
	('a3bd38c0-ffd9-4553-8119-1b67e7f4205d', 'Natasha Tembo', 'student@demo.test', '+260 95 500 0103', 'female', '2004-08-02', NULL, NULL, '{}', NULL, true, 'University of Zambia', '2023041187', 'Nursing', '3', '{"name": "Esther Tembo", "phone": "+260 97 700 0104"}', NULL, 'unverified', NULL, 'client', NULL, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, '2027-11-26', NULL),
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 'Chileshe Mumba', 'therapist@demo.test', '+260 96 600 0105', 'male', '1984-11-20', 'I work with adults on low mood, worry and grief, in English, Bemba and Nyanja. We meet where it suits you: by video, by phone, or in Lusaka.', 'Therapist', '{"MSc Clinical Psychology, University of Zambia","Trauma-focused CBT, 2019"}', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, 'unverified', NULL, 'provider', 'approved', 'Health Professions Council of Zambia', 'HPCZ-PSY-01482', 2026, '2027-12-31', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', 'therapist', NULL, NULL, NULL, NULL),
	('f3acfb52-3f64-4642-8dfa-44241146d2b2', 'Thandiwe Ngoma', 'dietitian@demo.test', '+260 97 700 0106', 'female', '1990-05-09', 'Good food for sugar and pressure, from what the market in your street sells: nshima, beans, greens and fish have their place.', 'Dietitian', '{"BSc Human Nutrition and Dietetics, University of Zambia","Diabetes educator, 2021"}', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, 'unverified', NULL, 'provider', 'approved', 'Health Professions Council of Zambia', 'HPCZ-DIE-00317', 2026, '2027-12-31', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', 'dietitian', NULL, NULL, NULL, NULL),
	('7ade93bb-ca40-4da5-ba71-c79f987adeef', 'Kelvin Sakala', 'fitness@demo.test', '+260 95 500 0107', 'male', '1988-01-30', 'Training at home or outdoors, without a gym, at your own pace, also after an injury.', 'Fitness Expert', '{"Diploma in Physiotherapy, Evelyn Hone College","Exercise instructor, 2018"}', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, 'unverified', NULL, 'provider', 'approved', 'Health Professions Council of Zambia', 'HPCZ-PHY-00893', 2026, '2027-12-31', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', 'fitness expert', NULL, NULL, NULL, NULL),
	('866c79bd-c9f0-4276-838a-25cfd3547e4a', 'Luyando Hamoonga', 'pending@demo.test', '+260 96 600 0108', 'female', '1993-09-17', 'Newly back in Choma after her training; her registration is being checked.', 'Therapist', '{"BA Psychology, University of Zambia"}', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, 'unverified', NULL, 'provider', 'pending', 'Health Professions Council of Zambia', 'HPCZ-PSY-02214', 2026, '2027-12-31', '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL),
	('169f0707-4792-4036-ba37-146040d6ea8f', 'Grace Mulenga', 'admin@demo.test', '+260 97 700 0109', 'female', '1981-06-25', NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, 'unverified', NULL, 'admin', NULL, NULL, NULL, NULL, NULL, '2026-11-26 00:50:17.436946+00', '2026-11-26 00:50:17.436946+00', NULL, NULL, NULL, NULL, NULL),
	('00ad5566-6fee-4ead-ab59-71848c4012a4', 'Mutinta Example', 'new.person@example.test', NULL, NULL, NULL, NULL, NULL, '{}', NULL, false, NULL, NULL, NULL, NULL, NULL, NULL, 'unverified', NULL, 'client', NULL, NULL, NULL, NULL, NULL, '2026-11-26 01:01:33.094483+00', '2026-11-26 01:01:33.094483+00', NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.waiting_list (id, patient_id, appointment_id, created_at) VALUES
	('7c1d4a6e-52a3-4b3c-9a57-6d4f3c1e2b10', 'a3bd38c0-ffd9-4553-8119-1b67e7f4205d', '85177956-bcdb-434f-917a-849864ba28b4', '2026-11-26 01:02:21.917+00');


INSERT INTO public.weekly_hours (provider_id, weekday, starts_at, ends_at, break_starts_at, break_ends_at) VALUES
	('b714ac7b-d523-4c4d-8eae-545d2e5f22a4', 1, '09:00:00', '17:00:00', '12:00:00', '13:00:00');


INSERT INTO simulator.callbacks (id, collection_id, event_id, status) VALUES
	('cf095c31-ab07-4677-b74d-8abbf3da835f', '5377b499-22e5-4ce8-bd6b-f2d45f9e30f4', '7fe4c62a-e955-46d4-bdcd-59d2b5c8f846', 'succeeded');


INSERT INTO simulator.collections (id, ending, amount_ngwee, attempts, refunded_at, asked_at) VALUES
	('5377b499-22e5-4ce8-bd6b-f2d45f9e30f4', '100', 15000, 1, NULL, '2026-11-26 01:02:21.917+00');


SELECT pg_catalog.setval('public.call_entries_number_seq', 2, true);


SELECT pg_catalog.setval('public.call_signals_number_seq', 1, true);


SELECT pg_catalog.setval('public.receipt_numbers', 1, true);


ALTER TABLE ONLY accounts.factor_challenges
    ADD CONSTRAINT factor_challenges_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.factor_resets
    ADD CONSTRAINT factor_resets_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.factors
    ADD CONSTRAINT factors_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.factors
    ADD CONSTRAINT factors_user_id_friendly_name_key UNIQUE (user_id, friendly_name);


ALTER TABLE ONLY accounts.flow_states
    ADD CONSTRAINT flow_states_auth_code_key UNIQUE (auth_code);


ALTER TABLE ONLY accounts.flow_states
    ADD CONSTRAINT flow_states_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (identity_id);


ALTER TABLE ONLY accounts.identities
    ADD CONSTRAINT identities_provider_id_key UNIQUE (provider, id);


ALTER TABLE ONLY accounts.known_addresses
    ADD CONSTRAINT known_addresses_pkey PRIMARY KEY (user_id, address_hmac);


ALTER TABLE ONLY accounts.mail_intervals
    ADD CONSTRAINT mail_intervals_pkey PRIMARY KEY (purpose, address_hmac);


ALTER TABLE ONLY accounts.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.one_time_tokens
    ADD CONSTRAINT one_time_tokens_token_hash_key UNIQUE (token_hash);


ALTER TABLE ONLY accounts.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_purpose_key UNIQUE (user_id, purpose);


ALTER TABLE ONLY accounts.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (factor_id, code_hash);


ALTER TABLE ONLY accounts.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.sign_ups
    ADD CONSTRAINT sign_ups_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.sign_ups
    ADD CONSTRAINT sign_ups_user_id_browser_hash_key UNIQUE (user_id, browser_hash);


ALTER TABLE ONLY accounts.suspensions
    ADD CONSTRAINT suspensions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.used_links
    ADD CONSTRAINT used_links_pkey PRIMARY KEY (token_hash);


ALTER TABLE ONLY accounts.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


ALTER TABLE ONLY accounts.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.wrong_codes
    ADD CONSTRAINT wrong_codes_pkey PRIMARY KEY (id);


ALTER TABLE ONLY accounts.wrong_passwords
    ADD CONSTRAINT wrong_passwords_pkey PRIMARY KEY (address_hmac);


ALTER TABLE ONLY accounts.wrong_tries
    ADD CONSTRAINT wrong_tries_pkey PRIMARY KEY (subject_hmac);


ALTER TABLE ONLY migrations.applied
    ADD CONSTRAINT applied_pkey PRIMARY KEY (name);


ALTER TABLE ONLY pgboss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);


ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);


ALTER TABLE ONLY pgboss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);


ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


ALTER TABLE ONLY pgboss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);


ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);


ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


ALTER TABLE ONLY pgboss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);


ALTER TABLE ONLY platform.audit_events_2027_01
    ADD CONSTRAINT audit_events_2027_01_pkey PRIMARY KEY (id);


ALTER TABLE ONLY platform.audit_events_2027_02
    ADD CONSTRAINT audit_events_2027_02_pkey PRIMARY KEY (id);


ALTER TABLE ONLY platform.audit_events_before
    ADD CONSTRAINT audit_events_before_pkey PRIMARY KEY (id);


ALTER TABLE ONLY platform.audit_events_default
    ADD CONSTRAINT audit_events_default_pkey PRIMARY KEY (id);


ALTER TABLE ONLY platform.heartbeat
    ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (is_only);


ALTER TABLE ONLY platform.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);


ALTER TABLE ONLY platform.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key_hmac);


ALTER TABLE ONLY platform.service_samples
    ADD CONSTRAINT service_samples_pkey PRIMARY KEY (at, process_id);


ALTER TABLE ONLY public.absences
    ADD CONSTRAINT absences_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.action_plans
    ADD CONSTRAINT action_plans_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.add_ons
    ADD CONSTRAINT add_ons_pkey PRIMARY KEY (user_id, plan_key);


ALTER TABLE ONLY public.appointment_events
    ADD CONSTRAINT appointment_events_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.appointment_reminders
    ADD CONSTRAINT appointment_reminders_pkey PRIMARY KEY (appointment_id, kind);


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_patient_is_free EXCLUDE USING gist (patient_id WITH =, tsrange((appointment_time AT TIME ZONE 'UTC'::text), ((appointment_time AT TIME ZONE 'UTC'::text) + ((duration_minutes)::double precision * '00:01:00'::interval))) WITH &&) WHERE ((status = ANY (ARRAY['requested'::text, 'confirmed'::text])));


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_provider_is_free EXCLUDE USING gist (provider_id WITH =, tsrange((appointment_time AT TIME ZONE 'UTC'::text), ((appointment_time AT TIME ZONE 'UTC'::text) + ((duration_minutes)::double precision * '00:01:00'::interval))) WITH &&) WHERE ((status = ANY (ARRAY['requested'::text, 'confirmed'::text])));


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_room_is_free EXCLUDE USING gist (room_id WITH =, tsrange((appointment_time AT TIME ZONE 'UTC'::text), ((appointment_time AT TIME ZONE 'UTC'::text) + ((duration_minutes)::double precision * '00:01:00'::interval))) WITH &&) WHERE (((status = ANY (ARRAY['requested'::text, 'confirmed'::text])) AND (room_id IS NOT NULL)));


ALTER TABLE ONLY public.availability
    ADD CONSTRAINT availability_pkey PRIMARY KEY (provider_id);


ALTER TABLE ONLY public.blood_pressure_readings
    ADD CONSTRAINT blood_pressure_readings_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.burnout_checks
    ADD CONSTRAINT burnout_checks_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash);


ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_key UNIQUE (user_id);


ALTER TABLE ONLY public.call_backs
    ADD CONSTRAINT call_backs_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.call_entries
    ADD CONSTRAINT call_entries_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.call_off_reasons
    ADD CONSTRAINT call_off_reasons_pkey PRIMARY KEY (appointment_id);


ALTER TABLE ONLY public.call_signals
    ADD CONSTRAINT call_signals_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (appointment_id);


ALTER TABLE ONLY public.carbohydrate_entries
    ADD CONSTRAINT carbohydrate_entries_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.care_profiles
    ADD CONSTRAINT care_profiles_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.certificate_warnings
    ADD CONSTRAINT certificate_warnings_pkey PRIMARY KEY (provider_id, certificate_expires_on, days_before);


ALTER TABLE ONLY public.clinic_records
    ADD CONSTRAINT clinic_records_code_digest_key UNIQUE (code_digest);


ALTER TABLE ONLY public.clinic_records
    ADD CONSTRAINT clinic_records_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.clinic_records
    ADD CONSTRAINT clinic_records_provider_id_email_key UNIQUE (provider_id, email);


ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.credit_notes
    ADD CONSTRAINT credit_notes_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.credit_notes
    ADD CONSTRAINT credit_notes_provider_id_number_year_number_serial_key UNIQUE (provider_id, number_year, number_serial);


ALTER TABLE ONLY public.crisis_lines
    ADD CONSTRAINT crisis_lines_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.days_away
    ADD CONSTRAINT days_away_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.exercise_plan_changes
    ADD CONSTRAINT exercise_plan_changes_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.exercise_plan_requests
    ADD CONSTRAINT exercise_plan_requests_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.exercise_plans
    ADD CONSTRAINT exercise_plans_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.exercise_plans
    ADD CONSTRAINT exercise_plans_request_id_version_key UNIQUE (request_id, version);


ALTER TABLE ONLY public.focus_rounds
    ADD CONSTRAINT focus_rounds_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.foods
    ADD CONSTRAINT foods_name_key UNIQUE (name);


ALTER TABLE ONLY public.foods
    ADD CONSTRAINT foods_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.glucose_readings
    ADD CONSTRAINT glucose_readings_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.group_registrations
    ADD CONSTRAINT group_registrations_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.group_registrations
    ADD CONSTRAINT group_registrations_session_id_pseudonym_key UNIQUE (session_id, pseudonym);


ALTER TABLE ONLY public.group_registrations
    ADD CONSTRAINT group_registrations_session_id_user_id_key UNIQUE (session_id, user_id);


ALTER TABLE ONLY public.group_sessions
    ADD CONSTRAINT group_sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.identity_changes
    ADD CONSTRAINT identity_changes_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.intake_forms
    ADD CONSTRAINT intake_forms_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invoice_emails
    ADD CONSTRAINT invoice_emails_pkey PRIMARY KEY (invoice_id, days_late);


ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_payment_id_key UNIQUE (payment_id);


ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_provider_id_number_year_number_serial_key UNIQUE (provider_id, number_year, number_serial);


ALTER TABLE ONLY public.mail_settings
    ADD CONSTRAINT mail_settings_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.meal_plan_changes
    ADD CONSTRAINT meal_plan_changes_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.meal_plan_requests
    ADD CONSTRAINT meal_plan_requests_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.meal_plans
    ADD CONSTRAINT meal_plans_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.meal_plans
    ADD CONSTRAINT meal_plans_request_id_version_key UNIQUE (request_id, version);


ALTER TABLE ONLY public.medicine_doses
    ADD CONSTRAINT medicine_doses_pkey PRIMARY KEY (medicine_id, day, "time");


ALTER TABLE ONLY public.medicine_plans
    ADD CONSTRAINT medicine_plans_pkey PRIMARY KEY (medicine_id, from_day);


ALTER TABLE ONLY public.medicine_reminders
    ADD CONSTRAINT medicine_reminders_pkey PRIMARY KEY (medicine_id, day, "time");


ALTER TABLE ONLY public.medicines
    ADD CONSTRAINT medicines_id_user_id_key UNIQUE (id, user_id);


ALTER TABLE ONLY public.medicines
    ADD CONSTRAINT medicines_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.membership_periods
    ADD CONSTRAINT membership_periods_follow EXCLUDE USING gist (user_id WITH =, track WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&);


ALTER TABLE ONLY public.membership_periods
    ADD CONSTRAINT membership_periods_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.next_steps
    ADD CONSTRAINT next_steps_pkey PRIMARY KEY (result_id);


ALTER TABLE ONLY public.pay_links
    ADD CONSTRAINT pay_links_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.pay_links
    ADD CONSTRAINT pay_links_token_hash_key UNIQUE (token_hash);


ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_receipt_number_key UNIQUE (receipt_number);


ALTER TABLE ONLY public.plan_templates
    ADD CONSTRAINT plan_templates_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.plan_templates
    ADD CONSTRAINT plan_templates_provider_id_kind_name_key UNIQUE (provider_id, kind, name);


ALTER TABLE ONLY public.planner_tasks
    ADD CONSTRAINT planner_tasks_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_name_key UNIQUE (name);


ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (key);


ALTER TABLE ONLY public.provider_registrations
    ADD CONSTRAINT provider_registrations_document_name_key UNIQUE (document_name);


ALTER TABLE ONLY public.provider_registrations
    ADD CONSTRAINT provider_registrations_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.questionnaire_requests
    ADD CONSTRAINT questionnaire_requests_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.rooms
    ADD CONSTRAINT rooms_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.safety_alerts
    ADD CONSTRAINT safety_alerts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.safety_plans
    ADD CONSTRAINT safety_plans_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.screening_results
    ADD CONSTRAINT screening_results_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.session_prices
    ADD CONSTRAINT session_prices_pkey PRIMARY KEY (provider_id, session_type);


ALTER TABLE ONLY public.session_ratings
    ADD CONSTRAINT session_ratings_pkey PRIMARY KEY (appointment_id);


ALTER TABLE ONLY public.shared_notes
    ADD CONSTRAINT shared_notes_pkey PRIMARY KEY (appointment_id);


ALTER TABLE ONLY public.slot_offers
    ADD CONSTRAINT slot_offers_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.student_verifications
    ADD CONSTRAINT student_verifications_document_name_key UNIQUE (document_name);


ALTER TABLE ONLY public.student_verifications
    ADD CONSTRAINT student_verifications_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.symptom_entries
    ADD CONSTRAINT symptom_entries_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.thread_reads
    ADD CONSTRAINT thread_reads_pkey PRIMARY KEY (thread_id, user_id);


ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_patient_id_provider_id_key UNIQUE (patient_id, provider_id);


ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.user_profiles
    ADD CONSTRAINT user_profiles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_appointment_id_key UNIQUE (appointment_id);


ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.weekly_hours
    ADD CONSTRAINT weekly_hours_pkey PRIMARY KEY (provider_id, weekday);


ALTER TABLE ONLY simulator.callbacks
    ADD CONSTRAINT callbacks_pkey PRIMARY KEY (id);


ALTER TABLE ONLY simulator.collections
    ADD CONSTRAINT collections_pkey PRIMARY KEY (id);


CREATE INDEX factor_challenges_by_factor ON accounts.factor_challenges USING btree (factor_id);


CREATE INDEX factor_resets_by_admin ON accounts.factor_resets USING btree (reset_by);


CREATE INDEX factor_resets_of_person ON accounts.factor_resets USING btree (user_id, reset_at DESC);


CREATE UNIQUE INDEX factors_one_set_of_recovery_codes ON accounts.factors USING btree (user_id) WHERE (factor_type = 'recovery_code'::text);


CREATE INDEX flow_states_by_user ON accounts.flow_states USING btree (user_id);


CREATE INDEX identities_by_user ON accounts.identities USING btree (user_id);


CREATE INDEX known_addresses_by_time ON accounts.known_addresses USING btree (last_right_at);


CREATE INDEX mail_intervals_by_time ON accounts.mail_intervals USING btree (sent_at);


CREATE INDEX one_time_tokens_by_address ON accounts.one_time_tokens USING btree (sent_to);


CREATE INDEX sessions_by_user ON accounts.sessions USING btree (user_id, refreshed_at DESC);


CREATE INDEX suspensions_by_admin ON accounts.suspensions USING btree (suspended_by);


CREATE INDEX suspensions_ended_by_admin ON accounts.suspensions USING btree (restored_by);


CREATE UNIQUE INDEX suspensions_in_force ON accounts.suspensions USING btree (user_id) WHERE (restored_at IS NULL);


CREATE INDEX suspensions_of_person ON accounts.suspensions USING btree (user_id, suspended_at DESC);


CREATE INDEX used_links_by_time ON accounts.used_links USING btree (used_at);


CREATE INDEX used_links_of_user ON accounts.used_links USING btree (user_id);


CREATE INDEX users_by_address ON accounts.users USING btree (email text_pattern_ops);


CREATE INDEX users_by_time ON accounts.users USING btree (created_at DESC);


CREATE INDEX users_suspended ON accounts.users USING btree (banned_until) WHERE (banned_until IS NOT NULL);


CREATE INDEX wrong_codes_by_time ON accounts.wrong_codes USING btree (wrong_at);


CREATE INDEX wrong_codes_of_account ON accounts.wrong_codes USING btree (user_id, wrong_at);


CREATE INDEX wrong_passwords_by_time ON accounts.wrong_passwords USING btree (since);


CREATE INDEX wrong_tries_by_time ON accounts.wrong_tries USING btree (last_at);


CREATE UNIQUE INDEX job_common_i1 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


CREATE INDEX job_common_i10 ON pgboss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));


CREATE INDEX job_common_i11 ON pgboss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::pgboss.job_state) AND (NOT blocked));


CREATE INDEX job_common_i12 ON pgboss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);


CREATE UNIQUE INDEX job_common_i2 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


CREATE UNIQUE INDEX job_common_i3 ON pgboss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


CREATE UNIQUE INDEX job_common_i4 ON pgboss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


CREATE UNIQUE INDEX job_common_i6 ON pgboss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'exclusive'::text));


CREATE INDEX job_common_i7 ON pgboss.job_common USING btree (name, group_id) WHERE ((state = 'active'::pgboss.job_state) AND (group_id IS NOT NULL));


CREATE UNIQUE INDEX job_common_i8 ON pgboss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::pgboss.job_state, 'retry'::pgboss.job_state, 'failed'::pgboss.job_state])) AND (policy = 'key_strict_fifo'::text));


CREATE INDEX job_common_i9 ON pgboss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::pgboss.job_state));


CREATE INDEX job_dep_parent_idx ON pgboss.job_dependency USING btree (parent_name, parent_id);


CREATE INDEX queue_stats_i1 ON ONLY pgboss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);


CREATE INDEX warning_i1 ON pgboss.warning USING btree (created_on DESC);


CREATE INDEX audit_events_newest_of_action ON ONLY platform.audit_events USING btree (action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_01_action_occurred_at_id_idx ON platform.audit_events_2027_01 USING btree (action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_newest_of_actor_by_action ON ONLY platform.audit_events USING btree (actor_id, action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_01_actor_id_action_occurred_at_id_idx ON platform.audit_events_2027_01 USING btree (actor_id, action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_newest_of_actor ON ONLY platform.audit_events USING btree (actor_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_01_actor_id_occurred_at_id_idx ON platform.audit_events_2027_01 USING btree (actor_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_by_time ON ONLY platform.audit_events USING btree (occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_01_occurred_at_id_idx ON platform.audit_events_2027_01 USING btree (occurred_at DESC, id DESC);


CREATE INDEX audit_events_by_request ON ONLY platform.audit_events USING btree (request_id) WHERE (request_id IS NOT NULL);


CREATE INDEX audit_events_2027_01_request_id_idx ON platform.audit_events_2027_01 USING btree (request_id) WHERE (request_id IS NOT NULL);


CREATE INDEX audit_events_newest_of_subject ON ONLY platform.audit_events USING btree (subject_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_01_subject_id_occurred_at_id_idx ON platform.audit_events_2027_01 USING btree (subject_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_02_action_occurred_at_id_idx ON platform.audit_events_2027_02 USING btree (action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_02_actor_id_action_occurred_at_id_idx ON platform.audit_events_2027_02 USING btree (actor_id, action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_02_actor_id_occurred_at_id_idx ON platform.audit_events_2027_02 USING btree (actor_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_02_occurred_at_id_idx ON platform.audit_events_2027_02 USING btree (occurred_at DESC, id DESC);


CREATE INDEX audit_events_2027_02_request_id_idx ON platform.audit_events_2027_02 USING btree (request_id) WHERE (request_id IS NOT NULL);


CREATE INDEX audit_events_2027_02_subject_id_occurred_at_id_idx ON platform.audit_events_2027_02 USING btree (subject_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_before_by_request ON platform.audit_events_before USING btree (request_id) WHERE (request_id IS NOT NULL);


CREATE INDEX audit_events_before_by_time ON platform.audit_events_before USING btree (occurred_at DESC, id DESC);


CREATE INDEX audit_events_before_newest_of_action ON platform.audit_events_before USING btree (action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_before_newest_of_actor ON platform.audit_events_before USING btree (actor_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_before_newest_of_actor_by_action ON platform.audit_events_before USING btree (actor_id, action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_before_newest_of_subject ON platform.audit_events_before USING btree (subject_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_default_action_occurred_at_id_idx ON platform.audit_events_default USING btree (action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_default_actor_id_action_occurred_at_id_idx ON platform.audit_events_default USING btree (actor_id, action, occurred_at DESC, id DESC);


CREATE INDEX audit_events_default_actor_id_occurred_at_id_idx ON platform.audit_events_default USING btree (actor_id, occurred_at DESC, id DESC);


CREATE INDEX audit_events_default_occurred_at_id_idx ON platform.audit_events_default USING btree (occurred_at DESC, id DESC);


CREATE INDEX audit_events_default_request_id_idx ON platform.audit_events_default USING btree (request_id) WHERE (request_id IS NOT NULL);


CREATE INDEX audit_events_default_subject_id_occurred_at_id_idx ON platform.audit_events_default USING btree (subject_id, occurred_at DESC, id DESC);


CREATE INDEX mail_outbox_by_time ON platform.mail_outbox USING btree (created_at DESC);


CREATE INDEX mail_outbox_of_person ON platform.mail_outbox USING btree (recipient);


CREATE INDEX mail_outbox_undelivered ON platform.mail_outbox USING btree (created_at DESC, id DESC) WHERE (last_error IS NOT NULL);


CREATE INDEX rate_limits_by_end ON platform.rate_limits USING btree (ends_at);


CREATE INDEX absences_by_enterer ON public.absences USING btree (entered_by);


CREATE INDEX absences_of_provider ON public.absences USING btree (provider_id, ends_at);


CREATE INDEX activities_of_day ON public.activities USING btree (user_id, day DESC, created_at DESC);


CREATE INDEX appointment_events_of_appointment ON public.appointment_events USING btree (appointment_id);


CREATE INDEX appointment_events_of_offer ON public.appointment_events USING btree (offer_id);


CREATE INDEX appointment_events_untold ON public.appointment_events USING btree (occurred_at) WHERE (told_at IS NULL);


CREATE UNIQUE INDEX appointments_by_moved ON public.appointments USING btree (moved_from) WHERE (moved_from IS NOT NULL);


CREATE INDEX appointments_by_replaced ON public.appointments USING btree (replaces) WHERE (replaces IS NOT NULL);


CREATE INDEX appointments_by_room ON public.appointments USING btree (room_id, appointment_time) WHERE (room_id IS NOT NULL);


CREATE INDEX appointments_given_back ON public.appointments USING btree (appointment_time) WHERE ((status = 'cancelled'::text) AND (cancelled_by = 'patient'::text));


CREATE INDEX appointments_of_pair ON public.appointments USING btree (provider_id, patient_id, appointment_time) INCLUDE (status);


CREATE INDEX appointments_of_patient ON public.appointments USING btree (patient_id, appointment_time DESC);


CREATE INDEX appointments_of_provider ON public.appointments USING btree (provider_id, appointment_time);


CREATE INDEX appointments_of_series ON public.appointments USING btree (series_id) WHERE (series_id IS NOT NULL);


CREATE INDEX appointments_open ON public.appointments USING btree (appointment_time) WHERE (status = ANY (ARRAY['requested'::text, 'confirmed'::text]));


CREATE INDEX appointments_open_of_provider ON public.appointments USING btree (provider_id, appointment_time) INCLUDE (duration_minutes) WHERE (status = ANY (ARRAY['requested'::text, 'confirmed'::text]));


CREATE INDEX blood_pressure_readings_by_recorder ON public.blood_pressure_readings USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);


CREATE INDEX blood_pressure_readings_emergency ON public.blood_pressure_readings USING btree (created_at) WHERE ((systolic >= 180) OR (diastolic >= 120) OR (systolic < 80) OR (pulse < 40) OR (pulse > 130));


CREATE INDEX blood_pressure_readings_newest ON public.blood_pressure_readings USING btree (user_id, created_at DESC, id DESC);


CREATE INDEX burnout_checks_newest ON public.burnout_checks USING btree (user_id, created_at DESC, id DESC);


CREATE INDEX call_backs_by_end ON public.call_backs USING btree (ended_at) WHERE (status <> 'open'::text);


CREATE INDEX call_backs_claimed ON public.call_backs USING btree (claimed_by) WHERE (claimed_by IS NOT NULL);


CREATE INDEX call_backs_of_user ON public.call_backs USING btree (user_id, created_at DESC, id DESC);


CREATE UNIQUE INDEX call_backs_one_open ON public.call_backs USING btree (user_id) WHERE (status = 'open'::text);


CREATE INDEX call_backs_queue ON public.call_backs USING btree (starts_at, created_at, id) WHERE (status = 'open'::text);


CREATE INDEX call_entries_newest ON public.call_entries USING btree (appointment_id, participant, number DESC);


CREATE INDEX call_off_reasons_by_person ON public.call_off_reasons USING btree (called_off_by);


CREATE INDEX call_off_reasons_of_provider ON public.call_off_reasons USING btree (provider_id, called_off_at DESC);


CREATE INDEX call_signals_by_time ON public.call_signals USING btree (created_at);


CREATE INDEX call_signals_from ON public.call_signals USING btree (from_entry);


CREATE INDEX call_signals_to ON public.call_signals USING btree (to_entry, number);


CREATE INDEX carbohydrate_entries_of_day ON public.carbohydrate_entries USING btree (user_id, day DESC, created_at DESC);


CREATE INDEX care_profiles_pregnant ON public.care_profiles USING btree (user_id) WHERE (pregnancy = ANY (ARRAY['pregnant'::text, 'postpartum'::text]));


CREATE INDEX clinic_records_by_age ON public.clinic_records USING btree (created_at);


CREATE INDEX clinic_records_by_email ON public.clinic_records USING btree (email) WHERE (email IS NOT NULL);


CREATE INDEX clinic_records_of_provider ON public.clinic_records USING btree (provider_id, created_at DESC, id DESC);


CREATE INDEX consents_by_user ON public.consents USING btree (user_id, given_at DESC);


CREATE UNIQUE INDEX consents_in_force ON public.consents USING btree (user_id, purpose) WHERE (withdrawn_at IS NULL);


CREATE INDEX contact_messages_answered ON public.contact_messages USING btree (answered_at DESC, id) WHERE (answered_at IS NOT NULL);


CREATE INDEX contact_messages_answered_count ON public.contact_messages USING btree (((answered_at IS NOT NULL))) WHERE (answered_at IS NOT NULL);


CREATE INDEX contact_messages_from ON public.contact_messages USING btree (email, "submittedAt");


CREATE INDEX contact_messages_new ON public.contact_messages USING btree ("submittedAt", id) WHERE (answered_at IS NULL);


CREATE INDEX contact_messages_of_person ON public.contact_messages USING btree (user_id);


CREATE INDEX credit_notes_by_time ON public.credit_notes USING btree (issued_at);


CREATE INDEX credit_notes_of ON public.credit_notes USING btree (invoice_id);


CREATE UNIQUE INDEX crisis_lines_by_number ON public.crisis_lines USING btree (replace(number, ' '::text, ''::text));


CREATE INDEX days_away_of_provider ON public.days_away USING btree (provider_id, first_day);


CREATE INDEX exercise_plan_changes_of_request ON public.exercise_plan_changes USING btree (request_id, created_at);


CREATE INDEX exercise_plan_changes_untold ON public.exercise_plan_changes USING btree (created_at) WHERE (told_at IS NULL);


CREATE INDEX exercise_plan_requests_newest ON public.exercise_plan_requests USING btree (user_id, created_at DESC, id DESC);


CREATE INDEX exercise_plan_requests_taken ON public.exercise_plan_requests USING btree (taken_by, created_at) WHERE (taken_by IS NOT NULL);


CREATE INDEX exercise_plan_requests_waiting ON public.exercise_plan_requests USING btree (created_at, id) WHERE (status = 'pending'::text);


CREATE INDEX exercise_plans_of_author ON public.exercise_plans USING btree (author_id) WHERE (author_id IS NOT NULL);


CREATE INDEX exercise_plans_untold ON public.exercise_plans USING btree (created_at) WHERE (told_at IS NULL);


CREATE INDEX focus_rounds_newest ON public.focus_rounds USING btree (user_id, created_at DESC);


CREATE INDEX foods_by_editor ON public.foods USING btree (updated_by) WHERE (updated_by IS NOT NULL);


CREATE INDEX glucose_readings_by_recorder ON public.glucose_readings USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);


CREATE INDEX glucose_readings_emergency ON public.glucose_readings USING btree (created_at) WHERE ((glucose_level < (54)::double precision) OR (glucose_level >= (540)::double precision) OR (meter_shows IS NOT NULL));


CREATE INDEX glucose_readings_newest ON public.glucose_readings USING btree (user_id, created_at DESC, id DESC);


CREATE INDEX group_registrations_of_person ON public.group_registrations USING btree (user_id);


CREATE INDEX group_sessions_ahead ON public.group_sessions USING btree (session_time, id);


CREATE INDEX identity_changes_by_admin ON public.identity_changes USING btree (decided_by);


CREATE INDEX identity_changes_of_provider ON public.identity_changes USING btree (provider_id, submitted_at DESC);


CREATE INDEX identity_changes_queue ON public.identity_changes USING btree (status, submitted_at);


CREATE UNIQUE INDEX identity_changes_waiting ON public.identity_changes USING btree (provider_id) WHERE (status = 'pending'::text);


CREATE INDEX intake_forms_newest ON public.intake_forms USING btree (user_id, "submittedAt" DESC, id DESC);


CREATE INDEX invoice_payments_by_day ON public.invoice_payments USING btree (paid_on);


CREATE INDEX invoice_payments_of ON public.invoice_payments USING btree (invoice_id, created_at);


CREATE INDEX invoice_payments_reversed ON public.invoice_payments USING btree (reversed_at) WHERE (reversed_at IS NOT NULL);


CREATE INDEX invoices_by_issue ON public.invoices USING btree (issued_at) WHERE (issued_at IS NOT NULL);


CREATE INDEX invoices_of_appointment ON public.invoices USING btree (appointment_id);


CREATE INDEX invoices_of_patient ON public.invoices USING btree (patient_id, session_time DESC);


CREATE INDEX invoices_of_provider ON public.invoices USING btree (provider_id, session_time DESC, id DESC);


CREATE UNIQUE INDEX invoices_one_for_a_session ON public.invoices USING btree (appointment_id) WHERE ((status <> 'void'::text) OR (issued_at IS NULL));


CREATE INDEX invoices_pending ON public.invoices USING btree (provider_id) WHERE (status = ANY (ARRAY['draft'::text, 'issued'::text]));


CREATE INDEX invoices_unpaid ON public.invoices USING btree (due_on) WHERE (status = 'issued'::text);


CREATE INDEX meal_plan_changes_of_request ON public.meal_plan_changes USING btree (request_id, created_at);


CREATE INDEX meal_plan_changes_untold ON public.meal_plan_changes USING btree (created_at) WHERE (told_at IS NULL);


CREATE INDEX meal_plan_requests_newest ON public.meal_plan_requests USING btree (user_id, created_at DESC, id DESC);


CREATE INDEX meal_plan_requests_taken ON public.meal_plan_requests USING btree (taken_by, created_at) WHERE (taken_by IS NOT NULL);


CREATE INDEX meal_plan_requests_waiting ON public.meal_plan_requests USING btree (created_at, id) WHERE (status = 'pending'::text);


CREATE INDEX meal_plans_of_author ON public.meal_plans USING btree (author_id) WHERE (author_id IS NOT NULL);


CREATE INDEX meal_plans_untold ON public.meal_plans USING btree (created_at) WHERE (told_at IS NULL);


CREATE INDEX medicine_doses_of_person ON public.medicine_doses USING btree (user_id, day);


CREATE INDEX medicine_plans_of_person ON public.medicine_plans USING btree (user_id);


CREATE INDEX medicine_reminders_by_day ON public.medicine_reminders USING btree (day);


CREATE INDEX medicine_reminders_of_person ON public.medicine_reminders USING btree (user_id);


CREATE INDEX medicines_of_person ON public.medicines USING btree (user_id, created_at DESC);


CREATE INDEX medicines_to_refill ON public.medicines USING btree (id) WHERE (reminders AND (stopped_at IS NULL) AND (supply_left IS NOT NULL));


CREATE INDEX medicines_to_remind_of ON public.medicines USING btree (id) WHERE (reminders AND (stopped_at IS NULL));


CREATE INDEX membership_periods_of ON public.membership_periods USING btree (user_id, track, starts_on);


CREATE INDEX membership_periods_paid ON public.membership_periods USING btree (payment_id);


CREATE INDEX membership_periods_turned ON public.membership_periods USING btree (turned_by);


CREATE INDEX messages_of_author ON public.messages USING btree (author_id);


CREATE INDEX messages_of_thread ON public.messages USING btree (thread_id, created_at DESC, id DESC);


CREATE INDEX next_steps_of_user ON public.next_steps USING btree (user_id, created_at DESC, result_id DESC);


CREATE UNIQUE INDEX next_steps_one_open ON public.next_steps USING btree (user_id) WHERE (status = ANY (ARRAY['suggested'::text, 'declined'::text]));


CREATE INDEX pay_links_of ON public.pay_links USING btree (invoice_id);


CREATE UNIQUE INDEX pay_links_one ON public.pay_links USING btree (invoice_id) WHERE (revoked_at IS NULL);


CREATE INDEX payment_events_of ON public.payment_events USING btree (payment_id, created_at);


CREATE INDEX payments_by_refund ON public.payments USING btree (refund_sent_at) WHERE (refund_sent_at IS NOT NULL);


CREATE INDEX payments_newest ON public.payments USING btree (user_id, created_at DESC, id DESC);


CREATE INDEX payments_of_invoice ON public.payments USING btree (invoice_id);


CREATE INDEX payments_of_link ON public.payments USING btree (link_id);


CREATE UNIQUE INDEX payments_open ON public.payments USING btree (user_id) WHERE (status = ANY (ARRAY['created'::text, 'pending'::text]));


CREATE UNIQUE INDEX payments_open_by_link ON public.payments USING btree (link_id) WHERE (status = ANY (ARRAY['created'::text, 'pending'::text]));


CREATE INDEX payments_refund_decided ON public.payments USING btree (refund_requested_at DESC) WHERE (refund_status = ANY (ARRAY['refunded'::text, 'refused'::text]));


CREATE INDEX payments_to_refund ON public.payments USING btree (refund_requested_at) WHERE (refund_status = 'requested'::text);


CREATE INDEX payments_to_send_back ON public.payments USING btree (refund_requested_at) WHERE ((refund_status = 'refunded'::text) AND (refund_sent_at IS NULL));


CREATE INDEX payments_unsettled ON public.payments USING btree (created_at) WHERE (status = ANY (ARRAY['created'::text, 'pending'::text, 'expired'::text, 'failed'::text]));


CREATE INDEX planner_tasks_of_week ON public.planner_tasks USING btree (user_id, week);


CREATE INDEX planner_tasks_open ON public.planner_tasks USING btree (user_id) WHERE (done_at IS NULL);


CREATE INDEX profiles_by_name ON public.user_profiles USING gin (to_tsvector('simple'::regconfig, full_name));


CREATE INDEX profiles_by_plain_phone ON public.user_profiles USING btree (accounts.plain_phone(phone_number) text_pattern_ops);


CREATE INDEX profiles_by_plain_words ON public.user_profiles USING gin (to_tsvector('simple'::regconfig, accounts.plain_words(full_name)));


CREATE INDEX profiles_by_time ON public.user_profiles USING btree (created_at DESC, id DESC);


CREATE INDEX profiles_of_approved_providers ON public.user_profiles USING btree (id) WHERE (provider_status = 'approved'::text);


CREATE INDEX provider_registrations_decided ON public.provider_registrations USING btree (status, decided_at DESC, id);


CREATE INDEX provider_registrations_of_provider ON public.provider_registrations USING btree (provider_id, submitted_at DESC);


CREATE INDEX provider_registrations_queue ON public.provider_registrations USING btree (status, submitted_at);


CREATE UNIQUE INDEX provider_registrations_waiting ON public.provider_registrations USING btree (provider_id) WHERE (status = 'pending'::text);


CREATE INDEX questionnaire_requests_by_result ON public.questionnaire_requests USING btree (result_id) WHERE (result_id IS NOT NULL);


CREATE INDEX questionnaire_requests_of_patient ON public.questionnaire_requests USING btree (patient_id, due_on);


CREATE INDEX questionnaire_requests_of_provider ON public.questionnaire_requests USING btree (provider_id, patient_id, created_at DESC);


CREATE UNIQUE INDEX questionnaire_requests_open ON public.questionnaire_requests USING btree (provider_id, patient_id, instrument) WHERE (status = 'open'::text);


CREATE UNIQUE INDEX rooms_by_name ON public.rooms USING btree (lower(name)) WHERE (retired_at IS NULL);


CREATE INDEX safety_alerts_by_handler ON public.safety_alerts USING btree (handled_by);


CREATE INDEX safety_alerts_of_provider ON public.safety_alerts USING btree (provider_id, raised_at DESC);


CREATE UNIQUE INDEX safety_alerts_open ON public.safety_alerts USING btree (user_id, provider_id) WHERE (acknowledged_at IS NULL);


CREATE INDEX safety_alerts_waiting ON public.safety_alerts USING btree (user_id) WHERE ((acknowledged_at IS NULL) AND ((told_for IS DISTINCT FROM due_at) OR (admins_told_for IS DISTINCT FROM due_at)));


CREATE INDEX screening_results_newest ON public.screening_results USING btree (user_id, created_at DESC, id DESC);


CREATE INDEX screening_results_scores ON public.screening_results USING btree (user_id, created_at DESC, id DESC) INCLUDE (phq_9, gad_7, who_5, item_9);


CREATE INDEX session_ratings_of_patient ON public.session_ratings USING btree (patient_id, created_at DESC);


CREATE INDEX session_ratings_of_provider ON public.session_ratings USING btree (provider_id, created_at, appointment_id) INCLUDE (score);


CREATE INDEX shared_notes_of_patient ON public.shared_notes USING btree (patient_id);


CREATE INDEX shared_notes_of_provider ON public.shared_notes USING btree (provider_id);


CREATE UNIQUE INDEX slot_offers_hold_a_slot ON public.slot_offers USING btree (provider_id, appointment_time) WHERE (answer IS NULL);


CREATE INDEX slot_offers_of_entry ON public.slot_offers USING btree (entry_id);


CREATE INDEX slot_offers_of_patient ON public.slot_offers USING btree (patient_id, offered_at DESC);


CREATE UNIQUE INDEX slot_offers_one_each ON public.slot_offers USING btree (entry_id) WHERE (answer IS NULL);


CREATE INDEX student_verifications_decided ON public.student_verifications USING btree (status, decided_at DESC, id);


CREATE INDEX student_verifications_in_order ON public.student_verifications USING btree (status, submitted_at, id);


CREATE INDEX student_verifications_of_student ON public.student_verifications USING btree (user_id, submitted_at DESC);


CREATE INDEX student_verifications_queue ON public.student_verifications USING btree (status, submitted_at);


CREATE UNIQUE INDEX student_verifications_waiting ON public.student_verifications USING btree (user_id) WHERE (status = 'pending'::text);


CREATE INDEX students_by_last_day ON public.user_profiles USING btree (student_until) WHERE is_student;


CREATE INDEX symptom_entries_newest ON public.symptom_entries USING btree (user_id, felt_at DESC, id DESC);


CREATE INDEX thread_reads_of_person ON public.thread_reads USING btree (user_id);


CREATE INDEX thread_reads_untold ON public.thread_reads USING btree (unread_since) WHERE ((unread_since IS NOT NULL) AND (mailed_at IS NULL));


CREATE INDEX threads_of_patient ON public.threads USING btree (patient_id, last_message_at DESC);


CREATE INDEX threads_of_provider ON public.threads USING btree (provider_id, last_message_at DESC);


CREATE INDEX waiting_list_by_time ON public.waiting_list USING btree (created_at, id);


CREATE INDEX waiting_list_of_patient ON public.waiting_list USING btree (patient_id);


CREATE INDEX callbacks_of_collection ON simulator.callbacks USING btree (collection_id);


ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.job_common_pkey;


ALTER INDEX platform.audit_events_newest_of_action ATTACH PARTITION platform.audit_events_2027_01_action_occurred_at_id_idx;


ALTER INDEX platform.audit_events_newest_of_actor_by_action ATTACH PARTITION platform.audit_events_2027_01_actor_id_action_occurred_at_id_idx;


ALTER INDEX platform.audit_events_newest_of_actor ATTACH PARTITION platform.audit_events_2027_01_actor_id_occurred_at_id_idx;


ALTER INDEX platform.audit_events_by_time ATTACH PARTITION platform.audit_events_2027_01_occurred_at_id_idx;


ALTER INDEX platform.audit_events_by_request ATTACH PARTITION platform.audit_events_2027_01_request_id_idx;


ALTER INDEX platform.audit_events_newest_of_subject ATTACH PARTITION platform.audit_events_2027_01_subject_id_occurred_at_id_idx;


ALTER INDEX platform.audit_events_newest_of_action ATTACH PARTITION platform.audit_events_2027_02_action_occurred_at_id_idx;


ALTER INDEX platform.audit_events_newest_of_actor_by_action ATTACH PARTITION platform.audit_events_2027_02_actor_id_action_occurred_at_id_idx;


ALTER INDEX platform.audit_events_newest_of_actor ATTACH PARTITION platform.audit_events_2027_02_actor_id_occurred_at_id_idx;


ALTER INDEX platform.audit_events_by_time ATTACH PARTITION platform.audit_events_2027_02_occurred_at_id_idx;


ALTER INDEX platform.audit_events_by_request ATTACH PARTITION platform.audit_events_2027_02_request_id_idx;


ALTER INDEX platform.audit_events_newest_of_subject ATTACH PARTITION platform.audit_events_2027_02_subject_id_occurred_at_id_idx;


ALTER INDEX platform.audit_events_by_request ATTACH PARTITION platform.audit_events_before_by_request;


ALTER INDEX platform.audit_events_by_time ATTACH PARTITION platform.audit_events_before_by_time;


ALTER INDEX platform.audit_events_newest_of_action ATTACH PARTITION platform.audit_events_before_newest_of_action;


ALTER INDEX platform.audit_events_newest_of_actor ATTACH PARTITION platform.audit_events_before_newest_of_actor;


ALTER INDEX platform.audit_events_newest_of_actor_by_action ATTACH PARTITION platform.audit_events_before_newest_of_actor_by_action;


ALTER INDEX platform.audit_events_newest_of_subject ATTACH PARTITION platform.audit_events_before_newest_of_subject;


ALTER INDEX platform.audit_events_newest_of_action ATTACH PARTITION platform.audit_events_default_action_occurred_at_id_idx;


ALTER INDEX platform.audit_events_newest_of_actor_by_action ATTACH PARTITION platform.audit_events_default_actor_id_action_occurred_at_id_idx;


ALTER INDEX platform.audit_events_newest_of_actor ATTACH PARTITION platform.audit_events_default_actor_id_occurred_at_id_idx;


ALTER INDEX platform.audit_events_by_time ATTACH PARTITION platform.audit_events_default_occurred_at_id_idx;


ALTER INDEX platform.audit_events_by_request ATTACH PARTITION platform.audit_events_default_request_id_idx;


ALTER INDEX platform.audit_events_newest_of_subject ATTACH PARTITION platform.audit_events_default_subject_id_occurred_at_id_idx;


CREATE TRIGGER action_plans_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.action_plans FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER activities_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.activities FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER add_ons_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.add_ons FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER appointment_events_are_told AFTER INSERT ON public.appointment_events FOR EACH ROW WHEN ((new.told_at IS NULL)) EXECUTE FUNCTION practice.queue_event();


CREATE TRIGGER appointments_are_agreed BEFORE UPDATE OF status ON public.appointments FOR EACH ROW WHEN ((old.by_desk_alone AND (new.status = 'confirmed'::text))) EXECUTE FUNCTION practice.keep_agreement();


CREATE TRIGGER appointments_are_billed AFTER INSERT OR UPDATE OF status ON public.appointments FOR EACH ROW WHEN (((new.status = 'completed'::text) AND (new.provider_id IS NOT NULL) AND (new.outcome IS DISTINCT FROM 'provider_no_show'::text))) EXECUTE FUNCTION billing.draw_up();


CREATE CONSTRAINT TRIGGER appointments_end_place AFTER UPDATE OF status ON public.appointments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status = ANY (ARRAY['cancelled'::text, 'completed'::text])) AND (old.status <> new.status))) EXECUTE FUNCTION practice.end_place();


CREATE TRIGGER appointments_follow_course AFTER INSERT OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION practice.follow_course();


CREATE TRIGGER appointments_keep_course BEFORE UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION practice.keep_course();


CREATE TRIGGER appointments_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.appointments FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


CREATE TRIGGER appointments_keep_their_price BEFORE INSERT ON public.appointments FOR EACH ROW EXECUTE FUNCTION billing.keep_price();


CREATE TRIGGER appointments_moved_keep_agreement BEFORE INSERT ON public.appointments FOR EACH ROW WHEN ((new.moved_from IS NOT NULL)) EXECUTE FUNCTION practice.keep_agreement();


CREATE TRIGGER appointments_moved_keep_place AFTER INSERT ON public.appointments FOR EACH ROW WHEN ((new.moved_from IS NOT NULL)) EXECUTE FUNCTION practice.keep_place();


CREATE TRIGGER appointments_moved_keep_replaced AFTER INSERT ON public.appointments FOR EACH ROW WHEN ((new.moved_from IS NOT NULL)) EXECUTE FUNCTION practice.keep_replaced();


CREATE TRIGGER appointments_moved_keep_replacing AFTER INSERT ON public.appointments FOR EACH ROW WHEN ((new.moved_from IS NOT NULL)) EXECUTE FUNCTION practice.keep_replacing();


CREATE TRIGGER appointments_moved_keep_room BEFORE INSERT ON public.appointments FOR EACH ROW WHEN ((new.moved_from IS NOT NULL)) EXECUTE FUNCTION practice.keep_room();


CREATE TRIGGER appointments_moved_keep_what_moves BEFORE INSERT ON public.appointments FOR EACH ROW WHEN ((new.moved_from IS NOT NULL)) EXECUTE FUNCTION practice.keep_what_moves();


CREATE TRIGGER appointments_outcome_is_followed AFTER UPDATE OF outcome ON public.appointments FOR EACH ROW WHEN (((old.status = 'completed'::text) AND (new.outcome IS DISTINCT FROM old.outcome))) EXECUTE FUNCTION billing.follow_outcome();


CREATE TRIGGER blood_pressure_readings_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.blood_pressure_readings FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER burnout_checks_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.burnout_checks FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER call_backs_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.call_backs FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER call_entries_are_announced AFTER INSERT OR UPDATE OF seen_at ON public.call_entries FOR EACH ROW EXECUTE FUNCTION calls.announce_entry();


CREATE TRIGGER call_signals_are_announced AFTER INSERT ON public.call_signals FOR EACH ROW EXECUTE FUNCTION calls.announce_signal();


CREATE TRIGGER calls_are_announced AFTER UPDATE OF phase ON public.calls FOR EACH ROW EXECUTE FUNCTION calls.announce_phase();


CREATE TRIGGER carbohydrate_entries_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.carbohydrate_entries FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER care_profiles_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.care_profiles FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER consents_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.consents FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER credit_notes_are_numbered BEFORE INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION billing.number_credit_note();


CREATE TRIGGER credit_notes_settle AFTER INSERT ON public.credit_notes FOR EACH ROW EXECUTE FUNCTION billing.settle_invoice();


CREATE TRIGGER exercise_plan_changes_reopen_a_request AFTER INSERT ON public.exercise_plan_changes FOR EACH ROW EXECUTE FUNCTION plans.reopen_exercise_request();


CREATE TRIGGER exercise_plan_requests_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.exercise_plan_requests FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER exercise_plans_are_counted BEFORE INSERT ON public.exercise_plans FOR EACH ROW EXECUTE FUNCTION plans.count_exercise_plan();


CREATE TRIGGER exercise_plans_complete_a_request AFTER INSERT ON public.exercise_plans FOR EACH ROW EXECUTE FUNCTION plans.complete_exercise_request();


CREATE TRIGGER focus_rounds_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.focus_rounds FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER glucose_readings_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.glucose_readings FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER group_registrations_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.group_registrations FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER intake_forms_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.intake_forms FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER invoice_payments_are_credited AFTER UPDATE OF reversed_at, reversed_because ON public.invoice_payments FOR EACH ROW WHEN (((old.reversed_at IS NULL) AND (new.reversed_at IS NOT NULL))) EXECUTE FUNCTION billing.credit_reversed();


CREATE TRIGGER invoice_payments_are_open BEFORE INSERT ON public.invoice_payments FOR EACH ROW EXECUTE FUNCTION billing.check_payment();


CREATE TRIGGER invoice_payments_are_reversed BEFORE UPDATE ON public.invoice_payments FOR EACH ROW EXECUTE FUNCTION billing.reverse_payment();


CREATE TRIGGER invoice_payments_settle AFTER INSERT OR UPDATE ON public.invoice_payments FOR EACH ROW EXECUTE FUNCTION billing.settle_invoice();


CREATE TRIGGER invoices_are_announced AFTER UPDATE OF status ON public.invoices FOR EACH ROW WHEN (((new.status = 'issued'::text) AND (old.status = 'draft'::text) AND (new.patient_id IS NOT NULL))) EXECUTE FUNCTION billing.announce();


CREATE TRIGGER invoices_are_credited AFTER UPDATE OF status ON public.invoices FOR EACH ROW WHEN (((new.status = 'waived'::text) AND (old.status = 'issued'::text))) EXECUTE FUNCTION billing.credit_waived();


CREATE TRIGGER invoices_are_drawn_up_anew AFTER UPDATE OF status ON public.invoices FOR EACH ROW WHEN (((new.status = 'void'::text) AND (old.status <> 'void'::text) AND (new.issued_at IS NOT NULL))) EXECUTE FUNCTION billing.draw_up_anew();


CREATE TRIGGER invoices_are_settled AFTER UPDATE OF status ON public.invoices FOR EACH ROW WHEN (((new.status = 'paid'::text) AND (old.status = 'issued'::text))) EXECUTE FUNCTION billing.record_rest();


CREATE TRIGGER invoices_are_void AFTER UPDATE OF status ON public.invoices FOR EACH ROW WHEN (((new.status = 'void'::text) AND (old.status = ANY (ARRAY['issued'::text, 'paid'::text])))) EXECUTE FUNCTION billing.void_invoice();


CREATE TRIGGER invoices_keep_course BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION billing.keep_course();


CREATE TRIGGER invoices_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.invoices FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


CREATE TRIGGER meal_plan_changes_reopen_a_request AFTER INSERT ON public.meal_plan_changes FOR EACH ROW EXECUTE FUNCTION plans.reopen_meal_request();


CREATE TRIGGER meal_plan_requests_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.meal_plan_requests FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER meal_plans_are_counted BEFORE INSERT ON public.meal_plans FOR EACH ROW EXECUTE FUNCTION plans.count_meal_plan();


CREATE TRIGGER meal_plans_complete_a_request AFTER INSERT ON public.meal_plans FOR EACH ROW EXECUTE FUNCTION plans.complete_meal_request();


CREATE TRIGGER medicine_doses_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.medicine_doses FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER medicine_plans_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.medicine_plans FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER medicine_reminders_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.medicine_reminders FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER medicines_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.medicines FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER membership_periods_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.membership_periods FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER memberships_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.memberships FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER messages_are_delivered AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION messages.deliver_message();


CREATE TRIGGER messages_are_stamped BEFORE INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION messages.stamp_message();


CREATE TRIGGER next_steps_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.next_steps FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER payments_are_asked_for AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.status = 'created'::text)) EXECUTE FUNCTION membership.queue_payment();


CREATE TRIGGER payments_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.payments FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER planner_tasks_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.planner_tasks FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER profiles_keep_desk_from_record BEFORE UPDATE OF role ON public.user_profiles FOR EACH ROW WHEN (((new.role = 'front_desk'::text) AND (old.role <> 'front_desk'::text))) EXECUTE FUNCTION accounts.keep_desk_from_record();


CREATE TRIGGER profiles_keep_identity BEFORE UPDATE OF full_name, specialty, qualifications ON public.user_profiles FOR EACH ROW EXECUTE FUNCTION practice.keep_identity();


CREATE TRIGGER questionnaire_requests_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.questionnaire_requests FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


CREATE TRIGGER safety_alerts_are_told AFTER INSERT OR UPDATE OF raised_again_at ON public.safety_alerts FOR EACH ROW WHEN (((new.acknowledged_at IS NULL) AND (new.told_for IS DISTINCT FROM new.due_at))) EXECUTE FUNCTION practice.queue_safety_alert();


CREATE TRIGGER safety_alerts_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.safety_alerts FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER safety_plans_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.safety_plans FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER screening_results_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.screening_results FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER session_ratings_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.session_ratings FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


CREATE TRIGGER shared_notes_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.shared_notes FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


CREATE TRIGGER slot_offers_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.slot_offers FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


CREATE TRIGGER student_verifications_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.student_verifications FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER symptom_entries_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON public.symptom_entries FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id');


CREATE TRIGGER threads_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.threads FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


CREATE TRIGGER waiting_list_keep_from_desk AFTER INSERT OR UPDATE OF patient_id ON public.waiting_list FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('patient_id');


ALTER TABLE ONLY accounts.factor_challenges
    ADD CONSTRAINT factor_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES accounts.factors(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.factor_resets
    ADD CONSTRAINT factor_resets_reset_by_fkey FOREIGN KEY (reset_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY accounts.factor_resets
    ADD CONSTRAINT factor_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.factors
    ADD CONSTRAINT factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.flow_states
    ADD CONSTRAINT flow_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.known_addresses
    ADD CONSTRAINT known_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.recovery_codes
    ADD CONSTRAINT recovery_codes_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES accounts.factors(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.sign_ups
    ADD CONSTRAINT sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.suspensions
    ADD CONSTRAINT suspensions_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY accounts.suspensions
    ADD CONSTRAINT suspensions_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY accounts.suspensions
    ADD CONSTRAINT suspensions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.used_links
    ADD CONSTRAINT used_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY accounts.wrong_codes
    ADD CONSTRAINT wrong_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


ALTER TABLE ONLY pgboss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


ALTER TABLE ONLY public.absences
    ADD CONSTRAINT absences_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.absences
    ADD CONSTRAINT absences_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.action_plans
    ADD CONSTRAINT action_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.activities
    ADD CONSTRAINT activities_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.add_ons
    ADD CONSTRAINT add_ons_plan_key_fkey FOREIGN KEY (plan_key) REFERENCES public.plans(key);


ALTER TABLE ONLY public.add_ons
    ADD CONSTRAINT add_ons_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.appointment_events
    ADD CONSTRAINT appointment_events_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.appointment_events
    ADD CONSTRAINT appointment_events_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.slot_offers(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.appointment_reminders
    ADD CONSTRAINT appointment_reminders_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_moved_from_fkey FOREIGN KEY (moved_from) REFERENCES public.appointments(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_replaces_fkey FOREIGN KEY (replaces) REFERENCES public.appointments(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_room_id_fkey FOREIGN KEY (room_id) REFERENCES public.rooms(id);


ALTER TABLE ONLY public.availability
    ADD CONSTRAINT availability_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.blood_pressure_readings
    ADD CONSTRAINT blood_pressure_readings_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.blood_pressure_readings
    ADD CONSTRAINT blood_pressure_readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.burnout_checks
    ADD CONSTRAINT burnout_checks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.call_backs
    ADD CONSTRAINT call_backs_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.call_backs
    ADD CONSTRAINT call_backs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.call_entries
    ADD CONSTRAINT call_entries_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.calls(appointment_id) ON DELETE CASCADE;


ALTER TABLE ONLY public.call_off_reasons
    ADD CONSTRAINT call_off_reasons_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.call_off_reasons
    ADD CONSTRAINT call_off_reasons_called_off_by_fkey FOREIGN KEY (called_off_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.call_off_reasons
    ADD CONSTRAINT call_off_reasons_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.call_signals
    ADD CONSTRAINT call_signals_from_entry_fkey FOREIGN KEY (from_entry) REFERENCES public.call_entries(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.call_signals
    ADD CONSTRAINT call_signals_to_entry_fkey FOREIGN KEY (to_entry) REFERENCES public.call_entries(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.carbohydrate_entries
    ADD CONSTRAINT carbohydrate_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.care_profiles
    ADD CONSTRAINT care_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.certificate_warnings
    ADD CONSTRAINT certificate_warnings_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.clinic_records
    ADD CONSTRAINT clinic_records_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.credit_notes
    ADD CONSTRAINT credit_notes_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.days_away
    ADD CONSTRAINT days_away_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.availability(provider_id) ON DELETE CASCADE;


ALTER TABLE ONLY public.exercise_plan_changes
    ADD CONSTRAINT exercise_plan_changes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.exercise_plan_requests(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.exercise_plan_requests
    ADD CONSTRAINT exercise_plan_requests_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.exercise_plan_requests
    ADD CONSTRAINT exercise_plan_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.exercise_plans
    ADD CONSTRAINT exercise_plans_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.exercise_plans
    ADD CONSTRAINT exercise_plans_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.exercise_plan_requests(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.focus_rounds
    ADD CONSTRAINT focus_rounds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.foods
    ADD CONSTRAINT foods_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.glucose_readings
    ADD CONSTRAINT glucose_readings_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.glucose_readings
    ADD CONSTRAINT glucose_readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.group_registrations
    ADD CONSTRAINT group_registrations_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.group_sessions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.group_registrations
    ADD CONSTRAINT group_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.identity_changes
    ADD CONSTRAINT identity_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.identity_changes
    ADD CONSTRAINT identity_changes_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.intake_forms
    ADD CONSTRAINT intake_forms_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_emails
    ADD CONSTRAINT invoice_emails_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invoice_payments
    ADD CONSTRAINT invoice_payments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.mail_settings
    ADD CONSTRAINT mail_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meal_plan_changes
    ADD CONSTRAINT meal_plan_changes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.meal_plan_requests(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meal_plan_requests
    ADD CONSTRAINT meal_plan_requests_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.meal_plan_requests
    ADD CONSTRAINT meal_plan_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.meal_plans
    ADD CONSTRAINT meal_plans_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.meal_plans
    ADD CONSTRAINT meal_plans_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.meal_plan_requests(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.medicine_doses
    ADD CONSTRAINT medicine_doses_medicine_id_user_id_fkey FOREIGN KEY (medicine_id, user_id) REFERENCES public.medicines(id, user_id);


ALTER TABLE ONLY public.medicine_doses
    ADD CONSTRAINT medicine_doses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.medicine_plans
    ADD CONSTRAINT medicine_plans_medicine_id_user_id_fkey FOREIGN KEY (medicine_id, user_id) REFERENCES public.medicines(id, user_id) ON DELETE CASCADE;


ALTER TABLE ONLY public.medicine_plans
    ADD CONSTRAINT medicine_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.medicine_reminders
    ADD CONSTRAINT medicine_reminders_medicine_id_fkey FOREIGN KEY (medicine_id) REFERENCES public.medicines(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.medicine_reminders
    ADD CONSTRAINT medicine_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.medicines
    ADD CONSTRAINT medicines_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.membership_periods
    ADD CONSTRAINT membership_periods_bought_key_fkey FOREIGN KEY (bought_key) REFERENCES public.plans(key);


ALTER TABLE ONLY public.membership_periods
    ADD CONSTRAINT membership_periods_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.membership_periods
    ADD CONSTRAINT membership_periods_plan_key_fkey FOREIGN KEY (plan_key) REFERENCES public.plans(key);


ALTER TABLE ONLY public.membership_periods
    ADD CONSTRAINT membership_periods_turned_by_fkey FOREIGN KEY (turned_by) REFERENCES public.payments(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.membership_periods
    ADD CONSTRAINT membership_periods_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.memberships
    ADD CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.next_steps
    ADD CONSTRAINT next_steps_result_id_fkey FOREIGN KEY (result_id) REFERENCES public.screening_results(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.next_steps
    ADD CONSTRAINT next_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.pay_links
    ADD CONSTRAINT pay_links_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.pay_links(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_plan_key_fkey FOREIGN KEY (plan_key) REFERENCES public.plans(key);


ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.plan_templates
    ADD CONSTRAINT plan_templates_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.planner_tasks
    ADD CONSTRAINT planner_tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.provider_registrations
    ADD CONSTRAINT provider_registrations_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.provider_registrations
    ADD CONSTRAINT provider_registrations_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.questionnaire_requests
    ADD CONSTRAINT questionnaire_requests_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.questionnaire_requests
    ADD CONSTRAINT questionnaire_requests_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.questionnaire_requests
    ADD CONSTRAINT questionnaire_requests_result_id_fkey FOREIGN KEY (result_id) REFERENCES public.screening_results(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.safety_alerts
    ADD CONSTRAINT safety_alerts_handled_by_fkey FOREIGN KEY (handled_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.safety_alerts
    ADD CONSTRAINT safety_alerts_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.safety_alerts
    ADD CONSTRAINT safety_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.safety_plans
    ADD CONSTRAINT safety_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.screening_results
    ADD CONSTRAINT screening_results_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.session_prices
    ADD CONSTRAINT session_prices_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.session_ratings
    ADD CONSTRAINT session_ratings_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.session_ratings
    ADD CONSTRAINT session_ratings_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.session_ratings
    ADD CONSTRAINT session_ratings_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.shared_notes
    ADD CONSTRAINT shared_notes_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.shared_notes
    ADD CONSTRAINT shared_notes_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.shared_notes
    ADD CONSTRAINT shared_notes_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.slot_offers
    ADD CONSTRAINT slot_offers_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.waiting_list(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.slot_offers
    ADD CONSTRAINT slot_offers_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.slot_offers
    ADD CONSTRAINT slot_offers_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.student_verifications
    ADD CONSTRAINT student_verifications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.student_verifications
    ADD CONSTRAINT student_verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.symptom_entries
    ADD CONSTRAINT symptom_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.thread_reads
    ADD CONSTRAINT thread_reads_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.thread_reads
    ADD CONSTRAINT thread_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.user_profiles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES public.appointments(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.waiting_list
    ADD CONSTRAINT waiting_list_patient_id_fkey FOREIGN KEY (patient_id) REFERENCES public.user_profiles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.weekly_hours
    ADD CONSTRAINT weekly_hours_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES public.availability(provider_id) ON DELETE CASCADE;


ALTER TABLE ONLY simulator.callbacks
    ADD CONSTRAINT callbacks_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES simulator.collections(id) ON DELETE CASCADE;


CREATE POLICY "a person ends their own sessions" ON accounts.sessions FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person sees where they are signed in" ON accounts.sessions FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


ALTER TABLE accounts.factor_challenges ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.factor_resets ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.factors ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.flow_states ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.identities ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.known_addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.mail_intervals ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.one_time_tokens ENABLE ROW LEVEL SECURITY;

CREATE POLICY "only the system reads and writes factor challenges" ON accounts.factor_challenges TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes factor resets" ON accounts.factor_resets TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes factors" ON accounts.factors TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes flow states" ON accounts.flow_states TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes identities" ON accounts.identities TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes known addresses" ON accounts.known_addresses TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes mail intervals" ON accounts.mail_intervals TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes one time tokens" ON accounts.one_time_tokens TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes recovery codes" ON accounts.recovery_codes TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes sessions" ON accounts.sessions TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes sign ups" ON accounts.sign_ups TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes used links" ON accounts.used_links TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes users" ON accounts.users TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes wrong codes" ON accounts.wrong_codes TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes wrong passwords" ON accounts.wrong_passwords TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes wrong tries" ON accounts.wrong_tries TO service_role USING (true) WITH CHECK (true);


ALTER TABLE accounts.recovery_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.sessions ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.sign_ups ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.suspensions ENABLE ROW LEVEL SECURITY;

CREATE POLICY "the system keeps suspensions" ON accounts.suspensions TO service_role USING (true) WITH CHECK (true);


ALTER TABLE accounts.used_links ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.users ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.wrong_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.wrong_passwords ENABLE ROW LEVEL SECURITY;

ALTER TABLE accounts.wrong_tries ENABLE ROW LEVEL SECURITY;

ALTER TABLE migrations.applied ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.bam ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.job ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.job_common ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.job_dependency ENABLE ROW LEVEL SECURITY;

CREATE POLICY "only the system runs jobs" ON pgboss.bam TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.job TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.job_common TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.job_dependency TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.queue TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.queue_stats TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.schedule TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.subscription TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.version TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system runs jobs" ON pgboss.warning TO service_role USING (true) WITH CHECK (true);


ALTER TABLE pgboss.queue ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.queue_stats ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.schedule ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.subscription ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.version ENABLE ROW LEVEL SECURITY;

ALTER TABLE pgboss.warning ENABLE ROW LEVEL SECURITY;

CREATE POLICY "a person reads what was done to their record" ON platform.audit_events FOR SELECT TO authenticated USING ((subject_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person records what they do themselves" ON platform.audit_events FOR INSERT TO authenticated WITH CHECK ((actor_id = ( SELECT auth.uid() AS uid)));


ALTER TABLE platform.audit_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.audit_events_2027_01 ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.audit_events_2027_02 ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.audit_events_before ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.audit_events_default ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.disk_probe ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.heartbeat ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.mail_outbox ENABLE ROW LEVEL SECURITY;

CREATE POLICY "only the system reads and writes mail" ON platform.mail_outbox TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes rate limits" ON platform.rate_limits TO service_role USING (true) WITH CHECK (true);


ALTER TABLE platform.rate_limits ENABLE ROW LEVEL SECURITY;

ALTER TABLE platform.service_samples ENABLE ROW LEVEL SECURITY;

CREATE POLICY "the system fills the disk probe" ON platform.disk_probe FOR INSERT TO service_role WITH CHECK (true);


CREATE POLICY "the system keeps its samples" ON platform.service_samples TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps the trail" ON platform.audit_events TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system notes its checks" ON platform.heartbeat TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "a client asks for a call back" ON public.call_backs FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text)));


CREATE POLICY "a client asks to pay what a plan costs" ON public.payments FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND (EXISTS ( SELECT
   FROM public.plans p
  WHERE ((p.key = payments.plan_key) AND (p.name = payments.plan_name) AND (p.price_ngwee = payments.amount_ngwee) AND p.is_offered)))));


CREATE POLICY "a client changes their action plan while consent stands" ON public.action_plans FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client changes their care profile while consent stands" ON public.care_profiles FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client logs their own readings while consent stands" ON public.blood_pressure_readings FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands) AND (NOT at_clinic)));


CREATE POLICY "a client logs their own readings while consent stands" ON public.glucose_readings FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands) AND (NOT at_clinic)));


CREATE POLICY "a client registers while there is a place" ON public.group_registrations FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND groups.has_place(session_id)));


CREATE POLICY "a client writes it down while consent stands" ON public.medicine_doses FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client writes it down while consent stands" ON public.medicine_plans FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client writes it down while consent stands" ON public.medicines FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client writes it down while consent stands" ON public.symptom_entries FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client writes their action plan while consent stands" ON public.action_plans FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client writes their care profile while consent stands" ON public.care_profiles FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client writes their own diary while consent stands" ON public.activities FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a client writes their own diary while consent stands" ON public.carbohydrate_entries FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a dietitian in practice adds a food" ON public.foods FOR INSERT TO authenticated WITH CHECK ((( SELECT practice.practises_as('dietitian'::text) AS practises_as) AND (updated_by = ( SELECT auth.uid() AS uid))));


CREATE POLICY "a dietitian in practice edits a food" ON public.foods FOR UPDATE TO authenticated USING (( SELECT practice.practises_as('dietitian'::text) AS practises_as)) WITH CHECK ((updated_by = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a dietitian in practice reads the foods" ON public.foods FOR SELECT TO authenticated USING (( SELECT practice.practises_as('dietitian'::text) AS practises_as));


CREATE POLICY "a patient answers a standing offer" ON public.slot_offers FOR UPDATE TO authenticated USING (((patient_id = ( SELECT auth.uid() AS uid)) AND (answer IS NULL) AND (expires_at > now()))) WITH CHECK (((patient_id = ( SELECT auth.uid() AS uid)) AND (answer = ANY (ARRAY['accepted'::text, 'refused'::text]))));


CREATE POLICY "a patient asks for an earlier time than one they have" ON public.waiting_list FOR INSERT TO authenticated WITH CHECK (((patient_id = ( SELECT auth.uid() AS uid)) AND practice.has_ahead(appointment_id)));


CREATE POLICY "a patient asks to pay what is open of their invoice" ON public.payments FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND (purpose = 'invoice'::text) AND (EXISTS ( SELECT
   FROM public.invoices i
  WHERE ((i.id = payments.invoice_id) AND (i.patient_id = ( SELECT auth.uid() AS uid)) AND (i.status = 'issued'::text) AND (payments.plan_name = ('Invoice '::text || i.number)) AND (payments.amount_ngwee = ((i.amount_ngwee - COALESCE(( SELECT sum(p.amount_ngwee) AS sum
           FROM public.invoice_payments p
          WHERE ((p.invoice_id = i.id) AND (p.reversed_at IS NULL))), (0)::bigint)) - COALESCE(( SELECT sum(c.amount_ngwee) AS sum
           FROM public.credit_notes c
          WHERE (c.invoice_id = i.id)), (0)::bigint))))))));


CREATE POLICY "a patient books an open slot" ON public.appointments FOR INSERT TO authenticated WITH CHECK (((patient_id = ( SELECT auth.uid() AS uid)) AND (requested_by = 'patient'::text) AND practice.is_open(provider_id, appointment_time) AND ((replaces IS NULL) OR practice.was_offered(provider_id, appointment_time, replaces)) AND (((moved_from IS NULL) AND (practice.has_room(patient_id, series_id, appointment_time) OR (replaces IS NOT NULL))) OR ((replaces IS NULL) AND practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'patient'::text)))));


CREATE POLICY "a patient cancels, or accepts what was proposed" ON public.appointments FOR UPDATE TO authenticated USING (((patient_id = ( SELECT auth.uid() AS uid)) AND (status = ANY (ARRAY['requested'::text, 'confirmed'::text])) AND (appointment_time > now()))) WITH CHECK (((patient_id = ( SELECT auth.uid() AS uid)) AND (((status = 'confirmed'::text) AND practice.can_be_booked(provider_id)) OR ((status = 'cancelled'::text) AND (cancelled_by = 'patient'::text)))));


CREATE POLICY "a patient leaves the waiting list" ON public.waiting_list FOR DELETE TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a patient makes a link for their unpaid invoice" ON public.pay_links FOR INSERT TO authenticated WITH CHECK (((( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND (EXISTS ( SELECT
   FROM public.invoices i
  WHERE ((i.id = pay_links.invoice_id) AND (i.patient_id = ( SELECT auth.uid() AS uid)) AND (i.status = 'issued'::text))))));


CREATE POLICY "a patient reads the links of their invoices" ON public.pay_links FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.invoices i
  WHERE ((i.id = pay_links.invoice_id) AND (i.patient_id = ( SELECT auth.uid() AS uid))))));


CREATE POLICY "a patient reads the notes shared with them" ON public.shared_notes FOR SELECT TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a patient reads their own appointments" ON public.appointments FOR SELECT TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a patient reads their own ratings" ON public.session_ratings FOR SELECT TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a patient reads their threads" ON public.threads FOR SELECT TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a patient reads what they are asked to answer" ON public.questionnaire_requests FOR SELECT TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a patient reads what they are offered" ON public.slot_offers FOR SELECT TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a patient reads what was issued to them" ON public.invoices FOR SELECT TO authenticated USING (((patient_id = ( SELECT auth.uid() AS uid)) AND (issued_at IS NOT NULL)));


CREATE POLICY "a patient revokes the links of their invoices" ON public.pay_links FOR UPDATE TO authenticated USING ((EXISTS ( SELECT
   FROM public.invoices i
  WHERE ((i.id = pay_links.invoice_id) AND (i.patient_id = ( SELECT auth.uid() AS uid))))));


CREATE POLICY "a patient waits for an earlier time" ON public.waiting_list FOR SELECT TO authenticated USING ((patient_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person answers their own next steps" ON public.next_steps FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person asks for a change of a plan while consent stands" ON public.exercise_plan_changes FOR INSERT TO authenticated WITH CHECK ((( SELECT accounts.consent_stands() AS consent_stands) AND (EXISTS ( SELECT
   FROM public.exercise_plan_requests r
  WHERE ((r.id = exercise_plan_changes.request_id) AND (r.user_id = ( SELECT auth.uid() AS uid)) AND (r.status = 'completed'::text))))));


CREATE POLICY "a person asks for a change of a plan while consent stands" ON public.meal_plan_changes FOR INSERT TO authenticated WITH CHECK ((( SELECT accounts.consent_stands() AS consent_stands) AND (EXISTS ( SELECT
   FROM public.meal_plan_requests r
  WHERE ((r.id = meal_plan_changes.request_id) AND (r.user_id = ( SELECT auth.uid() AS uid)) AND (r.status = 'completed'::text))))));


CREATE POLICY "a person asks for a plan while consent stands" ON public.exercise_plan_requests FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands) AND (( SELECT plans.open_exercise_requests() AS open_exercise_requests) < 5)));


CREATE POLICY "a person asks for a plan while consent stands" ON public.meal_plan_requests FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands) AND (( SELECT plans.open_meal_requests() AS open_meal_requests) < 5)));


CREATE POLICY "a person changes their safety plan while consent stands" ON public.safety_plans FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a person changes what they wrote down" ON public.medicine_doses FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person changes what they wrote down" ON public.medicines FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person edits their own profile" ON public.user_profiles FOR UPDATE TO authenticated USING ((id = ( SELECT auth.uid() AS uid))) WITH CHECK ((id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person gets a next step for their own screening" ON public.next_steps FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands) AND (EXISTS ( SELECT
   FROM public.screening_results r
  WHERE ((r.id = next_steps.result_id) AND (r.user_id = ( SELECT auth.uid() AS uid)))))));


CREATE POLICY "a person gives consent for themselves" ON public.consents FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (withdrawn_at IS NULL)));


CREATE POLICY "a person gives their place back until it begins" ON public.group_registrations FOR DELETE TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) AND (NOT groups.has_begun(session_id))));


CREATE POLICY "a person keeps their own calendar feed" ON public.calendar_feeds TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person keeps their own planner tasks" ON public.planner_tasks TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads how far they have read" ON public.thread_reads FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads the rooms of their own appointments" ON public.rooms FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.appointments a
  WHERE ((a.room_id = rooms.id) AND ((a.patient_id = ( SELECT auth.uid() AS uid)) OR (a.provider_id = ( SELECT auth.uid() AS uid)))))));


CREATE POLICY "a person reads the sessions they registered for" ON public.group_sessions FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.group_registrations r
  WHERE ((r.session_id = group_sessions.id) AND (r.user_id = ( SELECT auth.uid() AS uid))))));


CREATE POLICY "a person reads their own action plan" ON public.action_plans FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own add-ons" ON public.add_ons FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own burnout checks" ON public.burnout_checks FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own call backs" ON public.call_backs FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own care profile" ON public.care_profiles FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own consents" ON public.consents FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own diary" ON public.activities FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own diary" ON public.carbohydrate_entries FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own focus rounds" ON public.focus_rounds FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own intake forms" ON public.intake_forms FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own membership" ON public.memberships FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own next steps" ON public.next_steps FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own payments" ON public.payments FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own periods" ON public.membership_periods FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own profile" ON public.user_profiles FOR SELECT TO authenticated USING ((id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own readings" ON public.blood_pressure_readings FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own readings" ON public.glucose_readings FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own registrations" ON public.group_registrations FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own requests" ON public.exercise_plan_requests FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own requests" ON public.meal_plan_requests FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own safety plan" ON public.safety_plans FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads their own screenings" ON public.screening_results FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads what they take and feel" ON public.medicine_doses FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads what they take and feel" ON public.medicine_plans FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads what they take and feel" ON public.medicines FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person reads what they take and feel" ON public.symptom_entries FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person records their own focus rounds" ON public.focus_rounds FOR INSERT TO authenticated WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person removes readings that were entered for them" ON public.blood_pressure_readings FOR DELETE TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) AND at_clinic));


CREATE POLICY "a person removes readings that were entered for them" ON public.glucose_readings FOR DELETE TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) AND at_clinic));


CREATE POLICY "a person removes their action plan" ON public.action_plans FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person removes their safety plan" ON public.safety_plans FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person saves their own burnout check while consent stands" ON public.burnout_checks FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a person saves their own screening while consent stands" ON public.screening_results FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a person sends their own intake form while consent stands" ON public.intake_forms FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a person sets which mails they get" ON public.mail_settings TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person takes it back" ON public.medicine_doses FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person takes it back" ON public.medicine_plans FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person takes it back" ON public.medicines FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person takes it back" ON public.symptom_entries FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person takes out of their own diary" ON public.activities FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person takes out of their own diary" ON public.carbohydrate_entries FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person who may read an invoice reads its credit notes" ON public.credit_notes FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.invoices i
  WHERE (i.id = credit_notes.invoice_id))));


CREATE POLICY "a person who may read an invoice reads its payments" ON public.invoice_payments FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.invoices i
  WHERE (i.id = invoice_payments.invoice_id))));


CREATE POLICY "a person withdraws a consent in force" ON public.consents FOR UPDATE TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) AND (withdrawn_at IS NULL))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a person writes their safety plan while consent stands" ON public.safety_plans FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT accounts.consent_stands() AS consent_stands)));


CREATE POLICY "a provider in practice answers, completes and notes" ON public.appointments FOR UPDATE TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise))) WITH CHECK (((provider_id = ( SELECT auth.uid() AS uid)) AND ((status <> 'cancelled'::text) OR (cancelled_by = 'provider'::text))));


CREATE POLICY "a provider in practice credits their issued invoices" ON public.credit_notes FOR INSERT TO authenticated WITH CHECK ((EXISTS ( SELECT
   FROM public.invoices i
  WHERE ((i.id = credit_notes.invoice_id) AND (i.provider_id = ( SELECT auth.uid() AS uid)) AND (i.status = ANY (ARRAY['issued'::text, 'paid'::text])) AND ( SELECT practice.may_practise() AS may_practise)))));


CREATE POLICY "a provider in practice keeps their own invoices" ON public.invoices FOR UPDATE TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider in practice reads the appointments they hold" ON public.appointments FOR SELECT TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider in practice reads the notes they shared" ON public.shared_notes FOR SELECT TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider in practice reads the records they added" ON public.clinic_records FOR SELECT TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider in practice reads their own invoices" ON public.invoices FOR SELECT TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider in practice reads their threads" ON public.threads FOR SELECT TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider in practice reads what they asked for" ON public.questionnaire_requests FOR SELECT TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider in practice records payments of their invoices" ON public.invoice_payments FOR INSERT TO authenticated WITH CHECK ((EXISTS ( SELECT
   FROM public.invoices i
  WHERE ((i.id = invoice_payments.invoice_id) AND (i.provider_id = ( SELECT auth.uid() AS uid)) AND (i.status = ANY (ARRAY['issued'::text, 'paid'::text])) AND ( SELECT practice.may_practise() AS may_practise)))));


CREATE POLICY "a provider in practice reverses payments of their invoices" ON public.invoice_payments FOR UPDATE TO authenticated USING ((EXISTS ( SELECT
   FROM public.invoices i
  WHERE ((i.id = invoice_payments.invoice_id) AND (i.provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)))));


CREATE POLICY "a provider in practice sets their own prices" ON public.session_prices TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise))) WITH CHECK (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.may_practise() AS may_practise)));


CREATE POLICY "a provider keeps their own availability" ON public.availability TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((provider_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'provider'::text)));


CREATE POLICY "a provider keeps their own days away" ON public.days_away TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((provider_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'provider'::text)));


CREATE POLICY "a provider keeps their own templates" ON public.plan_templates TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((provider_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as(
        CASE plan_templates.kind
            WHEN 'meal'::text THEN 'dietitian'::text
            ELSE 'fitness expert'::text
        END) AS practises_as)));


CREATE POLICY "a provider keeps their own weekly hours" ON public.weekly_hours TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((provider_id = ( SELECT auth.uid() AS uid)) AND (( SELECT accounts.actor_role() AS actor_role) = 'provider'::text)));


CREATE POLICY "a provider proposes an open slot to a patient" ON public.appointments FOR INSERT TO authenticated WITH CHECK (((provider_id = ( SELECT auth.uid() AS uid)) AND (requested_by = 'provider'::text) AND (replaces IS NULL) AND practice.is_open(provider_id, appointment_time) AND (((moved_from IS NULL) AND practice.treats(patient_id) AND practice.has_room(patient_id, series_id, appointment_time)) OR (( SELECT practice.may_practise() AS may_practise) AND practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'provider'::text)))));


CREATE POLICY "a provider reads the alerts of those who consent to be seen" ON public.safety_alerts FOR SELECT TO authenticated USING (((provider_id = ( SELECT auth.uid() AS uid)) AND practice.sees(user_id, 'safety_alerts'::text)));


CREATE POLICY "a provider reads the intake forms of those they treat" ON public.intake_forms FOR SELECT TO authenticated USING (practice.treats(user_id));


CREATE POLICY "a provider reads the requests they have taken" ON public.exercise_plan_requests FOR SELECT TO authenticated USING (((taken_by = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as('fitness expert'::text) AS practises_as)));


CREATE POLICY "a provider reads the requests they have taken" ON public.meal_plan_requests FOR SELECT TO authenticated USING (((taken_by = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as('dietitian'::text) AS practises_as)));


CREATE POLICY "a provider reads the results that were shared on request" ON public.screening_results FOR SELECT TO authenticated USING (questionnaires.is_shared(id, user_id));


CREATE POLICY "a provider reads the screenings of patients who share them" ON public.screening_results FOR SELECT TO authenticated USING (practice.sees(user_id, 'share_screenings'::text));


CREATE POLICY "a provider reads their own absences" ON public.absences FOR SELECT TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a provider reads their own identity changes" ON public.identity_changes FOR SELECT TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a provider reads their own registrations" ON public.provider_registrations FOR SELECT TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a provider reads why their appointments were called off" ON public.call_off_reasons FOR SELECT TO authenticated USING ((provider_id = ( SELECT auth.uid() AS uid)));


CREATE POLICY "a provider writes a plan for a request they have taken" ON public.exercise_plans FOR INSERT TO authenticated WITH CHECK (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as('fitness expert'::text) AS practises_as) AND (EXISTS ( SELECT
   FROM public.exercise_plan_requests r
  WHERE ((r.id = exercise_plans.request_id) AND (r.taken_by = ( SELECT auth.uid() AS uid)))))));


CREATE POLICY "a provider writes a plan for a request they have taken" ON public.meal_plans FOR INSERT TO authenticated WITH CHECK (((author_id = ( SELECT auth.uid() AS uid)) AND ( SELECT practice.practises_as('dietitian'::text) AS practises_as) AND (EXISTS ( SELECT
   FROM public.meal_plan_requests r
  WHERE ((r.id = meal_plans.request_id) AND (r.taken_by = ( SELECT auth.uid() AS uid)))))));


CREATE POLICY "a student reads their own verifications" ON public.student_verifications FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


ALTER TABLE public.absences ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.action_plans ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.activities ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.add_ons ENABLE ROW LEVEL SECURITY;

CREATE POLICY "an admin adds help lines" ON public.crisis_lines FOR INSERT TO authenticated WITH CHECK ((( SELECT accounts.actor_role() AS actor_role) = 'admin'::text));


CREATE POLICY "an admin changes help lines" ON public.crisis_lines FOR UPDATE TO authenticated USING ((( SELECT accounts.actor_role() AS actor_role) = 'admin'::text)) WITH CHECK ((( SELECT accounts.actor_role() AS actor_role) = 'admin'::text));


CREATE POLICY "an admin plans a session" ON public.group_sessions FOR INSERT TO authenticated WITH CHECK ((( SELECT accounts.actor_role() AS actor_role) = 'admin'::text));


CREATE POLICY "an admin reads all registrations" ON public.provider_registrations FOR SELECT TO authenticated USING (( SELECT (accounts.actor_role() = 'admin'::text)));


CREATE POLICY "an admin reads all sessions" ON public.group_sessions FOR SELECT TO authenticated USING (( SELECT (accounts.actor_role() = 'admin'::text)));


CREATE POLICY "an admin reads all verifications" ON public.student_verifications FOR SELECT TO authenticated USING (( SELECT (accounts.actor_role() = 'admin'::text)));


CREATE POLICY "an admin reads contact messages" ON public.contact_messages FOR SELECT TO authenticated USING (( SELECT (accounts.actor_role() = 'admin'::text)));


CREATE POLICY "an admin reads help lines" ON public.crisis_lines FOR SELECT TO authenticated USING ((( SELECT accounts.actor_role() AS actor_role) = 'admin'::text));


ALTER TABLE public.appointment_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.appointment_reminders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.appointments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.availability ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.blood_pressure_readings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.burnout_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.calendar_feeds ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.call_backs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.call_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.call_off_reasons ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.call_signals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.calls ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.carbohydrate_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.care_profiles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.certificate_warnings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.clinic_records ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.consents ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.contact_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.credit_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.crisis_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.days_away ENABLE ROW LEVEL SECURITY;

CREATE POLICY "everybody signed in reads the plans" ON public.plans FOR SELECT TO authenticated USING (true);


ALTER TABLE public.exercise_plan_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exercise_plan_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exercise_plans ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.focus_rounds ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.foods ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.glucose_readings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.group_registrations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.group_sessions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.identity_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.intake_forms ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_emails ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoice_payments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.invoices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.mail_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.meal_plan_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.meal_plan_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.meal_plans ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.medicine_doses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.medicine_plans ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.medicine_reminders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.medicines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.membership_periods ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.memberships ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.next_steps ENABLE ROW LEVEL SECURITY;

CREATE POLICY "only the system reads and writes what is heard" ON public.payment_events TO service_role USING (true) WITH CHECK (true);


ALTER TABLE public.pay_links ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.plan_templates ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.planner_tasks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.plans ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.provider_registrations ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.questionnaire_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.rooms ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.safety_alerts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.safety_plans ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.screening_results ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.session_prices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.session_ratings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.shared_notes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.slot_offers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.student_verifications ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.symptom_entries ENABLE ROW LEVEL SECURITY;

CREATE POLICY "the system erases consents" ON public.consents FOR DELETE TO service_role USING (true);


CREATE POLICY "the system exports and erases consents" ON public.consents FOR SELECT TO service_role USING (true);


CREATE POLICY "the system exports, seeds and erases action plans" ON public.action_plans TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases burnout checks" ON public.burnout_checks TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases care profiles" ON public.care_profiles TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases diaries" ON public.activities TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases diaries" ON public.carbohydrate_entries TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases focus rounds" ON public.focus_rounds TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases intake forms" ON public.intake_forms TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases planner tasks" ON public.planner_tasks TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases readings" ON public.blood_pressure_readings TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases readings" ON public.glucose_readings TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases safety plans" ON public.safety_plans TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system exports, seeds and erases screenings" ON public.screening_results TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps absences" ON public.absences TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps add-ons" ON public.add_ons TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps appointment events" ON public.appointment_events TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps appointment reminders" ON public.appointment_reminders TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps appointments" ON public.appointments TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps availability" ON public.availability TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps call backs" ON public.call_backs TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps call entries" ON public.call_entries TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps call off reasons" ON public.call_off_reasons TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps call signals" ON public.call_signals TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps calls" ON public.calls TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps certificate warnings" ON public.certificate_warnings TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps changes" ON public.exercise_plan_changes TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps changes" ON public.meal_plan_changes TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps clinic records" ON public.clinic_records TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps credit notes" ON public.credit_notes TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps days away" ON public.days_away TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps foods" ON public.foods TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps group registrations" ON public.group_registrations TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps group sessions" ON public.group_sessions TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps identity changes" ON public.identity_changes TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps invoice emails" ON public.invoice_emails TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps invoice payments" ON public.invoice_payments TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps invoices" ON public.invoices TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps mail settings" ON public.mail_settings TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps memberships" ON public.memberships TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps messages" ON public.messages TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps next steps" ON public.next_steps TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps pay links" ON public.pay_links TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps periods" ON public.membership_periods TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps plans" ON public.exercise_plans TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps plans" ON public.meal_plans TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps profiles" ON public.user_profiles TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps questionnaire requests" ON public.questionnaire_requests TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps registrations" ON public.provider_registrations TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps requests" ON public.exercise_plan_requests TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps requests" ON public.meal_plan_requests TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps rooms" ON public.rooms TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps safety alerts" ON public.safety_alerts TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps session prices" ON public.session_prices TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps session ratings" ON public.session_ratings TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps shared notes" ON public.shared_notes TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps slot offers" ON public.slot_offers TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps templates" ON public.plan_templates TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps the plans" ON public.plans TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps thread reads" ON public.thread_reads TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps threads" ON public.threads TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps verifications" ON public.student_verifications TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps waiting list" ON public.waiting_list TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system keeps weekly hours" ON public.weekly_hours TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system reads calendar feeds and notes when" ON public.calendar_feeds TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system reminds, exports, seeds and erases" ON public.medicine_doses TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system reminds, exports, seeds and erases" ON public.medicine_plans TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system reminds, exports, seeds and erases" ON public.medicine_reminders TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system reminds, exports, seeds and erases" ON public.medicines TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system reminds, exports, seeds and erases" ON public.symptom_entries TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system settles payments" ON public.payments TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system takes in, marks and erases contact messages" ON public.contact_messages TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "the system tells everybody the help lines" ON public.crisis_lines FOR SELECT TO service_role USING (true);


CREATE POLICY "the two of a thread write in it while they may" ON public.messages FOR INSERT TO authenticated WITH CHECK (((author_id = ( SELECT auth.uid() AS uid)) AND messages.may_write(thread_id)));


ALTER TABLE public.thread_reads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.threads ENABLE ROW LEVEL SECURITY;

CREATE POLICY "two who share an appointment open a thread" ON public.threads FOR INSERT TO authenticated WITH CHECK (messages.may_correspond(patient_id, provider_id));


ALTER TABLE public.user_profiles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.waiting_list ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.weekly_hours ENABLE ROW LEVEL SECURITY;

CREATE POLICY "whoever reads a thread reads its messages" ON public.messages FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.threads t
  WHERE (t.id = messages.thread_id))));


CREATE POLICY "whoever sees the request reads its changes" ON public.exercise_plan_changes FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.exercise_plan_requests r
  WHERE (r.id = exercise_plan_changes.request_id))));


CREATE POLICY "whoever sees the request reads its changes" ON public.meal_plan_changes FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.meal_plan_requests r
  WHERE (r.id = meal_plan_changes.request_id))));


CREATE POLICY "whoever sees the request reads its plans" ON public.exercise_plans FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.exercise_plan_requests r
  WHERE (r.id = exercise_plans.request_id))));


CREATE POLICY "whoever sees the request reads its plans" ON public.meal_plans FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.meal_plan_requests r
  WHERE (r.id = meal_plans.request_id))));


ALTER TABLE simulator.callbacks ENABLE ROW LEVEL SECURITY;

ALTER TABLE simulator.collections ENABLE ROW LEVEL SECURITY;

CREATE POLICY "only the system reads and writes simulated callbacks" ON simulator.callbacks TO service_role USING (true) WITH CHECK (true);


CREATE POLICY "only the system reads and writes simulated collections" ON simulator.collections TO service_role USING (true) WITH CHECK (true);


GRANT USAGE ON SCHEMA accounts TO authenticated;
GRANT USAGE ON SCHEMA accounts TO service_role;


GRANT USAGE ON SCHEMA auth TO anon;
GRANT USAGE ON SCHEMA auth TO authenticated;
GRANT USAGE ON SCHEMA auth TO service_role;


GRANT USAGE ON SCHEMA billing TO authenticated;
GRANT USAGE ON SCHEMA billing TO service_role;


GRANT USAGE ON SCHEMA call_backs TO authenticated;
GRANT USAGE ON SCHEMA call_backs TO service_role;


GRANT USAGE ON SCHEMA calls TO authenticated;
GRANT USAGE ON SCHEMA calls TO service_role;


GRANT USAGE ON SCHEMA door TO PUBLIC;


GRANT USAGE ON SCHEMA groups TO authenticated;
GRANT USAGE ON SCHEMA groups TO service_role;


GRANT USAGE ON SCHEMA membership TO authenticated;
GRANT USAGE ON SCHEMA membership TO service_role;


GRANT USAGE ON SCHEMA messages TO authenticated;
GRANT USAGE ON SCHEMA messages TO service_role;


GRANT USAGE ON SCHEMA pgboss TO service_role;


GRANT USAGE ON SCHEMA plans TO authenticated;
GRANT USAGE ON SCHEMA plans TO service_role;


GRANT USAGE ON SCHEMA platform TO authenticated;
GRANT USAGE ON SCHEMA platform TO service_role;


GRANT USAGE ON SCHEMA practice TO authenticated;
GRANT USAGE ON SCHEMA practice TO service_role;


GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;


GRANT USAGE ON SCHEMA questionnaires TO authenticated;
GRANT USAGE ON SCHEMA questionnaires TO service_role;


GRANT USAGE ON SCHEMA simulator TO service_role;


REVOKE ALL ON FUNCTION accounts.actor_role() FROM PUBLIC;
GRANT ALL ON FUNCTION accounts.actor_role() TO authenticated;


REVOKE ALL ON FUNCTION accounts.admit(audience text, staff_second_factor boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION accounts.admit(audience text, staff_second_factor boolean) TO authenticated;


REVOKE ALL ON FUNCTION accounts.consent_stands() FROM PUBLIC;
GRANT ALL ON FUNCTION accounts.consent_stands() TO authenticated;


REVOKE ALL ON FUNCTION accounts.find(address text, words text, phone text, before_time timestamp with time zone, before_id uuid, page_size integer, most integer) FROM PUBLIC;


REVOKE ALL ON FUNCTION accounts.has_record(person uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION accounts.has_withdrawn_consent() FROM PUBLIC;
GRANT ALL ON FUNCTION accounts.has_withdrawn_consent() TO authenticated;


REVOKE ALL ON FUNCTION accounts.keep_desk_from_record() FROM PUBLIC;


REVOKE ALL ON FUNCTION accounts.keep_record_from_desk() FROM PUBLIC;


REVOKE ALL ON FUNCTION accounts.plain_phone(phone text) FROM PUBLIC;
GRANT ALL ON FUNCTION accounts.plain_phone(phone text) TO authenticated;
GRANT ALL ON FUNCTION accounts.plain_phone(phone text) TO service_role;


REVOKE ALL ON FUNCTION accounts.plain_words(name text) FROM PUBLIC;
GRANT ALL ON FUNCTION accounts.plain_words(name text) TO authenticated;
GRANT ALL ON FUNCTION accounts.plain_words(name text) TO service_role;


REVOKE ALL ON FUNCTION accounts.search(address text, words text, most integer) FROM PUBLIC;


REVOKE ALL ON FUNCTION accounts.student_to_verify(student uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION accounts.student_to_verify(student uuid) FROM service_role;
GRANT ALL ON FUNCTION accounts.student_to_verify(student uuid) TO authenticated;


REVOKE ALL ON FUNCTION accounts.students_to_verify() FROM PUBLIC;
GRANT ALL ON FUNCTION accounts.students_to_verify() TO authenticated;


REVOKE ALL ON FUNCTION billing.announce() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.check_payment() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.credit_reversed() FROM PUBLIC;
REVOKE ALL ON FUNCTION billing.credit_reversed() FROM service_role;


REVOKE ALL ON FUNCTION billing.credit_waived() FROM PUBLIC;
REVOKE ALL ON FUNCTION billing.credit_waived() FROM service_role;


REVOKE ALL ON FUNCTION billing.draw_up() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.draw_up_anew() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.follow_outcome() FROM PUBLIC;
REVOKE ALL ON FUNCTION billing.follow_outcome() FROM service_role;


REVOKE ALL ON FUNCTION billing.issuer(invoice uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION billing.issuer(invoice uuid) TO authenticated;


REVOKE ALL ON FUNCTION billing.keep_course() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.keep_price() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.number_credit_note() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.open_ngwee(invoice uuid, amount integer) FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.own_sessions() FROM PUBLIC;
GRANT ALL ON FUNCTION billing.own_sessions() TO authenticated;


REVOKE ALL ON FUNCTION billing.plan_cover(invoice uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION billing.plan_cover(invoice uuid) FROM service_role;
GRANT ALL ON FUNCTION billing.plan_cover(invoice uuid) TO authenticated;


REVOKE ALL ON FUNCTION billing.plan_sessions(invoice uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION billing.plan_sessions(invoice uuid) FROM service_role;
GRANT ALL ON FUNCTION billing.plan_sessions(invoice uuid) TO authenticated;


REVOKE ALL ON FUNCTION billing.record_rest() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.reverse_payment() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.session_offer(provider uuid, of_type text, starts_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION billing.session_offer(provider uuid, of_type text, starts_at timestamp with time zone) TO authenticated;


REVOKE ALL ON FUNCTION billing.sessions_of(patient uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.settle_invoice() FROM PUBLIC;


REVOKE ALL ON FUNCTION billing.void_invoice() FROM PUBLIC;


REVOKE ALL ON FUNCTION call_backs.claim(call uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION call_backs.claim(call uuid) TO authenticated;


REVOKE ALL ON FUNCTION call_backs.may_answer() FROM PUBLIC;
GRANT ALL ON FUNCTION call_backs.may_answer() TO authenticated;


REVOKE ALL ON FUNCTION call_backs.queue() FROM PUBLIC;
GRANT ALL ON FUNCTION call_backs.queue() TO authenticated;


REVOKE ALL ON FUNCTION call_backs.record_outcome(call uuid, outcome text, attempt integer) FROM PUBLIC;
GRANT ALL ON FUNCTION call_backs.record_outcome(call uuid, outcome text, attempt integer) TO authenticated;


REVOKE ALL ON FUNCTION call_backs.release(call uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION call_backs.release(call uuid) TO authenticated;


REVOKE ALL ON FUNCTION call_backs.therapist_of(call uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION call_backs.therapist_of(call uuid) TO authenticated;


REVOKE ALL ON FUNCTION call_backs.withdraw(call uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION call_backs.withdraw(call uuid) TO authenticated;


REVOKE ALL ON FUNCTION calls.admit(appointment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.admit(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION calls.announce(appointment uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION calls.announce_entry() FROM PUBLIC;


REVOKE ALL ON FUNCTION calls.announce_phase() FROM PUBLIC;


REVOKE ALL ON FUNCTION calls.announce_signal() FROM PUBLIC;


REVOKE ALL ON FUNCTION calls.end_call(appointment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.end_call(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION calls.enter(appointment uuid, entry uuid, with_relay_only boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.enter(appointment uuid, entry uuid, with_relay_only boolean) TO authenticated;


REVOKE ALL ON FUNCTION calls.follow(appointment uuid, entry uuid, stream uuid, starts boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.follow(appointment uuid, entry uuid, stream uuid, starts boolean) TO authenticated;


REVOKE ALL ON FUNCTION calls.is_present(seen_at timestamp with time zone) FROM PUBLIC;


REVOKE ALL ON FUNCTION calls.leave(entry uuid, stream uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.leave(entry uuid, stream uuid) TO authenticated;


REVOKE ALL ON FUNCTION calls.newest_entry(appointment uuid, of_role text) FROM PUBLIC;


REVOKE ALL ON FUNCTION calls.own_call(appointment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.own_call(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION calls.own_signals(appointment uuid, after_signal uuid, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.own_signals(appointment uuid, after_signal uuid, most integer) TO authenticated;


REVOKE ALL ON FUNCTION calls.report_media(appointment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.report_media(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION calls.role_in(appointment uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION calls.send_signal(appointment uuid, signal uuid, sender uuid, recipient uuid, of_kind text, content text) FROM PUBLIC;
GRANT ALL ON FUNCTION calls.send_signal(appointment uuid, signal uuid, sender uuid, recipient uuid, of_kind text, content text) TO authenticated;


REVOKE ALL ON FUNCTION calls.waiting() FROM PUBLIC;
GRANT ALL ON FUNCTION calls.waiting() TO authenticated;


REVOKE ALL ON FUNCTION groups.has_begun(session uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION groups.has_begun(session uuid) TO authenticated;


REVOKE ALL ON FUNCTION groups.has_place(session uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION groups.has_place(session uuid) TO authenticated;


REVOKE ALL ON FUNCTION groups.head_count(session uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION groups.head_count(session uuid) TO authenticated;


REVOKE ALL ON FUNCTION groups.standing_of(session uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION groups.standing_of(session uuid) TO authenticated;


REVOKE ALL ON FUNCTION membership.queue_payment() FROM PUBLIC;


REVOKE ALL ON FUNCTION messages.deliver_message() FROM PUBLIC;


REVOKE ALL ON FUNCTION messages.mark_read(thread uuid, message uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION messages.mark_read(thread uuid, message uuid) TO authenticated;


REVOKE ALL ON FUNCTION messages.may_correspond(patient uuid, provider uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION messages.may_correspond(patient uuid, provider uuid) TO authenticated;


REVOKE ALL ON FUNCTION messages.may_write(thread uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION messages.may_write(thread uuid) TO authenticated;


REVOKE ALL ON FUNCTION messages.own_threads(only_thread uuid, most integer, before_at timestamp with time zone, before_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION messages.own_threads(only_thread uuid, most integer, before_at timestamp with time zone, before_id uuid) TO authenticated;


REVOKE ALL ON FUNCTION messages.read_by_other(thread uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION messages.read_by_other(thread uuid) TO authenticated;


REVOKE ALL ON FUNCTION messages.stamp_message() FROM PUBLIC;


REVOKE ALL ON FUNCTION messages.unread_count(only_as_provider boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION messages.unread_count(only_as_provider boolean) TO authenticated;


REVOKE ALL ON FUNCTION messages.was_noted(subject uuid, what text) FROM PUBLIC;
GRANT ALL ON FUNCTION messages.was_noted(subject uuid, what text) TO authenticated;


REVOKE ALL ON FUNCTION plans.authors_of_exercise_plans() FROM PUBLIC;
GRANT ALL ON FUNCTION plans.authors_of_exercise_plans() TO authenticated;


REVOKE ALL ON FUNCTION plans.authors_of_meal_plans() FROM PUBLIC;
GRANT ALL ON FUNCTION plans.authors_of_meal_plans() TO authenticated;


REVOKE ALL ON FUNCTION plans.complete_exercise_request() FROM PUBLIC;


REVOKE ALL ON FUNCTION plans.complete_meal_request() FROM PUBLIC;


REVOKE ALL ON FUNCTION plans.count_exercise_plan() FROM PUBLIC;


REVOKE ALL ON FUNCTION plans.count_meal_plan() FROM PUBLIC;


REVOKE ALL ON FUNCTION plans.food_portions() FROM PUBLIC;
GRANT ALL ON FUNCTION plans.food_portions() TO authenticated;


REVOKE ALL ON FUNCTION plans.open_exercise_needs() FROM PUBLIC;
REVOKE ALL ON FUNCTION plans.open_exercise_needs() FROM service_role;
GRANT ALL ON FUNCTION plans.open_exercise_needs() TO authenticated;


REVOKE ALL ON FUNCTION plans.open_exercise_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION plans.open_exercise_requests() TO authenticated;


REVOKE ALL ON FUNCTION plans.open_meal_needs() FROM PUBLIC;
REVOKE ALL ON FUNCTION plans.open_meal_needs() FROM service_role;
GRANT ALL ON FUNCTION plans.open_meal_needs() TO authenticated;


REVOKE ALL ON FUNCTION plans.open_meal_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION plans.open_meal_requests() TO authenticated;


REVOKE ALL ON FUNCTION plans.person_of_exercise_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION plans.person_of_exercise_request(request uuid) TO authenticated;


REVOKE ALL ON FUNCTION plans.person_of_meal_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION plans.person_of_meal_request(request uuid) TO authenticated;


REVOKE ALL ON FUNCTION plans.release_exercise_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION plans.release_exercise_request(request uuid) TO authenticated;


REVOKE ALL ON FUNCTION plans.release_meal_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION plans.release_meal_request(request uuid) TO authenticated;


REVOKE ALL ON FUNCTION plans.reopen_exercise_request() FROM PUBLIC;


REVOKE ALL ON FUNCTION plans.reopen_meal_request() FROM PUBLIC;


REVOKE ALL ON FUNCTION plans.take_exercise_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION plans.take_exercise_request(request uuid) TO authenticated;


REVOKE ALL ON FUNCTION plans.take_meal_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION plans.take_meal_request(request uuid) TO authenticated;


REVOKE ALL ON FUNCTION plans.waiting_exercise_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION plans.waiting_exercise_requests() TO authenticated;


REVOKE ALL ON FUNCTION plans.waiting_meal_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION plans.waiting_meal_requests() TO authenticated;


REVOKE ALL ON FUNCTION platform.audit_months() FROM PUBLIC;


REVOKE ALL ON FUNCTION platform.check_writable(grows boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.check_writable(grows boolean) TO service_role;


REVOKE ALL ON FUNCTION platform.delete_first_audit_events(occurred_before timestamp with time zone, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.delete_first_audit_events(occurred_before timestamp with time zone, most integer) TO service_role;


REVOKE ALL ON FUNCTION platform.drop_audit_month(ended_before timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.drop_audit_month(ended_before timestamp with time zone) TO service_role;


REVOKE ALL ON FUNCTION platform.enqueue(queue text, record uuid, urgency integer, begins_at timestamp with time zone, retries integer, longest_pause integer) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.enqueue(queue text, record uuid, urgency integer, begins_at timestamp with time zone, retries integer, longest_pause integer) TO service_role;


REVOKE ALL ON FUNCTION platform.enqueue_again(queue text, record uuid, urgency integer, begins_at timestamp with time zone, retries integer, longest_pause integer) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.enqueue_again(queue text, record uuid, urgency integer, begins_at timestamp with time zone, retries integer, longest_pause integer) TO service_role;


REVOKE ALL ON FUNCTION platform.make_audit_months(ahead integer) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.make_audit_months(ahead integer) TO service_role;


REVOKE ALL ON FUNCTION platform.protect_own_rows(of regclass, inserted text[], updated text[]) FROM PUBLIC;


REVOKE ALL ON FUNCTION platform.take_share(share_key bytea, seconds integer, points integer, passed integer, most integer, OUT granted integer, OUT milliseconds integer) FROM PUBLIC;
GRANT ALL ON FUNCTION platform.take_share(share_key bytea, seconds integer, points integer, passed integer, most integer, OUT granted integer, OUT milliseconds integer) TO service_role;


REVOKE ALL ON FUNCTION practice.attention_readings(since timestamp with time zone) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.attention_readings(since timestamp with time zone) FROM service_role;
GRANT ALL ON FUNCTION practice.attention_readings(since timestamp with time zone) TO authenticated;


REVOKE ALL ON FUNCTION practice.attention_results(sessions integer, cut_offs integer[], better integer[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.attention_results(sessions integer, cut_offs integer[], better integer[]) FROM service_role;
GRANT ALL ON FUNCTION practice.attention_results(sessions integer, cut_offs integer[], better integer[]) TO authenticated;


REVOKE ALL ON FUNCTION practice.can_be_booked(provider uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.can_be_booked(provider uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.end_place() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.escalated_safety_alerts() FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.escalated_safety_alerts() FROM service_role;
GRANT ALL ON FUNCTION practice.escalated_safety_alerts() TO authenticated;


REVOKE ALL ON FUNCTION practice.follow_course() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.free_at(slots timestamp with time zone[]) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.free_at(slots timestamp with time zone[]) TO authenticated;


REVOKE ALL ON FUNCTION practice.has_ahead(appointment uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.has_ahead(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.has_room(patient uuid, series uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.has_room(patient uuid, series uuid, at timestamp with time zone) TO authenticated;


REVOKE ALL ON FUNCTION practice.has_verified_identity(provider uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.identity_changes_to_decide() FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.identity_changes_to_decide() FROM service_role;
GRANT ALL ON FUNCTION practice.identity_changes_to_decide() TO authenticated;


REVOKE ALL ON FUNCTION practice.is_in_practice(provider uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.is_moving(old uuid, patient uuid, provider uuid, of_type text, series uuid, by text) TO authenticated;


REVOKE ALL ON FUNCTION practice.is_open(provider uuid, slot timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.is_open(provider uuid, slot timestamp with time zone) TO authenticated;


REVOKE ALL ON FUNCTION practice.is_slot(at timestamp with time zone) FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_agreement() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_course() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_identity() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_place() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_replaced() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_replacing() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_room() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.keep_what_moves() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.listed_providers() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.lock_safety_alerts(patient uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.may_enter_readings(patient uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.may_enter_readings(patient uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.may_enter_readings(patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.may_practise() FROM PUBLIC;
GRANT ALL ON FUNCTION practice.may_practise() TO authenticated;


REVOKE ALL ON FUNCTION practice.name_of_recorder(recorder uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.name_of_recorder(recorder uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.name_of_recorder(recorder uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.next_open(slots timestamp with time zone[], providers uuid[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.next_open(slots timestamp with time zone[], providers uuid[]) FROM service_role;
GRANT ALL ON FUNCTION practice.next_open(slots timestamp with time zone[], providers uuid[]) TO authenticated;


REVOKE ALL ON FUNCTION practice.no_shows(patient uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.no_shows(patient uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.no_shows(patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.open_appointments(patient uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.open_appointments(patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.open_hours(slots timestamp with time zone[], only_provider uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.open_hours_of(slots timestamp with time zone[], providers uuid[]) FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.own_safety_alerts() FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.own_safety_alerts() FROM service_role;
GRANT ALL ON FUNCTION practice.own_safety_alerts() TO authenticated;


REVOKE ALL ON FUNCTION practice.patient(patient uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.patient(patient uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.patient(patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.patients() FROM PUBLIC;
GRANT ALL ON FUNCTION practice.patients() TO authenticated;


REVOKE ALL ON FUNCTION practice.patients_for(consent text) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.patients_for(consent text) TO authenticated;


REVOKE ALL ON FUNCTION practice.phone_of_session(appointment uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.phone_of_session(appointment uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.phone_of_session(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.practises_as(wanted text) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.practises_as(wanted text) TO authenticated;


REVOKE ALL ON FUNCTION practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean) FROM service_role;
GRANT ALL ON FUNCTION practice.propose_identity(new_name text, new_specialty text, new_qualifications text[], has_specialty boolean) TO authenticated;


REVOKE ALL ON FUNCTION practice.provider_cards() FROM PUBLIC;
GRANT ALL ON FUNCTION practice.provider_cards() TO authenticated;


REVOKE ALL ON FUNCTION practice.provider_phone_of_session(appointment uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.provider_phone_of_session(appointment uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.provider_phone_of_session(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.providers_in_practice() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.queue_event() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.queue_safety_alert() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.raise_safety_alerts(raise uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.raise_safety_alerts(raise uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.rate_session(appointment uuid, new_score integer, new_comment text) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.rate_session(appointment uuid, new_score integer, new_comment text) FROM service_role;
GRANT ALL ON FUNCTION practice.rate_session(appointment uuid, new_score integer, new_comment text) TO authenticated;


REVOKE ALL ON FUNCTION practice.record_openings() FROM PUBLIC;
GRANT ALL ON FUNCTION practice.record_openings() TO authenticated;


REVOKE ALL ON FUNCTION practice.registered_providers() FROM PUBLIC;
GRANT ALL ON FUNCTION practice.registered_providers() TO authenticated;


REVOKE ALL ON FUNCTION practice.report_absence(appointment uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.report_absence(appointment uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.report_absence(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.report_no_answer(appointment uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.report_no_answer(appointment uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.report_no_answer(appointment uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.safety_recipients(patient uuid) FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.sees(patient uuid, consent text) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.sees(patient uuid, consent text) TO authenticated;


REVOKE ALL ON FUNCTION practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text) FROM service_role;
GRANT ALL ON FUNCTION practice.share_notes(appointment uuid, new_notes text, replaced text, corrected text) TO authenticated;


GRANT SELECT,INSERT,DELETE ON TABLE public.blood_pressure_readings TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.blood_pressure_readings TO service_role;


REVOKE ALL ON FUNCTION practice.shared_blood_pressure_readings(patient uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.shared_blood_pressure_readings(patient uuid) TO authenticated;


GRANT SELECT ON TABLE public.care_profiles TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.care_profiles TO service_role;


GRANT INSERT(user_id) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(pregnancy),UPDATE(pregnancy) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(pregnancy_at),UPDATE(pregnancy_at) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(diabetes),UPDATE(diabetes) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(insulin),UPDATE(insulin) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(sulfonylurea),UPDATE(sulfonylurea) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(target_systolic),UPDATE(target_systolic) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(target_diastolic),UPDATE(target_diastolic) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(target_author),UPDATE(target_author) ON TABLE public.care_profiles TO authenticated;


GRANT INSERT(updated_at),UPDATE(updated_at) ON TABLE public.care_profiles TO authenticated;


REVOKE ALL ON FUNCTION practice.shared_care_profile(patient uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.shared_care_profile(patient uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.shared_care_profile(patient uuid) TO authenticated;


GRANT SELECT,INSERT,DELETE ON TABLE public.glucose_readings TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.glucose_readings TO service_role;


REVOKE ALL ON FUNCTION practice.shared_glucose_readings(patient uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.shared_glucose_readings(patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.shared_screenings() FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.shared_screenings() FROM service_role;
GRANT ALL ON FUNCTION practice.shared_screenings() TO authenticated;


REVOKE ALL ON FUNCTION practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date) FROM service_role;
GRANT ALL ON FUNCTION practice.take_safety_step(alert uuid, taken text, minutes integer, said text, next_day date) TO authenticated;


REVOKE ALL ON FUNCTION practice.taken_for(provider uuid, patient uuid, times timestamp with time zone[]) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.taken_for(provider uuid, patient uuid, times timestamp with time zone[]) TO authenticated;


REVOKE ALL ON FUNCTION practice.taken_for_move(old uuid, times timestamp with time zone[]) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.taken_for_move(old uuid, times timestamp with time zone[]) TO authenticated;


REVOKE ALL ON FUNCTION practice.treated_patients() FROM PUBLIC;


REVOKE ALL ON FUNCTION practice.treats(patient uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.treats(patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.was_offered(provider uuid, slot timestamp with time zone, instead_of uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION practice.was_offered(provider uuid, slot timestamp with time zone, instead_of uuid) TO authenticated;


REVOKE ALL ON FUNCTION practice.was_younger(person uuid, years integer, at timestamp with time zone) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.was_younger(person uuid, years integer, at timestamp with time zone) FROM service_role;
GRANT ALL ON FUNCTION practice.was_younger(person uuid, years integer, at timestamp with time zone) TO authenticated;


REVOKE ALL ON FUNCTION practice.withdraw_safety_alerts(raise uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION practice.withdraw_safety_alerts(raise uuid) FROM service_role;
GRANT ALL ON FUNCTION practice.withdraw_safety_alerts(raise uuid) TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.ask(request uuid, patient uuid, of_instrument text, due date) FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.ask(request uuid, patient uuid, of_instrument text, due date) TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.asked_by(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.asked_by(request uuid) TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.decide(request uuid, result uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.decide(request uuid, result uuid) TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.is_shared(result uuid, patient uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.is_shared(result uuid, patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.may_ask(patient uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.may_ask(patient uuid) TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.status_of(stored text, due date) FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.status_of(stored text, due date) TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.today() FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.today() TO authenticated;


REVOKE ALL ON FUNCTION questionnaires.withdraw(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION questionnaires.withdraw(request uuid) TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.factor_challenges TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE accounts.factor_resets TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.factors TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.flow_states TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.identities TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE accounts.known_addresses TO service_role;


GRANT UPDATE(last_right_at) ON TABLE accounts.known_addresses TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.mail_intervals TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.one_time_tokens TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE accounts.recovery_codes TO service_role;


GRANT UPDATE(used_at) ON TABLE accounts.recovery_codes TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.sessions TO service_role;
GRANT DELETE ON TABLE accounts.sessions TO authenticated;


GRANT SELECT(id) ON TABLE accounts.sessions TO authenticated;


GRANT SELECT(user_id) ON TABLE accounts.sessions TO authenticated;


GRANT SELECT(created_at) ON TABLE accounts.sessions TO authenticated;


GRANT SELECT(refreshed_at) ON TABLE accounts.sessions TO authenticated;


GRANT SELECT(aal) ON TABLE accounts.sessions TO authenticated;


GRANT SELECT(user_agent) ON TABLE accounts.sessions TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.sign_ups TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE accounts.suspensions TO service_role;


GRANT UPDATE(restored_by) ON TABLE accounts.suspensions TO service_role;


GRANT UPDATE(restored_at) ON TABLE accounts.suspensions TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE accounts.used_links TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.users TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE accounts.wrong_codes TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.wrong_passwords TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE accounts.wrong_tries TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.bam TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job_common TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.job_dependency TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.queue_stats TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.schedule TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.subscription TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.version TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE pgboss.warning TO service_role;


GRANT SELECT,INSERT ON TABLE platform.audit_events TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE platform.audit_events TO service_role;


GRANT UPDATE(actor_id) ON TABLE platform.audit_events TO service_role;


GRANT INSERT ON TABLE platform.disk_probe TO service_role;


GRANT SELECT,UPDATE ON TABLE platform.heartbeat TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.mail_outbox TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE platform.rate_limits TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE platform.service_samples TO service_role;


GRANT SELECT ON TABLE public.absences TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.absences TO service_role;


GRANT SELECT,DELETE ON TABLE public.action_plans TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.action_plans TO service_role;


GRANT INSERT(user_id) ON TABLE public.action_plans TO authenticated;


GRANT INSERT(my_targets),UPDATE(my_targets) ON TABLE public.action_plans TO authenticated;


GRANT INSERT(when_low),UPDATE(when_low) ON TABLE public.action_plans TO authenticated;


GRANT INSERT(when_high),UPDATE(when_high) ON TABLE public.action_plans TO authenticated;


GRANT INSERT(call_name),UPDATE(call_name) ON TABLE public.action_plans TO authenticated;


GRANT INSERT(call_phone),UPDATE(call_phone) ON TABLE public.action_plans TO authenticated;


GRANT INSERT(clinic),UPDATE(clinic) ON TABLE public.action_plans TO authenticated;


GRANT INSERT(when_to_go),UPDATE(when_to_go) ON TABLE public.action_plans TO authenticated;


GRANT UPDATE(version) ON TABLE public.action_plans TO authenticated;


GRANT UPDATE(updated_at) ON TABLE public.action_plans TO authenticated;


GRANT SELECT,DELETE ON TABLE public.activities TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.activities TO service_role;


GRANT INSERT(id) ON TABLE public.activities TO authenticated;


GRANT INSERT(user_id) ON TABLE public.activities TO authenticated;


GRANT INSERT(day) ON TABLE public.activities TO authenticated;


GRANT INSERT(kind) ON TABLE public.activities TO authenticated;


GRANT INSERT(minutes) ON TABLE public.activities TO authenticated;


GRANT INSERT(effort) ON TABLE public.activities TO authenticated;


GRANT INSERT(note) ON TABLE public.activities TO authenticated;


GRANT SELECT ON TABLE public.add_ons TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.add_ons TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.appointment_events TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.appointment_reminders TO service_role;


GRANT SELECT ON TABLE public.appointments TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.appointments TO service_role;


GRANT INSERT(id) ON TABLE public.appointments TO authenticated;


GRANT INSERT(patient_id) ON TABLE public.appointments TO authenticated;


GRANT INSERT(provider_id) ON TABLE public.appointments TO authenticated;


GRANT INSERT(appointment_time) ON TABLE public.appointments TO authenticated;


GRANT UPDATE(status) ON TABLE public.appointments TO authenticated;


GRANT INSERT(session_type) ON TABLE public.appointments TO authenticated;


GRANT UPDATE(notes) ON TABLE public.appointments TO authenticated;


GRANT UPDATE(cancelled_by) ON TABLE public.appointments TO authenticated;


GRANT UPDATE(cancelled_at) ON TABLE public.appointments TO authenticated;


GRANT INSERT(requested_by) ON TABLE public.appointments TO authenticated;


GRANT INSERT(replaces) ON TABLE public.appointments TO authenticated;


GRANT UPDATE(outcome) ON TABLE public.appointments TO authenticated;


GRANT INSERT(series_id) ON TABLE public.appointments TO authenticated;


GRANT INSERT(moved_from) ON TABLE public.appointments TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.availability TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.availability TO service_role;


GRANT SELECT ON TABLE public.burnout_checks TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.burnout_checks TO service_role;


GRANT INSERT(id) ON TABLE public.burnout_checks TO authenticated;


GRANT INSERT(user_id) ON TABLE public.burnout_checks TO authenticated;


GRANT INSERT(version) ON TABLE public.burnout_checks TO authenticated;


GRANT INSERT(answers) ON TABLE public.burnout_checks TO authenticated;


GRANT INSERT(score) ON TABLE public.burnout_checks TO authenticated;


GRANT SELECT ON TABLE public.calendar_feeds TO service_role;
GRANT DELETE ON TABLE public.calendar_feeds TO authenticated;


GRANT SELECT(id) ON TABLE public.calendar_feeds TO authenticated;


GRANT SELECT(user_id),INSERT(user_id) ON TABLE public.calendar_feeds TO authenticated;


GRANT INSERT(token_hash),UPDATE(token_hash) ON TABLE public.calendar_feeds TO authenticated;


GRANT SELECT(shows_names),UPDATE(shows_names) ON TABLE public.calendar_feeds TO authenticated;


GRANT UPDATE(last_read_on) ON TABLE public.calendar_feeds TO service_role;
GRANT SELECT(last_read_on),UPDATE(last_read_on) ON TABLE public.calendar_feeds TO authenticated;


GRANT SELECT(created_at),UPDATE(created_at) ON TABLE public.calendar_feeds TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.call_backs TO service_role;
GRANT SELECT ON TABLE public.call_backs TO authenticated;


GRANT INSERT(id) ON TABLE public.call_backs TO authenticated;


GRANT INSERT(user_id) ON TABLE public.call_backs TO authenticated;


GRANT INSERT(starts_at) ON TABLE public.call_backs TO authenticated;


GRANT INSERT(ends_at) ON TABLE public.call_backs TO authenticated;


GRANT INSERT(phone_number) ON TABLE public.call_backs TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.call_entries TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.call_off_reasons TO service_role;
GRANT SELECT ON TABLE public.call_off_reasons TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.call_signals TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.calls TO service_role;


GRANT SELECT,DELETE ON TABLE public.carbohydrate_entries TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.carbohydrate_entries TO service_role;


GRANT INSERT(id) ON TABLE public.carbohydrate_entries TO authenticated;


GRANT INSERT(user_id) ON TABLE public.carbohydrate_entries TO authenticated;


GRANT INSERT(day) ON TABLE public.carbohydrate_entries TO authenticated;


GRANT INSERT(meal) ON TABLE public.carbohydrate_entries TO authenticated;


GRANT INSERT(food) ON TABLE public.carbohydrate_entries TO authenticated;


GRANT INSERT(grams) ON TABLE public.carbohydrate_entries TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.certificate_warnings TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.clinic_records TO service_role;


GRANT SELECT(id) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT(provider_id) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT(full_name) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT(email) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT(phone_number) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT(notes) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT(created_at) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT(code_expires_at) ON TABLE public.clinic_records TO authenticated;


GRANT SELECT,INSERT ON TABLE public.consents TO authenticated;
GRANT SELECT,DELETE ON TABLE public.consents TO service_role;


GRANT UPDATE(withdrawn_at) ON TABLE public.consents TO authenticated;


GRANT SELECT,INSERT,DELETE ON TABLE public.contact_messages TO service_role;


GRANT SELECT(id) ON TABLE public.contact_messages TO authenticated;


GRANT SELECT(name) ON TABLE public.contact_messages TO authenticated;


GRANT SELECT(email) ON TABLE public.contact_messages TO authenticated;


GRANT SELECT(subject) ON TABLE public.contact_messages TO authenticated;


GRANT SELECT(message) ON TABLE public.contact_messages TO authenticated;


GRANT SELECT("submittedAt") ON TABLE public.contact_messages TO authenticated;


GRANT SELECT(answered_at) ON TABLE public.contact_messages TO authenticated;
GRANT UPDATE(answered_at) ON TABLE public.contact_messages TO service_role;


GRANT SELECT,INSERT ON TABLE public.credit_notes TO service_role;
GRANT SELECT ON TABLE public.credit_notes TO authenticated;


GRANT INSERT(id) ON TABLE public.credit_notes TO authenticated;


GRANT INSERT(invoice_id) ON TABLE public.credit_notes TO authenticated;


GRANT INSERT(amount_ngwee) ON TABLE public.credit_notes TO authenticated;


GRANT INSERT(reason) ON TABLE public.credit_notes TO authenticated;


GRANT SELECT,INSERT,UPDATE ON TABLE public.crisis_lines TO authenticated;
GRANT SELECT ON TABLE public.crisis_lines TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.days_away TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.days_away TO service_role;


GRANT SELECT ON TABLE public.exercise_plan_changes TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.exercise_plan_changes TO service_role;


GRANT INSERT(id) ON TABLE public.exercise_plan_changes TO authenticated;


GRANT INSERT(request_id) ON TABLE public.exercise_plan_changes TO authenticated;


GRANT INSERT(note) ON TABLE public.exercise_plan_changes TO authenticated;


GRANT SELECT ON TABLE public.exercise_plan_requests TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.exercise_plan_requests TO service_role;


GRANT INSERT(id) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(user_id) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(profile_goals) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(fitness_level) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(environment_equipment) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(health_history) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(exercise_preferences) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(lifestyle_nutrition) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT INSERT(consent_given) ON TABLE public.exercise_plan_requests TO authenticated;


GRANT SELECT ON TABLE public.exercise_plans TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.exercise_plans TO service_role;


GRANT INSERT(id) ON TABLE public.exercise_plans TO authenticated;


GRANT INSERT(request_id) ON TABLE public.exercise_plans TO authenticated;


GRANT INSERT(author_id) ON TABLE public.exercise_plans TO authenticated;


GRANT INSERT(expert_message) ON TABLE public.exercise_plans TO authenticated;


GRANT INSERT(weekly_schedule) ON TABLE public.exercise_plans TO authenticated;


GRANT INSERT(progression) ON TABLE public.exercise_plans TO authenticated;


GRANT INSERT(safety_notes) ON TABLE public.exercise_plans TO authenticated;


GRANT SELECT ON TABLE public.focus_rounds TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.focus_rounds TO service_role;


GRANT INSERT(id) ON TABLE public.focus_rounds TO authenticated;


GRANT INSERT(user_id) ON TABLE public.focus_rounds TO authenticated;


GRANT INSERT(minutes) ON TABLE public.focus_rounds TO authenticated;


GRANT SELECT ON TABLE public.foods TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.foods TO service_role;


GRANT INSERT(id) ON TABLE public.foods TO authenticated;


GRANT INSERT(name),UPDATE(name) ON TABLE public.foods TO authenticated;


GRANT INSERT(local_names),UPDATE(local_names) ON TABLE public.foods TO authenticated;


GRANT INSERT(food_group),UPDATE(food_group) ON TABLE public.foods TO authenticated;


GRANT INSERT(portion),UPDATE(portion) ON TABLE public.foods TO authenticated;


GRANT INSERT(price_ngwee),UPDATE(price_ngwee) ON TABLE public.foods TO authenticated;


GRANT INSERT(price_per),UPDATE(price_per) ON TABLE public.foods TO authenticated;


GRANT INSERT(price_seen_at),UPDATE(price_seen_at) ON TABLE public.foods TO authenticated;


GRANT INSERT(updated_by),UPDATE(updated_by) ON TABLE public.foods TO authenticated;


GRANT UPDATE(updated_at) ON TABLE public.foods TO authenticated;


GRANT SELECT,DELETE ON TABLE public.group_registrations TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.group_registrations TO service_role;


GRANT INSERT(session_id) ON TABLE public.group_registrations TO authenticated;


GRANT INSERT(user_id) ON TABLE public.group_registrations TO authenticated;


GRANT INSERT(pseudonym) ON TABLE public.group_registrations TO authenticated;


GRANT SELECT ON TABLE public.group_sessions TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.group_sessions TO service_role;


GRANT INSERT(id) ON TABLE public.group_sessions TO authenticated;


GRANT INSERT(topic) ON TABLE public.group_sessions TO authenticated;


GRANT INSERT(description) ON TABLE public.group_sessions TO authenticated;


GRANT INSERT(session_time) ON TABLE public.group_sessions TO authenticated;


GRANT INSERT(duration_minutes) ON TABLE public.group_sessions TO authenticated;


GRANT INSERT(capacity) ON TABLE public.group_sessions TO authenticated;


GRANT INSERT(how_to_join) ON TABLE public.group_sessions TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.identity_changes TO service_role;


GRANT SELECT(id) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(provider_id) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(full_name) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(specialty) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(qualifications) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(status) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(submitted_at) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(decided_at) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT(reason) ON TABLE public.identity_changes TO authenticated;


GRANT SELECT ON TABLE public.intake_forms TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.intake_forms TO service_role;


GRANT INSERT(id) ON TABLE public.intake_forms TO authenticated;


GRANT INSERT(user_id) ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("fullName") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("dateOfBirth") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT(phone) ON TABLE public.intake_forms TO authenticated;


GRANT INSERT(address) ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("emergencyContact") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("emergencyPhone") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("medicalHistory") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("currentMedications") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT(allergies) ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("reasonForVisit") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("insuranceProvider") ON TABLE public.intake_forms TO authenticated;


GRANT INSERT("insuranceNumber") ON TABLE public.intake_forms TO authenticated;


GRANT SELECT,INSERT ON TABLE public.invoice_emails TO service_role;


GRANT SELECT,INSERT,UPDATE ON TABLE public.invoice_payments TO service_role;
GRANT SELECT ON TABLE public.invoice_payments TO authenticated;


GRANT INSERT(id) ON TABLE public.invoice_payments TO authenticated;


GRANT INSERT(invoice_id) ON TABLE public.invoice_payments TO authenticated;


GRANT INSERT(amount_ngwee) ON TABLE public.invoice_payments TO authenticated;


GRANT INSERT(paid_on) ON TABLE public.invoice_payments TO authenticated;


GRANT INSERT(paid_by) ON TABLE public.invoice_payments TO authenticated;


GRANT UPDATE(reversed_because) ON TABLE public.invoice_payments TO authenticated;


GRANT SELECT ON TABLE public.invoices TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.invoices TO service_role;


GRANT UPDATE(amount_ngwee) ON TABLE public.invoices TO authenticated;


GRANT UPDATE(status) ON TABLE public.invoices TO authenticated;


GRANT UPDATE(paid_on) ON TABLE public.invoices TO authenticated;


GRANT UPDATE(paid_by) ON TABLE public.invoices TO authenticated;


GRANT UPDATE(waived_because) ON TABLE public.invoices TO authenticated;


GRANT UPDATE(void_because) ON TABLE public.invoices TO authenticated;


GRANT SELECT,INSERT,UPDATE ON TABLE public.mail_settings TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.mail_settings TO service_role;


GRANT SELECT ON TABLE public.meal_plan_changes TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meal_plan_changes TO service_role;


GRANT INSERT(id) ON TABLE public.meal_plan_changes TO authenticated;


GRANT INSERT(request_id) ON TABLE public.meal_plan_changes TO authenticated;


GRANT INSERT(note) ON TABLE public.meal_plan_changes TO authenticated;


GRANT SELECT ON TABLE public.meal_plan_requests TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meal_plan_requests TO service_role;


GRANT INSERT(id) ON TABLE public.meal_plan_requests TO authenticated;


GRANT INSERT(user_id) ON TABLE public.meal_plan_requests TO authenticated;


GRANT INSERT(primary_goal) ON TABLE public.meal_plan_requests TO authenticated;


GRANT INSERT(goal_details) ON TABLE public.meal_plan_requests TO authenticated;


GRANT INSERT(dietary_profile) ON TABLE public.meal_plan_requests TO authenticated;


GRANT INSERT(budget_logistics) ON TABLE public.meal_plan_requests TO authenticated;


GRANT INSERT(final_details) ON TABLE public.meal_plan_requests TO authenticated;


GRANT INSERT(agreement) ON TABLE public.meal_plan_requests TO authenticated;


GRANT SELECT ON TABLE public.meal_plans TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.meal_plans TO service_role;


GRANT INSERT(id) ON TABLE public.meal_plans TO authenticated;


GRANT INSERT(request_id) ON TABLE public.meal_plans TO authenticated;


GRANT INSERT(author_id) ON TABLE public.meal_plans TO authenticated;


GRANT INSERT(dietitian_message) ON TABLE public.meal_plans TO authenticated;


GRANT INSERT(weekly_schedule) ON TABLE public.meal_plans TO authenticated;


GRANT INSERT(recipes) ON TABLE public.meal_plans TO authenticated;


GRANT INSERT(shopping_list) ON TABLE public.meal_plans TO authenticated;


GRANT SELECT,DELETE ON TABLE public.medicine_doses TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.medicine_doses TO service_role;


GRANT INSERT(medicine_id) ON TABLE public.medicine_doses TO authenticated;


GRANT INSERT(user_id) ON TABLE public.medicine_doses TO authenticated;


GRANT INSERT(day) ON TABLE public.medicine_doses TO authenticated;


GRANT INSERT("time") ON TABLE public.medicine_doses TO authenticated;


GRANT INSERT(outcome),UPDATE(outcome) ON TABLE public.medicine_doses TO authenticated;


GRANT INSERT(taken_at),UPDATE(taken_at) ON TABLE public.medicine_doses TO authenticated;


GRANT SELECT,DELETE ON TABLE public.medicine_plans TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.medicine_plans TO service_role;


GRANT INSERT(medicine_id) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(user_id) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(from_day) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(strength) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(strength_unit) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(form) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(amount) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(times) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(days) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(food) ON TABLE public.medicine_plans TO authenticated;


GRANT INSERT(unit) ON TABLE public.medicine_plans TO authenticated;


GRANT SELECT,INSERT,DELETE ON TABLE public.medicine_reminders TO service_role;


GRANT SELECT,DELETE ON TABLE public.medicines TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.medicines TO service_role;


GRANT INSERT(id) ON TABLE public.medicines TO authenticated;


GRANT INSERT(user_id) ON TABLE public.medicines TO authenticated;


GRANT INSERT(name),UPDATE(name) ON TABLE public.medicines TO authenticated;


GRANT INSERT(care),UPDATE(care) ON TABLE public.medicines TO authenticated;


GRANT INSERT(starts_on),UPDATE(starts_on) ON TABLE public.medicines TO authenticated;


GRANT INSERT(ends_on),UPDATE(ends_on) ON TABLE public.medicines TO authenticated;


GRANT INSERT(notes),UPDATE(notes) ON TABLE public.medicines TO authenticated;


GRANT INSERT(reminders),UPDATE(reminders) ON TABLE public.medicines TO authenticated;


GRANT UPDATE(stopped_at) ON TABLE public.medicines TO authenticated;


GRANT INSERT(purpose),UPDATE(purpose) ON TABLE public.medicines TO authenticated;


GRANT INSERT(prescriber),UPDATE(prescriber) ON TABLE public.medicines TO authenticated;


GRANT INSERT(supply_left),UPDATE(supply_left) ON TABLE public.medicines TO authenticated;


GRANT INSERT(supply_on),UPDATE(supply_on) ON TABLE public.medicines TO authenticated;


GRANT SELECT ON TABLE public.membership_periods TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.membership_periods TO service_role;


GRANT SELECT ON TABLE public.memberships TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.memberships TO service_role;


GRANT SELECT ON TABLE public.messages TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.messages TO service_role;


GRANT INSERT(id) ON TABLE public.messages TO authenticated;


GRANT INSERT(thread_id) ON TABLE public.messages TO authenticated;


GRANT INSERT(author_id) ON TABLE public.messages TO authenticated;


GRANT INSERT(body) ON TABLE public.messages TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.next_steps TO service_role;
GRANT SELECT,INSERT ON TABLE public.next_steps TO authenticated;


GRANT UPDATE(status) ON TABLE public.next_steps TO authenticated;


GRANT UPDATE(decided_at) ON TABLE public.next_steps TO authenticated;


GRANT SELECT,INSERT,UPDATE ON TABLE public.pay_links TO service_role;


GRANT SELECT(id),INSERT(id) ON TABLE public.pay_links TO authenticated;


GRANT SELECT(invoice_id),INSERT(invoice_id) ON TABLE public.pay_links TO authenticated;


GRANT INSERT(token_hash) ON TABLE public.pay_links TO authenticated;


GRANT SELECT(revoked_at),UPDATE(revoked_at) ON TABLE public.pay_links TO authenticated;


GRANT SELECT(created_at) ON TABLE public.pay_links TO authenticated;


GRANT SELECT,INSERT,DELETE ON TABLE public.payment_events TO service_role;


GRANT SELECT ON TABLE public.payments TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.payments TO service_role;


GRANT INSERT(id) ON TABLE public.payments TO authenticated;


GRANT INSERT(user_id) ON TABLE public.payments TO authenticated;


GRANT INSERT(plan_key) ON TABLE public.payments TO authenticated;


GRANT INSERT(plan_name) ON TABLE public.payments TO authenticated;


GRANT INSERT(amount_ngwee) ON TABLE public.payments TO authenticated;


GRANT INSERT(phone) ON TABLE public.payments TO authenticated;


GRANT INSERT(network) ON TABLE public.payments TO authenticated;


GRANT INSERT(starts) ON TABLE public.payments TO authenticated;


GRANT INSERT(purpose) ON TABLE public.payments TO authenticated;


GRANT INSERT(invoice_id) ON TABLE public.payments TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plan_templates TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plan_templates TO service_role;


GRANT SELECT,DELETE ON TABLE public.planner_tasks TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.planner_tasks TO service_role;


GRANT INSERT(id) ON TABLE public.planner_tasks TO authenticated;


GRANT INSERT(user_id) ON TABLE public.planner_tasks TO authenticated;


GRANT INSERT(title),UPDATE(title) ON TABLE public.planner_tasks TO authenticated;


GRANT INSERT(week),UPDATE(week) ON TABLE public.planner_tasks TO authenticated;


GRANT INSERT(day),UPDATE(day) ON TABLE public.planner_tasks TO authenticated;


GRANT INSERT(starts_at),UPDATE(starts_at) ON TABLE public.planner_tasks TO authenticated;


GRANT INSERT(box),UPDATE(box) ON TABLE public.planner_tasks TO authenticated;


GRANT UPDATE(done_at) ON TABLE public.planner_tasks TO authenticated;


GRANT SELECT ON TABLE public.plans TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.plans TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.provider_registrations TO service_role;


GRANT SELECT(id) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(provider_id) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(registration_body) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(registration_number) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(certificate_year) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(certificate_expires_on) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(has_document) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(document_type) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(status) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(submitted_at) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(decided_at) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(reason) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT(profession) ON TABLE public.provider_registrations TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.questionnaire_requests TO service_role;
GRANT SELECT ON TABLE public.questionnaire_requests TO authenticated;


GRANT USAGE ON SEQUENCE public.receipt_numbers TO service_role;


GRANT SELECT ON TABLE public.rooms TO authenticated;
GRANT SELECT,INSERT,UPDATE ON TABLE public.rooms TO service_role;


GRANT SELECT ON TABLE public.safety_alerts TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.safety_alerts TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE public.safety_plans TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.safety_plans TO service_role;


GRANT UPDATE(warning_signs) ON TABLE public.safety_plans TO authenticated;


GRANT UPDATE(things_i_can_do) ON TABLE public.safety_plans TO authenticated;


GRANT UPDATE(people_and_places) ON TABLE public.safety_plans TO authenticated;


GRANT UPDATE(people_to_ask) ON TABLE public.safety_plans TO authenticated;


GRANT UPDATE(professionals) ON TABLE public.safety_plans TO authenticated;


GRANT UPDATE(making_it_safer) ON TABLE public.safety_plans TO authenticated;


GRANT UPDATE(updated_at) ON TABLE public.safety_plans TO authenticated;


GRANT SELECT,INSERT ON TABLE public.screening_results TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.screening_results TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session_prices TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session_prices TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.session_ratings TO service_role;
GRANT SELECT ON TABLE public.session_ratings TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shared_notes TO service_role;
GRANT SELECT ON TABLE public.shared_notes TO authenticated;


GRANT SELECT ON TABLE public.slot_offers TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.slot_offers TO service_role;


GRANT UPDATE(answer) ON TABLE public.slot_offers TO authenticated;


GRANT UPDATE(answered_at) ON TABLE public.slot_offers TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.student_verifications TO service_role;


GRANT SELECT(id) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT(user_id) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT(has_document) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT(document_type) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT(status) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT(submitted_at) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT(decided_at) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT(reason) ON TABLE public.student_verifications TO authenticated;


GRANT SELECT,DELETE ON TABLE public.symptom_entries TO authenticated;
GRANT SELECT,INSERT,DELETE ON TABLE public.symptom_entries TO service_role;


GRANT INSERT(id) ON TABLE public.symptom_entries TO authenticated;


GRANT INSERT(user_id) ON TABLE public.symptom_entries TO authenticated;


GRANT INSERT(symptom) ON TABLE public.symptom_entries TO authenticated;


GRANT INSERT(own_words) ON TABLE public.symptom_entries TO authenticated;


GRANT INSERT(severity) ON TABLE public.symptom_entries TO authenticated;


GRANT INSERT(felt_at) ON TABLE public.symptom_entries TO authenticated;


GRANT INSERT(notes) ON TABLE public.symptom_entries TO authenticated;


GRANT SELECT ON TABLE public.thread_reads TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.thread_reads TO service_role;


GRANT SELECT ON TABLE public.threads TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.threads TO service_role;


GRANT INSERT(patient_id) ON TABLE public.threads TO authenticated;


GRANT INSERT(provider_id) ON TABLE public.threads TO authenticated;


GRANT SELECT ON TABLE public.user_profiles TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_profiles TO service_role;


GRANT UPDATE(full_name) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(phone_number) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(gender) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(date_of_birth) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(bio) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(specialty) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(qualifications) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(study_area) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(year_of_study) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(emergency_contact) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(known_allergies_conditions) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(updated_at) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(guardian_name) ON TABLE public.user_profiles TO authenticated;


GRANT UPDATE(guardian_agreed_at) ON TABLE public.user_profiles TO authenticated;


GRANT SELECT,DELETE ON TABLE public.waiting_list TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.waiting_list TO service_role;


GRANT INSERT(id) ON TABLE public.waiting_list TO authenticated;


GRANT INSERT(patient_id) ON TABLE public.waiting_list TO authenticated;


GRANT INSERT(appointment_id) ON TABLE public.waiting_list TO authenticated;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.weekly_hours TO authenticated;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.weekly_hours TO service_role;


GRANT SELECT,INSERT,DELETE ON TABLE simulator.callbacks TO service_role;


GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE simulator.collections TO service_role;

alter default privileges revoke create on schemas from service_role;
do $$
declare name text;
begin
  for name in select nspname from pg_catalog.pg_namespace where nspowner = current_user::regrole and nspname <> 'public' loop
    execute format('revoke create on schema %I from service_role', name);
  end loop;
end $$;
