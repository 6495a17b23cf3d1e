import { expect } from 'vitest'
import type { Random } from '@gezhi/imports/demo'
import { logIn, post, register, type Answer } from './a-person.ts'

/** A logged-in user and their writes. */
interface Writer {
  readonly telephone: string
  readonly token: string
  /** Writes that the server acknowledged, by kind. */
  readonly acknowledged: Readonly<Record<Kind, string[]>>
  /** Possible values of the profile's address: the last acknowledged one, and those sent since. */
  readonly addresses: (string | null)[]
}

interface Session {
  readonly url: string
  readonly token: string
}

const KINDS = ['history', 'marks', 'pictures', 'folders'] as const
type Kind = (typeof KINDS)[number]

interface Written {
  readonly answer: Answer
  /** What to verify later. */
  readonly stored: string
}

interface StoredKind {
  write(session: Session, mark: string): Promise<Written>
  isThere(session: Session, stored: readonly string[]): Promise<readonly boolean[]>
}

const PAGE = 100
/** One pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const STORED: Readonly<Record<Kind, StoredKind>> = {
  history: {
    write: async (session, mark) => {
      const search = { searchStrategy: `TI=(${mark})`, number: 1, displayName: mark }
      return { answer: await call(session, '/api/user/searchHistory/add', search), stored: mark }
    },
    isThere: async (session, stored) => {
      const names = new Set<string>()
      for (let pageNo = 1; ; pageNo += 1) {
        const page = { pageNo, pageSize: PAGE }
        const { data } = await call<{ list: { displayName: string }[] }>(session, '/api/user/searchHistory/list', page)
        for (const { displayName } of data.list) names.add(displayName)
        if (data.list.length < PAGE) return stored.map((mark) => names.has(mark))
      }
    },
  },
  marks: {
    write: async (session, pn) => ({ answer: await call(session, '/api/user/mark/save', { pn, tag: 2 }), stored: pn }),
    isThere: async (session, stored) => {
      const tagged = new Set<string>()
      for (let from = 0; from < stored.length; from += PAGE) {
        const pnList = stored.slice(from, from + PAGE)
        const { data } = await call<{ pn: string; tagList: number[] }[]>(session, '/api/user/mark/queryByPnList', { pnList })
        for (const { pn, tagList } of data) if (tagList.includes(2)) tagged.add(pn)
      }
      return stored.map((pn) => tagged.has(pn))
    },
  },
  folders: {
    // Of the writer's project, which the first write begins.
    write: async (session, mark) => {
      const { data } = await call<{ list: { id: string }[] }>(session, '/api/user/projectManage/list', { pageSize: PAGE })
      const begun =
        data?.list[0] === undefined ? await call<{ id: string }>(session, '/api/user/projectManage/add', { name: '项目' }) : null
      const projectId = begun?.data?.id ?? data?.list[0]?.id
      return { answer: await call(session, '/api/user/projectManageFile/add', { projectId, fileName: mark }), stored: mark }
    },
    isThere: async (session, stored) => {
      const { data } = await call<{ list: { id: string }[] }>(session, '/api/user/projectManage/list', { pageSize: PAGE })
      const folders = await Promise.all(
        data.list.map(({ id }) => call<{ list: { fileName: string }[] }>(session, '/api/user/projectManageFile/list', { projectId: id })),
      )
      const names = new Set(folders.flatMap((folder) => folder.data.list.map(({ fileName }) => fileName)))
      return stored.map((mark) => names.has(mark))
    },
  },
  pictures: {
    write: async ({ url, token }) => {
      const form = new FormData()
      form.append('file', new File([PNG], 'a.png', { type: 'image/png' }))
      const response = await fetch(`${url}/api/sms/oss/upload`, { method: 'POST', headers: { token }, body: form })
      const answer = (await response.json()) as Answer<{ url?: string } | null>
      return { answer, stored: answer.data?.url ?? '' }
    },
    isThere: ({ url }, stored) =>
      Promise.all(
        stored.map(async (address) => {
          const response = await fetch(new URL(address, url))
          return response.headers.get('content-type') === 'image/png' && (await response.arrayBuffer()).byteLength > 0
        }),
      ),
  },
}

/** Writes of users to servers that are killed, with a record of which were acknowledged. */
export class AcknowledgedWrites {
  /** Responses to writes that were not acknowledged. */
  readonly rejections: Answer[] = []
  readonly #writers: Writer[] = []
  readonly #random: Random
  readonly #prefix: string
  readonly #kinds: readonly Kind[]
  /** Whether responses still count; set to false before the processes are killed. */
  #isCounting = true

