import type { Person, TableAccess } from './access.ts'
import {
  adminInserts,
  adminReads,
  byUserId,
  clients,
  everything,
  ownRow,
  readsOwn,
  signedIn,
  systemAnd,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

/** A session of each actor, with no other attendee; its id contains no user id. */
const sessionOf = ({ id }: Person) => `md5('group of ${id}')::uuid`

/** The reviewed access to group sessions and to who comes to them; part of `accessTable`. */
export const groupAccess: Record<string, TableAccess> = {
  'public.group_sessions': {
    grants: {
      authenticated:
        'insert (id, topic, description, session_time, duration_minutes, capacity, how_to_join), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      'a person reads the sessions they registered for': `select to authenticated using ((EXISTS ( SELECT\n   FROM group_registrations r\n  WHERE ((r.session_id = group_sessions.id) AND (r.user_id = ( SELECT auth.uid() AS uid))))))`,
      'an admin reads all sessions': adminReads,
      'an admin plans a session': adminInserts,
      'the system keeps group sessions': systemDoesAll,
    },
    belongsTo: (person) => `id = ${sessionOf(person)}`,
    row: (person) => ({
      id: sessionOf(person),
      topic: `'Exam nerves'`,
      description: `'How others get through'`,
      session_time: `now() + interval '1 day'`,
      duration_minutes: '60',
      capacity: '5',
      how_to_join: `'Room 4'`,
    }),
    change: 'cancelled_at = now()',
    ownerColumn: 'id',
    allows: {
      own: { select: signedIn },
      anyone: {
        ...systemOnly('update', 'delete'),
        select: systemAnd(['admin']),
        insert: systemAnd(['admin']),
      },
    },
  },
  'public.group_registrations': {
    grants: {
      authenticated: 'delete, insert (session_id, user_id, pseudonym), select',
      service_role: 'delete, insert, select, update',
    },
    policies: {
      // Not even an admin learns who comes.
      'a person reads their own registrations': readsOwn,
      'a client registers while there is a place': `insert to authenticated with check ((${ownRow} AND (( SELECT accounts.actor_role() AS actor_role) = 'client'::text) AND groups.has_place(session_id)))`,
      'a person gives their place back until it begins': `delete to authenticated using ((${ownRow} AND (NOT groups.has_begun(session_id))))`,
      'the system keeps group registrations': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      session_id: sessionOf(person),
      user_id: text(person.id),
      pseudonym: `'Kafue Kingfisher'`,
    }),
    change: `pseudonym = 'Msasa Heron'`,
    ownerColumn: 'user_id',
    allows: {
      own: { select: signedIn, insert: clients, delete: signedIn },
      anyone: systemOnly(...everything),
    },
  },
}

export const groupFunctions: Record<string, string> = {
  'groups.standing_of(session uuid)': 'authenticated',
  'groups.has_place(session uuid)': 'authenticated',
  'groups.has_begun(session uuid)': 'authenticated',
  'groups.head_count(session uuid)': 'authenticated',
}
