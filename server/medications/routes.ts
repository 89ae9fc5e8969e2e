import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  changedMedicine,
  doseRecord,
  medicine,
  medicineBox,
  medicineDose,
  newMedicine,
  plannedDose,
} from '#domain/medications/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { addMedicine, changeMedicine, listMedicines, removeMedicine, stopMedicine } from './data.ts'
import { listDoses, recordDose, undoDose } from './doses/data.ts'

const oneMedicine = validate.param(z.object({ id: uuid('Must be a UUID.') }))
const oneDose = validate.param(plannedDose)

export const medicationsRoutes = apiRoutes()
  .get(
    '/medicines',
    route({
      audience: 'client',
      summary: 'List own medicines with their plans, and what became of the doses of late',
      answers: { 200: medicineBox },
    }),
    async (c) => {
      const { actor } = c.var
      const [medicines, doses] = await asActorOnce(actor, (tx) =>
        Promise.all([listMedicines(tx, actor.user_id), listDoses(tx, actor.user_id)]),
      )
      return c.json({ medicines, doses }, 200)
    },
  )
  .post(
    '/medicines',
    route({
      audience: 'client',
      summary: 'Write a medicine down',
      answers: { 200: medicine, 201: medicine },
      problems: [409],
    }),
    validate.json(newMedicine),
    async (c) => {
      const { actor } = c.var
      const typed = c.req.valid('json')
      const stored = await asActor(actor, (tx) => addMedicine(tx, actor.user_id, typed))
      return c.json(stored.medicine, stored.isNew ? 201 : 200)
    },
  )
  .put(
    '/medicines/:id',
    route({
      audience: 'client',
      summary: 'Change an own medicine from now on; the past keeps its plan',
      answers: { 200: medicine },
      problems: [404, 409],
    }),
    oneMedicine,
    validate.json(changedMedicine),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const typed = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => changeMedicine(tx, actor.user_id, id, typed)), 200)
    },
  )
  .post(
    '/medicines/:id/stop',
    route({
      audience: 'client',
      summary: 'Stop an own medicine now, and keep it in the history',
      answers: { 200: medicine },
      problems: [404],
    }),
    oneMedicine,
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      return c.json(await asActor(actor, (tx) => stopMedicine(tx, actor.user_id, id)), 200)
    },
  )
  .delete(
    '/medicines/:id',
    route({
      audience: 'client',
      summary: 'Delete an own medicine that has no doses, if it is there',
      answers: { 204: true },
      problems: [409],
    }),
    oneMedicine,
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      await asActor(actor, (tx) => removeMedicine(tx, actor.user_id, id))
      return c.body(null, 204)
    },
  )
  .put(
    '/medicines/:id/doses/:day/:time',
    route({
      audience: 'client',
      summary: 'Record that a planned dose was taken, taken late or missed',
      answers: { 200: medicineDose, 201: medicineDose },
      problems: [404],
    }),
    // Before the address, so that a body that is no JSON is reported as such.
    validate.json(doseRecord),
    oneDose,
    async (c) => {
      const { actor } = c.var
      const address = c.req.valid('param')
      const said = c.req.valid('json')
      const { dose, isNew } = await asActor(actor, (tx) =>
        recordDose(tx, actor.user_id, address, said),
      )
      return c.json(dose, isNew ? 201 : 200)
    },
  )
  .delete(
    '/medicines/:id/doses/:day/:time',
    route({
      audience: 'client',
      summary: 'Remove the record of a dose, if there is one',
      answers: { 204: true },
    }),
    oneDose,
    async (c) => {
      const { actor } = c.var
      const address = c.req.valid('param')
      await asActor(actor, (tx) => undoDose(tx, actor.user_id, address))
      return c.body(null, 204)
    },
  )
