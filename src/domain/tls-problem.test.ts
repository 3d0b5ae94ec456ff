import { expect, it } from 'vitest'
import { tlsProblemOf } from './tls-problem.ts'

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /not one that this machine knows: .* NODE_EXTRA_CA_CERTS$/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /not one that this machine knows/],
  ['CERT_HAS_EXPIRED', /has expired/],
  ['CERT_NOT_YET_VALID', /clocks/],
  ['CERT_REVOKED', /not valid/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /for another name/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /^this port does not begin with TLS: write smtp:\/\/$/],
] as const)('%s has a sentence', (code, sentence) => {
  expect(tlsProblemOf(code, { plain: 'write smtp://' })).toMatch(sentence)
})

it.each(['ECONNREFUSED', 'ERR_SSL_NO_SHARED_CIPHER', '28P01', ''])(
  '%s is about something else',
  (code) => expect(tlsProblemOf(code, { plain: '' })).toBeUndefined(),
)
