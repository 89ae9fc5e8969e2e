-- True where the actor answers alerts of this person at this moment: they treat the person, or the alert came to them on
-- duty or as the lead and is open, or they have closed it themselves. The person consents to it.
create or replace function practice.answers_alert(patient uuid, reached text, is_done_by_another boolean) returns boolean
language sql stable security definer set search_path = '' as $$
  select practice.sees(patient, 'safety_alerts')
    or (reached <> 'provider' and not is_done_by_another and practice.may_practise() and practice.agrees_to_duty(patient))
$$;
alter function practice.answers_alert(uuid, text, boolean) owner to service_role;
revoke all on function practice.answers_alert(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function practice.answers_alert(uuid, text, boolean) to authenticated, service_role;
