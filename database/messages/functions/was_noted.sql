-- True where an event of the last hour says that the actor read this of a person: a page that follows a conversation
-- asks again and again. In a language that keeps the plan: planning over all months takes longer than reading them.
create or replace function messages.was_noted(subject uuid, what text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from platform.audit_events e where e.actor_id = auth.uid() and e.subject_id = subject
    and e.action = what and e.occurred_at > now() - interval '1 hour');
end $$;
alter function messages.was_noted(uuid, text) owner to service_role;
revoke all on function messages.was_noted(uuid, text) from public, anon, authenticated, service_role;
grant execute on function messages.was_noted(uuid, text) to authenticated, service_role;
