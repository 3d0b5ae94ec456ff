type Remedies = {
  /** Where the authority of a certificate is named. */
  authority?: string
  /** What to do where the other side does not begin with TLS. */
  plain: string
}

const UNKNOWN_AUTHORITY =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|CERT_UNTRUSTED|INVALID_CA)$/
const OTHER_NAME = /^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/
const NOT_TLS = /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/

/** Why there is no TLS with the other side, by the code of Node.js; `undefined` if the code is about something else. */
export function tlsProblemOf(
  code: string,
  { authority = 'NODE_EXTRA_CA_CERTS', plain }: Remedies,
): string | undefined {
  if (UNKNOWN_AUTHORITY.test(code))
    return `its certificate is not one that this machine knows: name its authority with ${authority}`
  if (OTHER_NAME.test(code))
    return 'its certificate is for another name: write the name that is in it'
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired: renew it there'
  if (code === 'CERT_NOT_YET_VALID')
    return 'its certificate is not valid yet: look at the clocks of both machines'
  if (/^(CERT|CRL)_/.test(code)) return 'its certificate is not valid: renew it there'
  return NOT_TLS.test(code) ? `this port does not begin with TLS: ${plain}` : undefined
}
