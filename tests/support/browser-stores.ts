/** Whose something is that the web writes to a store of the browser. */
type Whose =
  /** Says nothing of any person, also not who has used this browser. */
  | 'no person'
  /** The id of its user is in the key or in each entry, and only they are shown it. */
  | 'its user'
  /** Beside the session and in the same store: where that is the tab's own, it ends with the tab. */
  | 'the session'
  /** The person asked to keep it on this phone, where it also shows without a login. */
  | 'the phone'

interface StoreOfWeb {
  /** How many calls in this file write. */
  writes: number
  /** Examples of the keys: `{id}` is that of the user. Of the Cache, the start of its names. */
  keys: readonly string[]
  whose: Whose
  /** Why that is so, or who compares the id. */
  why: string
}

/**
 * Every file of the web that writes to a store of the browser, directly or by `web/platform/`. Another one is a
 * decision: does a shared phone show it to the next user? `clear-session.ts` clears all but public pages and locks.
 */
export const storesOfWeb: Readonly<Record<string, StoreOfWeb>> = {
  'web/platform/browser/stores.ts': {
    writes: 2,
    keys: [],
    whose: 'the session',
    why: 'writes for those who call it, in their store or in the memory of the open page',
  },
  'web/platform/browser/is-tab-kept.ts': { writes: 1, keys: [], whose: 'no person', why: 'gone' },
  'web/platform/signed-in/auth/auth.ts': {
    writes: 1,
    keys: ['ubumi.auth'],
    whose: 'the session',
    why: 'it is the session',
  },
  'web/platform/signed-in/auth/same-session.ts': {
    writes: 1,
    keys: ['ubumi.auth'],
    whose: 'the session',
    why: 'the newer tokens of the same session, in the tab that has it',
  },
  'web/platform/signed-in/auth/auth-storage.ts': {
    writes: 2,
    keys: ['ubumi.auth', 'ubumi.auth-code-verifier'],
    whose: 'the session',
    why: 'what auth-js keeps of it',
  },
  'web/platform/signed-in/auth/clear-session.ts': {
    writes: 1,
    keys: ['contact_messages'],
    whose: 'its user',
    why: 'puts back the unsent entries of others, each with the id of its owner',
  },
  'web/platform/signed-in/auth/chosen-logout.ts': {
    writes: 1,
    keys: ['ubumi.left'],
    whose: 'its user',
    why: 'the value is the id of who logs out, removed in the same moment',
  },
  'web/platform/calls/outbox.ts': {
    writes: 1,
    keys: ['ubumi.to-send', 'contact_messages'],
    whose: 'its user',
    why: 'the general outbox: `isOwn` of each kind compares the id in the entry',
  },
  'web/platform/calls/entry-list.ts': {
    writes: 2,
    keys: ['ubumi.to-send', 'contact_messages'],
    whose: 'its user',
    why: 'the list under an outbox',
  },
  'web/platform/calls/kept/kept-lists.ts': {
    writes: 4,
    keys: ['ubumi.kept.{name}', 'ubumi.readings', 'ubumi.screenings', 'intakeForms'],
    whose: 'its user',
    why: 'locked by a key of its owner, or a list of entries with the id of their owner',
  },
  'web/platform/calls/kept/held-keys.ts': {
    writes: 1,
    keys: ['ubumi.keys'],
    whose: 'the session',
    why: 'by `storeOfSession`, with its owner, whom `readHeldKeys` compares',
  },
  'web/platform/calls/visitor.ts': {
    writes: 1,
    keys: ['ubumi.visitor'],
    whose: 'the session',
    why: 'in the same store, with the id that `useVisitor` compares',
  },
  'web/platform/calls/server-clock.ts': {
    writes: 1,
    keys: ['ubumi.clock'],
    whose: 'no person',
    why: 'by how much the clock of the phone is off',
  },
  'web/platform/calls/fetched-helplines.ts': {
    writes: 1,
    keys: ['crisis_lines'],
    whose: 'no person',
    why: 'the public helplines',
  },
  'web/platform/drafts/draft.ts': {
    writes: 3,
    keys: ['ubumi.message.{id}'],
    whose: 'its user',
    why: '`tabDraft` has the id in its key; `draftOfTab` is listed where it is used',
  },
  'web/support/more-form.tsx': {
    writes: 1,
    keys: ['ubumi.support.{id}'],
    whose: 'its user',
    why: 'words that are not sent yet, in the tab',
  },
  'web/support/question-form.tsx': {
    writes: 1,
    keys: ['ubumi.support.{id}'],
    whose: 'its user',
    why: 'a question that is not sent yet, in the tab',
  },
  'web/platform/drafts/use-steps-draft.ts': {
    writes: 1,
    keys: ['ubumi.registration.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/screening/run/stored-run.ts': {
    writes: 1,
    keys: ['ubumi.screening.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/students/tools/focus/focus-store.ts': {
    writes: 2,
    keys: ['ubumi.focus.{id}', 'ubumi.focus-settings.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`, and settings under the id of the signed-in user',
  },
  'web/students/tools/burnout/use-check.ts': {
    writes: 1,
    keys: ['ubumi.burnout.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/practice/alerts/alert-step-form.tsx': {
    writes: 1,
    keys: ['ubumi.alert-step.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/practice/patients/attention/acknowledge-dialog.tsx': {
    writes: 1,
    keys: ['ubumi.attention-note.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/messages/compose-form.tsx': {
    writes: 2,
    keys: ['ubumi.message.{id}', 'ubumi.message-attempt.{id}'],
    whose: 'its user',
    why: 'two of `tabDraft`',
  },
  'web/care-plans/provider/editor/use-draft.ts': {
    writes: 1,
    keys: ['ubumi.plan.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/appointments/booking/choices.ts': {
    writes: 1,
    keys: ['ubumi.booking.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/intake/intake-form.tsx': {
    writes: 1,
    keys: ['ubumi.intake.{id}'],
    whose: 'its user',
    why: 'a `tabDraft`',
  },
  'web/contact/message-form.tsx': {
    writes: 1,
    keys: ['ubumi.contact', 'ubumi.contact.{id}'],
    whose: 'its user',
    why: 'a `visitorDraft`: what a user typed has their id, what a visitor typed ends with the tab',
  },
  'web/courses/kept-places.ts': {
    writes: 1,
    keys: ['ubumi.courses', 'ubumi.courses.{id}'],
    whose: 'its user',
    why: 'the id is in the key, beside the session; what a visitor writes ends with the tab',
  },
  'web/app/form-recovery/form-snapshot.ts': {
    writes: 2,
    keys: ['ubumi.typed', 'ubumi.typed-left'],
    whose: 'its user',
    why: 'names its person, whom `clearOthers` and the recovery compare',
  },
  'web/app/form-recovery/new-build.ts': {
    writes: 1,
    keys: ['ubumi.renewed'],
    whose: 'no person',
    why: 'the file of a build that was loaded again',
  },
  'web/app/exit-page.tsx': {
    writes: 1,
    keys: ['ubumi.gone'],
    whose: 'no person',
    why: 'that this tab was left, and its public target',
  },
  'web/screening/waiting/outbox.ts': {
    writes: 2,
    keys: ['ubumi.screenings'],
    whose: 'its user',
    why: 'an outbox, locked',
  },
  'web/readings/waiting/outbox.ts': {
    writes: 1,
    keys: ['ubumi.readings'],
    whose: 'its user',
    why: 'an outbox, locked',
  },
  'web/readings/waiting/queue.ts': {
    writes: 1,
    keys: ['ubumi.readings'],
    whose: 'its user',
    why: 'an outbox: `isOwn` compares the id',
  },
  'web/readings/standing/answer-outbox.ts': {
    writes: 2,
    keys: ['ubumi.answers'],
    whose: 'its user',
    why: 'an outbox, locked',
  },
  'web/intake/outbox.ts': {
    writes: 2,
    keys: ['intakeForms'],
    whose: 'its user',
    why: 'an outbox, locked',
  },
  'web/safety/alert/alert-list.ts': {
    writes: 2,
    keys: ['ubumi.to-send'],
    whose: 'its user',
    why: 'locked where there are keys; the outbox compares the id',
  },
  'web/safety/alert/alert-outbox.ts': {
    writes: 1,
    keys: ['ubumi.to-send'],
    whose: 'its user',
    why: 'an outbox: `isOwn` compares the id',
  },
  'web/contact/outbox.ts': {
    writes: 2,
    keys: ['contact_messages'],
    whose: 'its user',
    why: 'an outbox, locked; a message of a visitor waits for the next connection',
  },
  'web/my-summary/queries.ts': {
    writes: 1,
    keys: ['ubumi.summary'],
    whose: 'the session',
    why: 'by `storeOfSession`, with its owner, whom `readStored` compares',
  },
  'web/library/saved-guides.ts': {
    writes: 1,
    keys: ['ubumi.guides'],
    whose: 'the session',
    why: 'by `storeOfSession`, with its owner, whom `readSaved` compares; free guides of a visitor on the device, as the page says',
  },
  'web/dashboard/tree/self-care-tree.tsx': {
    writes: 1,
    keys: ['ubumi.hidden-tree.{id}'],
    whose: 'its user',
    why: 'the id is in the key',
  },
  'web/readings/record/record-glucose-form.tsx': {
    writes: 1,
    keys: ['ubumi.glucose-unit.{id}'],
    whose: 'its user',
    why: 'the id is in the key',
  },
  'web/accounts/ages/age-banner.tsx': {
    writes: 1,
    keys: ['ubumi.guardian-later'],
    whose: 'its user',
    why: 'the value is the id, which the banner compares',
  },
  'web/accounts/sign-up/own-browser.ts': {
    writes: 1,
    keys: ['ubumi.sign-up'],
    whose: 'no person',
    why: 'random bits: that a sign-up waits for its confirmation',
  },
  'web/safety/plan/device-copy.ts': {
    writes: 1,
    keys: ['ubumi.safety-plan'],
    whose: 'the phone',
    why: 'it opens in a crisis without a login; the page says who else can read it',
  },
  'web/offline/worker.js': {
    writes: 2,
    keys: ['help-', 'app-', 'library-', 'courses-', 'shells-'],
    whose: 'no person',
    why: 'the pages as the build made them, the same for everyone',
  },
  'web/platform/handed-over.ts': {
    writes: 1,
    keys: ['ubumi.handed-over'],
    whose: 'the session',
    why: 'adds the address that may have them to the results below',
  },
  'web/screening/trial/hand-over.ts': {
    writes: 1,
    keys: ['ubumi.handed-over'],
    whose: 'the session',
    why: 'in the tab alone, for an hour: /screening/keep shows nothing of it before its user said that it is theirs',
  },
}
