import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  providerAppointment,
  providerAppointmentChange,
  providerAppointmentsQuery,
  newProposal,
  sessionPhone,
} from '#domain/appointments/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readSessionPhone } from '../../appointments/sessions/data.ts'
import { overbookAsProvider, proposeAppointment } from '../proposals/data.ts'
import {
  changeProviderAppointment,
  listProviderAppointments,
  readProviderAppointment,
  reportNoAnswer,
} from './data.ts'

export const providerAppointmentRoutes = apiRoutes()
  .get(
    '/provider/appointments',
    route({
      audience: 'approved-provider',
      summary:
        'List a page of the appointments with the caller, cancelled ones too; each patient’s reading is recorded',
      responses: { 200: z.array(providerAppointment) },
    }),
    validate.query(providerAppointmentsQuery),
    async (c) => {
      const { actor } = c.var
      const query = c.req.valid('query')
      return c.json(
        await asActor(actor, (tx) => listProviderAppointments(tx, actor.user_id, query)),
        200,
      )
    },
  )
  .get(
    '/provider/appointments/:id/phone-number',
    route({
      audience: 'approved-provider',
      summary:
        'Read the number of a Phone session’s patient, from a day before until half an hour after it; recorded',
      responses: { 200: sessionPhone },
      problems: [404],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const shown = await asActor(actor, (tx) => readSessionPhone(tx, actor.user_id, id, 'patient'))
      requireFound(shown)
      return c.json(shown, 200)
    },
  )
  .patch(
    '/provider/appointments/:id',
    route({
      audience: 'approved-provider',
      summary:
        'Confirm, decline or complete an appointment of the caller, state what became of it, or save notes on it',
      responses: { 200: providerAppointment },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.json(providerAppointmentChange),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const change = c.req.valid('json')
      return c.json(
        await asActor(actor, (tx) => changeProviderAppointment(tx, actor.user_id, id, change)),
        200,
      )
    },
  )
  .post(
    '/provider/appointments/:id/no-answer',
    route({
      audience: 'approved-provider',
      summary: 'State that no one answered in a Phone session; the patient is notified, once',
      responses: { 200: providerAppointment },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      return c.json(await asActor(actor, (tx) => reportNoAnswer(tx, actor.user_id, id)), 200)
    },
  )
  .post(
    '/provider/appointments',
    route({
      audience: 'approved-provider',
      summary:
        'Book a time for a patient who has agreed to it, or propose one; with a reason, over another visit or outside of free times',
      responses: { 200: providerAppointment, 201: providerAppointment },
      problems: [404, 409],
    }),
    validate.json(newProposal),
    async (c) => {
      const { actor } = c.var
      const proposal = c.req.valid('json')
      const { overbook_reason } = proposal
      if (overbook_reason) {
        const { id, isNew } = await asSystemFor(actor, 'no policy lets a visit overlap', (tx) =>
          overbookAsProvider(tx, actor.user_id, { ...proposal, overbook_reason }),
        )
        const booked = await asActor(actor, (tx) => readProviderAppointment(tx, actor.user_id, id))
        return c.json(booked, isNew ? 201 : 200)
      }
      const { appointment, isNew } = await asActor(actor, (tx) =>
        proposeAppointment(tx, actor.user_id, proposal),
      )
      return c.json(appointment, isNew ? 201 : 200)
    },
  )
