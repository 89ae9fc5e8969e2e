/** Fields of answers that are a name, of a person or of something else. */
export const isName = (key: string) => /(?:^|_)name(?:_hint|s)?$|^fullName$/.test(key)

/** A name in answers to providers that needs no date of birth. */
export interface NameOfOther {
  /** The beginning of the address. */
  route: string
  /** The end of the place in the answer. */
  field: string
  whose: string
}

export const namesOfOthers: readonly NameOfOther[] = [
  {
    route: '/api/provider/safety-alerts',
    field: '.emergency_contact.name',
    whose: 'the person to call',
  },
  { route: '/api/provider/absences', field: '.provider_name', whose: 'the caller' },
  { route: '/api/provider/appointments', field: '.room.name', whose: 'a room' },
  { route: '/api/provider/patients/:patient_id/page', field: '.room.name', whose: 'a room' },
  { route: '/api/provider/series', field: '.room.name', whose: 'a room' },
  { route: '/api/provider/appointments/:id/rooms', field: '[].name', whose: 'a room' },
  { route: '/api/provider/slots', field: '[].provider.full_name', whose: 'a provider' },
  { route: '/api/provider/slots', field: '[].providers[].full_name', whose: 'a provider' },
  { route: '/api/provider/identity-change', field: '.full_name', whose: 'the caller' },
  { route: '/api/provider/call-backs', field: '[].claimed_by_name', whose: 'a colleague' },
  { route: '/api/provider/check-ins', field: '[].claimed_by_name', whose: 'a colleague' },
  {
    route: '/api/provider/patients/:id/check-ins',
    field: '[].answered_by_name',
    whose: 'a colleague',
  },
  {
    route: '/api/provider/patients/:patient_id/personal-plans',
    field: '.plans[].versions[].author_name',
    whose: 'a colleague, or the caller',
  },
  {
    route: '/api/provider/patients/:patient_id/personal-plans',
    field: '.plans[].ended_by_name',
    whose: 'a colleague, or the caller',
  },
  { route: '/api/provider/colleagues', field: '[].full_name', whose: 'a colleague' },
  { route: '/api/provider/referrals', field: '[].sender_name', whose: 'a colleague' },
  { route: '/api/provider/referrals', field: '[].recipient_name', whose: 'a colleague or place' },
  {
    route: '/api/provider/referrals',
    field: '[].patient_name',
    whose: 'a patient, always with the date of birth: the reader may not know a namesake of theirs',
  },
  { route: '/api/provider/covers', field: '.absent_name', whose: 'a colleague' },
  { route: '/api/provider/covers', field: '.colleague_name', whose: 'a colleague' },
  { route: '/api/provider/covered-patients', field: '.absent_name', whose: 'a colleague' },
  {
    route: '/api/provider/covered-patients',
    field: '.full_name',
    whose: 'a patient of a colleague, always with the date of birth',
  },
  { route: '/api/provider/attendances', field: '.room.name', whose: 'a room' },
  { route: '/api/provider/invoices', field: '.claim.insurer_name', whose: 'an insurer' },
  {
    route: '/api/provider/patients/:patient_id/insurance',
    field: '.insurer_name',
    whose: 'an insurer',
  },
  {
    route: '/api/provider/patients/:patient_id/insurance',
    field: '.insurers[].name',
    whose: 'an insurer',
  },
  { route: '/api/foods', field: '.name', whose: 'a food' },
  { route: '/api/foods', field: '.local_names', whose: 'a food' },
  { route: '/api/provider/plan-templates', field: '.name', whose: 'a template' },
  { route: '/api/provider/note-templates', field: '.name', whose: 'a template' },
  { route: '/api/provider/message-templates', field: '.name', whose: 'a template' },
  {
    route: '/api/provider/patients/:patient_id/page',
    field: '.screenings[].recorded_by_name',
    whose: 'a provider',
  },
  {
    route: '/api/provider/patients/:patient_id/questionnaires',
    field: '.results[].recorded_by_name',
    whose: 'a provider',
  },
  {
    route: '/api/provider/patients/:patient_id/screening-results',
    field: '[].recorded_by_name',
    whose: 'a provider',
  },
  {
    route: '/api/provider/patients/:patient_id/screenings',
    field: '.recorded_by_name',
    whose: 'a provider',
  },
  {
    route: '/api/provider/plan-requests/:id',
    field: '.plan.author.full_name',
    whose: 'the writer',
  },
  {
    route: '/api/provider/clinic-records',
    field: '.full_name',
    whose:
      'a person without an account: no date of birth is asked for, email and number are beside it',
  },
  {
    route: '/api/provider/patients/:patient_id/intake-form',
    field: '.fullName',
    whose: 'the patient, as they wrote it; the page has the identity of its list of patients',
  },
]

