import type { GenericSchema } from 'valibot'
import {
  BENCHMARK_PATH,
  COPIES_PATH,
  COPY_OFFER_PATH,
  LEADS_PATH,
  MILESTONES_PATH,
  RESPONSES_PATH,
} from '../../src/contract/api.ts'
import { copyBody, leadBody, milestoneBody, responseBody } from '../../src/contract/bodies.ts'
import { DESK_PATHS } from '../../src/desk/contract/api.ts'
import * as desk from '../../src/desk/contract/requests.ts'
import * as replies from './replies.ts'

/** One address and method. `query`: objects whose fields are its parameters. */
export type Operation = {
  path: string
  method: 'get' | 'post'
  summary: string
  body?: GenericSchema
  query?: readonly GenericSchema[]
  /** By status; without a schema there is no body, and a text is its media type. */
  replies: Readonly<Record<number, GenericSchema | string | undefined>>
  hasKey?: true
  isOpen?: true
}

const { edition, saved } = replies
const NO_CONTENT = { 204: undefined }

export const PUBLIC: readonly Operation[] = [
  {
    path: LEADS_PATH,
    method: 'post',
    summary: 'Keeps a lead. 201 means that it is on stable storage.',
    hasKey: true,
    body: leadBody,
    replies: { 201: saved },
  },
  {
    path: RESPONSES_PATH,
    method: 'post',
    summary:
      'Keeps the answers to all questions; scores and stage are computed here. session_id is its key.',
    body: responseBody,
    replies: { 201: saved },
  },
  {
    path: COPIES_PATH,
    method: 'post',
    summary: 'Mails visitors their own report; it exists if the server can send mail.',
    body: copyBody,
    replies: { 201: saved },
  },
  {
    path: MILESTONES_PATH,
    method: 'post',
    summary: 'Counts that a visit got as far as this, and nothing else.',
    body: milestoneBody,
    replies: NO_CONTENT,
  },
  {
    path: BENCHMARK_PATH,
    method: 'get',
    summary: 'The published benchmark, or 204.',
    replies: { 200: edition, ...NO_CONTENT },
  },
  {
    path: COPY_OFFER_PATH,
    method: 'get',
    summary: 'Whether visitors can have their report mailed.',
    replies: { 200: replies.copyOffer, ...NO_CONTENT },
  },
  {
    path: '/livez',
    method: 'get',
    summary: 'The process takes requests.',
    replies: { 200: replies.live },
  },
  {
    path: '/readyz',
    method: 'get',
    summary: 'The database takes a write, too.',
    replies: { 200: replies.ready },
  },
]

export const DESK: readonly Operation[] = [
  {
    path: DESK_PATHS.login,
    method: 'post',
    summary: 'Begins a session, as a cookie.',
    isOpen: true,
    body: desk.login,
    replies: { 200: replies.deskUser },
  },
  { path: DESK_PATHS.logout, method: 'post', summary: 'Ends the session.', replies: NO_CONTENT },
  {
    path: DESK_PATHS.user,
    method: 'get',
    summary: 'Who is signed in.',
    replies: { 200: replies.deskUser },
  },
  {
    path: DESK_PATHS.counts,
    method: 'get',
    summary: 'How long each list of leads is, and how many deliveries have failed.',
    replies: { 200: replies.counts },
  },
  {
    path: DESK_PATHS.leads,
    method: 'get',
    summary: 'Leads, fifty on a page.',
    query: [desk.leadQuery, desk.page],
    replies: { 200: replies.leadsPage },
  },
  {
    path: DESK_PATHS.leadsFile,
    method: 'get',
    summary: 'All leads of a list as a file.',
    query: [desk.leadQuery],
    replies: { 200: 'text/csv' },
  },
  {
    path: DESK_PATHS.filterChoices,
    method: 'get',
    summary: 'What leads can be filtered by.',
    replies: { 200: replies.filterChoices },
  },
  {
    path: DESK_PATHS.lead,
    method: 'get',
    summary: 'One lead with everything about it.',
    query: [desk.leadAddress],
    replies: { 200: replies.leadDetail },
  },
  {
    path: DESK_PATHS.note,
    method: 'post',
    summary: 'Changes state and note; 409 if someone else did meanwhile.',
    body: desk.noteChange,
    replies: { 200: replies.leadNote },
  },
  {
    path: DESK_PATHS.release,
    method: 'post',
    summary: 'Takes a lead out of quarantine.',
    body: desk.leadId,
    replies: NO_CONTENT,
  },
  {
    path: DESK_PATHS.erasure,
    method: 'get',
    summary: 'What an erasure would delete.',
    query: [desk.leadAddress],
    replies: { 200: replies.erasurePreview },
  },
  {
    path: DESK_PATHS.erasure,
    method: 'post',
    summary: 'Erases a person.',
    body: desk.erasure,
    replies: { 200: replies.erased },
  },
  {
    path: DESK_PATHS.numbers,
    method: 'get',
    summary: 'Counts of a period.',
    query: [desk.period],
    replies: { 200: replies.numbers },
  },
  {
    path: DESK_PATHS.sendAgain,
    method: 'post',
    summary: 'Sends failed deliveries again.',
    body: desk.sendAgain,
    replies: { 200: replies.sentAgain },
  },
  {
    path: DESK_PATHS.deliveryLead,
    method: 'get',
    summary: 'The lead of a delivery.',
    query: [desk.deliveryAddress],
    replies: { 200: replies.deliveryLead },
  },
  {
    path: DESK_PATHS.health,
    method: 'get',
    summary: 'What failed, how the server is, and who did what.',
    replies: { 200: replies.health },
  },
  {
    path: DESK_PATHS.benchmark,
    method: 'get',
    summary: 'The published benchmark, and how many people would be counted now.',
    replies: { 200: replies.benchmarkView },
  },
  {
    path: DESK_PATHS.benchmark,
    method: 'post',
    summary: 'Publishes the benchmark.',
    replies: { 200: replies.benchmarkView },
  },
]
