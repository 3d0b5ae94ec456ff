import { generateKeyPairSync, sign } from 'node:crypto'

const OID = {
  ecdsaWithSha256: '06082a8648ce3d040302',
  commonName: '0603550403',
  subjectAltName: '0603551d11',
}
const [INTEGER, BITS, OCTETS, UTF8, SEQUENCE, SET, TIME] = [2, 3, 4, 12, 0x30, 0x31, 0x17]

/** A self-signed certificate, valid for an hour: X.509 by hand, because Node cannot make one. */
export function certificateFor(
  host: string,
  endsInMs = 3_600_000,
): { key: string | Buffer; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(SEQUENCE, hex(OID.ecdsaWithSha256))
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, hex(OID.commonName), der(UTF8, Buffer.from(host)))),
  )
  const names = der(SEQUENCE, der(0x82, Buffer.from(host)))
  const extensions = der(
    0xa3,
    der(SEQUENCE, der(SEQUENCE, hex(OID.subjectAltName), der(OCTETS, names))),
  )
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, timeAfter(-7_200_000), timeAfter(endsInMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  )
  const signature = sign('sha256', body, privateKey)
  const whole = der(SEQUENCE, body, algorithm, der(BITS, Buffer.from([0]), signature))
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex')
}

/** '261123220000Z' */
function timeAfter(ms: number): Buffer {
  const text = new Date(Date.now() + ms).toISOString().replaceAll(/[-:T]|\..*/g, '')
  return der(TIME, Buffer.from(`${text.slice(2)}Z`))
}
