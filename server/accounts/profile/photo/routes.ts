import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { photoUrlOf } from '#domain/accounts/profile.ts'
import {
  emptyFileMessage,
  maxFileBytes,
  maxPixels,
  photoTypeMessage,
  photoTypes,
  tooLargeMessage,
} from '#domain/values/files.ts'
import { newPhoto } from '#domain/practice/registration.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import { removeFiles } from '#server/platform/files/remove-files.ts'
import { redrawOrReject } from '#server/platform/files/look-at-file.ts'
import { route, validate } from '#server/platform/route.ts'
import { limitUploads, readUpload } from '#server/platform/files/upload.ts'
import { replacePhoto } from './data.ts'

/** Width and height of a photo: three times the largest one on a page. */
const side = 512
/** Times as long as wide; of anything longer a square shows next to nothing. */
const maxRatio = 8
const field = 'photo'

export function photoRoutes(env: Pick<Env, 'AUTH_LIMITS' | 'AUTH_SECRET'>, files: FileStore) {
  return apiRoutes()
    .post(
      '/provider/photo',
      route({
        audience: 'provider',
        summary: 'Send a photo of oneself, in place of the one before',
        answers: { 200: newPhoto },
      }),
      limitUploads(env, 'photo'),
      validate.form(z.object({ photo: z.file(photoTypeMessage) })),
      async (c) => {
        const { bytes } = await readUpload(c.req.valid('form').photo, {
          field,
          types: photoTypes,
          maxBytes: maxFileBytes,
          messages: {
            empty: emptyFileMessage,
            tooLarge: tooLargeMessage,
            wrongType: photoTypeMessage,
          },
        })
        const { user_id } = c.var.actor
        const order = { maxPixels, maxRatio, side }
        const picture = await redrawOrReject(user_id, bytes, order, field)
        const name = await files.put('photos', 'webp', picture)
        let unnamed: string | undefined = name
        try {
          unnamed = await asSystemFor(c.var.actor, 'give a provider a new photo', (tx) =>
            replacePhoto(tx, user_id, name),
          )
        } finally {
          if (unnamed) await removeFiles(files, [{ bucket: 'photos', name: unnamed }])
        }
        return c.json({ profile_picture_url: photoUrlOf(name) }, 200)
      },
    )
    .delete(
      '/provider/photo',
      route({
        audience: 'provider',
        summary: 'Remove the photo of oneself; without one nothing changes',
        answers: { 204: true },
      }),
      async (c) => {
        const { actor } = c.var
        const before = await asSystemFor(actor, 'take the photo of a provider away', (tx) =>
          replacePhoto(tx, actor.user_id, null),
        )
        if (before) await removeFiles(files, [{ bucket: 'photos', name: before }])
        return c.body(null, 204)
      },
    )
}
