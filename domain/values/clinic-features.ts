/** What a clinic may not offer. Each is on until an admin switches it off. */
export const clinicFeatures = ['students', 'groups', 'plans', 'video', 'memberships'] as const
export type ClinicFeature = (typeof clinicFeatures)[number]

/** As in "This clinic does not offer …". */
export const featureWords: Readonly<Record<ClinicFeature, string>> = {
  students: 'pages for students',
  groups: 'group sessions',
  plans: 'meal and exercise plans',
  video: 'visits by video',
  memberships: 'memberships',
}

/** What a call or a field of a feature that is off is answered. */
export const notOfferedText = (feature: ClinicFeature): string =>
  `This clinic does not offer ${featureWords[feature]}.`

/** The pages that offer a feature: where it is off they are gone. */
export const pagesOf: Readonly<Record<ClinicFeature, readonly `/${string}`[]>> = {
  students: ['/student-profile', '/time-management', '/burnout'],
  groups: ['/admin/group-sessions'],
  plans: ['/nutrition', '/meal-plan-questionnaire', '/exercise-plan-questionnaire'],
  // A visit that is booked is held: its call stays.
  video: [],
  memberships: ['/pricing', '/admin/plans'],
}

/** Pages of what a person has already, or was asked for: where the feature is off they stay, and are in no menu. */
export const keptPagesOf: Readonly<Record<ClinicFeature, readonly `/${string}`[]>> = {
  students: [],
  groups: ['/groups'],
  plans: ['/my-meal-plan', '/my-exercise-plan', '/plan-requests'],
  video: [],
  memberships: ['/membership', '/check-in', '/care-plan', '/support'],
}

/** For `Brand.off`; undefined where everything is offered. */
export function whatIsOff(off: readonly ClinicFeature[]): Record<string, string> | undefined {
  if (off.length === 0) return undefined
  return Object.fromEntries(
    off.flatMap((feature) => [
      ...[feature, ...pagesOf[feature]].map((what) => [what, featureWords[feature]]),
      ...keptPagesOf[feature].map((page) => [page, '']),
    ]),
  )
}
