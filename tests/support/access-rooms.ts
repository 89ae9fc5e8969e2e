import type { TableAccess } from './access.ts'
import {
  everything,
  readsBy,
  related,
  signedIn,
  systemAnd,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** Rooms and absences: the reviewed truth. The front desk reads both through its routes alone. */
export const roomAccess: Record<string, TableAccess> = {
  'public.rooms': {
    grants: { authenticated: 'select', service_role: 'insert, select, update' },
    policies: {
      'a person reads the rooms of their own appointments':
        'select to authenticated using ((EXISTS ( SELECT\n   FROM appointments a\n  WHERE ((a.room_id = rooms.id) AND ((a.patient_id = ( SELECT auth.uid() AS uid)) OR (a.provider_id = ( SELECT auth.uid() AS uid)))))))',
      'the system keeps rooms': systemDoesAll,
    },
    // Without an owner: an admin keeps all of them.
    belongsTo: () => 'true',
    row: () => ({ name: `'Room ' || floor(random() * 1e9)::bigint` }),
    change: 'retired_at = now()',
    allows: {
      // The provider with relation has an appointment in one; that they read no other is tested in
      // server/practice/rooms.
      anyone: { ...systemOnly('insert', 'update'), select: systemAnd(related) },
    },
  },
  'public.absences': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select' },
    policies: {
      'a provider reads their own absences': readsBy('provider_id'),
      'the system keeps absences': systemDoesAll,
    },
    belongsTo: (person) => `provider_id = ${text(person.id)}`,
    row: (person) => ({
      provider_id: text(person.id),
      starts_at: `'2020-01-01T07:00:00Z'`,
      ends_at: `'2020-01-01T09:00:00Z'`,
    }),
    change: `ends_at = '2020-01-01T10:00:00Z'`,
    ownerColumn: 'provider_id',
    allows: {
      own: { select: signedIn },
      anyone: systemOnly(...everything.filter((verb) => verb !== 'update')),
    },
  },
}

export const roomFunctions: Record<string, string> = {
  'practice.keep_room()': '',
  'practice.is_called_in(visit uuid)': 'authenticated',
  'practice.is_missed(visit uuid)': 'authenticated',
  'practice.keep_arrival()': '',
}
