import type { Profession } from '#domain/professions.ts'
import type { ConsentPurpose } from '#domain/consent.ts'
import type { NewBloodPressureReading, NewGlucoseReading } from '#domain/readings/schema.ts'
import type { NewProfile } from '../accounts/data.ts'

/** Password of every demo account. */
export const demoPassword = 'Demo-2026!'

/** An invented person, with a history for the screens. */
export interface DemoPersona {
  email: string
  /** Who it is, for the list printed at the start. */
  title: string
  profile: NewProfile & { full_name: string }
  /** Further columns of `user_profiles`. */
  more: {
    phone_number?: string
    bio?: string
    specialty?: string
    qualifications?: string[]
    study_area?: string
    year_of_study?: string
    emergency_contact?: { name: string; phone: string }
    profession?: Profession
    provider_status?: 'approved'
    registration_body?: string
    registration_number?: string
  }
  consents?: readonly ConsentPurpose[]
  plan?: 'Wellness Starter'
}

/** The demo accounts: each a person of Zambia who might be one of ours, and none who is. */
export const demoPersonas: readonly DemoPersona[] = [
  {
    // High pressure found at a market screening four months ago; tablets since; sugar a little high.
    email: 'client@demo.test',
    title: 'Bwalya Mwansa, client with four months of readings',
    profile: {
      role: 'client',
      full_name: 'Bwalya Mwansa',
      date_of_birth: '1979-03-14',
      gender: 'female',
    },
    more: {
      phone_number: '+260 97 700 0101',
      emergency_contact: { name: 'Joseph Mwansa', phone: '+260 96 600 0102' },
    },
    consents: ['health_data', 'share_screenings', 'share_readings', 'safety_alerts'],
    plan: 'Wellness Starter',
  },
  {
    email: 'student@demo.test',
    title: 'Natasha Tembo, student',
    profile: {
      role: 'client',
      full_name: 'Natasha Tembo',
      date_of_birth: '2004-08-02',
      gender: 'female',
      student: { institution_name: 'University of Zambia', student_id: '2023041187' },
    },
    more: {
      phone_number: '+260 95 500 0103',
      study_area: 'Nursing',
      year_of_study: '3',
      emergency_contact: { name: 'Esther Tembo', phone: '+260 97 700 0104' },
    },
    consents: ['health_data'],
  },
  {
    email: 'therapist@demo.test',
    title: 'Chileshe Mumba, approved therapist',
    profile: {
      role: 'provider',
      full_name: 'Chileshe Mumba',
      date_of_birth: '1984-11-20',
      gender: 'male',
    },
    more: {
      phone_number: '+260 96 600 0105',
      specialty: 'Therapist',
      profession: 'therapist',
      bio: 'I work with adults on low mood, worry and grief, in English, Bemba and Nyanja. We meet where it suits you: by video, by phone, or in Lusaka.',
      qualifications: ['MSc Clinical Psychology, University of Zambia', 'Trauma-focused CBT, 2019'],
      provider_status: 'approved',
      registration_body: 'Health Professions Council of Zambia',
      registration_number: 'HPCZ-PSY-01482',
    },
  },
  {
    email: 'dietitian@demo.test',
    title: 'Thandiwe Ngoma, approved dietitian',
    profile: {
      role: 'provider',
      full_name: 'Thandiwe Ngoma',
      date_of_birth: '1990-05-09',
      gender: 'female',
    },
    more: {
      phone_number: '+260 97 700 0106',
      specialty: 'Dietitian',
      profession: 'dietitian',
      bio: 'Good food for sugar and pressure, from what the market in your street sells: nshima, beans, greens and fish have their place.',
      qualifications: [
        'BSc Human Nutrition and Dietetics, University of Zambia',
        'Diabetes educator, 2021',
      ],
      provider_status: 'approved',
      registration_body: 'Health Professions Council of Zambia',
      registration_number: 'HPCZ-DIE-00317',
    },
  },
  {
    email: 'fitness@demo.test',
    title: 'Kelvin Sakala, approved fitness expert',
    profile: {
      role: 'provider',
      full_name: 'Kelvin Sakala',
      date_of_birth: '1988-01-30',
      gender: 'male',
    },
    more: {
      phone_number: '+260 95 500 0107',
      specialty: 'Fitness Expert',
      profession: 'fitness expert',
      bio: 'Training at home or outdoors, without a gym, at your own pace, also after an injury.',
      qualifications: [
        'Diploma in Physiotherapy, Evelyn Hone College',
        'Exercise instructor, 2018',
      ],
      provider_status: 'approved',
      registration_body: 'Health Professions Council of Zambia',
      registration_number: 'HPCZ-PHY-00893',
    },
  },
  {
    email: 'pending@demo.test',
    title: 'Luyando Hamoonga, provider awaiting verification',
    profile: {
      role: 'provider',
      full_name: 'Luyando Hamoonga',
      date_of_birth: '1993-09-17',
      gender: 'female',
    },
    more: {
      phone_number: '+260 96 600 0108',
      specialty: 'Therapist',
      bio: 'Newly back in Choma after her training; her registration is being checked.',
      qualifications: ['BA Psychology, University of Zambia'],
      registration_body: 'Health Professions Council of Zambia',
      registration_number: 'HPCZ-PSY-02214',
    },
  },
  {
    email: 'admin@demo.test',
    title: 'Grace Mulenga, admin',
    profile: {
      role: 'admin',
      full_name: 'Grace Mulenga',
      date_of_birth: '1981-06-25',
      gender: 'female',
    },
    more: { phone_number: '+260 97 700 0109' },
  },
]

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
  const noted = new Set([...Object.keys(pressureNotes), ...Object.keys(glucoseNotes)].map(Number))
  return Array.from({ length: sampleDays }, (_, index) => ({
    index,
    isKept: random() < 0.84 || noted.has(index) || index >= sampleDays - 2,
    created_at: new Date(
      today - (sampleDays - index) * day + (hour + random() * 1.2) * 60 * 60 * 1000,
    ),
  })).filter(({ isKept }) => isKept)
}
