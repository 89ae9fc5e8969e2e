-- True where the actor was offered this hour instead of that appointment of theirs.
create or replace function practice.was_offered(provider uuid, slot timestamptz, instead_of uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.slot_offers o join public.waiting_list w on w.id = o.entry_id
     join public.appointments a on a.id = w.appointment_id
     where o.patient_id = auth.uid() and o.provider_id = provider and o.appointment_time = slot and o.expires_at > now()
       and o.answer is null and a.id = instead_of and a.status in ('requested', 'confirmed')) $$;
alter function practice.was_offered(uuid, timestamptz, uuid) owner to service_role;
revoke all on function practice.was_offered(uuid, timestamptz, uuid) from public, anon, authenticated, service_role;
grant execute on function practice.was_offered(uuid, timestamptz, uuid) to authenticated, service_role;
