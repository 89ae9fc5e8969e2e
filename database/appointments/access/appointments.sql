alter table public.appointments enable row level security;
alter table public.appointments force row level security;
-- Booking. Status, length and who cancelled are not the browser's to say.
-- How an appointment goes on; which step may follow which, when and by whom, is kept by the trigger below.
grant select on public.appointments to authenticated;
grant insert (id, patient_id, provider_id, appointment_time, session_type, requested_by, replaces, series_id,
  moved_from, visit_type_id, agreed_how) on public.appointments to authenticated;
grant update (status, notes, cancelled_by, cancelled_at, outcome) on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;

create policy "a patient reads their own appointments" on public.appointments
  for select to authenticated using (patient_id = (select auth.uid()));
create policy "a provider in practice reads the appointments they hold" on public.appointments
  for select to authenticated using (provider_id = (select auth.uid()) and (select practice.may_practise()));
create policy "the system keeps appointments" on public.appointments
  for all to service_role using (true) with check (true);
create policy "a patient cancels, or accepts what was proposed" on public.appointments for update to authenticated
  using (patient_id = (select auth.uid()) and status in ('requested', 'confirmed') and appointment_time > now())
  with check (patient_id = (select auth.uid()) and ((status = 'confirmed' and practice.can_be_booked(provider_id)) or (status = 'cancelled' and cancelled_by = 'patient')));
create policy "a provider in practice answers, completes and notes" on public.appointments for update to authenticated
  using (provider_id = (select auth.uid()) and (select practice.may_practise()))
  with check (provider_id = (select auth.uid()) and (status <> 'cancelled' or cancelled_by = 'provider'));
create policy "a patient books an open slot" on public.appointments for insert to authenticated
  with check (patient_id = (select auth.uid()) and requested_by = 'patient' and agreed_how is null
    and practice.is_open_for(provider_id, appointment_time, duration_minutes, buffer_minutes)
    and (replaces is null or practice.was_offered(provider_id, appointment_time, replaces))
    and (moved_from is null and (practice.has_room(patient_id, series_id, appointment_time) or replaces is not null)
        and (replaces is not null or practice.is_bookable_type(visit_type_id, provider_id, session_type, 'patient'))
      or replaces is null and practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'patient')));
create policy "a provider proposes an open slot to a patient" on public.appointments for insert to authenticated
  with check (provider_id = (select auth.uid()) and requested_by = 'provider' and replaces is null
    and practice.is_open_for(provider_id, appointment_time, duration_minutes, buffer_minutes)
    and (moved_from is null and practice.treats(patient_id)
        and (agreed_how is not null or practice.has_room(patient_id, series_id, appointment_time))
        and practice.is_bookable_type(visit_type_id, provider_id, session_type, 'provider')
      or (select practice.may_practise()) and practice.is_moving(moved_from, patient_id, provider_id, session_type, series_id, 'provider')));

create trigger appointments_keep_course before update on public.appointments for each row execute function practice.keep_course();
create trigger appointments_are_billed after insert or update of status on public.appointments
  for each row when (new.status = 'completed' and new.provider_id is not null and new.outcome is distinct from 'provider_no_show')
  execute function billing.draw_up();
create constraint trigger appointments_late_are_billed after update of status on public.appointments
  deferrable initially deferred for each row
  when (old.status in ('requested', 'confirmed') and new.status = 'cancelled' and new.cancelled_by = 'patient'
    and new.provider_id is not null and (new.was_confirmed or new.moved_from is not null))
  execute function billing.draw_up_late();
create trigger appointments_outcome_is_followed after update of outcome on public.appointments
  for each row when (old.status = 'completed' and new.outcome is distinct from old.outcome) execute function billing.follow_outcome();
-- Before those that need its length: triggers run in the order of their names.
create trigger appointments_have_their_length before insert on public.appointments for each row
  when (new.moved_from is not null or new.replaces is not null or new.visit_type_id is not null) execute function practice.keep_length();
-- Before the function changes its owner: only who may run it makes a trigger of it.
create trigger appointments_keep_their_price before insert on public.appointments for each row execute function billing.keep_price();
-- After the trigger that sets the price of a new booking: triggers run in the order of their names.
create trigger appointments_moved_keep_what_moves before insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_what_moves();
create trigger appointments_moved_keep_room before insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_room();
create trigger appointments_are_agreed before update of status on public.appointments for each row
  when (old.by_desk_alone and new.status = 'confirmed') execute function practice.keep_agreement();
create trigger appointments_moved_keep_agreement before insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_agreement();
-- After the row is there: it is referred to.
create trigger appointments_moved_keep_replacing after insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_replacing();
create trigger appointments_follow_course after insert or update on public.appointments for each row execute function practice.follow_course();
create constraint trigger appointments_end_place after update of status on public.appointments
  deferrable initially deferred for each row
  when (new.status in ('cancelled', 'completed') and old.status <> new.status) execute function practice.end_place();
-- After the row is there: it is referred to.
create trigger appointments_moved_keep_place after insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_place();
create trigger appointments_keep_from_desk after insert or update of patient_id on public.appointments
  for each row execute function accounts.keep_record_from_desk('patient_id');
-- After the row is there: until then the policy of what moves asks that it replaces nothing.
create trigger appointments_moved_keep_replaced after insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_replaced();
-- After the trigger that closes what the desk alone had proposed, which this opens again.
create trigger appointments_take_agreement before insert on public.appointments for each row
  when (new.agreed_how is not null) execute function practice.confirm_agreed();
create trigger appointments_count_revisions before update on public.appointments for each row
  when ((old.appointment_time, old.duration_minutes, old.session_type, old.room_id, old.status)
    is distinct from (new.appointment_time, new.duration_minutes, new.session_type, new.room_id, new.status))
  execute function practice.count_revision();
-- After the triggers that say who agreed to what moves: triggers run in the order of their names.
create trigger appointments_without_login_are_agreed before insert on public.appointments for each row
  when (new.requested_by = 'provider' and new.status = 'requested') execute function practice.agree_without_login();
-- After the row is there: it is referred to.
create trigger appointments_moved_keep_arrival after insert on public.appointments for each row
  when (new.moved_from is not null) execute function practice.keep_arrival();
create trigger appointments_are_announced after insert or update or delete on public.appointments
  for each row execute function practice.announce_visit();
create trigger appointments_keep_overbooking before insert on public.appointments for each row
  when (new.is_overbooked) execute function practice.keep_overbooking();
-- After the row is there: it is referred to.
create trigger appointments_keep_visit_reason after insert on public.appointments for each row
  when (new.moved_from is not null or new.replaces is not null) execute function practice.keep_visit_reason();
create trigger appointments_readmit after insert or update of status, by_desk_alone on public.appointments
  for each row when (not new.by_desk_alone and (new.status = 'confirmed' or new.status = 'requested' and new.requested_by = 'patient'))
  execute function practice.readmit_by_booking();
create trigger appointments_follow_referral after insert or update of status, by_desk_alone on public.appointments
  for each row when (not new.by_desk_alone and (new.status = 'confirmed' or new.status = 'requested' and new.requested_by = 'patient'))
  execute function practice.book_referral();
create trigger appointments_free_referral after update of status, outcome on public.appointments
  for each row when (new.status = 'cancelled' or new.outcome in ('patient_no_show', 'provider_no_show'))
  execute function practice.unbook_referral();
