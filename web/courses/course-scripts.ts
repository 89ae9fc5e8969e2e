import type { Course, CourseId } from '#domain/library/courses/script.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** The script of each course, fetched when it is opened. */
const scripts: Readonly<Record<CourseId, () => Promise<Course>>> = {
  grounding: loadOnce(
    async () => (await import('#domain/library/courses/scripts/grounding.ts')).grounding,
  ),
  unhooking: loadOnce(
    async () => (await import('#domain/library/courses/scripts/unhooking.ts')).unhooking,
  ),
  'problem-steps': loadOnce(
    async () => (await import('#domain/library/courses/scripts/problem-steps.ts')).problemSteps,
  ),
  'get-going': loadOnce(
    async () => (await import('#domain/library/courses/scripts/get-going.ts')).getGoing,
  ),
  values: loadOnce(async () => (await import('#domain/library/courses/scripts/values.ts')).values),
  kindness: loadOnce(
    async () => (await import('#domain/library/courses/scripts/kindness.ts')).kindness,
  ),
  sleep: loadOnce(async () => (await import('#domain/library/courses/scripts/sleep.ts')).sleep),
  'asking-for-support': loadOnce(
    async () =>
      (await import('#domain/library/courses/scripts/asking-for-support.ts')).askingForSupport,
  ),
}

/** @returns undefined for the id of no course */
export const fetchScript = async (id: string): Promise<Course | undefined> =>
  id in scripts ? scripts[id as CourseId]() : undefined
