const untilAccepted =
  'gives less for an appointment that the front desk alone has proposed: no address, no messages'

const byProfession =
  'screenings are read by the consent for the profession of the provider; the others read less'
const alsoOnDuty = 'gives what it gave, and the same to clinicians on duty and the lead'

const sameUnderOtherNames =
  'platform.protect_own_rows makes its policies: they have other names, and allow the same'

const askedAtClinic =
  'asks for a consent for what was asked at the clinic, which 0.3.0 never writes'
const beforeAClaim =
  'says which requests wait, and nothing of who asks and what they answered, which 0.3.0 shows as no needs'
const withoutRemoved = 'leaves out what its person has removed'

const agreedWithStaff =
  'a time that the patient agreed to with staff is confirmed; 0.3.0 never says that one is'
const plannedByStaff =
  'counts no series that staff have planned; 0.3.0 then lets its patient book as many as now'
const byMerges =
  'a row changes its person only between two merged records, and none begins in a merged one: servers of 0.3.0 do neither'
const changedBySystem = 'the system changes these columns, and keeps what they were'

const consentComesLast =
  'allows the same, and asks for the consent after it knows whose request it is'
const paymentsOfWaived = 'also reverses and credits the part payments of a waived invoice'

const byCalendar = 'goes by the calendar of the clinic; its default is the six hours of 0.3.0'
const longerNotes = 'allows longer notes; 0.3.0 shows them whole, and corrects none of them'

const bySeries =
  'a number is unique within its series: 0.3.0 leaves numbers to the database, and reads them as text'
const byRules =
  'numbers and bills by the rules of the clinic; without a change of an admin as 0.3.0'

