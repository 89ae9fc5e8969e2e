import * as z from 'zod/mini'
import { staffAccount, staffRoles } from '#domain/admin/staff.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route } from '#server/platform/route.ts'
import { auditFoundAccounts } from '../accounts/data.ts'
import { listStaff } from './data.ts'

export const staffRoutes = apiRoutes().get(
  '/admin/staff',
  route({
    audience: 'admin',
    summary:
      'List the accounts of staff with role, last login, second factor and sessions, admins first; each reading is recorded',
    responses: { 200: z.array(staffAccount) },
  }),
  async (c) => {
    const { actor } = c.var
    const found = await asSystemFor(
      actor,
      'list the accounts of staff for an admin',
      async (tx) => {
        const staff = await listStaff(tx, staffRoles)
        await auditFoundAccounts(tx, actor.user_id, staff)
        return staff
      },
    )
    return c.json(found, 200)
  },
)
