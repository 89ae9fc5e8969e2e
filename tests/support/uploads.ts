import { goodPassword } from './good-password.ts'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { Persona, PersonaTraits, TestApp } from './app.ts'

/** Files that users and attackers send, generated in code. */

export type Bytes = Uint8Array<ArrayBuffer>

/** A picture of this size with some structure in it. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff',
  { width = 640, height = 400, exif = false } = {},
): Promise<Bytes> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#226688' } })
  const place = {
    IFD0: { Model: 'Pocket camera of Bwalya' },
    IFD3: { GPSLatitude: '15/1 24/1 59/1', GPSLatitudeRef: 'S' },
  }
  const described = exif ? drawn.withExif(place) : drawn
  return new Uint8Array(await described.toFormat(format).toBuffer())
}

/** A WebP of several frames. */
export async function movingPicture(count = 3): Promise<Bytes> {
  const frame = (background: string) =>
    sharp({ create: { width: 80, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  const colours = Array.from({ length: count }, (_, at) => `hsl(${at * 37}, 60%, 50%)`)
  const frames = await Promise.all(colours.map(frame))
  const joined = sharp(frames, { join: { animated: true } })
  return new Uint8Array(await joined.webp({ loop: 0 }).toBuffer())
}

/** A part of a PNG, with its sum. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one bit per pixel that declares its size, and contains all of its rows, or none. */
export function flood(width: number, height: number, isWhole = true): Bytes {
  const rows = isWhole ? (Math.ceil(width / 8) + 1) * height : 100
  return pngOf(width, height, { depth: 1, colour: 0 }, rows)
}

/** A PNG of 16 bits for each of four channels. */
export function deepPicture(width: number, height: number): Bytes {
  return pngOf(width, height, { depth: 16, colour: 6 }, (width * 8 + 1) * height)
}

function pngOf(
  width: number,
  height: number,
  { depth, colour }: { depth: number; colour: number },
  bytes: number,
): Bytes {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = colour
  return join(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  )
}

export function join(...parts: (Uint8Array | string)[]): Bytes {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))))
}

export const script = '<script>fetch("/api/profile")</script>'
/** The least that passes for a PDF. */
export const pdf = join('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

const certificate = {
  registration_body: 'Health Professions Council of Zambia',
  registration_number: 'HPCZ-PSY-00001',
}

/** The data of a practising certificate of this year. */
export const certificateInForce = () => {
  const year = new Date().getUTCFullYear()
  return {
    ...certificate,
    certificate_expires_on: `${year + 1}-12-31`,
    certificate_year: String(year),
  }
}

const registrations = '/api/admin/provider-registrations'
const verifications = '/api/admin/student-verifications'

export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}

export function uploadsIn(app: () => TestApp) {
  const send = (as: Persona | undefined, path: string, fields: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return app().call('POST', path, { as, body: form })
  }
  return {
    send,
    sendPhoto: (as: Persona | undefined, bytes: Bytes, name = 'me.png', type = 'image/png') =>
      send(as, '/api/provider/photo', { photo: new File([bytes], name, { type }) }),
    /** Sends a registration; `fields` replace those of a certificate in force. */
    register: (
      as: Persona | undefined,
      bytes: Bytes = pdf,
      fields: Record<string, string> = {},
      name = 'certificate.pdf',
    ) =>
      send(as, '/api/provider/registration', {
        ...certificateInForce(),
        ...fields,
        document: new File([bytes], name),
      }),
    /** Sends a proof of study. */
    verify: (
      as: Persona | undefined,
      bytes: Bytes = pdf,
      fields: Record<string, string> = {},
      name = 'student-card.pdf',
    ) => send(as, '/api/student-verification', { ...fields, file: new File([bytes], name) }),
    /** All files of a bucket. */
    storedFiles: async (bucket: 'photos' | 'documents') =>
      (await app().files.list(bucket)).map(({ name }) => name),
    /** A provider with a pending registration, unless `traits` say otherwise. */
    provider: (traits: PersonaTraits = {}) =>
      app().createPersona({ role: 'provider', provider_status: 'pending', ...traits }),
    student: (traits: PersonaTraits = {}) => app().createPersona({ is_student: true, ...traits }),
    own: async (as: Persona) =>
      (await app().call('GET', '/api/provider/registration', { as })).body,
    queue: (as: Persona, status = 'pending') =>
      app().call('GET', `${registrations}?status=${status}`, { as }),
    decide: (as: Persona, id: string, body: object) =>
      app().call('POST', `${registrations}/${id}/decision`, {
        as,
        body: { password: goodPassword, ...body },
      }),
    linkTo: (as: Persona, id: string) =>
      app().call('POST', `${registrations}/${id}/document-link`, { as, body: {} }),
    ownVerification: async (as: Persona) =>
      (await app().call('GET', '/api/student-verification', { as })).body,
    studentQueue: (as: Persona, status = 'pending') =>
      app().call('GET', `${verifications}?status=${status}`, { as }),
    decideStudent: (as: Persona, id: string, body: object) =>
      app().call('POST', `${verifications}/${id}/decision`, { as, body }),
    linkToStudent: (as: Persona, id: string) =>
      app().call('POST', `${verifications}/${id}/document-link`, { as, body: {} }),
    get: (path: string, as?: Persona) => app().request('GET', path, { as }),
  }
}
