import * as z from 'zod/mini'

/** A key of one user for what they enter offline, and the name under which a browser keeps it. */
export const deviceKey = z.object({
  /** 16 bytes, as hexadecimal digits, which say nothing of the user. */
  name: z.string(),
  /** 32 bytes for AES-GCM, as base64url. */
  key: z.string(),
})
export type DeviceKey = z.infer<typeof deviceKey>
