/** What an admin has set of the sender of emails; it changes while the process runs. */
export const ownSender: { sender_name: string | null; reply_to: string | null } = {
  sender_name: null,
  reply_to: null,
}

/** The address in `MAIL_FROM`, which may have a name before it: `Clinic <no-reply@clinic.example>`. */
const addressIn = (from: string) => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim()

/**
 * The headers of the sender. The name is given apart from the address, so that the mail library encodes it (RFC 2047)
 * and none of it can be taken for an address or another header.
 *
 * @param from `MAIL_FROM`: its address stays, whatever an admin sets, because the mail server signs for it
 */
export function senderOf(from: string): {
  from: string | { name: string; address: string }
  replyTo?: { name: string; address: string }
} {
  const { sender_name, reply_to } = ownSender
  return {
    from: sender_name === null ? from : { name: sender_name, address: addressIn(from) },
    ...(reply_to === null ? {} : { replyTo: { name: '', address: reply_to } }),
  }
}
