import type { CompleteAnswers } from '../domain/assessment/assessment.ts'
import type { VisitMilestone } from '../domain/assessment/milestone.ts'
import { api } from './api.ts'
import { createAnswersStore } from './state/answers-store.ts'
import { ARRIVED_KEY, createVisitStorage, REPORTS_KEY, ROOM_KEY } from './state/browser-storage.ts'
import { createLeadStore } from './state/lead-store.ts'
import { createResponseQueue } from './state/response-queue.ts'
import { createRunStore } from './state/run-store.ts'
import type { RunDays } from './state/run-store.ts'
import { createSourceStore } from './state/source-store.ts'
import type { Arrival } from './state/source-store.ts'
import { createTeamStore } from './state/team-store.ts'

/** `openSession`: storage that ends with the tab. */
export function createVisit(
  openStorage: () => Storage,
  openSession: () => Storage,
  arrival: Arrival,
  /** Whether the page is in a frame on a page of the provider. */
  isEmbedded: boolean,
) {
  const storage = createVisitStorage(openStorage)
  const session = createVisitStorage(openSession)
  const responseQueue = createResponseQueue(storage, api, Math.random, ({ team }) => {
    teams.leave(team)
    visit.runs.leave(team)
  })
  const teams = createTeamStore(storage, responseQueue, api)
  const reached = new Set<VisitMilestone>()
  const visit = {
    api,
    storage,
    session,
    source: createSourceStore(session, arrival),
    runs: createRunStore(storage, responseQueue.add, teams.add),
    teams,
    responseQueue,
    answers: createAnswersStore(storage),
    lead: createLeadStore(storage),
    isEmbedded,
    /** Whether the form was saved and the page that follows has not said so yet. */
    hasNewLead: false,
    /** Whether the visitor has just had everything cleared. */
    isForgotten: false,
  }
  function sharedTeam(): string | undefined {
    const team = visit.runs.team()
    return team !== undefined && teams.has(team) ? team : undefined
  }

  /** No answers, report or team of whoever used this browser before go on. What they still send is sent. */
  function startOver(): void {
    for (const store of [visit.answers, teams]) store.clear()
    visit.runs.forget()
    for (const key of [REPORTS_KEY, ARRIVED_KEY]) storage.remove(key)
    session.remove(ROOM_KEY)
  }

  return Object.assign(visit, {
    /** Counts a milestone, once per page load. Nothing else is sent or stored, and the visit does not depend on it. */
    reach: (milestone: VisitMilestone) => {
      if (reached.has(milestone)) return
      reached.add(milestone)
      api.countMilestone(milestone)
    },
    /** The team that the finished run is in, unless it refused the answers. */
    sharedTeam,
    /** Queues the response and the answers for its team, once in all tabs. */
    finish: (answers: CompleteAnswers, days: RunDays): Promise<void> =>
      storage.inTurn(() => visit.runs.finish(answers, visit.lead.email(), days)),
    /** Puts the finished run into a team, which another tab may have made. */
    share: (answers: CompleteAnswers): Promise<void> =>
      storage.inTurn(() => {
        if (sharedTeam() !== undefined) return
        const team = teams.newKey()
        visit.runs.share(team)
        teams.add(team, answers)
      }),
    /** Whether this browser's answers are out of the team's picture, for good. What it sends later is not of the team. */
    takeOut: async (team: string): Promise<boolean> => {
      await storage.inTurn(() => visit.runs.leave(team))
      return teams.takeOut(team)
    },
    startOver,
    /** A new run, without answers. */
    begin: () => {
      visit.answers.clear()
      visit.runs.begin()
      visit.isForgotten = false
    },
    setNewLead: (isNew: boolean) => {
      visit.hasNewLead = isNew
    },
    /** Another run, in the same team. */
    retake: () => {
      visit.answers.clear()
      visit.runs.retake()
    },
    /** Leaves nothing of the visitor in the browser. What is on the server stays. */
    forget: () => {
      startOver()
      for (const store of [visit.lead, visit.source, responseQueue]) store.clear()
      visit.isForgotten = true
    },
  })
}
