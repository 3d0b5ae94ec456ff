import type { Channel } from '../contract/event.ts'
import type { AssessmentResponse } from '../domain/assessment/assessment-response.ts'
import type { Identity } from '../domain/assessment/model.ts'
import type { LeadContext } from '../domain/lead/lead-context.ts'
import type { Lead } from '../domain/lead/lead.ts'
import type { Suspicion } from '../domain/lead/suspicion.ts'
import { createTurns } from '../domain/turns.ts'
import { readPublishedEdition } from './edition.ts'
import { sendWaitingSoon, trustClock } from './clock.ts'
import { keepCopy } from './commit/keep-copy.ts'
import type { Copy } from './commit/keep-copy.ts'
import { keepRows } from './commit/keep-rows.ts'
import { createSaveQueue } from './commit/save-queue.ts'
import type { SaveQueueOptions } from './commit/save-queue.ts'
import { ErasedRowsError, StoreUnavailableError } from './errors.ts'
import { checkIdentity } from './identity.ts'
import { addMilestoneCounts } from './milestone-counts.ts'
import type { MilestoneCount } from './milestone-counts.ts'
import { createOutbox } from './outbox.ts'
import { dropOldPayloads, purgeIdleTeams, purgeSome } from './purge.ts'
import type { IfErased, Session } from './sql/sql.ts'
import { leadRowOf, responseRowOf } from './stored-row.ts'
import type { StoredRow } from './stored-row.ts'
import {
  dropTeamMarks,
  keepTeamAnswers,
  readTeamCodes,
  takeOutTeamAnswers,
} from './team-answers.ts'
import type { Membership } from './team-answers.ts'

export type StoreOptions = {
  /** Called with a sentence about something that the owner should fix. */
  onWarning?: (sentence: string) => void
  /**
   * Called once, after the affected calls were rejected, when the store will not work again in this process:
   * the server finishes its replies, exits with an error and is restarted.
   */
  onFatal?: (error: Error) => void
  /** Channels for which each new row adds an event to the outbox, in the same transaction. */
  channels?: readonly Channel[]
}

/** On PostgreSQL each holds a connection while it waits for others of its team. So many leave enough to leads. */
const MOST_TEAM_CHANGES = 3
/** As long as a browser waits. */
const MAX_TEAM_WAIT_MS = 10_000

type EngineParts = Pick<SaveQueueOptions<StoredRow>, 'answerWithinMs' | 'pauseShare'> & {
  /** Resolves after a real durable write; rejects if the store cannot write. */
  checkWritable: () => Promise<unknown>
  /** The marks of the team answers in databases that were put aside; `undefined`: one cannot be read. */
  teamMarksAside?: () => readonly string[] | undefined
  /** Closes the database. */
  release: () => Promise<void>
}

/** What the server asks of the database. It has no way to read a lead or a response back. */
export type Store = ReturnType<typeof createStore>

/** The store on either database. An outcome is returned only after the row is on stable storage. */
export function createStore(
  session: Session,
  { channels = [] }: StoreOptions,
  { checkWritable, release, teamMarksAside = () => [], ...timing }: EngineParts,
) {
  const queue = createSaveQueue<StoredRow>({
    keep: (rows) => keep(rows, 'throw').catch(again(rows)).catch(again(rows)),
    ...timing,
  })
  const teamTurns = createTurns(MOST_TEAM_CHANGES)
  let closing: Promise<void> | undefined

  function keep(rows: readonly StoredRow[], ifErased: IfErased) {
    return session.transaction((sql) => keepRows(sql, rows, ifErased))
  }

  /** Rows may be erased while they are kept, so once more is too few. */
  function again(rows: readonly StoredRow[]) {
    return (error: unknown) => {
      if (error instanceof ErasedRowsError) return keep(rows, 'leave out')
      throw error
    }
  }

  /** Whose turn comes too late is no longer waited for. */
  function inTeamTurn<Value>(change: () => Promise<Value>): Promise<Value> {
    const askedAt = performance.now()
    return teamTurns.take(async () => {
      if (performance.now() - askedAt > MAX_TEAM_WAIT_MS) {
        throw new StoreUnavailableError('Too many answers of teams wait')
      }
      return change()
    })
  }

  const eventOptions = () => ({ at: new Date(), channels })

  return {
    /**
     * `key`: the client's idempotency key. A lead in quarantine is kept with the reason in its column
     * `quarantine`; lists leave it out by default. A repeat changes neither that nor the context.
     */
    saveLead: (key: string, lead: Lead, quarantine?: Suspicion, context?: LeadContext) =>
      queue.add(leadRowOf(key, lead, context, quarantine, eventOptions())),
    /** The session id is the idempotency key. */
    saveResponse: (response: AssessmentResponse) =>
      queue.add(responseRowOf(response, eventOptions())),
    /** `mayAdd` is called for a new copy. */
    saveCopy: (copy: Copy, mayAdd: () => boolean) =>
      session.transaction((sql) => keepCopy(sql, copy, new Date(), mayAdd)),
    /** `code`: a report code as `reportCodeOf` writes it. */
    saveTeamAnswers: (membership: Membership, code: string) =>
      inTeamTurn(() => keepTeamAnswers(session, membership, code, new Date())),
    takeOutTeamAnswers: (membership: Membership) =>
      inTeamTurn(() => takeOutTeamAnswers(session, membership, new Date())),
    /** For the server to count, and never to be sent: a code is a report. */
    readTeamCodes: (team: string) => readTeamCodes(session, team),
    checkWritable,
    /** After `OutcomeUnknownError` the counts may have been added. */
    addMilestones: (counts: readonly MilestoneCount[]) => addMilestoneCounts(session, counts),
    trustClock: (now: Date, hours: number) => trustClock(session, now, hours),
    sendWaitingSoon: (now: Date) => sendWaitingSoon(session, now),
    purgeSome: (before: Date) => purgeSome(session, before),
    purgeIdleTeams: (before: Date) => purgeIdleTeams(session, before),
    /** Does nothing while a database that was put aside cannot be read. */
    async dropTeamMarks(before: Date): Promise<void> {
      const aside = teamMarksAside()
      if (aside) await dropTeamMarks(session, before, aside)
    },
    dropOldPayloads: (before: Date) => dropOldPayloads(session, before),
    readEdition: () => readPublishedEdition(session),
    checkIdentity: (version: number, identity: Identity) =>
      checkIdentity(session, version, identity),
    outbox: createOutbox(session),
    /** Rejects new rows, saves the accepted ones, then closes the database. */
    close: () => (closing ??= queue.close().then(release)),
  }
}
