import * as z from 'zod/mini'
import { instrumentIds } from '#domain/screening/instruments/instrument.ts'

export const chooseForm = z.object({
  instrument: z.enum(instrumentIds, 'Choose a questionnaire.'),
  how: z.enum(['aloud', 'given'], 'Choose who answers on this device.'),
})
