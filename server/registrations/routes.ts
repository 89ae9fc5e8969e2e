import * as z from 'zod/mini'
import { clinicWithdrawal, recordedConsents } from '#domain/registrations/clinic-consent.ts'
import {
  newRegistration,
  registeredPatient,
  registrationChanges,
} from '#domain/registrations/schema.ts'
import { recordErasure } from '#domain/registrations/erasure.ts'
import { takeOverCode } from '#domain/registrations/take-over.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import { removeFiles } from '#server/platform/files/remove-files.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import type { passwordCheck } from '../accounts/passwords/own-password.ts'
import { likelyMatch } from './registration-problems.ts'
import { recordConsents, withdrawAtClinic } from './consents/data.ts'
import { openRegistered, registerPatient, setRegistration } from './data.ts'
import { eraseRegistered } from './erasures/data.ts'
import { makeTakeOverCode, type TakeOverSettings } from './take-overs/data.ts'

const byId = z.object({ id: uuid('Send the id of a patient.') })

/** Patients whom staff register: the front desk, providers in practice and admins. Nothing of health. */
export const registrationRoutes = (
  settings: TakeOverSettings,
  files: FileStore,
  requirePassword: ReturnType<typeof passwordCheck>,
) =>
  apiRoutes()
    .post(
      '/clinic/patients',
      route({
        audience: 'clinic-staff',
        summary: 'Register a person as a patient, with or without a way to log in',
        responses: { 200: registeredPatient, 201: registeredPatient },
        problems: [409],
      }),
      validate.json(newRegistration),
      async (c) => {
        const { actor } = c.var
        const typed = c.req.valid('json')
        const registered = await asSystemFor(actor, 'register a patient', (tx) =>
          registerPatient(tx, settings, actor.user_id, typed),
        )
        if ('matches' in registered) throw likelyMatch()
        const { patient, isNew } = registered
        return c.json(patient, isNew ? 201 : 200)
      },
    )
    .get(
      '/clinic/patients/:id',
      route({
        audience: 'clinic-staff',
        summary:
          'Open what the clinic asked a registered patient; for a provider, of their own patients',
        responses: { 200: registeredPatient },
        problems: [404],
      }),
      validate.param(byId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const patient = await asSystemFor(actor, 'open the registration of a patient', (tx) =>
          openRegistered(tx, actor.user_id, id),
        )
        return c.json(patient, 200)
      },
    )
    .put(
      '/clinic/patients/:id',
      route({
        audience: 'clinic-staff',
        summary: 'Change what the clinic has of a patient without a login',
        responses: { 200: registeredPatient },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(registrationChanges),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        const patient = await asSystemFor(actor, 'change the registration of a patient', (tx) =>
          setRegistration(tx, actor.user_id, id, typed),
        )
        return c.json(patient, 200)
      },
    )
    .post(
      '/clinic/patients/:id/consents',
      route({
        audience: 'clinic-staff',
        summary: 'Record what a patient without a login agreed to on paper or in words',
        responses: { 200: registeredPatient },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(recordedConsents),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const given = c.req.valid('json')
        const patient = await asSystemFor(actor, 'record a consent at the clinic', async (tx) => {
          await recordConsents(tx, actor.user_id, id, given)
          return openRegistered(tx, actor.user_id, id)
        })
        return c.json(patient, 200)
      },
    )
    .post(
      '/clinic/patients/:id/consent-withdrawals',
      route({
        audience: 'clinic-staff',
        summary: 'Withdraw a consent for a patient without a login who asks for it at the clinic',
        responses: { 200: registeredPatient },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(clinicWithdrawal),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { purpose } = c.req.valid('json')
        const patient = await asSystemFor(actor, 'withdraw a consent at the clinic', async (tx) => {
          await withdrawAtClinic(tx, actor.user_id, id, purpose)
          return openRegistered(tx, actor.user_id, id)
        })
        return c.json(patient, 200)
      },
    )
    .post(
      '/clinic/patients/:id/take-over-code',
      route({
        audience: 'clinic-staff',
        summary:
          'As their provider, make the code with which a person takes their record over; an earlier one ends',
        responses: { 200: takeOverCode },
        problems: [403, 404, 409],
      }),
      validate.param(byId),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const made = await asSystemFor(actor, 'make a code to take a record over', (tx) =>
          makeTakeOverCode(tx, settings, actor.user_id, id),
        )
        return c.json(made, 200)
      },
    )
    .delete(
      '/clinic/patients/:id',
      route({
        audience: 'admin',
        summary:
          'Erase a patient without a login who asks for that, with everything in the record; asks for the name and the password',
        responses: { 204: true },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(recordErasure),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { typed_name, password } = c.req.valid('json')
        await requirePassword(c.var, password)
        const left = await asSystemFor(actor, 'erase a patient at their own wish', (tx) =>
          eraseRegistered(tx, actor.user_id, id, typed_name),
        )
        await removeFiles(files, left)
        return c.body(null, 204)
      },
    )
