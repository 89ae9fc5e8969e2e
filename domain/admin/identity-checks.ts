/** How an admin made sure who asks for a reset of their second factor. */
export const identityChecks = {
  in_person: 'They came in person with an ID document',
  video_call: 'They showed an ID document in a video call',
  known_phone_number: 'I called the phone number in their profile',
} as const
export type IdentityCheck = keyof typeof identityChecks
