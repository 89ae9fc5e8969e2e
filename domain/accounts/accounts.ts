import * as z from 'zod/mini'
import { typedText } from '../values/text.ts'
import { ageGroupOn } from '../values/age.ts'
import { ageMessages, findAgeIssues } from './age-issues.ts'
import { isCommonPassword } from './common-passwords.ts'
import { emailAddress } from '../values/email-address.ts'
import { genders } from '../values/gender.ts'
import { phoneNumber } from '../phone/phone-schema.ts'
import { countOf, passwordMinimum, passwordRules } from './password-rules.ts'
import { nameChecks } from '../values/name-characters.ts'

/** What both sides know about having an account: the sign-up form and the rules for passwords. */

/** argon2id would take more; bcrypt of an account moved to hosted Supabase would not. */
export const maxPasswordBytes = 72

/** Shown where a common password meets all five rules. */
export const commonPasswordMessage =
  'This password is too easy to guess. Please choose a less common one.'
export const longPasswordMessage = 'Password cannot be longer than 72 characters'

export type PasswordIssue = 'length' | 'characters' | 'pwned'

/**
 * What is wrong with a new password, in the words of the Supabase Auth contract (`weak_password.reasons`).
 *
 * @param policy.minimum least number of characters
 * @param policy.hasRules false drops all but the minimum
 */
export function findPasswordIssues(
  password: string,
  policy = { minimum: passwordMinimum, hasRules: true },
): PasswordIssue[] {
  const issues: PasswordIssue[] = []
  if (countOf(password) < policy.minimum) issues.push('length')
  if (!policy.hasRules) return issues
  if (passwordRules.some((rule) => rule.key !== 'length' && !rule.isMet(password))) {
    issues.push('characters')
  }
  if (isCommonPassword(password)) issues.push('pwned')
  return issues
}

export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > maxPasswordBytes
}

export const newPassword = z.string().check(
  z.refine((password) => !isPasswordTooLong(password), longPasswordMessage),
  z.refine(
    (password) => passwordRules.every((rule) => rule.isMet(password)),
    'Please ensure your password meets all the requirements.',
  ),
  z.refine((password) => !isCommonPassword(password), commonPasswordMessage),
)

/** Roles that sign-up offers; `admin` is granted by a command only. */
export const signUpRoles = ['client', 'provider'] as const
export type SignUpRole = (typeof signUpRoles)[number]
export const studentPlan = 'Student Wellness Plan'

const oldest = '1900-01-01'

/**
 * A date of birth, `YYYY-MM-DD`, of a person old enough for an account.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 */
export function dateOfBirth(today: string) {
  return z.iso.date('Enter your date of birth as a real date.').check(
    z.refine((day) => day >= oldest, 'The date of birth is too long ago.'),
    z.refine((day) => day <= today, 'The date of birth cannot be in the future.'),
    z.refine(
      (day) => day < oldest || day > today || ageGroupOn(day, today) !== 'too_young',
      ageMessages.tooYoung,
    ),
  )
}

const filled = (max: number, message: string) =>
  typedText(message).check(z.minLength(1, message), z.maxLength(max, `At most ${max} characters.`))

export const fullName = filled(200, 'Enter your full name.').check(...nameChecks)
export const guardianName = filled(200, ageMessages.guardianName).check(...nameChecks)
export const institutionName = filled(200, 'Enter the name of your institution.')
export const studentId = typedText().check(z.maxLength(60, 'At most 60 characters.'))

/** Checked whatever the other fields contain: a form shows all its issues at once. */
const always = () => true

interface AgeOfForm {
  date_of_birth: string
  guardian_name?: string | undefined
  guardian_agrees: boolean
  role: SignUpRole
}

const ageIssuesOf = (form: AgeOfForm, today: string) =>
  findAgeIssues({ ...form, hasGuardianAgreed: form.guardian_agrees }, form.role, today)

/**
 * The sign-up form. The student block counts only where `is_student` is ticked.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 */
export function signUpForm(today: string) {
  return z
    .object({
      full_name: fullName,
      date_of_birth: dateOfBirth(today),
      /** Of those under 18: `domain/values/age.ts`. */
      guardian_name: z.optional(guardianName),
      guardian_agrees: z._default(z.boolean(), false),
      gender: z.optional(z.enum(genders)),
      phone_number: z.optional(phoneNumber),
      email: emailAddress,
      password: newPassword,
      role: z._default(z.enum(signUpRoles), 'client'),
      is_student: z._default(z.boolean(), false),
      institution_name: z.optional(z.string()),
      student_id: z.optional(studentId),
      has_agreed: z._default(z.boolean(), false),
    })
    .check(
      z.refine((form) => ageIssuesOf(form, today).date_of_birth !== ageMessages.provider, {
        path: ['date_of_birth'],
        message: ageMessages.provider,
        when: always,
      }),
      z.refine((form) => !ageIssuesOf(form, today).guardian_name, {
        path: ['guardian_name'],
        message: ageMessages.guardianName,
        when: always,
      }),
      z.refine((form) => !ageIssuesOf(form, today).guardian_agrees, {
        path: ['guardian_agrees'],
        message: ageMessages.guardianAgrees,
        when: always,
      }),
      z.refine((form) => !form.is_student || form.has_agreed, {
        path: ['has_agreed'],
        message: 'You must confirm your student status to proceed.',
        when: always,
      }),
      z.refine(
        (form) => !form.is_student || institutionName.safeParse(form.institution_name).success,
        {
          path: ['institution_name'],
          message: 'Enter the name of your institution.',
          when: always,
        },
      ),
    )
}

export type SignUpForm = z.output<ReturnType<typeof signUpForm>>

/** The account metadata that auth-js sends along with a sign-up (docs/specification.md, "Sign-up"). */
export function signUpData(form: SignUpForm) {
  return {
    full_name: form.full_name,
    role: form.role,
    date_of_birth: form.date_of_birth,
    ...(form.gender ? { gender: form.gender } : {}),
    ...(form.phone_number ? { phone_number: form.phone_number } : {}),
    ...(form.guardian_name && form.guardian_agrees
      ? { guardian_name: form.guardian_name, guardian_agrees: true }
      : {}),
    ...(form.is_student
      ? {
          student_data: {
            institution_name: form.institution_name!.trim(),
            ...(form.student_id ? { student_id: form.student_id } : {}),
          },
          membership_plan: studentPlan,
        }
      : {}),
  }
}
