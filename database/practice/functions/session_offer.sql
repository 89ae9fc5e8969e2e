-- What a session with a provider would cost the actor; no row where the provider cannot be booked.
create or replace function billing.session_offer(provider uuid, of_type text, starts_at timestamptz)
  returns table (profession text, price_ngwee integer, plan_keys text[])
  language sql stable security definer set search_path = '' as $$
  select p.profession, (select s.price_ngwee from public.session_prices s where s.provider_id = p.id and s.session_type = of_type),
    array(select m.plan_key from public.membership_periods m where m.user_id = auth.uid()
      and (starts_at at time zone 'Africa/Lusaka')::date between m.starts_on and m.ends_on)
  from public.user_profiles p where p.id = provider and practice.is_in_practice(provider)
$$;
alter function billing.session_offer(uuid, text, timestamptz) owner to service_role;
revoke all on function billing.session_offer(uuid, text, timestamptz) from public, anon, authenticated, service_role;
grant execute on function billing.session_offer(uuid, text, timestamptz) to authenticated, service_role;
