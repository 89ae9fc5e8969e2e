create or replace function calls.announce_signal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('ubumi_calls', json_build_object('appointment_id', a.id, 'entry_id', new.to_entry, 'signal_id', new.id,
      'people', json_build_array(case e.participant when 'patient' then a.patient_id else a.provider_id end))::text)
    from public.call_entries e join public.appointments a on a.id = e.appointment_id where e.id = new.to_entry;
  return null;
end $$;
alter function calls.announce_signal() owner to service_role;
revoke all on function calls.announce_signal() from public, anon, authenticated, service_role;
grant execute on function calls.announce_signal() to service_role;
