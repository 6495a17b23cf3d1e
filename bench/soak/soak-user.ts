import { setTimeout as sleep } from 'node:timers/promises'
import { poster, type Post } from '../member-session.ts'

const QUERIES = [
  '石墨烯',
  'graphene AND battery',
  'TIAB=(电池 NEAR/5 电极)',
  'AP=(大学) AND ad>=2020',
  'ipc=H01M',
  'TI=(传感器 OR sensor)',
  '半导体 NOT 芯片',
]
const QUESTION = '一种用石墨烯改善锂离子电池负极循环寿命的制备方法，以及由此得到的复合材料'
const CHARTS = ['p29', 'p01']
const GROUPS = ['country', 'legal_status', 'class_ipc.subclass'].map((field) => ({ field, count: 10 }))
/** Records in one exported file. */
const EXPORTED = 100
const POLL_MS = 500
/** ms for a background job of a user. */
const PATIENCE = 120_000

/** What one action did: its name, ms, and the message of the error it ended with. */
export interface Observed {
  readonly action: string
  readonly milliseconds: number
  readonly error: string | null
}

/** How a user picks actions: of a hundred, so many are this one. */
const SHARES = { search: 52, facets: 12, open: 16, suggest: 8, semantic: 4, chart: 3, export: 2, monitor: 2, order: 1 } as const
export type Action = keyof typeof SHARES
export const ACTIONS = Object.keys(SHARES) as readonly Action[]

/** Registers a phone at a development server, whose outbox has the code, and returns what posts as its owner. */
export async function signIn(address: string, telephone: string): Promise<Post> {
  const post = poster(address, '')
  await post('/api/user/user/sendCode', { telephone })
  const outbox = (await (await fetch(`${address}/api/dev/outbox?to=${telephone}`)).json()) as { data: { list: { code: string }[] } }
  const { code } = outbox.data.list[0]!
  const { token } = (await post('/api/user/user/telephoneLogin', { phoneOrEmail: telephone, code })) as { token: string }
  return poster(address, token)
}

/** A user who acts until `signal` is aborted, with pauses of up to `pause` ms, and reports every action. */
export async function actUntil(signal: AbortSignal, user: SoakUser, pause: number, observe: (one: Observed) => void): Promise<void> {
  while (!signal.aborted) {
    const action = picked()
    const start = performance.now()
    const error = await user.run(action).then(
      () => null,
      (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
    )
    observe({ action, milliseconds: performance.now() - start, error })
    // Woken by the end of the run.
    await sleep(Math.random() * pause, undefined, { signal }).catch(() => {})
  }
}

function picked(): Action {
  let left = Math.random() * Object.values(SHARES).reduce((sum, share) => sum + share, 0)
  return ACTIONS.find((action) => (left -= SHARES[action]) < 0) ?? 'search'
}

/** One user of a server. */
export class SoakUser {
  readonly #post: Post
  readonly #address: string
  /** Of the last list. */
  #ids: readonly string[] = []

  constructor(address: string, post: Post) {
    this.#address = address
    this.#post = post
  }

  /** Does one thing as users do it, to its end; rejects with the message of the error. */
  run(action: Action): Promise<void> {
    return this.#actions[action]()
  }

  readonly #actions: Readonly<Record<Action, () => Promise<void>>> = {
    search: () => this.#search({ from: Math.random() < 0.7 ? 0 : 20 }),
    facets: () => this.#search({ groupItems: GROUPS }),
    open: async () => {
      if (this.#ids.length === 0) await this.#search({})
      await this.#post('/api/search/ts/searchDetail', { id: oneOf(this.#ids) })
    },
    suggest: async () => void (await this.#post('/api/search/suggest/all', { word: oneOf(['石', '电池', 'gra', '清华', 'sens']) })),
    semantic: async () => void (await this.#post('/api/search/semantic/search', { textContent: QUESTION, from: 0, size: 20 })),
    chart: async () =>
      void (await this.#post('/api/search/analyse/parentAnalyse', { type: oneOf(CHARTS), queryStr: oneOf(QUERIES), size: 10 })),
    export: () => this.#export(),
    monitor: () => this.#monitor(),
    order: () => this.#order(),
  }

  async #search(more: object): Promise<void> {
    const request = { filter: { queryStr: oneOf(QUERIES) }, from: 0, size: 20, ...more }
    const { list } = (await this.#post('/api/search/ts/search', request)) as { list: { id: string }[] }
    if (list.length > 0) this.#ids = list.map(({ id }) => id)
  }

  async #export(): Promise<void> {
    const source = { call: 'searchPatents', request: { filter: { queryStr: oneOf(QUERIES) }, from: 0, size: EXPORTED }, part: 'page' }
    const { id } = (await this.#post('/api/search/export/put', { fileType: oneOf(['csv', 'xlsx']), list: source })) as { id: string }
    await until(async () => {
      const { list } = (await this.#post('/api/search/export/history', {})) as { list: { id: string; state: string; reason: string }[] }
      const task = list.find((one) => one.id === id)
      if (task?.state === 'failed') throw new Error(`export: ${task.reason}`)
      return task?.state === 'done'
    })
    await this.#post('/api/search/export/clean', { idList: [id] })
  }

  async #monitor(): Promise<void> {
    const name = `soak ${Math.random()}`
    const { id } = (await this.#post('/api/search/monitor/add', { name, queryStr: oneOf(QUERIES) })) as { id: string }
    await this.#post('/api/search/monitor/send', { id })
    await until(async () => {
      const { list } = (await this.#post('/api/search/monitor/runs', { id })) as { list: { failure: string | null }[] }
      if (list[0]?.failure) throw new Error(`monitor: ${list[0].failure}`)
      return list.length > 0
    })
    await this.#post('/api/search/monitor/clean', { id })
  }

  async #order(): Promise<void> {
    const { orderNo, wxCodeUrl } = (await this.#post('/api/pay/buy/createOrder', { productId: 2, reset: true })) as Order
    const { pathname, search } = new URL(wxCodeUrl, this.#address)
    await fetch(new URL(pathname + search, this.#address), { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    await until(async () => ((await this.#post('/api/pay/buy/getPayStatus', { orderNo })) as { payStatus: number }).payStatus === 1)
  }
}

interface Order {
  readonly orderNo: string
  readonly wxCodeUrl: string
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`not done within ${PATIENCE / 1000} s`)
    await sleep(POLL_MS)
  }
}

function oneOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!
}
