import type { NewBloodPressureReading, NewGlucoseReading } from '#domain/readings/schema.ts'

type At<Reading> = Reading & { created_at: Date }

const day = 24 * 60 * 60 * 1000
const sampleDays = 122
/** Hours from midnight UTC: Lusaka is UTC+2 all year. */
const morning = 4.4
const evening = 17.1

/** Numbers from 0 to 1 that look random and are the same every time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pressureNotes: Record<number, string> = {
  0: 'First week with my own machine',
  17: 'New tablets since Monday',
  58: 'Home from the funeral in Ndola, two days without tablets',
  59: 'Measured again after resting. Took the tablet',
  60: 'Went to the clinic',
  90: 'Walking to the market every morning now',
}

/**
 * Bwalya's blood pressure: high at first, falling once the tablets work, one bad day at a funeral,
 * then nearly where the clinic wants it.
 *
 * @param now the last reading lies before it
 */
export function describeBloodPressure(now: Date): At<NewBloodPressureReading>[] {
  const random = chance(1979)
  return maxDays(now, random, morning).map(({ index, created_at }) => {
    const calm = Math.exp(-Math.max(0, index - 17) / 22)
    const upset = index === 58 ? 56 : index === 59 ? 26 : index === 60 ? 12 : 0
    const systolic = Math.round(129 + 29 * calm + upset + 10 * (random() - 0.5))
    const diastolic = Math.round(82 + 15 * calm + upset / 2.4 + 8 * (random() - 0.5))
    const pulse = Math.round(72 + upset / 3 + 10 * (random() - 0.5))
    const notes = pressureNotes[index]
    return { systolic, diastolic, pulse, created_at, ...(notes ? { notes } : {}) }
  })
}

const glucoseNotes: Record<number, string> = {
  3: 'After nshima and chicken',
  44: 'Felt shaky, had skipped lunch',
  75: 'Beans and rape, smaller portion of nshima',
}

/** Bwalya's blood sugar in mmol/L: fasting most mornings, after supper on others; slowly lower. */
export function describeGlucose(now: Date): At<NewGlucoseReading & { glucose_level: number }>[] {
  const random = chance(314)
  return maxDays(now, random, evening)
    .filter(({ index }) => index % 2 === 1 || index in glucoseNotes)
    .map(({ index, created_at }) => {
      const isFasting = random() < 0.55 && !(index in glucoseNotes)
      const calm = Math.exp(-index / 60)
      const usual = isFasting ? 6.1 + 2.4 * calm : 7.9 + 3.6 * calm
      const value = index === 44 ? 3.6 : usual + 1.4 * (random() - 0.5)
      const notes = glucoseNotes[index]
      return {
        glucose_level: Math.round(value * 10) / 10,
        unit: 'mmol/L' as const,
        context: isFasting ? ('Fasting' as const) : ('After Meal' as const),
        // Fasting is measured before breakfast.
        created_at: isFasting
          ? new Date(created_at.getTime() - (evening - morning) * 60 * 60 * 1000)
          : created_at,
        ...(notes ? { notes } : {}),
      }
    })
}

/** The days with a measurement: about five in six, yesterday and those with a note among them. */
function maxDays(now: Date, random: () => number, hour: number) {
  const today = Math.floor(now.getTime() / day) * day
  const annotated = new Set(
    [...Object.keys(pressureNotes), ...Object.keys(glucoseNotes)].map(Number),
  )
  return Array.from({ length: sampleDays }, (_, index) => ({
    index,
    isStored: random() < 0.84 || annotated.has(index) || index >= sampleDays - 2,
    created_at: new Date(
      today - (sampleDays - index) * day + (hour + random() * 1.2) * 60 * 60 * 1000,
    ),
  })).filter(({ isStored }) => isStored)
}
