create or replace function billing.keep_price() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.price_ngwee := (select p.price_ngwee from public.session_prices p
    where p.provider_id = new.provider_id and p.session_type = new.session_type);
  return new;
end $$;
alter function billing.keep_price() owner to service_role;
revoke all on function billing.keep_price() from public, anon, authenticated, service_role;
grant execute on function billing.keep_price() to service_role;
