import * as z from 'zod/mini'

/** What a new installation needs before patients come, in the order in which one does it. */
export const stepKeys = [
  'settings',
  'email',
  'second_admin',
  'provider',
  'front_desk',
  'hours',
  'visit_types',
  'helplines',
  'safety_duty',
  'payments',
  'backup',
  'restore_drill',
] as const
export type StepKey = (typeof stepKeys)[number]

/** `unknown`: the server cannot see it. `done` is said only of what it has seen. */
export const stepStates = ['done', 'open', 'unknown'] as const
export type StepState = (typeof stepStates)[number]

export const firstStep = z.object({
  key: z.enum(stepKeys),
  state: z.enum(stepStates),
  /** What the server found, in one or two sentences. Contains no name of a person. */
  found: z.string(),
})
export type FirstStep = z.output<typeof firstStep>

export const firstSteps = z.object({
  steps: z.array(firstStep),
  /** Whether the start page of admins leaves them out. */
  is_hidden: z.boolean(),
})
export type FirstSteps = z.output<typeof firstSteps>

export const hiddenSteps = z.object({
  is_hidden: z.boolean('Say true or false.'),
})
