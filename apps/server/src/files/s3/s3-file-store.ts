import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { isFileKey, requireFileKey } from '../file-key.ts'
import type { FileStore, StoredFile } from '../file-store.ts'
import { bareTag, readListing } from './read-listing.ts'
import type { S3Address } from './s3-address.ts'
import { PATIENT, QUICK, S3Requests, type RetryPolicy } from './s3-requests.ts'

/** Content type of files that browsers load from the store. */
const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
}

/** Metadata of a stored file's content: ETags of S3 are not digests if the store encrypts. */
const DIGEST = 'x-amz-meta-sha256'

/** The files port on a bucket of S3 or a compatible store. Sends nothing until it is used. */
export function s3FileStore(
  address: S3Address,
  retryPolicy: { quick: RetryPolicy; patient: RetryPolicy } = { quick: QUICK, patient: PATIENT },
): FileStore {
  const requests = new S3Requests(address)
  const storeWith = (limits: RetryPolicy, signal?: AbortSignal): FileStore => {
    const send = (request: Parameters<S3Requests['send']>[0]) => requests.send(request, limits, signal)
    return {
      async put(key, body) {
        requireFileKey(key)
        const digest = createHash('sha256').update(body).digest('hex')
        const stored = await send({ method: 'HEAD', key })
        if (stored.status !== 404 && stored.headers.get(DIGEST) === digest) return false
        const type = TYPES[extname(key).toLowerCase()] ?? 'application/octet-stream'
        await send({ method: 'PUT', key, body, headers: { 'content-type': type, [DIGEST]: digest } })
        return true
      },
      async get(key) {
        requireFileKey(key)
        const { status, body } = await send({ method: 'GET', key })
        return status === 404 ? null : body
      },
      async find(key) {
        requireFileKey(key)
        const { status, headers } = await send({ method: 'HEAD', key })
        return status === 404 ? null : { key, size: Number(headers.get('content-length')), tag: bareTag(headers.get('etag') ?? '') }
      },
      async remove(key) {
        requireFileKey(key)
        await send({ method: 'DELETE', key })
      },
      async *list(prefix) {
        if (prefix !== '') requireFileKey(prefix.replace(/\/$/, ''))
        let from: string | null = ''
        while (from !== null) {
          const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url', prefix: address.prefix + prefix }
          if (from !== '') query['continuation-token'] = from
          const { files, next } = readListing(String((await send({ method: 'GET', key: '', query })).body))
          yield* files.flatMap((file) => ownFile(file, address.prefix))
          from = next
        }
      },
      link: (key, seconds) => {
        requireFileKey(key)
        return requests.link(key, seconds)
      },
      linksFrom: address.links === null ? null : new URL(address.links).origin,
      check: () => requests.check(limits === retryPolicy.patient),
      patient: (stopping) => storeWith(retryPolicy.patient, stopping),
    }
  }
  return storeWith(retryPolicy.quick)
}

/** A file of the bucket by its key without the prefix; none for objects of other programs, such as folder markers. */
function ownFile({ key, ...facts }: StoredFile, prefix: string): StoredFile[] {
  const own = key.slice(prefix.length)
  return isFileKey(own) ? [{ key: own, ...facts }] : []
}
