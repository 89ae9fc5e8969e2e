/**
 * The journeys that `npm test` plays on a phone: the main ones of each role, the stories, and each page once.
 * All other browser tests are in the group that `npm test -- --all` adds. By file, the titles or their beginnings.
 * `docs/decisions/101-core-and-rest.md` says how they were chosen.
 */
export const coreJourneys: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'login shows the errors of the specification, and keeps the typed text',
    'a student consents first, gets the hub, and can open no other page',
    'a forgotten password is replaced by a link that works until one is saved',
    'an account with two-step login needs both factors; then it is exported and erased',
    'a session ended on another device leads to the login page and leaves no data',
  ],
  'admin-desk': [
    'an admin suspends a signed-in user, finds it in the audit trail, and restores the account',
  ],
  ages: [
    'a child is rejected with a link to Childline, and a minor names a guardian and sees Childline first',
  ],
  'alert-stays': ['a crisis alert is never hidden by another notice'],
  appointments: [
    'a client reads the status of an appointment, adds the confirmed one to a calendar, and cancels it after a confirmation',
    'a proposal is accepted with one click, and declined after a confirmation',
  ],
  availability: ['a provider sets their working hours, sees the open hours, and saves them'],
  billing: [
    'a provider sets prices, issues an invoice, records its payment, downloads the books, and voids it',
  ],
  booking: [
    'a client books in three steps, sees the same data in the confirmation, and opens the list',
    'a taken time shows the next free times, and one of them is booked',
  ],
  'call-backs': [
    'a client asks for a call, and a therapist claims it, calls and records the outcome',
  ],
  calls: [
    'a patient waits, the provider admits, they talk and see each other, and one ends the call',
  ],
  'care-plan': [
    'a provider writes a care plan, its patient marks a step and says what does not work, and the provider reads it',
  ],
  'check-ins': [
    'a client sends a check-in, a therapist claims and answers it, and the client reads the answer',
    'words of danger open the check-in with support, and a low score suggests a screening',
  ],
  'support-questions': [
    'a member asks, the front desk claims and answers in time, and the member reads it and asks more',
    'a health question is for providers alone, and words of danger show help first and are read first',
  ],
  contact: [
    'a message is stored offline, is sent when the connection is back, and an admin marks it as answered',
  ],
  'every-page': ['every page of '],
  'exercise-plan': [
    'a user answers seven steps by keyboard, checks and sends them, and returns to the start page',
  ],
  'exit-page': ['"Exit this page" ends the session for good, and Back stays on the neutral page'],
  finance: ['an admin reads the books of a month and downloads them for the accountant'],
  'first-reading': [
    'a person in Lusaka signs up, confirms, signs in, logs readings, sees their category and trend, and is warned in a crisis',
  ],
  'first-value': [
    'from the home page to a first saved reading in at most 12 presses, with one form and one login',
  ],
  'front-desk': [
    'the front desk books a visit for a patient, moves it and cancels it',
    'the front desk finds a patient, and has no other page but its account',
  ],
  home: ['the home page is shown before any script, and axe finds no issue'],
  'hub-tabs': [
    'a user logs and corrects a meal, logs an activity, writes their action plan, and downloads a report',
  ],
  intake: [
    'an intake form is stored offline, is sent when the connection is back, and the provider reads it',
  ],
  invitations: ['a walk-in patient gets a code from the clinic, and takes the record over'],
  invoices: [
    'a patient gets an email about an invoice and pays it by mobile money, as another person can by a link',
  ],
  'kept-typing': [
    'a half-filled form is restored after the session ended, only for the same user, and the intake form after a reload',
  ],
  keyboard: [
    'a person signs up, signs in and logs a reading by keyboard alone, and always sees the focus',
    'booking and cancelling need no mouse, and the focus is always visible',
  ],
  logout: ['after logout the browser’s storage contains no data of the user'],
  'meal-plan': [
    'a client asks for a meal plan on a phone, by keyboard, and finds it being crafted',
  ],
  medications: [
    'a medicine is added after consent, its dose logged and undone, and the medicine stopped',
  ],
  library: [
    'a visitor searches, reads what is free, and sees which plans have the rest',
    'a student saves a guide, reads it offline, and leaves nothing behind by logging out',
  ],
  membership: ['a visitor chooses a plan, pays it as a client, gets a receipt and a refund'],
  messages: ['a patient and their provider see new messages of each other live'],
  'my-summary': [
    'the nurse sees the record of a client, offline too; it prints on one page, and logout deletes it',
  ],
  offline: [
    'readings logged offline are shown as queued, warn at once, are sent once, and outlive a logout unread',
    'after one visit of any page the help pages open offline, logged out',
  ],
  patients: ['a provider proposes a time, the patient accepts it, and both see it'],
  'plan-grid': ['a cell is filled by keyboard from the foods, and Monday is copied to two days'],
  'plan-promises': [
    'each promise of each plan opens for a person who has it',
    'without a plan the same pages open, and say kindly what a plan adds',
  ],
  'plan-writer': [
    'a dietitian claims a request, sees what is missing, writes from a template and foods, and sends it',
  ],
  'provider-day': ['today has six slots, and a request is confirmed in its slot by keyboard'],
  'provider-registration': [
    'a provider sends a registration, is rejected with a reason, sends it again, and is approved',
  ],
  'public-pages': [
    'no page shows a form that does nothing, and each says what needs script',
    'text, links, helplines and menu work',
    'shows the helplines at once after crisis words',
  ],
  'reading-advice': [
    'a pregnant person with 162/104 is advised to go to a hospital at once, and a meter that shows HI is an emergency',
  ],
  readings: [
    'an unlikely glucose needs a confirmation before it is saved, and the unit is stored until logout',
  ],
  'registered-patient': [
    'a woman with her sister’s number is registered, recognised, agrees on paper, and takes her record over',
  ],
  safety: [
    'four answers of No never say that there is no danger, and still offer help, a plan, a visit and an alert',
    'thoughts right now, confirmed or not denied, ask to call at once, and do not name the police',
  ],
  'safety-plan': [
    'in the account it is saved after consent, is loaded again, and leaves nothing at logout',
  ],
  scheduler: ['a provider confirms a request, saves a note, and cancels it with a private reason'],
  screening: [
    'a user in distress answers by keyboard, sees help at once, continues through the gateway and saves the results',
  ],
  'session-notes': [
    'a provider writes notes from a template, shares them, and the patient reads what is shared',
  ],
  sharing: [
    'a patient shares a screening, sees who read it, and withdraws the consent with immediate effect',
    'the therapist reaches a person in danger by phone, records each try, and closes the alert with a next date',
  ],
  'story-owner': [
    'an owner sets up an empty clinic alone, sells a visit paid in two parts at the desk, hands in the list of NHIMA, and exports the month',
  ],
  'story-alert': [
    'an alert that no one takes reaches another therapist and the admins, and ends with a call and its outcome',
  ],
  'story-clinic': [
    'a woman with her sister’s number is registered, booked, seen and billed, a colleague covers, and she takes her record over',
  ],
  'story-follow-up': [
    'a client with low mood is followed from the screening to a score that improved',
  ],
  'student-booking': [
    'a student books, returns to their start page, and cancels on the booking page',
  ],
  'student-guard': [
    'a student who opens any URL ends on an allowed page, and requests no other data',
  ],
  'student-tools': [
    'a week is planned by keyboard, moved, sorted and ticked, and is shown after a reload only to its owner',
  ],
  'student-verification': [
    'a student sends a document, reads why it was rejected, sends another, and is verified',
  ],
  students: [
    'a student registers under a pseudonym, cancels, and is notified of a cancelled group',
  ],
  symptoms: [
    'a symptom is logged and deleted, and a danger sign shows advice before anything is saved',
  ],
  today: [
    'a reading logged in its card moves the task to Done and adds a leaf',
    'a dose is marked as taken by one button, and undone from Done; glucose opens in its card',
  ],
  'try-screening': [
    'from the home page to a screening result without an account: help comes at once, and nothing is sent or stored',
  ],
  'written-plan': ['a client reads the plan, downloads it, prints the list, and asks for a change'],
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches the core as Playwright names a test: project, file, groups and title. */
export const isCore = new RegExp(
  Object.entries(coreJourneys)
    .flatMap(([file, titles]) =>
      titles.map((title) => `${escaped(`${file}.spec.ts`)} (?:.* )?${escaped(title)}`),
    )
    .join('|'),
)
