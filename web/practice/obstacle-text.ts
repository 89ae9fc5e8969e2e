import type { OwnRegistration } from '#domain/registration.ts'
import { ownObstacle } from '#web/platform/signed-in/own-obstacle.ts'

const then = 'You will see your patients here once'

/** Why a provider sees no patients now: the reason, and what ends it. */
export function whyNot(registration: OwnRegistration | undefined): string {
  const obstacle = registration && ownObstacle(registration)
  if (!obstacle) return `${then} your registration is checked and your certificate is in date.`
  return `${obstacle.name}. ${then} ${endOf(obstacle.is, registration.newest?.status === 'pending')}.`
}

function endOf(obstacle: NonNullable<ReturnType<typeof ownObstacle>>['is'], isSent: boolean) {
  if (obstacle === 'refused') return 'you send it again and we accept it'
  if (obstacle === 'not_verified') return 'we have checked your registration'
  return isSent ? 'we have checked the new one' : 'you send the new one and we accept it'
}
