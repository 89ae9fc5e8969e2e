import type { GlucoseCategory } from '#domain/readings/glucose.ts'
import type { ToastKind } from '#web/ui/overlays/toast-queue.ts'

/** A toast of this feature. */
export interface Words {
  title: string
  text: string
  kind?: ToastKind
}

/** The notices of this feature, word for word (docs/specification.md, "Notices"). */
export const notices = {
  crisis: {
    title: 'Hypertensive Crisis Alert!',
    text: 'Your blood pressure is dangerously high. Please seek immediate medical attention.',
    kind: 'alert',
  },
  bloodPressureLogged: { title: 'Success!', text: 'Your reading has been logged.' },
  glucoseLogged: { title: 'Success!', text: 'Your glucose reading has been logged.' },
  missingFields: {
    title: 'Missing fields',
    text: 'Please enter both systolic and diastolic values.',
    kind: 'destructive',
  },
  missingField: {
    title: 'Missing field',
    text: 'Please enter a glucose level.',
    kind: 'destructive',
  },
} as const satisfies Record<string, Words>

export const failures = {
  fetching: 'Error fetching data',
  logging: 'Error logging reading',
} as const

/** True for the categories that warn: Low and High. */
export function isGlucoseAlert(category: GlucoseCategory): boolean {
  return category === 'Low (Hypoglycemia)' || category === 'High (Hyperglycemia)'
}

export function glucoseAlert(level: GlucoseCategory): Words {
  return {
    title: `${level} Alert!`,
    text: `Your glucose level is ${level.toLowerCase()}. Please follow your action plan.`,
    kind: 'alert',
  }
}
