import { isTest, layerOf } from './layers.ts'
import type { Source } from './sources.ts'

/** What is done in one way only, so that each place behaves the same. */
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
  'a link to call is made by domain/phone': (sources: readonly Source[]) =>
    sources
      .filter(
        ({ path }) => /^(domain|web|server)\//.test(path) && !path.startsWith('domain/phone/'),
      )
      .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && /['"`]tel:/.test(text))
      .map(
        ({ path }) => `${path} makes a link to call by itself: use dial of domain/phone/dial.ts`,
      ),
  'what a person types is cleaned before it is trimmed': (sources: readonly Source[]) =>
    sources
      .filter(({ path }) => /^(domain|web|server)\//.test(path) && !/\.test\.tsx?$/.test(path))
      .filter(({ path }) => !/^domain\/values\/(text|email-address)\.ts$/.test(path))
      .filter(({ text }) => text.includes('z.trim()'))
      .map(
        ({ path }) =>
          `${path} trims a text by itself: begin with typedText of domain/values/text.ts`,
      ),

  'only domain/values/lusaka.ts knows how far Lusaka is from UTC': (sources: readonly Source[]) =>
    sources
      .filter(({ path }) => ['domain', 'server', 'web'].includes(layerOf(path)))
      .filter((source) => !isTest(source) && source.path !== 'domain/values/lusaka.ts')
      .filter(({ text }) => /\+02:00|\blusaka\w* = [\d]/i.test(text))
      .map(({ path }) => `${path}: take instantAt, inLusaka or lusakaClock`),

  'a day of now is the day in Lusaka, also in tests, which run at any hour': (
    sources: readonly Source[],
  ) =>
    sources
      .filter(({ text }) =>
        /new Date\((Date\.now\(\)[^;]{0,60})?\)\.toISOString\(\)\s*\.slice\(0, 10\)/.test(text),
      )
      .map(({ path }) => `${path}: take todayInLusaka() and dayAfter()`),
}
