import { createReadStream } from 'node:fs'
import { asDamagedFile, DamagedFile } from './damaged-file.ts'
import { type FileMember, readHead, type UnreadableMember } from './file-member.ts'
import type { FoundFile } from './find-files.ts'
import { gunzipBytes } from './gunzip-bytes.ts'
import { pictureType } from './picture-type.ts'
import { spoolToFile } from './spool-to-file.ts'
import { openZip } from './open-zip.ts'

/** Maximum nesting of archives that are opened. */
const DEPTH_LIMIT = 3

/**
 * The files within a file: itself, or the members of a gz or zip, also nested. Archives are detected by their first bytes, a zip also
 * after a prefix, never by name. Each member must be read or skipped before the next is requested.
 */
export async function* openMembers(file: FoundFile): AsyncGenerator<FileMember | UnreadableMember> {
  let passed = 0
  const stream = createReadStream(file.path, { highWaterMark: 256 * 1024 })
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      passed += (chunk as Buffer).length
      yield chunk as Buffer
    }
  }
  try {
    yield* openStream({ name: file.name, bytes: counted(), passed: () => passed, path: file.path }, 0)
  } catch (error) {
    yield { name: file.name, damage: asDamagedFile(error) }
  } finally {
    stream.destroy()
  }
}

interface OpenedStream {
  readonly name: string
  readonly bytes: AsyncIterable<Buffer>
  passed(): number
  /** Path of the same bytes on disk, if there is one. */
  readonly path?: string
}

async function* openStream(stream: OpenedStream, depth: number): AsyncGenerator<FileMember | UnreadableMember> {
  const { head, headDamage, bytes } = await readHead(stream.bytes)
  try {
    const archive = archiveKind(head)
    if (archive === null) yield { name: stream.name, head, headDamage, bytes, passed: stream.passed }
    else if (depth >= DEPTH_LIMIT) yield { name: stream.name, damage: tooDeep() }
    else if (archive === 'gz') yield* openStream({ name: stream.name, bytes: gunzipBytes(bytes), passed: stream.passed }, depth + 1)
    else yield* openZipStream({ ...stream, bytes }, head, depth)
  } finally {
    await bytes.return(undefined)
  }
}

async function* openZipStream(stream: OpenedStream, head: Buffer, depth: number): AsyncGenerator<FileMember | UnreadableMember> {
  const spooled = stream.path === undefined ? await spoolToFile(stream.bytes) : null
  try {
    const zip = await openZip(spooled?.path ?? (stream.path as string))
    if (zip.kind === 'document') {
      const bytes = followedBy(spooled?.bytes() ?? stream.bytes, spooled?.damage ?? zip.damage)
      yield { name: stream.name, head, bytes, passed: stream.passed }
      return
    }
    for await (const entry of zip.entries()) {
      const name = `${stream.name}!${entry.name}`
      if (!('damage' in entry)) {
        yield* openStream({ name, bytes: entry.bytes, passed: spooled === null ? entry.passed : stream.passed }, depth + 1)
      } else if (entry.name !== '') yield { name, damage: entry.damage }
      // The enclosing zip reports the reason for the missing directory more precisely.
      else if (spooled === null || spooled.damage === null) yield { name: stream.name, damage: entry.damage }
    }
    if (spooled !== null && spooled.damage !== null) yield { name: stream.name, damage: spooled.damage }
  } catch (error) {
    yield { name: stream.name, damage: asDamagedFile(error) }
  } finally {
    await spooled?.remove()
  }
}

/** The same bytes, then the damage found around or after them. */
async function* followedBy(bytes: AsyncIterable<Buffer>, damage: DamagedFile | null): AsyncGenerator<Buffer> {
  yield* bytes
  if (damage !== null) throw damage
}

function archiveKind(head: Buffer): 'gz' | 'zip' | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gz'
  const mark = head.subarray(0, 4).toString('latin1')
  return mark === 'PK\x03\x04' || mark === 'PK\x05\x06' || isPrefixedZip(head) ? 'zip' : null
}

/**
 * Files that contain a zip without being one: documents in compound files (.doc, .xls). Pictures and PDF are detected by their own type.
 */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** A zip after other bytes, such as a self-extracting program or a line that a transfer has prepended: no text contains such a header. */
function isPrefixedZip(head: Buffer): boolean {
  if (pictureType(head) !== null || head.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return false
  const at = head.indexOf('PK\x03\x04', 0, 'latin1')
  if (at < 0 || head.length < at + 30) return false
  const [method, nameLength] = [head.readUInt16LE(at + 8), head.readUInt16LE(at + 26)]
  return (method === 0 || method === 8) && nameLength > 0 && nameLength < 1024
}

function tooDeep(): DamagedFile {
  return new DamagedFile({ en: 'archives are nested too deeply', zh: '压缩包嵌套层数过多' })
}
