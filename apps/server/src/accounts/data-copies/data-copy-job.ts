import type { Logger } from 'pino'
import type { Database } from '../../database/connect-database.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { MessageStore } from '../messages/message-store.ts'
import { findPerson } from '../users/find-person.ts'
import { removeParts, storeParts } from './data-copy-parts.ts'
import type { DataCopy, DataCopyStore } from './data-copy-store.ts'
import { writeDataCopy } from './write-data-copy.ts'

/** Dependencies of the job. */
export interface DataCopyParts {
  readonly database: Database
  readonly files: FileStore
  readonly copies: DataCopyStore
  readonly messages: MessageStore
  readonly declared: readonly PersonalData[]
  readonly log: Logger
  /** ms */
  readonly now: () => number
}

/** The page of the personal centre that offers the download. */
const PAGE = '/user/profile?tab=privacy'

const MESSAGES = {
  done: {
    zh: { title: '数据副本已生成', content: '您申请的数据副本已生成，7 天内可在“隐私与数据”中下载。' },
    en: { title: 'Your data copy is ready', content: 'The copy of your data can be downloaded for 7 days under “Privacy and data”.' },
  },
  failed: {
    zh: { title: '数据副本生成失败', content: '您申请的数据副本未能生成，请重新申请。' },
    en: { title: 'Your data copy could not be created', content: 'The copy of your data could not be created; please request it again.' },
  },
} as const

/** How often a copy is begun: data that ends its writer, such as by lack of memory, must not end it again and again. */
const MAX_ATTEMPTS = 3

/** The user removed the copy, or closed the account, while it was written. */
class CopyRemoved extends Error {}

/** Writes all copies that wait, one after another, and sends a message to each user. */
export async function writeWaitingCopies(parts: DataCopyParts): Promise<void> {
  for (let copy = await parts.copies.take(); copy !== null; copy = await parts.copies.take()) await writeCopy(parts, copy)
}

async function writeCopy(parts: DataCopyParts, copy: DataCopy): Promise<void> {
  const { copies, files, messages, log } = parts
  const stored = { id: copy.id, parts: 0 }
  const end = async (state: 'done' | 'failed') => {
    if (!(await copies.update(copy.id, { state, percent: 100 }))) throw new CopyRemoved()
    await messages.send({ userId: copy.userId, ...MESSAGES[state][copy.language], link: PAGE })
  }
  try {
    // Parts of a writer that died.
    await removeParts(files, copy)
    if (copy.attempts > MAX_ATTEMPTS) throw new Error(`its writer ended ${MAX_ATTEMPTS} times before it was complete`)
    await storeCopy(parts, copy, stored)
    await end('done')
  } catch (error) {
    await removeParts(files, stored)
    if (error instanceof CopyRemoved) return
    log.error({ err: error, copy: copy.id }, 'a data copy could not be written')
    await end('failed').catch((removed: unknown) => {
      if (!(removed instanceof CopyRemoved)) throw removed
    })
  }
}

/** Writes the zip file in parts; `stored` counts them, including the one being written. */
async function storeCopy(parts: DataCopyParts, { id, userId }: DataCopy, stored: { parts: number }): Promise<void> {
  const { database, files, copies, declared, now } = parts
  const update = async (change: Parameters<DataCopyStore['update']>[1]) => {
    if (!(await copies.update(id, change))) throw new CopyRemoved()
  }
  await database.transaction(
    async (transaction) => {
      const person = await findPerson(transaction, userId, { lock: false })
      const source = { transaction, files: files.patient(), person, declared, time: new Date(now()).toISOString() }
      const zip = writeDataCopy(source, (share) => update({ percent: Math.floor(share * 99) }))
      let size = 0
      await storeParts(files.patient(), id, zip, async (number, bytes) => {
        size += bytes
        // Recorded before the part is stored, so that its file can be deleted after any failure.
        stored.parts = number + 1
        await update({ parts: stored.parts, size })
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
