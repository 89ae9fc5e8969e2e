-- Whether the person consents to alerts by a wording that names the clinicians on duty and the lead: 2026-11d was the first.
create or replace function practice.agrees_to_duty(patient uuid) returns boolean language sql stable security definer set search_path = '' as
  $$ select exists (select from public.consents c where c.user_id = patient and c.purpose = 'safety_alerts'
     and c.withdrawn_at is null and c.version collate "C" >= '2026-11d') $$;
alter function practice.agrees_to_duty(uuid) owner to service_role;
revoke all on function practice.agrees_to_duty(uuid) from public, anon, authenticated, service_role;
grant execute on function practice.agrees_to_duty(uuid) to service_role;