  /**
   * `prefix`: the first three digits of its users' phone numbers; unique per test on the same data. `kinds`: what they write besides their
   * profile; releases up to 0.2.0 have no projects.
   */
  constructor(prefix: string, random: Random, kinds: readonly Kind[] = KINDS) {
    this.#prefix = prefix
    this.#kinds = kinds
    this.#random = random
  }

  /** Writes acknowledged so far. */
  get count(): number {
    return this.#writers.reduce((sum, { acknowledged }) => sum + KINDS.reduce((more, kind) => more + acknowledged[kind].length, 0), 0)
  }

  /** Writes acknowledged from now on may be lost. */
  stopCounting(): void {
    this.#isCounting = false
  }

  /** Responses count again after a restart. */
  startCounting(): void {
    this.#isCounting = true
  }

  /** A new user registers, logs in and writes until the server is gone or the signal aborts; then resolves. */
  async writeUntilGone(url: string, signal?: AbortSignal): Promise<void> {
    const telephone = `${this.#prefix}${String(this.#writers.length).padStart(8, '0')}`
    // The slot is reserved before any request, so that concurrent lanes are different users.
    const slot = this.#writers.push({ telephone, token: '', acknowledged: emptyLists(), addresses: [null] }) - 1
    try {
      await register(url, telephone)
      const { token } = await logIn(url, telephone)
      if (!this.#isCounting) return
      const writer: Writer = { ...this.#writers[slot]!, token }
      this.#writers[slot] = writer
      for (let number = 0; signal?.aborted !== true; number += 1) await this.#write({ url, token }, writer, `mark${slot}x${number}`)
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }

  async #write(session: Session, writer: Writer, mark: string): Promise<void> {
    const kind = this.#random.pick([...this.#kinds, 'profile' as const])
    if (kind === 'profile') writer.addresses.push(mark)
    const { answer, stored } =
      kind === 'profile'
        ? { answer: await call(session, '/api/user/user/updateUserInfo', { address: mark }), stored: mark }
        : await STORED[kind].write(session, mark)
    if (answer.code !== 200) this.rejections.push(answer)
    else if (!this.#isCounting) return
    else if (kind === 'profile') writer.addresses.splice(0, writer.addresses.length, stored)
    else writer.acknowledged[kind].push(stored)
  }

  /** Compares a running server with the acknowledged writes: sessions, searches, tags, pictures, folders of projects, profiles. */
  async verify(url: string): Promise<void> {
    for (const { telephone, token, acknowledged, addresses } of this.#writers) {
      if (token === '') continue
      const session = { url, token }
      const { code, data } = await call<{ address: string | null }>(session, '/api/user/user/findUserInformation', {})
      expect(code, `${telephone}: still logged in`).toBe(200)
      expect(addresses, `${telephone}: address`).toContain(data.address)
      for (const kind of this.#kinds) {
        const there = await STORED[kind].isThere(session, acknowledged[kind])
        const lost = acknowledged[kind].filter((_, index) => !there[index])
        expect(lost, `${telephone}: ${kind} acknowledged and lost`).toEqual([])
      }
    }
  }
}

function emptyLists(): Record<Kind, string[]> {
  return { history: [], marks: [], pictures: [], folders: [] }
}

function call<Data = unknown>({ url, token }: Session, path: string, body: object): Promise<Answer<Data>> {
  return post<Data>(url, path, body, { token })
}

/** Errors of `fetch` for a server that was killed before or during its response. */
function isGone(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError
}
