-- True where these two may write to each other: they have an appointment that was not cancelled and is
-- ahead or no more than twelve months old, and the provider is in practice and not suspended. What the front desk
-- alone has proposed does not count: it may be for the wrong person. The actor must be one of the two.
create or replace function messages.may_correspond(patient uuid, provider uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select auth.uid() in (patient, provider)
    and exists (select from practice.providers_in_practice() as p(id) where p.id = provider)
    and exists (select from accounts.users u where u.id = provider and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()))
    and exists (select from public.appointments a where a.patient_id = patient and a.provider_id = provider
      and a.status <> 'cancelled' and not a.by_desk_alone and a.appointment_time > now() - interval '12 months')
$$;
alter function messages.may_correspond(uuid, uuid) owner to service_role;
revoke all on function messages.may_correspond(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function messages.may_correspond(uuid, uuid) to authenticated, service_role;
