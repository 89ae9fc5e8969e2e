-- additive

-- A person has one place on the list of a day for each visit type and profession. Where
-- two topics of one profession made two, the earlier one stays.
delete from public.day_waits later using public.day_waits earlier
where earlier.patient_id = later.patient_id and earlier.day = later.day and earlier.visit_type_id = later.visit_type_id
  and (earlier.about in ('mind', 'unsure') and later.about in ('mind', 'unsure'))
  and (earlier.created_at, earlier.id) < (later.created_at, later.id);
-- earlier versions work: they know no list of a day.
alter table public.day_waits add column profession text not null generated always as
  (case about when 'food' then 'dietitian' when 'exercise' then 'fitness expert' else 'therapist' end) stored;
-- earlier versions work: they know no list of a day.
alter table public.day_waits drop constraint day_waits_once;
-- earlier versions work: they know no list of a day.
alter table public.day_waits add constraint day_waits_once unique (patient_id, day, visit_type_id, profession);

-- When item 9 of a questionnaire at the clinic raised an alert: a retry raises it no second time, also once it is closed.
alter table public.screening_results add column alert_raised_at timestamptz(3);
comment on column public.screening_results.alert_raised_at is 'When item 9 of a questionnaire at the clinic raised an alert; null where it raised none yet';
update public.screening_results r set alert_raised_at = s.raised_at
from (select raise_id, user_id, min(raised_at) as raised_at from public.safety_alerts group by raise_id, user_id) s
where r.at_clinic and s.raise_id = r.id and s.user_id = r.user_id;