/** Files of staff pages that show a name alone, with the reason. */
export const namesOnPages: Readonly<Record<string, string>> = {
  'web/desk/board/board-cells.tsx': 'a namesake of the day has the end of the number',
  'web/desk/prompts/open-prompts.tsx': 'the number that was asked is below',
  'web/desk/returns/return-form.tsx': 'opened from the row with the number',
  'web/desk/returns/returns-part.tsx': 'the number is below',
  'web/desk/payments/choose-patient.tsx':
    'found patients, whose birth and number are beside the name',
  'web/practice/patients/invited/invited-panel.tsx':
    'a record before its person has an account: it has no date of birth, and email and number are beside the name',
  'web/registrations/register-fields.tsx': 'the fields of a new registration',
  'web/registrations/register-dialog.tsx':
    'the person whom the admin has just chosen by birth and number',
  'web/registrations/register-patient.tsx': 'the name that is typed, to find who is like it',
  'web/practice/patients/patients-page.tsx':
    'compares names with what is typed; the table shows them',
  'web/practice/covers/cover-form.tsx': 'colleagues, as who may cover',
  'web/practice/covers/covers-part.tsx': 'the provider who is away, and the colleague',
  'web/practice/patient/check-ins-part.tsx': 'the therapist who answered',
  'web/practice/patient/care-plan/care-plan-part.tsx': 'the providers who wrote the plan',
  'web/practice/patient/care-plan/current-plan-view.tsx': 'the provider who wrote the plan',
  'web/practice/patient/notes/note-card.tsx': 'the provider’s own name, as the author',
  'web/practice/patient/questionnaires-part.tsx': 'the title of the page has the name',
  'web/practice/patient/sharing-words.ts':
    'the first name in a sentence, below the title with the date of birth',
  'web/practice/registration/identity-notice.tsx': 'the provider’s own name',
  'web/practice/registration/provider-card.ts': 'the provider’s own name',
  'web/practice/registration/edit-profile-form.tsx': 'the provider’s own name',
  'web/practice/own-card.tsx': 'the provider’s own name',
  'web/practice/today/own-heading.tsx': 'the provider’s own name',
  'web/calls/room/talk-view.tsx': 'the title of the page has the patient’s date of birth',
  'web/calls/room/ended-call.tsx': 'the provider’s name, for the patient',
  'web/messages/not-read-soon.tsx': 'the provider’s name, for the patient',
  'web/calls/room/waiting-room.tsx': 'the title of the page has the patient’s date of birth',
  'web/calls/join/join-panel.tsx': 'the title of the page has the patient’s date of birth',
  'web/desk/booking/provider-field.tsx': 'the name of a provider',
  'web/registrations/erase-registration.tsx':
    'the lines above have the birth and the number; the name is typed to confirm',
  'web/registrations/erase-schema.ts': 'the name that is typed to confirm',
  'web/registrations/person-facts.tsx': 'birth and number are beside the name',
  'web/registrations/person-lines.tsx':
    'the date or year of birth and the number are beside each name',
  'web/desk/desk-page.tsx': 'the fields of a dialog, named to be restored',
  'web/desk/booking/find-patient.tsx': 'the row above the buttons has birth and number',
  'web/desk/absences/absence-item.tsx': 'the name of a provider',
  'web/desk/calendar/away-list.tsx': 'the name of a provider',
  'web/desk/board/board-column.tsx': 'the name of a provider',
  'web/desk/board/desk-day.tsx': 'what moves was opened by its name with the number',
  'web/desk/board/phone-day.tsx': 'the name of a provider',
  'web/desk/board/away-providers.tsx': 'the name of a provider',
  'web/desk/found/found-patients.tsx': 'the row above the buttons has birth and number',
  'web/desk/booking/desk-wishes.tsx': 'the name of a provider',
  'web/desk/booking/visit-price.tsx': 'the name of an insurer',
  'web/practice/billing/taken-back.tsx': 'the name of an insurer',
}
