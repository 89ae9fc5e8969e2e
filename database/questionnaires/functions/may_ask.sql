-- Whether the actor may ask this person: a therapist in practice who has an appointment with them.
create or replace function questionnaires.may_ask(patient uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select practice.treats(patient) and practice.practises_as('therapist')
$$;
alter function questionnaires.may_ask(uuid) owner to service_role;
revoke all on function questionnaires.may_ask(uuid) from public, anon, authenticated, service_role;
grant execute on function questionnaires.may_ask(uuid) to authenticated, service_role;
