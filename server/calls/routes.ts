import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  call,
  entered,
  newEntry,
  newSignal,
  signal,
  signalsQuery,
  waitingPatient,
  type Call,
} from '#domain/calls/schema.ts'
import { callWindow } from '#domain/calls/window.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { type LimitSettings, RateLimit } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import {
  admitPatient,
  endCall,
  enterCall,
  listSignals,
  listWaiting,
  readCall,
  recordBeginning,
  sendSignal,
  type ShownCall,
} from './data.ts'
import { iceServersFor, roomFor, type VideoSettings } from './video-servers.ts'

const ofAppointment = z.object({ id: uuid('Send the id of an appointment.') })
const sent = z.object({ id: uuid() })

export function callRoutes(env: LimitSettings & VideoSettings) {
  const signals = new RateLimit(env, { name: 'signals of calls', points: 120, seconds: 60 })
  const entries = new RateLimit(env, { name: 'entries of calls', points: 30, seconds: 60 })

  function answerOf(
    appointment_id: string,
    own: ShownCall,
  ): Unsent<Call, 'waiting_since' | 'appointment_time' | 'closes_at'> {
    return {
      appointment_id,
      role: own.role,
      other: {
        full_name: own.other_name,
        ...own.other_identity,
        is_present: own.is_other_present,
        phone: own.other_phone,
        entry_id: own.other_entry,
      },
      phase: own.phase,
      waiting_since: own.waiting_since,
      entry_id: own.own_entry,
      relay_only: own.relay_only,
      appointment_time: own.appointment_time,
      duration_minutes: own.duration_minutes,
      closes_at: new Date(callWindow(own).until),
      video_url: roomFor(env, appointment_id),
    }
  }

  return apiRoutes()
    .get(
      '/calls/waiting',
      route({
        audience: 'approved-provider',
        summary: 'List the patients who wait for the caller in a video session, longest first',
        responses: { 200: z.array(waitingPatient) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActor(actor, (tx) => listWaiting(tx, actor.user_id)), 200)
      },
    )
    .get(
      '/appointments/:id/call',
      route({
        audience: 'correspondent',
        summary: 'Read the call of a confirmed Virtual session, within its window',
        responses: { 200: call },
        problems: [404, 409, 410],
      }),
      validate.param(ofAppointment),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const own = await asActor(actor, (tx) => readCall(tx, actor.user_id, id))
        return c.json(answerOf(id, own), 200)
      },
    )
    .post(
      '/appointments/:id/call/entries',
      route({
        audience: 'correspondent',
        summary: 'Enter the call: a newer entry of the same person replaces it',
        responses: { 200: entered, 201: entered },
        problems: [404, 409, 410],
      }),
      validate.param(ofAppointment),
      validate.json(newEntry),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const entry = c.req.valid('json')
        await count(entries, actor.user_id)
        const { call: own, isNew } = await asActor(actor, (tx) =>
          enterCall(tx, actor.user_id, id, entry),
        )
        const ice_servers = iceServersFor(env, { ...own, appointment_id: id })
        return c.json({ call: answerOf(id, own), ice_servers }, isNew ? 201 : 200)
      },
    )
    .post(
      '/appointments/:id/call/admission',
      route({
        audience: 'correspondent',
        summary: 'Admit the patient who waits, as the provider',
        responses: { 200: call },
        problems: [404, 409, 410],
      }),
      validate.param(ofAppointment),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const own = await asActor(actor, (tx) => admitPatient(tx, actor.user_id, id))
        return c.json(answerOf(id, own), 200)
      },
    )
    .post(
      '/appointments/:id/call/signals',
      route({
        audience: 'correspondent',
        summary: 'Send the other browser what it needs in order to connect',
        responses: { 200: sent, 201: sent },
        problems: [404, 409, 410],
      }),
      validate.param(ofAppointment),
      validate.json(newSignal),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const typed = c.req.valid('json')
        await count(signals, actor.user_id)
        const { isNew } = await asActor(actor, (tx) => sendSignal(tx, id, typed))
        return c.json({ id: typed.id }, isNew ? 201 : 200)
      },
    )
    .get(
      '/appointments/:id/call/signals',
      route({
        audience: 'correspondent',
        summary: 'List the signals to the caller’s newest entry, oldest first, at most 100',
        responses: { 200: z.array(signal) },
        problems: [404, 409, 410],
      }),
      validate.param(ofAppointment),
      validate.query(signalsQuery),
      async (c) => {
        const { id } = c.req.valid('param')
        const { after } = c.req.valid('query')
        return c.json(await asActor(c.var.actor, (tx) => listSignals(tx, id, after)), 200)
      },
    )
    .post(
      '/appointments/:id/call/beginning',
      route({
        audience: 'correspondent',
        summary: 'Report that sound or pictures flow',
        responses: { 204: true },
        problems: [404, 409, 410],
      }),
      validate.param(ofAppointment),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await asActor(actor, (tx) => recordBeginning(tx, actor.user_id, id))
        return c.body(null, 204)
      },
    )
    .post(
      '/appointments/:id/call/end',
      route({
        audience: 'correspondent',
        summary: 'End the call, as either of the two',
        responses: { 200: call },
        problems: [404, 409, 410],
      }),
      validate.param(ofAppointment),
      validate.nothing(),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const own = await asActor(actor, (tx) => endCall(tx, actor.user_id, id))
        return c.json(answerOf(id, own), 200)
      },
    )
}

/** @throws Problem 429 */
async function count(limit: RateLimit, user_id: string): Promise<void> {
  const wait = await limit.secondsToWait(user_id)
  if (wait === 0) return
  throw new Problem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
    retryAfter: wait,
  })
}
