import type { TableAccess } from './access.ts'
import { adminReads, systemAnd, systemDoesAll, systemOnly, text } from './access-words.ts'

/** The reviewed access to messages to the team; part of `accessTable`. */
export const contactAccess: Record<string, TableAccess> = {
  'public.contact_messages': {
    grants: {
      // Nothing to `anon`, and no word of whose account a message came from.
      authenticated: 'select (id, name, email, subject, message, submittedAt, answered_at)',
      service_role: 'delete, insert, select, update (answered_at)',
    },
    policies: {
      'an admin reads contact messages': adminReads,
      'the system takes in, marks and erases contact messages': systemDoesAll,
    },
    belongsTo: ({ email }) => `email = ${text(email)}`,
    row: (person) => ({
      user_id: text(person.id),
      name: `'Mutale Banda'`,
      email: text(person.email),
      subject: `'Opening hours'`,
      message: `'When are you open?'`,
    }),
    change: 'answered_at = now()',
    allows: {
      anyone: {
        ...systemOnly('insert', 'update', 'delete'),
        select: systemAnd(['admin']),
      },
    },
  },
}
