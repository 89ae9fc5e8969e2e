import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { emailAddress } from '../values/email-address.ts'
import { nameChecks } from '../values/name-characters.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { staffRoles } from './staff.ts'

const invitation = {
  full_name: freeText(200).check(z.minLength(1, 'Enter the full name.'), ...nameChecks),
  email: emailAddress,
  role: z.enum(staffRoles, 'Choose what they do here.'),
  password: ownPassword,
}

/** What an admin fills in to invite a person to work here. */
export const staffInvitationForm = z.strictObject(invitation)

export const newStaffInvitation = z.strictObject({
  /** Of the new account, made by the caller: a retry invites once. */
  id: uuid('Send an id for this account.'),
  ...invitation,
})
export type NewStaffInvitation = z.output<typeof newStaffInvitation>
