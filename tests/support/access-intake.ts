import type { TableAccess } from './access.ts'
import {
  byUserId,
  insertsWithConsent,
  readsOwn,
  related,
  notDesk,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** The reviewed access to intake forms; part of `accessTable`. */
export const intakeAccess: Record<string, TableAccess> = {
  'public.intake_forms': {
    grants: {
      // Not when it arrived.
      authenticated:
        'insert (id, user_id, fullName, dateOfBirth, phone, address, emergencyContact, emergencyPhone, medicalHistory, currentMedications, allergies, reasonForVisit, insuranceProvider, insuranceNumber), select',
      service_role: 'delete, insert, select',
    },
    policies: {
      'a person reads their own intake forms': readsOwn,
      'a provider reads the intake forms of those they treat':
        'select to authenticated using (practice.has_visit_with(user_id))',
      'a person sends their own intake form while consent stands': insertsWithConsent,
      'the system exports, seeds and erases intake forms': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      '"fullName"': `'Mutale Banda'`,
      '"dateOfBirth"': `'1990-05-17'`,
      phone: `'0977 123 456'`,
      address: `'12 Chilimbulu Road, Lusaka'`,
      '"emergencyContact"': `'Natasha Banda'`,
      '"emergencyPhone"': `'0966 654 321'`,
      '"reasonForVisit"': `'To talk'`,
    }),
    change: `address = 'Elsewhere'`,
    ownerColumn: 'user_id',
    // Not only clients: the page is open to every signed-in user.
    allows: {
      own: { select: signedIn, insert: notDesk },
      related: { select: related },
      anyone: systemOnly('select', 'insert', 'delete'),
    },
  },
}
