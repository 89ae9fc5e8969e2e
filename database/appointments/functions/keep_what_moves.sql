-- What moves with an appointment: the price at which it was booked, and its provider's notes.
create or replace function practice.keep_what_moves() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select a.price_ngwee, a.notes into new.price_ngwee, new.notes from public.appointments a
    where a.id = new.moved_from and a.patient_id = new.patient_id and a.provider_id = new.provider_id;
  return new;
end $$;
alter function practice.keep_what_moves() owner to service_role;
revoke all on function practice.keep_what_moves() from public, anon, authenticated, service_role;
grant execute on function practice.keep_what_moves() to service_role;
