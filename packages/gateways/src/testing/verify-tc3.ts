import { createHash, createHmac } from 'node:crypto'
import type { WireRequest } from './provider-server.ts'
import type { Rejection } from './verify-acs3.ts'

/** Verifies a request as Tencent Cloud documents it, from the raw bytes and independently of the signing code. Null if it is genuine. */
export function verifyTc3(request: WireRequest, service: string, secretOf: (id: string) => string | undefined): Rejection | null {
  const { headers } = request
  const pattern =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/(\w+)\/tc3_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
  const [, id, date, scope, names, signature] = pattern.exec(headers['authorization'] ?? '') ?? []
  if (id === undefined || date === undefined || names === undefined) return rejection('AuthFailure.SignatureFailure')
  const secret = secretOf(id)
  if (secret === undefined) return rejection('AuthFailure.SecretIdNotFound')
  const timestamp = Number(headers['x-tc-timestamp'])
  if (Math.abs(Date.now() / 1000 - timestamp) > 300) return rejection('AuthFailure.SignatureExpire')
  if (date !== new Date(timestamp * 1000).toISOString().slice(0, 10) || scope !== service) return rejection('AuthFailure.SignatureFailure')
  if (!['content-type', 'host'].every((name) => names.split(';').includes(name))) return rejection('AuthFailure.SignatureFailure')
  if (names !== names.split(';').toSorted().join(';')) return rejection('AuthFailure.SignatureFailure')
  let lines = ''
  for (const name of names.split(';')) lines += `${name}:${headers[name]!.trim().toLowerCase()}\n`
  const canonical = `${request.method}\n/\n\n${lines}\n${names}\n${hex(request.body)}`
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${date}/${service}/tc3_request\n${hex(canonical)}`
  const secretDate = mac(`TC3${secret}`, date)
  const secretSigning = mac(mac(secretDate, service), 'tc3_request')
  return mac(secretSigning, text).toString('hex') === signature ? null : rejection('AuthFailure.SignatureFailure')
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function rejection(code: string): Rejection {
  return { code, message: `${code} was found` }
}
