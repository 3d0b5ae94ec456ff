import type { GenericSchema } from 'valibot'
import {
  BENCHMARK_PATH,
  COPIES_PATH,
  COPY_OFFER_PATH,
  LEADS_PATH,
  memberAddressOf,
  MILESTONES_PATH,
  RESPONSES_PATH,
  takeOutAddressOf,
  teamAddressOf,
} from '../../src/contract/api.ts'
import {
  copyBody,
  leadBody,
  milestoneBody,
  responseBody,
  takeOutBody,
  teamAnswersBody,
} from '../../src/contract/bodies.ts'
import * as replies from './replies.ts'

/** One address and method. Keys in the address stand in braces. */
export type Operation = {
  path: string
  method: 'get' | 'post'
  summary: string
  body?: GenericSchema
  /** By status; without a schema there is no body. */
  replies: Readonly<Record<number, GenericSchema | undefined>>
  hasKey?: true
}

const { edition, saved } = replies
const NO_CONTENT = { 204: undefined }
const MEMBER = memberAddressOf('{team}', '{member}')

export const OPERATIONS: readonly Operation[] = [
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
    path: MEMBER,
    method: 'post',
    summary:
      "Keeps a member's answers in a team, as a report code, in place of earlier ones. 409 when it has fifty.",
    body: teamAnswersBody,
    replies: { 200: saved, 201: saved },
  },
  {
    path: takeOutAddressOf('{team}', '{member}'),
    method: 'post',
    summary: 'Takes them out for good: what this member sends later is not kept.',
    body: takeOutBody,
    replies: NO_CONTENT,
  },
  {
    path: teamAddressOf('{team}'),
    method: 'get',
    summary:
      'How many have answered; from three on, how many chose each option, and the range of each area.',
    replies: { 200: replies.team },
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
