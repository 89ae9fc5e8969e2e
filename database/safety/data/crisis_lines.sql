-- Not dialled yet: an admin dials each, and says on which day.
insert into public.crisis_lines (name, number, for_whom, hours, kind, place) values
  ('Lifeline Zambia', '933', 'Anyone in distress. Free from every network.', 'Day and night', 'listening', 1),
  ('Childline Zambia', '116', 'Children and young people. Free from every network.', 'Day and night', 'listening', 2),
  ('Emergency', '112', 'Danger to life: ambulance, police, fire.', 'Day and night', 'emergency', 3),
  ('Suicide and Crisis Lifeline, in the US', '988', 'Works from phones in the United States only.', 'Day and night', 'abroad', 4);
