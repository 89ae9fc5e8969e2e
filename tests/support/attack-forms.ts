import { payload } from './attack-files.ts'
import { type Bytes, join, pdf } from './uploads.ts'

/** Forms that no browser sends, each made for one file field. */

interface AttackForm {
  type: string
  body: Bytes
}

export interface FormAttack {
  /** @param others fields that the call needs beside the file */
  make: (field: string, others: Readonly<Record<string, string>>) => AttackForm
  statuses: readonly number[]
}

const boundary = 'mwizi-7f3a'
const type = `multipart/form-data; boundary=${boundary}`
const text = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, content: Uint8Array | string = pdf, head = '') =>
  join(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="card.pdf"\r\n${head}\r\n`,
    content,
    '\r\n',
  )
const end = `--${boundary}--\r\n`
const texts = (others: Readonly<Record<string, string>>) =>
  Object.entries(others).map(([name, value]) => text(name, value))

/** A form of these parts and the call's other fields. */
const formOf =
  (parts: (field: string) => (Uint8Array | string)[], last = end): FormAttack['make'] =>
  (field, others) => ({ type, body: join(...texts(others), ...parts(field), last) })

export const formAttacks: Readonly<Record<string, FormAttack>> = {
  'two files of one name': { make: formOf((field) => [file(field), file(field)]), statuses: [400] },
  'a file and a text of one name': {
    make: formOf((field) => [file(field), text(field, 'card.pdf')]),
    statuses: [400],
  },
  'no file': { make: formOf(() => []), statuses: [422] },
  'a text instead of the file': {
    make: formOf((field) => [text(field, '%PDF-1.4')]),
    statuses: [422],
  },
  'the file under another name': { make: formOf(() => [file('other')]), statuses: [422] },
  'a form within the form': {
    make: formOf((field) => [
      file(
        field,
        join(
          '--inner\r\nContent-Disposition: file; filename="a.pdf"\r\n\r\n',
          pdf,
          '\r\n--inner--',
        ),
        'Content-Type: multipart/mixed; boundary=inner\r\n',
      ),
    ]),
    statuses: [400, 415, 422],
  },
  'a page in base64': {
    make: formOf((field) => [
      file(field, Buffer.from(payload).toString('base64'), 'Content-Transfer-Encoding: base64\r\n'),
    ]),
    statuses: [400, 415],
  },
  'no boundary': {
    make: (field) => ({ type: 'multipart/form-data', body: join(file(field), end) }),
    statuses: [400],
  },
  'another boundary': {
    make: (field) => ({
      type: 'multipart/form-data; boundary=other',
      body: join(file(field), end),
    }),
    statuses: [400],
  },
  'no end': { make: formOf((field) => [file(field)], ''), statuses: [400] },
  'an empty form': { make: () => ({ type, body: join(end) }), statuses: [400, 422] },
  'nothing at all': { make: () => ({ type, body: join('') }), statuses: [400, 422] },
  'a field that would change all objects': {
    make: formOf((field) => [file(field), text('__proto__', '{"isAdmin":true}')]),
    statuses: [400],
  },
  'sixty fields': {
    make: formOf((field) => [
      file(field),
      ...Array.from({ length: 60 }, (_, index) => text(`f${index}`, 'x')),
    ]),
    statuses: [400],
  },
  'JSON that says it is a form': { make: () => ({ type, body: join('{}') }), statuses: [400] },
  'a file in JSON': {
    make: (field) => ({
      type: 'application/json',
      body: join(JSON.stringify({ [field]: Buffer.from(pdf).toString('base64') })),
    }),
    statuses: [415],
  },
  'a file in a plain form': {
    make: (field) => ({
      type: 'application/x-www-form-urlencoded',
      body: join(`${field}=${encodeURIComponent('%PDF-1.4')}`),
    }),
    statuses: [415],
  },
  'a file without a form': {
    make: () => ({ type: 'application/pdf', body: pdf }),
    statuses: [415],
  },
}
