-- additive

-- What a provider tried when they could not reach the person of an alert; the note of the end is apart.
alter table public.safety_alerts add column step_note text check (length(step_note) <= 1000);

-- A person takes back what they answered to urgent advice, which is then shown again.
alter table public.advice_answers drop constraint advice_answers_answer_check;
-- earlier versions work: it allows one answer more
alter table public.advice_answers add constraint advice_answers_answer_check
  check (answer in ('seen', 'on_my_way', 'wrong', 'undone'));

-- Why a plan is right for a person who asked to lose weight and must not, such as in pregnancy.
alter table public.meal_plans add column weight_loss_reason text check (length(weight_loss_reason) between 1 and 500);
alter table public.exercise_plans add column weight_loss_reason text check (length(weight_loss_reason) between 1 and 500);
