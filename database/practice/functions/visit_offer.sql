-- What a visit of a type with a provider would cost the actor; without a type, of the oldest that can be booked with them
-- in this way. No row where the provider cannot be booked.
create or replace function billing.visit_offer(provider uuid, of_type text, starts_at timestamptz, visit_type uuid)
  returns table (profession text, price_ngwee integer, plan_keys text[])
  language sql stable security definer set search_path = '' as $$
  select o.profession, coalesce((select t.price_ngwee from public.visit_types t where t.id = coalesce(visit_type,
      (select d.id from public.visit_types d where practice.is_bookable_type(d.id, provider, of_type, 'patient')
        order by d.created_at, d.id limit 1))), o.price_ngwee), o.plan_keys
  from billing.session_offer(provider, of_type, starts_at) as o
$$;
comment on function billing.visit_offer(uuid, text, timestamptz, uuid) is 'What a visit of a type with a provider would cost the actor';
alter function billing.visit_offer(uuid, text, timestamptz, uuid) owner to service_role;
revoke all on function billing.visit_offer(uuid, text, timestamptz, uuid) from public, anon, authenticated, service_role;
grant execute on function billing.visit_offer(uuid, text, timestamptz, uuid) to authenticated, service_role;
