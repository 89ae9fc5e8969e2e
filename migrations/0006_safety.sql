-- Sharing one's screenings, and telling one's provider when one may be unsafe: each a consent of its own.

alter table public.consents drop constraint consents_purpose_check;
alter table public.consents add constraint consents_purpose_check
  check (purpose in ('health_data', 'share_screenings', 'safety_alerts'));
