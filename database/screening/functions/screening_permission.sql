-- Whether the actor treats a patient, may record their questionnaires, whether alerts about them reach others, and whether
-- they agree in their own account or at the clinic.
create or replace function practice.screening_permission(patient uuid) returns table (treats boolean, is_given boolean, agrees_to_alerts boolean, has_login boolean)
language sql stable security definer rows 1 set search_path = '' as $$
  select t.treats, t.treats and practice.may_record_screening(patient), t.treats and practice.sees(patient, 'safety_alerts'),
    not (t.treats and accounts.has_no_login(patient))
  from (select practice.treats(patient) as treats) t
$$;
comment on function practice.screening_permission(uuid) is 'What a patient of the actor agreed to, as far as it matters to a questionnaire at the clinic';
alter function practice.screening_permission(uuid) owner to service_role;
revoke all on function practice.screening_permission(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.screening_permission(uuid) to authenticated;
