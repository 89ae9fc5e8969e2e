import type { Source } from './sources.ts'

/** What the web does in one way only, so that each place behaves the same. */
export const oneWayRules = {
  'a day or a time has a control of our own: day, month, year and 24 hours, whatever the phone is set to':
    (sources: readonly Source[]) =>
      sources
        .filter(({ path }) => path.startsWith('web/') && !path.endsWith('.test.ts'))
        .filter(({ text }) => /\btype="(?:date|time|datetime-local|month|week)"/.test(text))
        .map(
          ({ path }) =>
            `${path} uses a date or time control of the browser: use DateField or TimeField`,
        ),
  'what could not be sent is in an outbox, which sends it again': (sources: readonly Source[]) =>
    sources
      .filter(({ path }) => path.startsWith('web/') && path !== 'web/platform/calls/outbox.ts')
      // The rounds of a timer are part of what the tab remembers of it.
      .filter(({ path }) => path !== 'web/students/tools/focus/unsent-rounds.tsx')
      .filter(({ imports }) => imports.some(({ names }) => names.includes('sendWhenPossible')))
      .map(({ path }) => `${path} sends again by itself: declare it with openOutbox`),
}
