/** What the rules of the structure let pass, each with its reason: adding to it is a decision. */

/** Web features that put other features together, each with its reason. */
export const composingWebFeatures = new Map<string, string>([
  ['readings', 'a hub of care shows tabs of several features, each fetched when it is opened'],
  ['check-ins', 'words of danger in a check-in raise the alert of the safety page'],
  [
    'support',
    'a question raises the alert of the safety page, and its queue is one of the practice',
  ],
  ['dashboard', 'a person’s day shows cards of several features'],
  ['my-summary', 'the page for a nurse draws the readings on the bands of their hubs'],
  ['appointments', 'a student without a page of their own finds their groups beside their visits'],
  ['students', 'a student’s day shows when the next appointment is'],
  ['practice', 'a provider reads results and proposes times as a patient reads and books'],
  ['membership', 'an invoice shows what the insurer of its patient pays'],
  ['desk', 'the front desk books and moves as patients and providers do'],
  ['admin', 'an admin registers patients with the form of the counter'],
  ['care-plans', 'a provider writes plans on pages of their practice'],
  ['screening', 'an answer that worries us opens the safety page in the middle of the questions'],
  ['first-run', 'the first run offers to install the app once two readings are there'],
  ['weights', 'a weight is typed, queued on the phone and corrected with the forms of readings'],
])

/** Files that may be longer than 300 lines, each with its reason. */
export const longFiles = new Map<string, string>([
  [
    'domain/medications/names/known-medicines.ts',
    'the one table of names of medicines, a line each',
  ],
  ['server/platform/db/schema.ts', 'generated: one interface for each table'],
  ['tests/support/browser-stores.ts', 'one table of what the web stores, each entry alike'],
  ['tests/support/health-tables.ts', 'one table of what is health, each entry alike'],
  ['tests/support/access-table.ts', 'one table of who may do what, each entry alike'],
])

/** Routes of `/api` that work as the system without an actor, each with its reason. */
export const systemRoutes = new Map<string, string>([
  [
    'server/appointments/clinic-calendar/routes.ts',
    'the calendar is for everyone, who is no actor',
  ],
  [
    'server/appointments/provider-pages/routes.ts',
    'providers who agreed are shown to everyone, who is no actor',
  ],
  [
    'server/students/groups/routes.ts',
    'the list of group sessions is for everyone, who is no actor',
  ],
  ['server/contact/routes.ts', 'everyone may write to the team, who is no actor'],
  ['server/safety/crisis-lines/routes.ts', 'the helplines are for everyone, who is no actor'],
  ['server/library/routes.ts', 'the library is for everyone, who is no actor'],
  ['server/packs/routes.ts', 'reviews and helplines are for everyone, who is no actor'],
  [
    'server/membership/catalogue/routes.ts',
    'the catalogue of plans is for everyone, who is no actor',
  ],
  [
    'server/practice/clinic-records/erasures/routes.ts',
    'a person without an account has a clinic’s record erased, who is no actor',
  ],
  [
    'server/appointments/calendar-feed/file/routes.ts',
    'a calendar app has the token of its feed alone, and is no actor',
  ],
  ['server/clinic-settings/logo/file/routes.ts', 'the logo is for everyone, who is no actor'],
  [
    'server/registrations/take-overs/routes.ts',
    'a person whom the clinic registered has no login yet, and is no actor',
  ],
  ['server/membership/links/routes.ts', 'a person who pays by a link is no actor'],
])

/** Files and folders of `web/` with an `import()` of their own, each with its reason. */
export const lazyImports = new Map<string, string>([
  ['web/inline/wake.js', 'runs before any module: it fetches the first one'],
  ['web/main.tsx', 'adds what an old browser lacks, before anything else runs'],
  ['web/platform/with-sheets.ts', 'is what the build puts around every import()'],
])
