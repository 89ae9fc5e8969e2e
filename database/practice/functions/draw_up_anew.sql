-- What had a number and was wrong stays as void, and the session gets a new draft.
create or replace function billing.draw_up_anew() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.invoices (provider_id, patient_id, appointment_id, session_time, session_type, amount_ngwee,
    charged_for, charged_percent, visit_price_ngwee, notice_minutes)
  values (new.provider_id, new.patient_id, new.appointment_id, new.session_time, new.session_type, new.amount_ngwee,
    new.charged_for, new.charged_percent, new.visit_price_ngwee, new.notice_minutes);
  return null;
end $$;
alter function billing.draw_up_anew() owner to service_role;
revoke all on function billing.draw_up_anew() from public, anon, authenticated, service_role;
grant execute on function billing.draw_up_anew() to service_role;