/** What is other than in 0.3.0, by words of its line in the catalogue, with the reason. */
export const reviewed: Readonly<Record<string, string>> = {
  'policy public.activities ': sameUnderOtherNames,
  'policy public.carbohydrate_entries ': sameUnderOtherNames,
  'policy public.medicine_doses ': sameUnderOtherNames,
  'policy public.medicine_plans ': sameUnderOtherNames,
  'policy public.medicines ': sameUnderOtherNames,
  'policy public.symptom_entries ': sameUnderOtherNames,
  'FUNCTION platform.protect_own_rows(':
    'also makes the trigger that keeps such rows from the front desk; only the owner calls it',
  'FUNCTION messages.may_correspond(': untilAccepted,
  'FUNCTION practice.treated_patients(':
    'leaves out discharged patients, and has those of accepted referrals: 0.3.0 writes neither',
  'FUNCTION practice.patient(': untilAccepted,
  'FUNCTION practice.patients(': untilAccepted,
  'FUNCTION practice.attention_results(': `${byProfession}; ${withoutRemoved}`,
  'FUNCTION practice.patients_for(': byProfession,
  'FUNCTION practice.sees(': byProfession,
  'FUNCTION practice.shared_screenings(': `${byProfession}; ${withoutRemoved}`,
  'FUNCTION practice.was_younger(': byProfession,
  'column public.screening_results 2 user_id': byMerges,
  'column public.slot_offers 2 entry_id':
    'is null for an offer of the list of a day; 0.3.0 makes none, and its joins leave them out',
  'FUNCTION messages.own_threads(':
    'leaves out what its provider has archived, which comes back with the next message',
  'FUNCTION practice.name_of_recorder(':
    'also names who recorded or removed a questionnaire; 0.3.0 asks for readings alone',
  'FUNCTION practice.report_no_answer(': 'also says in the event who has acted',
  'policy public.screening_results a person saves their own screening while consent stands':
    'allows what 0.3.0 writes: no column of the clinic, and no removal',
  'FUNCTION questionnaires.is_shared(': byProfession,
  'FUNCTION questionnaires.may_ask(': byProfession,
  'policy public.screening_results a provider reads the screenings of patients who share them':
    byProfession,
  'constraint public.invoice_payments invoice_payments_paid_by_check':
    'allows one word more, which 0.3.0 never writes',
  'constraint public.invoices invoices_paid_by_check':
    'allows one word more, which 0.3.0 never writes',
  'constraint public.appointment_reminders appointment_reminders_kind_check':
    'allows the list of the morning, which 0.3.0 neither writes nor reads',
  'constraint public.invoice_emails invoice_emails_days_late_check':
    'allows the email that an invoice is void, which 0.3.0 never sends',
  'constraint public.consents consents_purpose_check': 'allows one purpose more',
  'constraint public.payments payments_phone_check': 'allows each mobile number of Zambia',
  'FUNCTION accounts.plain_words(': 'finds a name with Ŋ as one with n',
  'FUNCTION messages.deliver_message(':
    'also ends the urgency that a provider has answered, and what of it counts as not read',
  'FUNCTION practice.raise_safety_alerts(': alsoOnDuty,
  'FUNCTION practice.safety_recipients(':
    'reads practice.alert_recipients: who is away cannot act; servers of 0.3.0 call it',
  'FUNCTION practice.own_safety_alerts(': alsoOnDuty,
  'FUNCTION practice.take_safety_step(': alsoOnDuty,
  'FUNCTION practice.escalated_safety_alerts(': alsoOnDuty,
  'policy public.safety_alerts ': alsoOnDuty,
  'column public.safety_alerts 3 provider_id ':
    'null for an alert that reaches no one: servers of 0.3.0 notify the admins of it',
  'appointments_notes_check ': longerNotes,
  'shared_notes_notes_check ': longerNotes,
  'medicine_plans_times_check ': 'a medicine that is taken as needed has no times',
  'FUNCTION plans.open_meal_needs(': beforeAClaim,
  'FUNCTION plans.open_exercise_needs(': beforeAClaim,
  'column public.care_profiles ':
    'the system also keeps what a patient says of a pregnancy and of kidney disease at the clinic',
  'policy public.exercise_plan_requests ': askedAtClinic,
  'policy public.meal_plan_requests ': askedAtClinic,
  'FUNCTION plans.person_of_meal_request(': askedAtClinic,
  'FUNCTION plans.take_exercise_request(': askedAtClinic,
  'FUNCTION plans.take_meal_request(': askedAtClinic,
  'FUNCTION plans.waiting_exercise_requests(': askedAtClinic,
  'FUNCTION plans.waiting_meal_requests(': askedAtClinic,
  'FUNCTION plans.person_of_exercise_request(':
    'gives no allergies and conditions of the profile, which were not sent: 0.3.0 shows them as not answered',
  'policy public.blood_pressure_readings a person reads ': withoutRemoved,
  'policy public.glucose_readings a person reads ': withoutRemoved,
  'policy public.screening_results a person reads ': withoutRemoved,
  'policy public.screening_results a provider reads ': withoutRemoved,
  'FUNCTION practice.shared_blood_pressure_readings(': withoutRemoved,
  'FUNCTION practice.shared_glucose_readings(': withoutRemoved,
  'FUNCTION practice.attention_readings(': withoutRemoved,
  'FUNCTION questionnaires.decide(': withoutRemoved,
  'column public.activities ': changedBySystem,
  'column public.blood_pressure_readings ': changedBySystem,
  'column public.carbohydrate_entries ': changedBySystem,
  'column public.glucose_readings ': changedBySystem,
  'column public.symptom_entries ': changedBySystem,
  'FUNCTION accounts.consent_stands(':
    'needs a consent in force, and answers 0.3.0 with the state it knows; who never consented stores nothing there either',
  'FUNCTION practice.follow_course(': `${agreedWithStaff}; takes back the draft of a late cancellation, which it never makes`,
  'FUNCTION practice.has_room(': plannedByStaff,
  'FUNCTION practice.open_appointments(': plannedByStaff,
  'policy public.intake_forms a provider reads the intake forms of those they treat ':
    'is asked for those with a visit, as 0.3.0 asks for them: it writes no referral',
  'index CREATE INDEX appointments_provider_is_free ':
    'the index of the constraint, for fewer rows: 0.3.0 books over nothing',
  'constraint public.appointments appointments_provider_is_free':
    'leaves out what staff book over another visit, which 0.3.0 never does',
  'FUNCTION practice.keep_replaced(': agreedWithStaff,
  'policy public.appointments a patient books ': `${byCalendar}; ${agreedWithStaff}`,
  'policy public.appointments a provider proposes ': `${byCalendar}; ${agreedWithStaff}`,
  'policy public.exercise_plan_changes a person asks ': consentComesLast,
  'policy public.meal_plan_changes a person asks ': consentComesLast,
  'FUNCTION billing.void_invoice(': paymentsOfWaived,
  'FUNCTION practice.keep_course(':
    'also notes that a visit was confirmed when it was cancelled, and completes one whose patient was called in',
  'FUNCTION billing.settle_invoice(':
    'leaves an invoice issued while an insurer is asked for the rest; 0.3.0 knows no claims',
  'FUNCTION billing.draw_up(': byRules,
  'FUNCTION billing.draw_up_anew(': byRules,
  'FUNCTION billing.follow_outcome(': byRules,
  'FUNCTION billing.keep_course(': byRules,
  'FUNCTION billing.number_credit_note(': byRules,
  'FUNCTION billing.sessions_of(':
    'also counts late cancellations that are billed, and no missed visit that is not: 0.3.0 knows neither',
  'column public.credit_notes 8 number ': bySeries,
  'column public.invoices 11 number ': bySeries,
  'constraint public.credit_notes credit_notes_provider_id_number_year_number_serial_key': bySeries,
  'constraint public.invoices invoices_provider_id_number_year_number_serial_key': bySeries,
  'index CREATE UNIQUE INDEX credit_notes_provider_id_number_year_number_serial_key ': bySeries,
  'index CREATE UNIQUE INDEX invoices_provider_id_number_year_number_serial_key ': bySeries,
  'FUNCTION practice.is_slot(': byCalendar,
  'FUNCTION practice.open_hours_of(': byCalendar,
  'FUNCTION practice.taken_for_move(': byCalendar,
  'FUNCTION practice.listed_providers(':
    'leaves out providers who were let into practice since and have not set hours and a price',
  'FUNCTION billing.keep_price(': 'takes the price of the visit type, which bookings of 0.3.0 lack',
  'appointments_open_of_provider ': 'has one column more',
  'relation public.invoice_emails ':
    'the system also deletes which emails were sent, where the rest of a claim is billed; it may do what it could',
  'FUNCTION billing.open_ngwee(':
    'leaves out what an insurer is asked for: 0.3.0 knows no insurer, and asks the patient for no less',
  'relation public.consents ':
    'the system also records what was agreed at the clinic, and withdraws it there; who did it is named',
  'column public.consents 2 user_id ': byMerges,
  'FUNCTION accounts.keep_record_from_desk(': byMerges,
  'column public.consents 6 withdrawn_at ':
    'the system also withdraws a consent at the clinic; who did it is named',
  'policy public.consents a person gives consent for themselves ':
    'allows what 0.3.0 writes: no one says of their own consent that staff recorded it',
  'FUNCTION accounts.admit(': 'knows one audience more',
  'relation public.calendar_feeds ':
    'the system also deletes a feed, with the sessions of its owner; it may do what it could',
}
