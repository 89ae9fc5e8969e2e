// Generated from the migrated database by `npm run table-types`. Do not edit.
import type { ColumnType } from 'kysely'

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface AbsenceMarks {
  id: Generated<string>
  appointment_id: string
  mark: 'called' | 'notified'
  marked_by: string | null
  marked_at: Generated<Timestamp>
}

export interface Absences {
  id: Generated<string>
  provider_id: string
  starts_at: Timestamp
  ends_at: Timestamp
  entered_by: string | null
  created_at: Generated<Timestamp>
}

export interface ActionPlans {
  user_id: string
  my_targets: Generated<string>
  when_low: Generated<string>
  when_high: Generated<string>
  call_name: Generated<string>
  call_phone: Generated<string>
  clinic: Generated<string>
  when_to_go: Generated<string>
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface Activities {
  id: Generated<string>
  user_id: string
  day: string
  kind:
    | 'Walking'
    | 'Field work'
    | 'House work'
    | 'Dancing'
    | 'Football'
    | 'Netball'
    | 'Cycling'
    | 'Running'
    | 'Strength'
    | 'Stretching'
    | 'Something else'
  minutes: number
  effort: 'Light' | 'Moderate' | 'Hard'
  note: string | null
  created_at: Generated<Timestamp>
  corrected_at: Timestamp | null
}

export interface AddOns {
  user_id: string
  plan_key: string
  status: 'active' | 'expired' | 'cancelled'
  end_date: string
  created_at: Generated<Timestamp>
}

export interface AdviceAnswers {
  id: Generated<string>
  user_id: string
  blood_pressure_reading_id: string | null
  glucose_reading_id: string | null
  value: string
  answer: 'seen' | 'on_my_way' | 'wrong' | 'undone'
  created_at: Generated<Timestamp>
}

export interface AppointmentEvents {
  id: Generated<string>
  appointment_id: string | null
  offer_id: string | null
  kind:
    | 'requested'
    | 'confirmed'
    | 'declined'
    | 'cancelled'
    | 'lapsed'
    | 'offered'
    | 'called_off'
    | 'no_answer'
  occurred_at: Generated<Timestamp>
  told_at: Timestamp | null
  patient_mail_id: string | null
  acted_by: string | null
}

export interface AppointmentReminders {
  appointment_id: string
  kind: 'day' | 'hour' | 'morning'
  written_at: Generated<Timestamp>
}

export interface Appointments {
  id: Generated<string>
  patient_id: string
  provider_id: string | null
  appointment_time: Timestamp
  duration_minutes: Generated<number>
  status: Generated<'requested' | 'confirmed' | 'completed' | 'cancelled'>
  session_type: 'Virtual' | 'Phone' | 'In-person'
  notes: string | null
  cancelled_by: 'patient' | 'provider' | 'system' | null
  cancelled_at: Timestamp | null
  created_at: Generated<Timestamp>
  requested_by: Generated<'patient' | 'provider'>
  replaces: string | null
  outcome: 'held' | 'patient_no_show' | 'provider_no_show' | null
  absence_reported_at: Timestamp | null
  no_answer_at: Timestamp | null
  price_ngwee: number | null
  series_id: string | null
  moved_from: string | null
  by_desk: Generated<boolean>
  room_id: string | null
  by_desk_alone: Generated<boolean>
  calendar_revision: Generated<number>
  calendar_changed_at: Timestamp | null
  visit_type_id: string | null
  buffer_minutes: Generated<number>
  agreed_how: 'by phone' | 'at the clinic' | 'moved' | null
  is_overbooked: Generated<boolean>
  was_confirmed: Generated<boolean>
}

export interface Attendances {
  appointment_id: string
  arrived_at: Timestamp | null
  called_in_at: Timestamp | null
  missed_at: Timestamp | null
}

export interface AttentionAcknowledgements {
  id: string
  provider_id: string
  patient_id: string
  reasons: Json
  note: string
  return_on: string
  created_at: Generated<Timestamp>
}

export interface Availability {
  provider_id: string
  buffer_minutes: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface BillingRules {
  id: string
  version: number
  number_series: 'provider' | 'clinic'
  missed_percent: number
  late_percent: number
  late_hours: number
  changed_by: string | null
  changed_at: Generated<Timestamp>
}

export interface BloodPressureReadings {
  id: Generated<string>
  user_id: string
  systolic: number
  diastolic: number
  pulse: number | null
  notes: string | null
  created_at: Generated<Timestamp>
  at_clinic: Generated<boolean>
  recorded_by: string | null
  corrected_at: Timestamp | null
  removed_at: Timestamp | null
  received_at: Generated<Timestamp | null>
}

export interface BurnoutChecks {
  id: Generated<string>
  user_id: string
  version: number
  answers: Json
  score: number
  created_at: Generated<Timestamp>
}

export interface CalendarFeeds {
  id: Generated<string>
  user_id: string
  token_hash: string
  shows_names: Generated<boolean>
  last_read_on: string | null
  created_at: Generated<Timestamp>
}

export interface CallBacks {
  id: string
  user_id: string
  starts_at: Timestamp
  ends_at: Timestamp
  phone_number: string | null
  status: Generated<
    'open' | 'reached' | 'not_reached' | 'wrong_number' | 'no_longer_needed' | 'withdrawn'
  >
  attempts: Generated<number>
  claimed_by: string | null
  created_at: Generated<Timestamp>
  ended_at: Timestamp | null
  reminded_at: Timestamp | null
  admin_reminded_at: Timestamp | null
}

export interface CallEntries {
  id: string
  number: Generated<number>
  appointment_id: string
  participant: 'patient' | 'provider'
  relay_only: boolean
  seen_at: Generated<Timestamp | null>
  followed_by: string | null
  created_at: Generated<Timestamp>
}

export interface CallOffReasons {
  appointment_id: string
  provider_id: string
  called_off_by: string | null
  reason: string
  called_off_at: Generated<Timestamp>
}

export interface CallSignals {
  id: string
  number: Generated<number>
  from_entry: string
  to_entry: string
  kind: 'offer' | 'answer' | 'candidates'
  body: string
  created_at: Generated<Timestamp>
}

export interface Calls {
  appointment_id: string
  phase: Generated<'empty' | 'waiting' | 'admitted' | 'ended'>
  waiting_since: Timestamp | null
  began_at: Timestamp | null
}

export interface CarbohydrateEntries {
  id: Generated<string>
  user_id: string
  day: string
  meal: 'Breakfast' | 'Lunch' | 'Supper' | 'Snack'
  food: string
  grams: number | null
  created_at: Generated<Timestamp>
  corrected_at: Timestamp | null
}

export interface CareProfiles {
  user_id: string
  pregnancy: 'pregnant' | 'postpartum' | 'no' | 'unsaid' | null
  pregnancy_at: Timestamp | null
  diabetes: 'yes' | 'no' | 'unsaid' | null
  insulin: 'yes' | 'no' | 'unsaid' | null
  sulfonylurea: 'yes' | 'no' | 'unsaid' | null
  target_systolic: number | null
  target_diastolic: number | null
  target_author: string | null
  updated_at: Generated<Timestamp>
  heart_disease: 'yes' | 'no' | 'unsaid' | null
  kidney_disease: 'yes' | 'no' | 'unsaid' | null
  diabetes_at: Timestamp | null
  insulin_at: Timestamp | null
  sulfonylurea_at: Timestamp | null
  heart_disease_at: Timestamp | null
  kidney_disease_at: Timestamp | null
}

export interface CertificateWarnings {
  provider_id: string
  certificate_expires_on: string
  days_before: number
  warned_at: Generated<Timestamp>
}

export interface CheckIns {
  id: string
  user_id: string
  month: string
  answers: number[]
  score: number
  wording_version: string
  went_well: string
  was_hard: string
  plan: string
  is_shared: Generated<boolean>
  due_at: Timestamp
  claimed_by: string | null
  answer: string | null
  answered_at: Timestamp | null
  notified_at: Timestamp | null
  admin_reminded_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface ClaimLists {
  id: string
  insurer_id: string
  month: string
  sent_on: string
  claims: number
  amount_ngwee: number
  sent_by: string | null
  made_at: Generated<Timestamp>
}

export interface ClinicCalendar {
  is_only: Generated<boolean>
  slot_minutes: Generated<number>
  closes_on_holidays: Generated<boolean>
  updated_at: Generated<Timestamp>
  setup_since: Generated<Timestamp>
}

export interface ClinicFeatures {
  id: string
  version: number
  off: string[]
  changed_by: string | null
  changed_at: Generated<Timestamp>
}

export interface ClinicLogos {
  id: string
  version: number
  picture: Buffer | null
  icon: Buffer | null
  digest: string | null
  width: number | null
  height: number | null
  changed_by: string | null
  changed_at: Generated<Timestamp>
}

export interface ClinicNumbers {
  kind: 'invoice' | 'credit note'
  year: number
  serial: number
  source_id: string
  amount_ngwee: number | null
  given_at: Generated<Timestamp>
}

export interface ClinicRecords {
  id: Generated<string>
  provider_id: string
  full_name: string
  email: string | null
  phone_number: string | null
  phone_digits: string | null
  notes: string | null
  created_at: Generated<Timestamp>
  code_digest: Buffer | null
  code_expires_at: Timestamp | null
  wrong_tries: Generated<number>
  patient_id: string | null
  is_erased_unanswered: Generated<boolean>
}

export interface ClinicSettings {
  id: string
  version: number
  name: string
  tagline: string
  email: string
  phone: string
  address: string
  hours: string
  map_url: string | null
  store_links: Generated<Json>
  tpin: string | null
  payment_text: string | null
  changed_by: string | null
  changed_at: Generated<Timestamp>
  sender_name: string | null
  reply_to: string | null
  work_days: Generated<number[]>
  work_from: Generated<number>
  work_to: Generated<number>
}

export interface ClosedDays {
  day: string
  is_closed: boolean
  name: string
}

export interface ComparedDays {
  day: string
  compared_at: Generated<Timestamp>
  orders: number
}

export interface Consents {
  id: Generated<string>
  user_id: string
  purpose:
    | 'health_data'
    | 'share_screenings'
    | 'share_screenings_dietitian'
    | 'share_readings'
    | 'clinic_readings'
    | 'clinic_screenings'
    | 'clinic_plans'
    | 'safety_alerts'
    | 'emergency_contact'
  version: string
  given_at: Generated<Timestamp>
  withdrawn_at: Timestamp | null
  recorded_by: string | null
  given_how: 'paper' | 'words' | null
  given_by: string | null
  withdrawn_by: string | null
}

export interface ContactMessages {
  id: Generated<string>
  user_id: string | null
  name: string
  email: string
  subject: string
  message: string
  submittedAt: Generated<Timestamp>
  answered_at: Timestamp | null
}

export interface CoverObjections {
  patient_id: string
  colleague_id: string
  absent_id: string
  created_at: Generated<Timestamp>
}

export interface Covers {
  id: string
  absent_id: string
  colleague_id: string
  first_day: string
  last_day: string
  entered_by: string | null
  created_at: Generated<Timestamp>
  accepted_at: Timestamp | null
  patients_notified_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface CreditNotes {
  id: Generated<string>
  invoice_id: string
  provider_id: string
  amount_ngwee: number
  reason: string
  number_year: number
  number_serial: number
  number: string | null
  issued_at: Generated<Timestamp>
  number_series: Generated<'provider' | 'clinic'>
}

export interface CrisisLines {
  id: Generated<string>
  name: string
  number: string
  for_whom: string
  hours: string
  kind: 'emergency' | 'listening' | 'abroad'
  place: number
  is_shown: Generated<boolean>
  last_checked: string | null
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface DateOverrides {
  id: Generated<string>
  provider_id: string
  day: string
  starts_at: string | null
  ends_at: string | null
}

export interface DayWaits {
  id: Generated<string>
  patient_id: string
  day: string
  provider_id: string | null
  about: 'mind' | 'food' | 'exercise' | 'unsure'
  session_type: 'Virtual' | 'Phone' | 'In-person'
  visit_type_id: string
  by_desk: Generated<boolean>
  created_at: Generated<Timestamp>
  profession: Generated<string>
}

export interface DaysAway {
  id: Generated<string>
  provider_id: string
  first_day: string
  last_day: string
  created_at: Generated<Timestamp>
}

export interface Discharges {
  id: string
  patient_id: string
  provider_id: string | null
  reason: 'goals_reached' | 'moved_away' | 'does_not_come' | 'wishes_to_stop' | 'referred' | 'other'
  summary: string
  is_shared: boolean
  discharged_at: Generated<Timestamp>
  notified_at: Timestamp | null
  readmitted_at: Timestamp | null
  readmitted_how: 'provider' | 'booking' | null
  readmission_reason: string | null
}

export interface EmailTexts {
  id: string
  key: string
  version: number
  subject: string | null
  body: string | null
  button: string | null
  changed_by: string | null
  changed_at: Generated<Timestamp>
}

export interface EntryVersions {
  id: Generated<string>
  user_id: string
  record: string
  entry_id: string
  change: 'corrected' | 'removed' | 'restored'
  before: Json
  changed_at: Generated<Timestamp>
}

export interface ExercisePlanChanges {
  id: Generated<string>
  request_id: string
  note: string
  created_at: Generated<Timestamp>
  told_at: Timestamp | null
}

export interface ExercisePlanRequests {
  id: Generated<string>
  user_id: string
  profile_goals: Json
  fitness_level: Json
  environment_equipment: Json
  health_history: Json
  exercise_preferences: Json
  lifestyle_nutrition: Json
  consent_given: boolean
  status: Generated<'pending' | 'completed'>
  taken_by: string | null
  taken_at: Timestamp | null
  completed_at: Timestamp | null
  created_at: Generated<Timestamp>
  at_clinic: Generated<boolean>
  recorded_by: string | null
}

export interface ExercisePlans {
  id: Generated<string>
  request_id: string
  version: number
  author_id: string | null
  expert_message: string
  weekly_schedule: Json
  progression: string | null
  safety_notes: string | null
  created_at: Generated<Timestamp>
  told_at: Timestamp | null
  painful_reason: string | null
  weight_loss_reason: string | null
}

export interface ExtraHours {
  provider_id: string
  weekday: number
  starts_at: string
  ends_at: string
}

export interface FocusRounds {
  id: Generated<string>
  user_id: string
  minutes: number
  created_at: Generated<Timestamp>
}

export interface Foods {
  id: Generated<string>
  name: string
  local_names: string | null
  food_group:
    | 'Staples'
    | 'Leaves and vegetables'
    | 'Beans, peas and nuts'
    | 'Fish, meat, eggs and insects'
    | 'Milk'
    | 'Fruit'
    | 'Fats'
    | 'Drinks'
    | 'Others'
  portion: string
  price_ngwee: number | null
  price_per: string | null
  price_seen_at: Timestamp | null
  updated_by: string | null
  updated_at: Generated<Timestamp>
}

export interface FormerNames {
  user_id: string
  full_name: string
  changed_at: Generated<Timestamp>
}

export interface GlucoseReadings {
  id: Generated<string>
  user_id: string
  glucose_level: number
  entered_value: number
  entered_unit: 'mg/dL' | 'mmol/L'
  context: 'Fasting' | 'Before Meal' | 'After Meal' | 'Bedtime' | null
  notes: string | null
  created_at: Generated<Timestamp>
  meter_shows: string | null
  at_clinic: Generated<boolean>
  recorded_by: string | null
  corrected_at: Timestamp | null
  removed_at: Timestamp | null
  received_at: Generated<Timestamp | null>
}

export interface GroupRegistrations {
  id: Generated<string>
  session_id: string
  user_id: string
  pseudonym: string
  created_at: Generated<Timestamp>
}

export interface GroupSessions {
  id: Generated<string>
  topic: string
  description: string
  session_time: Timestamp
  duration_minutes: number
  capacity: number
  how_to_join: string
  created_at: Generated<Timestamp>
  cancelled_at: Timestamp | null
}

export interface GuideReviews {
  id: string
  slug: string
  version: number
  state: 'draft' | 'reviewed'
  text_hash: string
  reviewer_name: string | null
  reviewer_role: string | null
  reviewed_on: string | null
  changed_by: string | null
  changed_at: Generated<Timestamp>
}

export interface IdentityChanges {
  id: Generated<string>
  provider_id: string
  full_name: string
  specialty: string | null
  qualifications: string[]
  status: Generated<'pending' | 'approved' | 'refused'>
  submitted_at: Generated<Timestamp>
  decided_at: Timestamp | null
  decided_by: string | null
  reason: string | null
}

export interface IncomeEntries {
  id: Generated<string>
  kind: 'payment' | 'reversal' | 'refund'
  source_id: string
  day: string
  purpose: 'visit' | 'membership' | 'add-on'
  amount_ngwee: number
  means: string
  is_online: boolean
  provider_id: string | null
  visit_type_id: string | null
  plan_key: string | null
  number: string | null
  fee_ngwee: number | null
  created_at: Generated<Timestamp>
}

export interface InsuranceClaims {
  id: Generated<string>
  invoice_id: string
  insurer_id: string
  member_number: string | null
  visit_on: string
  amount_ngwee: number
  state: Generated<
    | 'collected'
    | 'sent'
    | 'paid'
    | 'part paid'
    | 'rejected'
    | 'billed'
    | 'written off'
    | 'withdrawn'
  >
  list_id: string | null
  paid_ngwee: Generated<number>
  payment_id: string | null
  reason: string | null
  changed_at: Generated<Timestamp>
}

export interface InsurerShares {
  insurer_id: string
  visit_type_id: string
  amount_ngwee: number | null
  percent: number | null
}

export interface Insurers {
  id: string
  name: string
  office_phone: string | null
  office_email: string | null
  retired_at: Timestamp | null
  version: Generated<number>
  created_at: Generated<Timestamp>
}

export interface IntakeForms {
  id: Generated<string>
  user_id: string
  fullName: string
  dateOfBirth: string
  phone: string
  address: string
  emergencyContact: string
  emergencyPhone: string
  medicalHistory: string | null
  currentMedications: string | null
  allergies: string | null
  reasonForVisit: string
  insuranceProvider: string | null
  insuranceNumber: string | null
  submittedAt: Generated<Timestamp>
}

export interface InvoiceEmails {
  invoice_id: string
  days_late: number
  sent_at: Generated<Timestamp>
}

export interface InvoicePayments {
  id: Generated<string>
  invoice_id: string
  amount_ngwee: number
  paid_on: string
  paid_by: 'cash' | 'mobile money' | 'bank' | 'insurance' | 'card'
  is_online: Generated<boolean>
  payment_id: string | null
  reversed_at: Timestamp | null
  reversed_because: string | null
  created_at: Generated<Timestamp>
  taken_by: string | null
  till_id: string | null
  reference: string | null
  reversed_by: string | null
  receipt_made_at: Timestamp | null
}

export interface Invoices {
  id: Generated<string>
  provider_id: string
  patient_id: string | null
  appointment_id: string | null
  session_time: Timestamp
  session_type: 'Virtual' | 'Phone' | 'In-person'
  amount_ngwee: number | null
  status: Generated<'draft' | 'issued' | 'paid' | 'waived' | 'void'>
  number_year: number | null
  number_serial: number | null
  number: string | null
  issued_at: Timestamp | null
  paid_on: string | null
  paid_by: 'cash' | 'mobile money' | 'bank' | 'insurance' | 'card' | null
  waived_because: 'membership' | 'courtesy' | null
  created_at: Generated<Timestamp>
  changed_at: Generated<Timestamp>
  due_on: string | null
  void_because: string | null
  number_series: Generated<'provider' | 'clinic'>
  charged_for: 'missed' | 'late' | 'moved' | null
  charged_percent: number | null
  visit_price_ngwee: number | null
  notice_minutes: number | null
}

export interface MailSettings {
  user_id: string
  appointments: Generated<boolean>
  reminders: Generated<boolean>
  updated_at: Generated<Timestamp>
  messages: Generated<boolean>
}

export interface MealPlanChanges {
  id: Generated<string>
  request_id: string
  note: string
  created_at: Generated<Timestamp>
  told_at: Timestamp | null
}

export interface MealPlanRequests {
  id: Generated<string>
  user_id: string
  primary_goal: string
  goal_details: Json
  dietary_profile: Json
  budget_logistics: Json
  final_details: string | null
  agreement: boolean
  status: Generated<'pending' | 'completed'>
  taken_by: string | null
  taken_at: Timestamp | null
  completed_at: Timestamp | null
  created_at: Generated<Timestamp>
  at_clinic: Generated<boolean>
  recorded_by: string | null
}

export interface MealPlans {
  id: Generated<string>
  request_id: string
  version: number
  author_id: string | null
  dietitian_message: string
  weekly_schedule: Json
  recipes: Json
  shopping_list: Json
  created_at: Generated<Timestamp>
  told_at: Timestamp | null
  weight_loss_reason: string | null
}

export interface MedicineDoses {
  medicine_id: string
  user_id: string
  day: string
  time: string
  outcome: 'taken' | 'taken_late' | 'missed'
  taken_at: Timestamp | null
  recorded_at: Generated<Timestamp>
}

export interface MedicinePlans {
  medicine_id: string
  user_id: string
  from_day: string
  strength: number | null
  strength_unit: 'mg' | 'mcg' | 'g' | 'mg/ml' | 'units' | 'units/ml' | '%' | null
  form: 'tablet' | 'capsule' | 'liquid' | 'injection' | 'drops' | 'inhaler' | 'sachet' | 'patch'
  amount: number
  times: string[]
  days: ('Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday')[]
  food: 'with' | 'without' | 'either'
  unit: 'units' | 'ml' | 'mg' | 'mcg' | 'injections' | null
  every_days: number | null
  at_most: number | null
}

export interface MedicineReminders {
  medicine_id: string
  user_id: string
  day: string
  time: string
}

export interface Medicines {
  id: Generated<string>
  user_id: string
  name: string
  care: 'blood_pressure' | 'glucose' | 'other'
  starts_on: string
  ends_on: string | null
  notes: string | null
  reminders: Generated<boolean>
  stopped_at: Timestamp | null
  created_at: Generated<Timestamp>
  purpose: string | null
  prescriber: string | null
  supply_left: number | null
  supply_on: string | null
}

export interface MembershipPeriods {
  id: Generated<string>
  user_id: string
  track: string
  payment_id: string | null
  plan_key: string
  plan_name: string
  starts_on: string
  ends_on: string
  value_ngwee: number
  bought_key: string
  bought_name: string
  bought_days: number
  bought_ngwee: number
  turned_by: string | null
  created_at: Generated<Timestamp>
}

export interface Memberships {
  user_id: string
  plan_name: string
  status: 'active' | 'pending' | 'expired' | 'cancelled'
  end_date: string | null
  created_at: Generated<Timestamp>
}

export interface MessageTemplates {
  id: string
  provider_id: string
  name: string
  body: string
  created_at: Generated<Timestamp>
}

export interface Messages {
  id: Generated<string>
  thread_id: string
  author_id: string
  body: string
  created_at: Generated<Timestamp>
}

export interface MonthClosings {
  id: string
  month: string
  version: number
  is_closed: boolean
  reason: string | null
  made_by: string | null
  made_at: Generated<Timestamp>
}

export interface NextSteps {
  result_id: string
  user_id: string
  step: 'self_help' | 'group' | 'session' | 'urgent'
  status: Generated<'suggested' | 'accepted' | 'declined' | 'declined_twice' | 'replaced'>
  created_at: Timestamp
  decided_at: Timestamp | null
}

export interface NoteAmendments {
  id: string
  note_id: string
  patient_id: string
  provider_id: string | null
  body: string
  created_at: Generated<Timestamp>
}

export interface NoteTemplates {
  id: string
  provider_id: string
  name: string
  body: string
  created_at: Generated<Timestamp>
}

export interface OpeningHours {
  weekday: number
  starts_at: string
  ends_at: string
}

export interface OverbookReasons {
  appointment_id: string
  provider_id: string
  given_by: string | null
  reason: string
  given_at: Generated<Timestamp>
}

export interface PatientInsurances {
  id: Generated<string>
  user_id: string
  insurer_id: string | null
  member_number: string | null
  changed_by: string | null
  changed_at: Generated<Timestamp>
}

export interface PatientRegistrations {
  user_id: string
  registered_by: string | null
  registered_at: Generated<Timestamp>
  born_in: number | null
  phone_of: string | null
  email: string | null
  nrc: string | null
  nhima_number: string | null
  next_of_kin_name: string | null
  next_of_kin_phone: string | null
  next_of_kin_relation: string | null
  language: string | null
  address: string | null
  taken_over_at: Timestamp | null
  erasure_asked_at: Timestamp | null
}

export interface PayLinks {
  id: Generated<string>
  invoice_id: string
  token_hash: string
  revoked_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface PaymentDifferences {
  id: Generated<string>
  day: string
  kind: 'deposit' | 'refund'
  order_id: string
  what: 'unknown' | 'state' | 'amount' | 'currency' | 'network' | 'other order'
  ours: string
  theirs: string
  found_at: Generated<Timestamp>
  explanation: string | null
  explained_at: Timestamp | null
  explained_by: string | null
}

export interface PaymentEvents {
  id: Generated<string>
  payment_id: string
  heard: 'pending' | 'succeeded' | 'failed' | 'unknown' | 'nothing'
  status_before: string
  status_after: string
  created_at: Generated<Timestamp>
}

export interface PaymentReturns {
  payment_id: string
  asked_at: Generated<Timestamp>
  way: 'till' | 'clinic' | 'card' | 'bank' | 'mobile' | 'none' | null
  till_id: string | null
  note: string | null
  given_at: Timestamp | null
  given_by: string | null
}

export interface Payments {
  id: Generated<string>
  user_id: string | null
  plan_key: string | null
  plan_name: string
  amount_ngwee: number
  phone: string
  network: 'Airtel' | 'MTN' | 'Zamtel'
  status: Generated<'created' | 'pending' | 'succeeded' | 'failed' | 'expired'>
  failure: string | null
  receipt_number: number | null
  expires_at: Generated<Timestamp>
  succeeded_at: Timestamp | null
  paid_until: string | null
  refund_status: Generated<'none' | 'requested' | 'refunded' | 'refused'>
  refund_reason: string | null
  refund_requested_at: Timestamp | null
  refund_sent_at: Timestamp | null
  created_at: Generated<Timestamp>
  starts: Generated<'now' | 'after'>
  paid_from: string | null
  purpose: Generated<'plan' | 'invoice'>
  invoice_id: string | null
  link_id: string | null
  received_ngwee: number | null
  network_reference: string | null
  refund_id: string | null
  refund_failure: string | null
  asked_by: string | null
}

export interface PersonalPlanMarks {
  id: Generated<string>
  user_id: string
  plan_id: string
  step_id: string
  day: string
  created_at: Generated<Timestamp>
}

export interface PersonalPlanVersions {
  id: string
  user_id: string
  plan_id: string | null
  author_id: string | null
  number: number | null
  goals: Json
  review_on: string | null
  agreed_on: string | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  saved_at: Generated<Timestamp>
  published_at: Timestamp | null
  notified_at: Timestamp | null
  replaced_at: Timestamp | null
}

export interface PersonalPlanWords {
  id: Generated<string>
  user_id: string
  plan_id: string
  step_id: string
  words: string
  created_at: Generated<Timestamp>
}

export interface PersonalPlans {
  id: Generated<string>
  user_id: string
  is_shared: Generated<boolean>
  created_at: Generated<Timestamp>
  ended_at: Timestamp | null
  ended_by: string | null
  end_reason: string | null
}

export interface PlanTemplates {
  id: Generated<string>
  provider_id: string
  kind: 'meal' | 'exercise'
  name: string
  content: Json
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface PlannerTasks {
  id: Generated<string>
  user_id: string
  title: string
  week: string
  day: string | null
  starts_at: string | null
  box: 'do_now' | 'plan' | 'make_small' | 'leave' | null
  done_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface Plans {
  key: string
  name: string
  price_ngwee: number
  summary: string
  features: string[]
  is_recommended: Generated<boolean>
  is_add_on: Generated<boolean>
  is_offered: Generated<boolean>
  position: number
  updated_at: Generated<Timestamp>
}

export interface ProviderPages {
  provider_id: string
  languages: Generated<
    (
      | 'english'
      | 'bemba'
      | 'nyanja'
      | 'tonga'
      | 'lozi'
      | 'lunda'
      | 'luvale'
      | 'kaonde'
      | 'tumbuka'
      | 'sign_language'
    )[]
  >
  topics: Generated<
    (
      | 'stress'
      | 'low_mood'
      | 'grief'
      | 'relationships'
      | 'violence'
      | 'alcohol'
      | 'sleep'
      | 'young_people'
      | 'birth'
      | 'food_weight'
      | 'sugar'
      | 'pressure'
      | 'hiv'
      | 'moving'
      | 'pain'
    )[]
  >
  shows_gender: Generated<boolean>
  is_public: Generated<boolean>
  updated_at: Generated<Timestamp>
}

export interface ProviderRegistrations {
  id: Generated<string>
  provider_id: string
  registration_body: string
  registration_number: string
  certificate_year: number
  certificate_expires_on: string
  document_name: string | null
  has_document: Generated<boolean>
  document_type: 'image/png' | 'image/jpeg' | 'application/pdf'
  document_hash: Buffer
  status: Generated<'pending' | 'approved' | 'refused'>
  submitted_at: Generated<Timestamp>
  decided_at: Timestamp | null
  decided_by: string | null
  reason: string | null
  profession: 'therapist' | 'dietitian' | 'fitness expert' | null
}

export interface QuestionnaireRequests {
  id: string
  provider_id: string
  patient_id: string
  instrument: 'WHO-5' | 'GAD-7' | 'PHQ-9'
  due_on: string
  status: Generated<'open' | 'shared' | 'not_shared' | 'withdrawn' | 'expired'>
  result_id: string | null
  notified_at: Timestamp | null
  decided_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface ReadingVersions {
  id: Generated<string>
  user_id: string
  record: 'blood_pressure_reading' | 'glucose_reading'
  reading_id: string
  change: 'corrected' | 'removed' | 'restored'
  before: Json
  changed_at: Generated<Timestamp>
  changed_by: string | null
  reason: string | null
}

export interface Referrals {
  id: string
  patient_id: string
  sender_id: string | null
  recipient_id: string | null
  outside: string | null
  urgency: 'routine' | 'soon' | 'urgent'
  question: string
  findings: Generated<string>
  status: 'asked' | 'sent' | 'accepted' | 'booked' | 'declined' | 'rejected' | 'withdrawn'
  agreed_how: 'in the app' | 'at the clinic' | 'by phone' | null
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
  decided_at: Timestamp | null
  decline_reason: string | null
  patient_notified_of: string | null
  sender_notified_of: string | null
  recipient_notified_of: string | null
  admin_reminded_at: Timestamp | null
}

export interface Rooms {
  id: Generated<string>
  name: string
  retired_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface SafetyAlerts {
  id: Generated<string>
  user_id: string
  provider_id: string | null
  raise_id: string
  raised_at: Generated<Timestamp>
  raised_again_at: Timestamp | null
  acknowledged_at: Timestamp | null
  outcome: 'called' | 'met' | 'referred' | 'could_not_reach' | 'seen' | 'safe' | 'withdrawn' | null
  note: string | null
  wave: Generated<'first' | 'other'>
  due_at: Generated<Timestamp>
  told_for: Timestamp | null
  admins_told_for: Timestamp | null
  step: 'on_it' | 'could_not_reach' | null
  step_at: Timestamp | null
  handled_by: string | null
  next_on: string | null
  reached_as: Generated<'provider' | 'on_duty' | 'lead'>
  followed_up_at: Timestamp | null
  step_note: string | null
}

export interface SafetyDuties {
  provider_id: string
  duty: 'on_duty' | 'lead'
  place: number
  named_at: Generated<Timestamp>
}

export interface SafetyNotices {
  id: Generated<string>
  user_id: string
  recipient_id: string
  mail_id: string
  written_at: Generated<Timestamp>
}

export interface SafetyPlans {
  user_id: string
  warning_signs: Generated<string>
  things_i_can_do: Generated<string>
  people_and_places: Generated<string>
  people_to_ask: Generated<string>
  professionals: Generated<string>
  making_it_safer: Generated<string>
  updated_at: Generated<Timestamp>
}

export interface ScreeningResults {
  id: Generated<string>
  user_id: string
  answers: Json
  results: Json
  instrument_versions: Json
  scoring_version: string
  created_at: Generated<Timestamp>
  phq_9: Generated<number | null>
  gad_7: Generated<number | null>
  who_5: Generated<number | null>
  item_9: Generated<number | null>
  removed_at: Timestamp | null
  at_clinic: Generated<boolean>
  recorded_by: string | null
  removed_by: string | null
  removal_reason: string | null
  alert_raised_at: Timestamp | null
}

export interface SessionNotes {
  id: string
  patient_id: string
  provider_id: string | null
  appointment_id: string | null
  form: 'free' | 'structured'
  free_text: Generated<string>
  reason: Generated<string>
  findings: Generated<string>
  plan: Generated<string>
  follow_up: Generated<string>
  version: Generated<number>
  created_at: Generated<Timestamp>
  saved_at: Generated<Timestamp>
  signed_at: Timestamp | null
  shared_at: Timestamp | null
}

export interface SessionPrices {
  provider_id: string
  session_type: 'Virtual' | 'Phone' | 'In-person'
  price_ngwee: number
  updated_at: Generated<Timestamp>
}

export interface SessionRatings {
  appointment_id: string
  patient_id: string
  provider_id: string
  score: number
  comment: string | null
  created_at: Generated<Timestamp>
}

export interface SharedNotes {
  appointment_id: string
  patient_id: string
  provider_id: string | null
  notes: string
  shared_at: Generated<Timestamp>
  changed_at: Timestamp | null
  notified_at: Timestamp | null
}

export interface SlotOffers {
  id: Generated<string>
  entry_id: string | null
  patient_id: string
  provider_id: string
  appointment_time: Timestamp
  offered_at: Generated<Timestamp>
  expires_at: Timestamp
  answer: 'accepted' | 'refused' | 'expired' | null
  answered_at: Timestamp | null
  day_wait_id: string | null
  duration_minutes: number | null
  buffer_minutes: number | null
}

export interface StudentVerifications {
  id: Generated<string>
  user_id: string
  document_name: string | null
  has_document: Generated<boolean>
  document_type: 'image/png' | 'image/jpeg' | 'application/pdf'
  document_hash: Buffer
  status: Generated<'pending' | 'verified' | 'rejected'>
  submitted_at: Generated<Timestamp>
  decided_at: Timestamp | null
  decided_by: string | null
  reason: string | null
}

export interface SupportMessages {
  id: string
  question_id: string
  user_id: string
  is_from_team: Generated<boolean>
  author_id: string | null
  words: string
  due_at: Timestamp | null
  answered_at: Timestamp | null
  open_minutes: number | null
  withdrawn_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface SupportQuestions {
  id: string
  user_id: string
  topic: 'plan' | 'app' | 'appointments' | 'health'
  team: 'desk' | 'therapist' | 'dietitian' | 'fitness expert'
  status: Generated<'waiting' | 'answered' | 'closed'>
  asked_at: Timestamp
  due_at: Timestamp
  remind_at: Timestamp
  claimed_by: string | null
  claimed_at: Timestamp | null
  answered_at: Timestamp | null
  read_at: Timestamp | null
  notified_at: Timestamp | null
  closed_at: Timestamp | null
  team_reminded_at: Timestamp | null
  escalated_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface SymptomEntries {
  id: Generated<string>
  user_id: string
  symptom: string | null
  own_words: string | null
  severity: number
  felt_at: Timestamp
  notes: string | null
  created_at: Generated<Timestamp>
  corrected_at: Timestamp | null
}

export interface ThreadReads {
  thread_id: string
  user_id: string
  read_until: Timestamp | null
  unread_since: Timestamp | null
  mailed_at: Timestamp | null
  archived_at: Timestamp | null
}

export interface Threads {
  id: Generated<string>
  patient_id: string
  provider_id: string | null
  created_at: Generated<Timestamp>
  last_message_at: Timestamp | null
  urgent_at: Timestamp | null
}

export interface TillCorrections {
  id: string
  till_id: string
  amount_ngwee: number
  reason: string
  made_by: string | null
  made_at: Generated<Timestamp>
}

export interface TillCounts {
  id: Generated<string>
  till_id: string
  counted_ngwee: number
  expected_ngwee: number
  counted_at: Generated<Timestamp>
  counted_by: string | null
}

export interface TillReopenings {
  id: string
  till_id: string
  closed_at: Timestamp
  expected_ngwee: number
  counted_ngwee: number
  note: string | null
  reason: string
  opened_by: string | null
  opened_at: Generated<Timestamp>
}

export interface Tills {
  id: Generated<string>
  holder_id: string | null
  day: string
  float_ngwee: Generated<number>
  opened_at: Generated<Timestamp>
  closed_at: Timestamp | null
  expected_ngwee: number | null
  counted_ngwee: number | null
  note: string | null
}

export interface UserProfiles {
  id: string
  full_name: Generated<string>
  email: string | null
  phone_number: string | null
  gender: 'male' | 'female' | null
  date_of_birth: string | null
  bio: string | null
  specialty: string | null
  qualifications: Generated<string[]>
  profile_picture_url: string | null
  is_student: Generated<boolean>
  institution_name: string | null
  student_id: string | null
  study_area: string | null
  year_of_study: string | null
  emergency_contact: Json | null
  known_allergies_conditions: string | null
  verification_status: Generated<'unverified' | 'pending' | 'rejected' | 'verified'>
  verification_document_path: string | null
  role: Generated<'client' | 'provider' | 'admin' | 'front_desk'>
  provider_status: 'pending' | 'approved' | 'refused' | null
  registration_body: string | null
  registration_number: string | null
  certificate_year: number | null
  certificate_expires_on: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  profession: 'therapist' | 'dietitian' | 'fitness expert' | null
  guardian_name: string | null
  guardian_agreed_at: Timestamp | null
  student_until: string | null
  student_warned_days: number | null
}

export interface VisitReasons {
  appointment_id: string
  user_id: string
  reason: string | null
  note: string | null
  created_at: Generated<Timestamp>
}

export interface VisitTypes {
  id: Generated<string>
  name: string
  duration_minutes: number
  buffer_minutes: Generated<number>
  professions: ('therapist' | 'dietitian' | 'fitness expert')[] | null
  session_types: ('Virtual' | 'Phone' | 'In-person')[]
  price_ngwee: number | null
  self_booked: Generated<boolean>
  colour: Generated<'green' | 'blue' | 'amber' | 'brown' | 'red' | 'grey'>
  retired_at: Timestamp | null
  created_at: Generated<Timestamp>
  bring: string | null
}

export interface WaitingList {
  id: Generated<string>
  patient_id: string
  appointment_id: string
  created_at: Generated<Timestamp>
}

export interface WeeklyHours {
  provider_id: string
  weekday: number
  starts_at: string
  ends_at: string
  break_starts_at: string | null
  break_ends_at: string | null
}

export interface WeightEntries {
  id: Generated<string>
  user_id: string
  weight_kg: number
  waist_cm: number | null
  height_cm: number | null
  notes: string | null
  created_at: Generated<Timestamp>
  corrected_at: Timestamp | null
}

export interface AccountsFactorChallenges {
  id: Generated<string>
  factor_id: string
  ip: string | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface AccountsFactorResets {
  id: string
  user_id: string
  reset_by: string | null
  identity_check: 'in_person' | 'video_call' | 'known_phone_number'
  note: string
  reset_at: Generated<Timestamp>
}

export interface AccountsFactors {
  id: Generated<string>
  user_id: string
  friendly_name: Generated<string>
  factor_type: Generated<'totp' | 'recovery_code'>
  status: Generated<'unverified' | 'verified'>
  secret: Buffer | null
  last_step: number | null
  last_challenged_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface AccountsFlowStates {
  id: Generated<string>
  user_id: string | null
  purpose: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  auth_code: string | null
  opened_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface AccountsIdentities {
  identity_id: Generated<string>
  user_id: string
  provider: Generated<string>
  id: string
  identity_data: Generated<Json>
  last_sign_in_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface AccountsKnownAddresses {
  user_id: string
  address_hmac: Buffer
  last_right_at: Generated<Timestamp>
}

export interface AccountsMailIntervals {
  purpose: string
  address_hmac: Buffer
  sent_at: Generated<Timestamp>
}

export interface AccountsOneTimeTokens {
  id: Generated<string>
  user_id: string
  purpose:
    | 'confirmation'
    | 'recovery'
    | 'email_change_current'
    | 'email_change_new'
    | 'reauthentication'
  token_hash: Buffer | null
  code_hmac: Buffer
  sent_to: string
  wrong_codes: Generated<number>
  flow_state_id: string | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  leads_to_password: Generated<boolean>
}

export interface AccountsPatientMergeRows {
  id: Generated<string>
  merge_id: string
  place: number
  table_name: string
  column_name: string
  change: 'moved' | 'set_aside' | 'filled' | 'added'
  row_key: Json
  filled: Generated<Json>
}

export interface AccountsPatientMerges {
  id: string
  gone_id: string
  remaining_id: string
  merged_by: string | null
  merged_at: Generated<Timestamp>
  state: Generated<'merged' | 'undone' | 'final'>
  ended_at: Timestamp | null
  ended_by: string | null
}

export interface AccountsRecordRetention {
  is_only: Generated<boolean>
  years: number | null
  changed_by: string | null
  changed_at: Generated<Timestamp>
}

export interface AccountsRecoveryCodes {
  factor_id: string
  code_hash: Buffer
  used_at: Timestamp | null
}

export interface AccountsSessions {
  id: Generated<string>
  user_id: string
  created_at: Generated<Timestamp>
  refreshed_at: Generated<Timestamp>
  not_after: Timestamp | null
  aal: Generated<'aal1' | 'aal2'>
  amr: Generated<Json>
  factor_id: string | null
  user_agent: string | null
  ip: string | null
  refresh_counter: Generated<number>
}

export interface AccountsSignUps {
  id: Generated<string>
  user_id: string
  browser_hash: Buffer
  password_hash: string
  given: Json
  created_at: Generated<Timestamp>
}

export interface AccountsSuspensions {
  id: Generated<string>
  user_id: string
  reason: string
  suspended_by: string | null
  suspended_at: Generated<Timestamp>
  restored_by: string | null
  restored_at: Timestamp | null
}

export interface AccountsTakeOverCodes {
  user_id: string
  code_digest: Buffer
  expires_at: Timestamp
  made_by: string | null
  wrong_tries: Generated<number>
  email: string | null
  password_hash: string | null
  guardian_name: string | null
  email_code_digest: Buffer | null
  email_code_expires_at: Timestamp | null
  email_wrong_tries: Generated<number>
}

export interface AccountsUsedLinks {
  token_hash: Buffer
  user_id: string
  used_at: Generated<Timestamp>
}

export interface AccountsUsers {
  id: Generated<string>
  email: string | null
  password_hash: string | null
  email_confirmed_at: Timestamp | null
  confirmation_sent_at: Timestamp | null
  recovery_sent_at: Timestamp | null
  reauthentication_sent_at: Timestamp | null
  invited_at: Timestamp | null
  new_email: string | null
  email_change_sent_at: Timestamp | null
  last_sign_in_at: Timestamp | null
  app_metadata: Generated<Json>
  user_metadata: Generated<Json>
  banned_until: Timestamp | null
  deleted_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface AccountsWrongCodes {
  id: Generated<string>
  user_id: string
  session_id: string
  address_hmac: Buffer
  budget: 'known address' | 'mailed link' | 'stranger'
  has_warned: Generated<boolean>
  wrong_at: Generated<Timestamp>
}

export interface AccountsWrongPasswords {
  address_hmac: Buffer
  wrong: Generated<number>
  since: Generated<Timestamp>
  warned_at: Timestamp | null
}

export interface AccountsWrongTries {
  subject_hmac: Buffer
  tries: Generated<number>
  last_at: Generated<Timestamp>
}

export interface PlatformAuditEvents {
  id: Generated<string>
  occurred_at: Generated<Timestamp>
  actor_id: string | null
  subject_id: string | null
  action: string
  record_id: string | null
  request_id: Generated<string | null>
}

export interface PlatformDiskProbe {
  filler: string
}

export interface PlatformHeartbeat {
  is_only: Generated<boolean>
  beaten_at: Generated<Timestamp>
}

export interface PlatformHiddenFirstSteps {
  is_only: Generated<boolean>
  hidden_at: Generated<Timestamp>
}

export interface PlatformMailOutbox {
  id: Generated<string>
  recipient: string
  subject: string
  text_body: string
  html_body: string
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
  at_most_once: Generated<boolean>
  handed_over_at: Timestamp | null
  not_after: Timestamp | null
  kind: Generated<string>
  attempts: Generated<number>
  last_attempt_at: Timestamp | null
  last_error: string | null
  give_up_at: Generated<Timestamp>
  undelivered: 'rejected' | 'gave_up' | 'expired' | 'unconfirmed' | null
  undelivered_at: Timestamp | null
}

export interface PlatformRateLimits {
  key_hmac: Buffer
  ends_at: Timestamp
  used: Generated<number>
}

export interface PlatformServiceSamples {
  at: Timestamp
  process_id: string
  figures: Json
}

export interface SimulatorCallbacks {
  id: Generated<string>
  collection_id: string
  event_id: string
  status: 'pending' | 'succeeded' | 'failed'
}

export interface SimulatorCollections {
  id: string
  ending: string
  amount_ngwee: number
  attempts: Generated<number>
  refunded_at: Timestamp | null
  asked_at: Generated<Timestamp>
}

export interface Tables {
  absence_marks: AbsenceMarks
  absences: Absences
  action_plans: ActionPlans
  activities: Activities
  add_ons: AddOns
  advice_answers: AdviceAnswers
  appointment_events: AppointmentEvents
  appointment_reminders: AppointmentReminders
  appointments: Appointments
  attendances: Attendances
  attention_acknowledgements: AttentionAcknowledgements
  availability: Availability
  billing_rules: BillingRules
  blood_pressure_readings: BloodPressureReadings
  burnout_checks: BurnoutChecks
  calendar_feeds: CalendarFeeds
  call_backs: CallBacks
  call_entries: CallEntries
  call_off_reasons: CallOffReasons
  call_signals: CallSignals
  calls: Calls
  carbohydrate_entries: CarbohydrateEntries
  care_profiles: CareProfiles
  certificate_warnings: CertificateWarnings
  check_ins: CheckIns
  claim_lists: ClaimLists
  clinic_calendar: ClinicCalendar
  clinic_features: ClinicFeatures
  clinic_logos: ClinicLogos
  clinic_numbers: ClinicNumbers
  clinic_records: ClinicRecords
  clinic_settings: ClinicSettings
  closed_days: ClosedDays
  compared_days: ComparedDays
  consents: Consents
  contact_messages: ContactMessages
  cover_objections: CoverObjections
  covers: Covers
  credit_notes: CreditNotes
  crisis_lines: CrisisLines
  date_overrides: DateOverrides
  day_waits: DayWaits
  days_away: DaysAway
  discharges: Discharges
  email_texts: EmailTexts
  entry_versions: EntryVersions
  exercise_plan_changes: ExercisePlanChanges
  exercise_plan_requests: ExercisePlanRequests
  exercise_plans: ExercisePlans
  extra_hours: ExtraHours
  focus_rounds: FocusRounds
  foods: Foods
  former_names: FormerNames
  glucose_readings: GlucoseReadings
  group_registrations: GroupRegistrations
  group_sessions: GroupSessions
  guide_reviews: GuideReviews
  identity_changes: IdentityChanges
  income_entries: IncomeEntries
  insurance_claims: InsuranceClaims
  insurer_shares: InsurerShares
  insurers: Insurers
  intake_forms: IntakeForms
  invoice_emails: InvoiceEmails
  invoice_payments: InvoicePayments
  invoices: Invoices
  mail_settings: MailSettings
  meal_plan_changes: MealPlanChanges
  meal_plan_requests: MealPlanRequests
  meal_plans: MealPlans
  medicine_doses: MedicineDoses
  medicine_plans: MedicinePlans
  medicine_reminders: MedicineReminders
  medicines: Medicines
  membership_periods: MembershipPeriods
  memberships: Memberships
  message_templates: MessageTemplates
  messages: Messages
  month_closings: MonthClosings
  next_steps: NextSteps
  note_amendments: NoteAmendments
  note_templates: NoteTemplates
  opening_hours: OpeningHours
  overbook_reasons: OverbookReasons
  patient_insurances: PatientInsurances
  patient_registrations: PatientRegistrations
  pay_links: PayLinks
  payment_differences: PaymentDifferences
  payment_events: PaymentEvents
  payment_returns: PaymentReturns
  payments: Payments
  personal_plan_marks: PersonalPlanMarks
  personal_plan_versions: PersonalPlanVersions
  personal_plan_words: PersonalPlanWords
  personal_plans: PersonalPlans
  plan_templates: PlanTemplates
  planner_tasks: PlannerTasks
  plans: Plans
  provider_pages: ProviderPages
  provider_registrations: ProviderRegistrations
  questionnaire_requests: QuestionnaireRequests
  reading_versions: ReadingVersions
  referrals: Referrals
  rooms: Rooms
  safety_alerts: SafetyAlerts
  safety_duties: SafetyDuties
  safety_notices: SafetyNotices
  safety_plans: SafetyPlans
  screening_results: ScreeningResults
  session_notes: SessionNotes
  session_prices: SessionPrices
  session_ratings: SessionRatings
  shared_notes: SharedNotes
  slot_offers: SlotOffers
  student_verifications: StudentVerifications
  support_messages: SupportMessages
  support_questions: SupportQuestions
  symptom_entries: SymptomEntries
  thread_reads: ThreadReads
  threads: Threads
  till_corrections: TillCorrections
  till_counts: TillCounts
  till_reopenings: TillReopenings
  tills: Tills
  user_profiles: UserProfiles
  visit_reasons: VisitReasons
  visit_types: VisitTypes
  waiting_list: WaitingList
  weekly_hours: WeeklyHours
  weight_entries: WeightEntries
  'accounts.factor_challenges': AccountsFactorChallenges
  'accounts.factor_resets': AccountsFactorResets
  'accounts.factors': AccountsFactors
  'accounts.flow_states': AccountsFlowStates
  'accounts.identities': AccountsIdentities
  'accounts.known_addresses': AccountsKnownAddresses
  'accounts.mail_intervals': AccountsMailIntervals
  'accounts.one_time_tokens': AccountsOneTimeTokens
  'accounts.patient_merge_rows': AccountsPatientMergeRows
  'accounts.patient_merges': AccountsPatientMerges
  'accounts.record_retention': AccountsRecordRetention
  'accounts.recovery_codes': AccountsRecoveryCodes
  'accounts.sessions': AccountsSessions
  'accounts.sign_ups': AccountsSignUps
  'accounts.suspensions': AccountsSuspensions
  'accounts.take_over_codes': AccountsTakeOverCodes
  'accounts.used_links': AccountsUsedLinks
  'accounts.users': AccountsUsers
  'accounts.wrong_codes': AccountsWrongCodes
  'accounts.wrong_passwords': AccountsWrongPasswords
  'accounts.wrong_tries': AccountsWrongTries
  'platform.audit_events': PlatformAuditEvents
  'platform.disk_probe': PlatformDiskProbe
  'platform.heartbeat': PlatformHeartbeat
  'platform.hidden_first_steps': PlatformHiddenFirstSteps
  'platform.mail_outbox': PlatformMailOutbox
  'platform.rate_limits': PlatformRateLimits
  'platform.service_samples': PlatformServiceSamples
  'simulator.callbacks': SimulatorCallbacks
  'simulator.collections': SimulatorCollections
}
