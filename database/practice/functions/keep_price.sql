-- An earlier time from the waiting list costs what the later one costs that it is taken instead of.
create or replace function billing.keep_price() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.replaces is not null then
    select a.price_ngwee into new.price_ngwee from public.appointments a where a.id = new.replaces and a.patient_id = new.patient_id;
    if found then return new; end if;
  end if;
  new.price_ngwee := coalesce((select t.price_ngwee from public.visit_types t where t.id = new.visit_type_id),
    (select p.price_ngwee from public.session_prices p
      where p.provider_id = new.provider_id and p.session_type = new.session_type));
  return new;
end $$;
alter function billing.keep_price() owner to service_role;
revoke all on function billing.keep_price() from public, anon, authenticated, service_role;
grant execute on function billing.keep_price() to service_role;
