import { day, id, letters, time, type RejectedRows } from './check-rows.ts'

const target = { target_systolic: 130, target_diastolic: 80, target_author: 'Dr Phiri' }
const price = { price_ngwee: 2500, price_per: 'kg', price_seen_at: time }
const meter = { entered_unit: 'mg/dL' }

export const rejectedByHealth: RejectedRows = {
  'public.action_plans': {
    action_plans_call_name_check: [{ call_name: letters(121) }],
    action_plans_call_phone_check: [{ call_phone: letters(41) }],
    action_plans_clinic_check: [{ clinic: letters(1001) }],
    action_plans_my_targets_check: [{ my_targets: letters(1001) }],
    action_plans_version_check: [{ version: 0 }],
    action_plans_when_high_check: [{ when_high: letters(1001) }],
    action_plans_when_low_check: [{ when_low: letters(1001) }],
    action_plans_when_to_go_check: [{ when_to_go: letters(1001) }],
  },
  'public.activities': {
    activities_day_check: [{ day: '1999-12-31' }, { day: '2200-01-01' }],
    activities_effort_check: [{ effort: 'none of these' }],
    activities_kind_check: [{ kind: 'none of these' }],
    activities_minutes_check: [{ minutes: 0 }, { minutes: 601 }],
    activities_note_check: [{ note: letters(301) }],
  },
  'public.advice_answers': {
    advice_answers_answer_check: [{ answer: 'none of these' }],
    advice_answers_one_reading: [{}, { blood_pressure_reading_id: id, glucose_reading_id: id }],
    advice_answers_value_check: [
      { blood_pressure_reading_id: id, value: '1' },
      { blood_pressure_reading_id: id, value: letters(41) },
    ],
  },
  'public.blood_pressure_readings': {
    blood_pressure_readings_check: [{ systolic: 80, diastolic: 80 }],
    blood_pressure_readings_diastolic_check: [{ diastolic: 29 }, { diastolic: 201 }],
    blood_pressure_readings_notes_check: [{ notes: letters(1001) }],
    blood_pressure_readings_pulse_check: [{ pulse: 19 }, { pulse: 301 }],
    blood_pressure_readings_recorded_at_clinic: [{ at_clinic: false, recorded_by: id }],
    blood_pressure_readings_systolic_check: [{ systolic: 49 }, { systolic: 301 }],
  },
  'public.burnout_checks': {
    burnout_checks_answers_check: [{ answers: '[]' }],
    burnout_checks_score_check: [{ score: -1 }, { score: 101 }],
    burnout_checks_version_check: [{ version: 0 }],
  },
  'public.carbohydrate_entries': {
    carbohydrate_entries_day_check: [{ day: '1999-12-31' }, { day: '2200-01-01' }],
    carbohydrate_entries_food_check: [{ food: '' }, { food: letters(121) }],
    carbohydrate_entries_grams_check: [{ grams: -1 }, { grams: 501 }],
    carbohydrate_entries_meal_check: [{ meal: 'none of these' }],
  },
  'public.care_profiles': {
    care_profiles_check: [{ pregnancy: 'no' }, { pregnancy_at: time }],
    care_profiles_check1: [{ target_systolic: 130 }, { ...target, target_author: null }],
    care_profiles_check2: [{ ...target, target_systolic: 100, target_diastolic: 100 }],
    care_profiles_diabetes_check: [{ diabetes: 'none of these' }],
    care_profiles_heart_disease_check: [{ heart_disease: 'none of these' }],
    care_profiles_insulin_check: [{ insulin: 'none of these' }],
    care_profiles_kidney_disease_check: [{ kidney_disease: 'none of these' }],
    care_profiles_pregnancy_check: [{ pregnancy: 'none of these', pregnancy_at: time }],
    care_profiles_sulfonylurea_check: [{ sulfonylurea: 'none of these' }],
    care_profiles_target_author_check: [
      { ...target, target_author: '' },
      { ...target, target_author: letters(101) },
    ],
    care_profiles_target_diastolic_check: [
      { ...target, target_diastolic: 59 },
      { ...target, target_diastolic: 101 },
    ],
    care_profiles_target_systolic_check: [
      { ...target, target_systolic: 99 },
      { ...target, target_systolic: 161 },
    ],
  },
  'public.focus_rounds': {
    focus_rounds_minutes_check: [{ minutes: 4 }, { minutes: 91 }],
  },
  'public.foods': {
    foods_check: [{ ...price, price_per: null }, { price_per: 'kg' }],
    foods_check1: [{ ...price, price_seen_at: null }, { price_seen_at: time }],
    foods_food_group_check: [{ food_group: 'none of these' }],
    foods_local_names_check: [{ local_names: letters(201) }],
    foods_name_check: [{ name: '' }, { name: letters(121) }],
    foods_portion_check: [{ portion: '' }, { portion: letters(201) }],
    foods_price_ngwee_check: [
      { ...price, price_ngwee: -1 },
      { ...price, price_ngwee: 100_000_001 },
    ],
    foods_price_per_check: [
      { ...price, price_per: '' },
      { ...price, price_per: letters(61) },
    ],
  },
  'public.glucose_readings': {
    glucose_readings_check: [
      { entered_unit: 'mg/dL', entered_value: 9.9 },
      { entered_unit: 'mg/dL', entered_value: 900.1 },
      { entered_unit: 'mmol/L', entered_value: 0.5 },
      { entered_unit: 'mmol/L', entered_value: 50.1 },
    ],
    glucose_readings_context_check: [{ context: 'none of these' }],
    glucose_readings_entered_unit_check: [{ entered_unit: 'none of these' }],
    glucose_readings_glucose_level_check: [{ glucose_level: 9 }, { glucose_level: 902 }],
    glucose_readings_meter_shows: [
      { ...meter, meter_shows: 'LOW', entered_value: 20 },
      { ...meter, meter_shows: 'LO', entered_value: 600 },
      { ...meter, meter_shows: 'LO', entered_value: 100 },
      { ...meter, meter_shows: 'HI', entered_value: 100 },
      { ...meter, meter_shows: 'HIGH', entered_value: 600 },
      { entered_unit: 'mmol/L', meter_shows: 'LO', entered_value: 1.2 },
      { entered_unit: 'mmol/L', meter_shows: 'HI', entered_value: 33.2 },
    ],
    glucose_readings_notes_check: [{ notes: letters(1001) }],
    glucose_readings_recorded_at_clinic: [
      { ...meter, entered_value: 100, at_clinic: false, recorded_by: id },
    ],
  },
  'public.intake_forms': {
    intake_forms_address_check: [{ address: '' }, { address: letters(501) }],
    intake_forms_allergies_check: [{ allergies: letters(2001) }],
    intake_forms_currentMedications_check: [{ currentMedications: letters(2001) }],
    intake_forms_emergencyContact_check: [
      { emergencyContact: '' },
      { emergencyContact: letters(201) },
    ],
    intake_forms_emergencyPhone_check: [{ emergencyPhone: '' }, { emergencyPhone: letters(31) }],
    intake_forms_fullName_check: [{ fullName: '' }, { fullName: letters(201) }],
    intake_forms_insuranceNumber_check: [{ insuranceNumber: letters(61) }],
    intake_forms_insuranceProvider_check: [{ insuranceProvider: letters(201) }],
    intake_forms_medicalHistory_check: [{ medicalHistory: letters(2001) }],
    intake_forms_phone_check: [{ phone: '' }, { phone: letters(31) }],
    intake_forms_reasonForVisit_check: [{ reasonForVisit: '' }, { reasonForVisit: letters(2001) }],
  },
  'public.medicine_doses': {
    medicine_doses_check: [{ outcome: 'taken' }, { outcome: 'missed', taken_at: time }],
    medicine_doses_outcome_check: [{ outcome: 'none of these', taken_at: time }],
    medicine_doses_time_check: [{ time: '24:00' }, { time: '8:00' }, { time: '08:60' }],
  },
  'public.medicine_plans': {
    medicine_plans_amount_check: [{ amount: 0 }, { amount: 5001 }],
    medicine_plans_check: [{ strength: 5 }, { strength_unit: 'mg' }],
    medicine_plans_days_check: [
      { days: [] },
      { days: Array(8).fill('Monday') },
      { days: ['Someday'] },
    ],
    medicine_plans_food_check: [{ food: 'none of these' }],
    medicine_plans_form_check: [{ form: 'none of these' }],
    medicine_plans_strength_check: [
      { strength: 0, strength_unit: 'mg' },
      { strength: 10_001, strength_unit: 'mg' },
    ],
    medicine_plans_strength_unit_check: [{ strength: 5, strength_unit: 'none of these' }],
    medicine_plans_at_most_check: [
      { at_most: 0, times: [] },
      { at_most: 25, times: [] },
    ],
    medicine_plans_every_days_check: [{ every_days: 1 }, { every_days: 91 }],
    medicine_plans_schedule: [
      { times: [] },
      { at_most: 4, times: ['08:00'] },
      { at_most: 4, times: [], every_days: 2 },
    ],
    medicine_plans_times_check: [
      { times: Array(7).fill('08:00') },
      { times: ['24:00'] },
      { times: ['08:00', null] },
    ],
    medicine_plans_unit_check: [{ form: 'injection', unit: 'none of these' }],
    medicine_plans_unit_of_injection: [{ form: 'tablet', unit: 'mg' }],
  },
  'public.medicines': {
    medicines_care_check: [{ care: 'none of these' }],
    medicines_check: [
      { starts_on: day, ends_on: '2026-05-11' },
      { starts_on: day, ends_on: '2200-01-01' },
    ],
    medicines_name_check: [{ name: '' }, { name: letters(121) }],
    medicines_notes_check: [{ notes: letters(501) }],
    medicines_prescriber_check: [{ prescriber: '' }, { prescriber: letters(121) }],
    medicines_purpose_check: [{ purpose: '' }, { purpose: letters(121) }],
    medicines_starts_on_check: [{ starts_on: '1949-12-31' }, { starts_on: '2200-01-01' }],
    medicines_supply_has_its_day: [{ supply_left: 5 }, { supply_on: day }],
    medicines_supply_left_check: [
      { supply_left: -1, supply_on: day },
      { supply_left: 10_001, supply_on: day },
    ],
  },
  'public.planner_tasks': {
    planner_tasks_box_check: [{ box: 'none of these' }],
    planner_tasks_check: [
      { week: '2026-05-11', day: '2026-05-10' },
      { week: '2026-05-11', day: '2026-05-18' },
    ],
    planner_tasks_check1: [{ starts_at: '08:00' }],
    planner_tasks_title_check: [{ title: '' }, { title: letters(201) }],
    planner_tasks_week_check: [
      { week: '2026-05-12' },
      { week: '1999-12-27' },
      { week: '2200-01-06' },
    ],
  },
  'public.next_steps': {
    next_steps_decided: [{ status: 'accepted' }, { status: 'suggested', decided_at: time }],
    next_steps_status_check: [{ status: 'none of these', decided_at: time }],
    next_steps_step_check: [{ step: 'none of these' }],
    next_steps_urgent: [{ step: 'urgent', status: 'declined', decided_at: time }],
  },
  'public.safety_plans': {
    safety_plans_making_it_safer_check: [{ making_it_safer: letters(2001) }],
    safety_plans_people_and_places_check: [{ people_and_places: letters(2001) }],
    safety_plans_people_to_ask_check: [{ people_to_ask: letters(2001) }],
    safety_plans_professionals_check: [{ professionals: letters(2001) }],
    safety_plans_things_i_can_do_check: [{ things_i_can_do: letters(2001) }],
    safety_plans_warning_signs_check: [{ warning_signs: letters(2001) }],
  },
  'public.check_ins': {
    check_ins_answer_check: [
      { answer: '', answered_at: time },
      { answer: letters(4001), answered_at: time },
    ],
    check_ins_answer_has_time: [{ answer: 'Rest' }, { answered_at: time }],
    check_ins_answers_check: [
      { answers: '{1,2,3,4}' },
      { answers: '{1,2,3,4,6}' },
      { answers: '{-1,2,3,4,5}' },
    ],
    check_ins_due: [{ due_at: time, created_at: time }],
    check_ins_month_check: [{ month: '2026-11-02' }],
    check_ins_plan_check: [{ plan: letters(1001) }],
    check_ins_score_check: [{ score: -1 }, { score: 101 }],
    check_ins_was_hard_check: [{ was_hard: letters(1001) }],
    check_ins_went_well_check: [{ went_well: letters(1001) }],
    check_ins_wording_version_check: [{ wording_version: '' }, { wording_version: letters(21) }],
  },
  'public.entry_versions': {
    entry_versions_before_check: [{ before: '[]' }],
    entry_versions_change_check: [{ change: 'none of these' }],
    entry_versions_record_check: [{ record: 'None of these' }, { record: '' }],
  },
  'public.reading_versions': {
    reading_versions_before_check: [{ before: '[]' }],
    reading_versions_change_check: [{ change: 'none of these' }],
    reading_versions_reason_check: [{ reason: '' }, { reason: letters(301) }],
    reading_versions_record_check: [{ record: 'none of these' }],
  },
  'public.screening_results': {
    screening_results_answers_check: [{ answers: '[]' }],
    screening_results_recorded_at_clinic: [{ at_clinic: false, recorded_by: id }],
    screening_results_removal_reason_check: [
      { removal_reason: '' },
      { removal_reason: letters(301) },
    ],
    screening_results_instrument_versions_check: [{ instrument_versions: '[]' }],
    screening_results_results_check: [{ results: '[]' }],
    screening_results_scoring_version_check: [{ scoring_version: letters(41) }],
  },
  'public.symptom_entries': {
    symptom_entries_check: [{}],
    symptom_entries_notes_check: [{ symptom: 'Headache', notes: letters(501) }],
    symptom_entries_own_words_check: [{ own_words: '' }, { own_words: letters(201) }],
    symptom_entries_severity_check: [
      { symptom: 'Headache', severity: 0 },
      { symptom: 'Headache', severity: 4 },
    ],
    symptom_entries_symptom_check: [{ symptom: '' }, { symptom: letters(61) }],
  },
  'public.weight_entries': {
    weight_entries_height_cm_check: [
      { weight_kg: 68, height_cm: 39 },
      { weight_kg: 68, height_cm: 251 },
    ],
    weight_entries_notes_check: [{ weight_kg: 68, notes: letters(1001) }],
    weight_entries_waist_cm_check: [
      { weight_kg: 68, waist_cm: 29 },
      { weight_kg: 68, waist_cm: 251 },
    ],
    weight_entries_weight_kg_check: [{ weight_kg: 1.9 }, { weight_kg: 400.1 }],
  },
}
