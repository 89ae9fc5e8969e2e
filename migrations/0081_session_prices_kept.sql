-- additive
-- What a session costs: the price that was shown when it was booked is the one that is billed, and a patient sees
-- which sessions their plan pays.

-- Null where the provider had set no price then. Written by the trigger alone.
alter table public.appointments add column price_ngwee integer;
comment on column public.appointments.price_ngwee is 'What the provider asked for such a session when it was booked';

create function billing.keep_price() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.price_ngwee := (select p.price_ngwee from public.session_prices p
    where p.provider_id = new.provider_id and p.session_type = new.session_type);
  return new;
end $$;

-- As in 0022, at the price of the booking. Without one, at the price of this moment.
create or replace function billing.draw_up() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee)
  select new.provider_id, new.patient_id, new.id, new.appointment_time, new.session_type, coalesce(new.price_ngwee,
    (select p.price_ngwee from public.session_prices p where p.provider_id = new.provider_id and p.session_type = new.session_type))
  where not exists (select from public.invoices i where i.appointment_id = new.id);
  return null;
end $$;

-- The sessions of a patient that a plan may pay, from 90 days ago on: a plan's sessions count over 30 days.
create function billing.sessions_of(patient uuid)
  returns table (id uuid, profession text, session_type text, starts_at timestamptz, price_ngwee integer, plan_keys text[], is_covered boolean)
  language sql stable security definer set search_path = '' as $$
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
comment on function billing.sessions_of(uuid) is 'What decides which sessions of a patient their plans pay, and the price of the others';

create function billing.own_sessions()
  returns table (id uuid, profession text, session_type text, starts_at timestamptz, price_ngwee integer, plan_keys text[], is_covered boolean)
  language sql stable security definer set search_path = '' as $$ select * from billing.sessions_of(auth.uid()) $$;

-- What a session with a provider would cost the actor; no row where the provider cannot be booked.
create function billing.session_offer(provider uuid, of_type text, starts_at timestamptz)
  returns table (profession text, price_ngwee integer, plan_keys text[])
  language sql stable security definer set search_path = '' as $$
  select p.profession, (select s.price_ngwee from public.session_prices s where s.provider_id = p.id and s.session_type = of_type),
    array(select m.plan_key from public.membership_periods m where m.user_id = auth.uid()
      and (starts_at at time zone 'Africa/Lusaka')::date between m.starts_on and m.ends_on)
  from public.user_profiles p where p.id = provider and practice.is_in_practice(provider)
$$;

-- Before the function changes its owner: only who may run it makes a trigger of it.
create trigger appointments_keep_their_price before insert on public.appointments for each row execute function billing.keep_price();

grant create on schema billing to service_role;
do $$
declare f text;
begin
  foreach f in array array['keep_price()', 'sessions_of(uuid)', 'own_sessions()', 'session_offer(uuid, text, timestamptz)'] loop
    execute 'alter function billing.' || f || ' owner to service_role';
    execute 'revoke all on function billing.' || f || ' from public, anon, authenticated';
  end loop;
end $$;
revoke create on schema billing from service_role;
grant usage on schema billing to service_role;
grant execute on function billing.own_sessions(), billing.session_offer(uuid, text, timestamptz) to authenticated;
