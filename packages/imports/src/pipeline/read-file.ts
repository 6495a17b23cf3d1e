import type { SourceProgress } from '@gezhi/search'
import { SOURCES } from '../sources/every-source.ts'
import { BatchBuilder } from './batch-builder.ts'
import { asDamagedFile, DamagedFile, SalvagedBytes } from './damaged-file.ts'
import type { FileMember } from './file-member.ts'
import type { FoundFile } from './find-files.ts'
import { hashFile } from './hash-file.ts'
import { type ImportSource, MAX_FRAGMENT_BYTES } from './import-source.ts'
import { openMembers } from './open-members.ts'
import { inUtf8 } from './text-encoding.ts'
import { pictureKey } from './picture-key.ts'
import { pictureDamage } from './picture-damage.ts'
import { pictureType } from './picture-type.ts'
import type { ReadEvent } from './read-event.ts'
import { UnknownContent } from './unknown-content.ts'
import { TOO_LONG } from './split-lines.ts'
import { recogniseSources } from './recognise-source.ts'
import { RepeatableBytes } from './repeatable-bytes.ts'

/** Progress of an earlier run with a source of records of a kind, by its name, or of classes (null). */
export type ProgressOf = (source: string, recordKind: string | null) => Promise<SourceProgress | null>

/**
 * Reads one file: its members, their format, and records in batches, from where an earlier run stopped. Holds at most one batch in
 * memory. Never throws for problems of the file, which are events.
 */
export async function* readFile(
  file: FoundFile,
  progressOf: ProgressOf,
  sources: readonly ImportSource[] = SOURCES,
): AsyncGenerator<ReadEvent> {
  let hash: string
  try {
    hash = await hashFile(file.path)
  } catch (error) {
    yield { kind: 'damaged', file: file.name, reason: asDamagedFile(error).reason }
    return
  }
  for await (const member of openMembers(file)) {
    if ('damage' in member) {
      yield { kind: 'damaged', file: member.name, reason: member.damage.reason }
      continue
    }
    if (pictureType(member.head) !== null) {
      yield* readPicture(member)
      continue
    }
    const found = recogniseSources(inUtf8(member).head, sources)
    const identityOf = (source: ImportSource) => sourceIdentity(hash, member.name.slice(file.name.length), source)
    if (found.length > 0) yield* readWithFirst(member, found, identityOf, progressOf)
    else if (member.headDamage) yield { kind: 'damaged', file: member.name, reason: member.headDamage.reason }
    else yield { kind: 'unrecognised', file: member.name }
  }
}

/** A complete picture, and any damage around it; a picture that is itself damaged, or larger than a fragment may be, is reported. */
async function* readPicture(member: FileMember): AsyncGenerator<ReadEvent> {
  const chunks: Buffer[] = []
  let length = 0
  const bytes = new SalvagedBytes(member.bytes)
  try {
    for await (const chunk of bytes) {
      length += chunk.length
      if (length > MAX_FRAGMENT_BYTES) throw new DamagedFile(TOO_LONG)
      chunks.push(chunk)
    }
  } catch (error) {
    yield { kind: 'damaged', file: member.name, reason: asDamagedFile(error).reason }
    return
  }
  const picture = Buffer.concat(chunks)
  const damage = pictureDamage(picture)
  if (damage === null) yield { kind: 'picture', file: member.name, key: pictureKey(member.name), bytes: picture }
  const reported = damage ?? bytes.damage
  if (reported !== null) yield { kind: 'damaged', file: member.name, reason: reported.reason }
}

/** Content, member and format version: the same bytes under another name are the same source. */
function sourceIdentity(hash: string, member: string, source: ImportSource): string {
  return `${hash}${member} ${source.format}@${source.version}`
}

/** Reads a member with the first source that knows its content: of workbooks, their beginning does not show it. */
async function* readWithFirst(
  member: FileMember,
  sources: readonly ImportSource[],
  identityOf: (source: ImportSource) => string,
  progressOf: ProgressOf,
): AsyncGenerator<ReadEvent> {
  const bytes = new RepeatableBytes(member.bytes)
  for (const [index, source] of sources.entries()) {
    const isLast = index === sources.length - 1
    try {
      yield* readMember({ ...member, bytes: isLast ? bytes.last() : bytes.again() }, source, identityOf(source), progressOf)
      return
    } catch (error) {
      if (!(error instanceof UnknownContent)) throw error
    }
  }
  yield { kind: 'unrecognised', file: member.name }
}

/** Throws `UnknownContent` before any event if the source finds none of its content. */
async function* readMember(member: FileMember, source: ImportSource, identity: string, progressOf: ProgressOf): AsyncGenerator<ReadEvent> {
  const before = await progressOf(identity, source.kind?.name ?? null)
  if (before?.done === true) {
    yield { kind: 'known', file: member.name, format: source.format, position: before.position, rejected: before.rejected ?? 0 }
    return
  }
  const batch = new BatchBuilder(member, source, identity, before)
  const bytes = new SalvagedBytes(member.bytes)
  try {
    for await (const fragment of source.fragments(inUtf8({ ...member, bytes }).bytes)) {
      if (fragment.skipped !== undefined) {
        batch.skip(fragment.skipped)
        continue
      }
      batch.add(fragment)
      if (batch.isFull) yield batch.take(false)
    }
  } catch (error) {
    if (error instanceof UnknownContent) throw error
    yield batch.take(false)
    yield { kind: 'damaged', file: member.name, reason: asDamagedFile(error).reason }
    return
  }
  // A damaged file is never marked complete, so that each run reports it again.
  yield batch.take(bytes.damage === null)
  if (bytes.damage !== null) yield { kind: 'damaged', file: member.name, reason: bytes.damage.reason }
}
