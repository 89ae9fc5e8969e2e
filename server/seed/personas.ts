import type { Profession } from '#domain/practice/professions.ts'
import type { ConsentPurpose } from '#domain/accounts/consent.ts'
import type { Transaction } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import type { NewProfile } from '../accounts/data.ts'

/** Password of every demo account. */
export const demoPassword = 'Demo-2026!'

/** What a feature adds demo data to. */
export interface Demo {
  /** The ids of those demo people who are new here, by address. */
  newcomers: ReadonlyMap<string, string>
  now: Date
  files: FileStore
}

/** Writes demo data of one feature, in the transaction that makes the demo accounts. */
export type SeedStep = (tx: Transaction, demo: Demo) => Promise<void>

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
      phone_number: '+260977000101',
      emergency_contact: { name: 'Joseph Mwansa', phone: '+260966000102' },
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
      phone_number: '+260955000103',
      study_area: 'Nursing',
      year_of_study: '3',
      emergency_contact: { name: 'Esther Tembo', phone: '+260977000104' },
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
      phone_number: '+260966000105',
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
      phone_number: '+260977000106',
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
      phone_number: '+260955000107',
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
      phone_number: '+260966000108',
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
    more: { phone_number: '+260977000109' },
  },
  {
    email: 'desk@demo.test',
    title: 'Mutinta Hachipuka, front desk',
    profile: {
      role: 'front_desk',
      full_name: 'Mutinta Hachipuka',
      date_of_birth: '1996-02-11',
      gender: 'female',
    },
    more: { phone_number: '+260966000110' },
  },
]
