import * as z from 'zod/mini'

/** Roles of those who work for the clinic. */
export const staffRoles = ['admin', 'front_desk', 'provider'] as const

export type StaffRole = (typeof staffRoles)[number]

/** An account of a person who works here, and how its login is protected. */
export const staffAccount = z.object({
  id: z.string(),
  full_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(staffRoles),
  is_suspended: z.boolean(),
  /** Invited, and has not chosen a password yet. */
  is_invited: z.boolean(),
  has_second_factor: z.boolean(),
  /** Devices on which it is logged in now. */
  sessions: z.number(),
  /** Day in Lusaka, `YYYY-MM-DD`. */
  last_sign_in_on: z.nullable(z.string()),
})

export type StaffAccount = z.infer<typeof staffAccount>
