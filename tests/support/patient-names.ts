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
  { route: '/api/provider/series', field: '.room.name', whose: 'a room' },
  { route: '/api/provider/appointments/:id/rooms', field: '[].name', whose: 'a room' },
  { route: '/api/provider/slots', field: '[].provider.full_name', whose: 'a provider' },
  { route: '/api/provider/slots', field: '[].providers[].full_name', whose: 'a provider' },
  { route: '/api/provider/identity-change', field: '.full_name', whose: 'the caller' },
  { route: '/api/provider/call-backs', field: '[].claimed_by_name', whose: 'a colleague' },
  { route: '/api/foods', field: '.name', whose: 'a food' },
  { route: '/api/foods', field: '.local_names', whose: 'a food' },
  { route: '/api/provider/plan-templates', field: '.name', whose: 'a template' },
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
  'web/practice/patients/invited/invited-panel.tsx':
    'a record before its person has an account: it has no date of birth, and email and number are beside the name',
  'web/practice/patients/invited/person-fields.tsx': 'the fields of a new record',
  'web/practice/patients/patients-page.tsx':
    'compares names with what is typed; the table shows them',
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
  'web/desk/booking/find-patient.tsx':
    'the number is beside each name, and the year of birth where several are found',
  'web/desk/absences/absence-item.tsx': 'the name of a provider',
  'web/desk/calendar/away-list.tsx': 'the name of a provider',
  'web/desk/calendar/desk-list.tsx': 'the name of a provider',
}
