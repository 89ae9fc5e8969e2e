-- additive
-- Screenings are shared with therapists, and with dietitians by a consent of its own. Consents that were given before are
-- for therapists alone from now on (docs/decisions/109-staff-see-what-is-theirs.md).

alter table public.consents drop constraint consents_purpose_check;
-- earlier versions work: they write the other purposes, which stay.
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'share_screenings_dietitian', 'share_readings', 'clinic_readings', 'safety_alerts', 'emergency_contact'));
