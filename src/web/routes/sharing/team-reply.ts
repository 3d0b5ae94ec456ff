import type { TeamReply } from '../../../contract/api.ts'
import type { Team } from '../../../domain/sharing/team.ts'
import { isRecord } from '../../../domain/record.ts'
import { MODEL } from '../../../generated/model.ts'

const EACH_MS = 60_000
const FIRST_WAIT_MS = 4000

/** Whether it is our server's, about the questions that this page has: during a deploy it may have others. */
export function isTeamReply(value: unknown): value is TeamReply {
  return isRecord(value) && value['version'] === MODEL.version
}

/** What there is from the third answer on. */
export function pictureIn(reply: TeamReply | undefined): Team | undefined {
  return reply && 'sections' in reply ? reply : undefined
}

/**
 * `eachMs` while nothing fails; then it doubles with each failure. The jitter keeps a team that was turned away together
 * from coming back together.
 */
export function askAgainAfter(failures: number, random: number, eachMs = EACH_MS): number {
  if (failures === 0) return eachMs
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), EACH_MS) * (0.5 + random)
}
