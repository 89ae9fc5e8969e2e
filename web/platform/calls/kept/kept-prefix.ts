import { deviceStore } from '#web/platform/browser/stores.ts'

/** What is locked on this phone, one text for each user: this and the name of a key. */
export const keptPrefix = 'ubumi.kept.'

/** Whether anything is locked on this phone, of any user. */
export const isAnyKept = () => Object.keys(deviceStore()).some((key) => key.startsWith(keptPrefix))
