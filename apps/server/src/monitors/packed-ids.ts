import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'

const compress = promisify(deflateRaw)
const expand = promisify(inflateRaw)

/** A set of ids of records as bytes: sorted, so that numbers in a row compress to a few bytes each. */
export async function packIds(ids: Iterable<string>): Promise<Buffer> {
  return compress([...ids].toSorted().join('\n'), { level: constants.Z_BEST_SPEED })
}

/** The set of packed ids. */
export async function unpackIds(packed: Buffer): Promise<Set<string>> {
  const text = (await expand(packed)).toString()
  return new Set(text === '' ? [] : text.split('\n'))
}
