import { request, type Agent, type ClientRequest, type IncomingMessage } from 'node:http'

/** One attempt of a hostile caller, which is repeated; resolves to its outcome. `stopped` is aborted at the end of the load. */
export interface HostileCaller {
  readonly name: string
  readonly attempt: (client: HostileClient) => Promise<string>
}

/** One caller with an address of its own, as far as the system allows. */
export interface HostileClient {
  readonly server: string
  readonly agent: Agent
  readonly stopped: AbortSignal
  /** Counts attempts, so that all requests differ. */
  next(): number
}

/** Attempts each hostile caller has open at once. */
export const ATTEMPTS_AT_ONCE = 4

/** Number of attempts by outcome. */
export type Codes = Map<string, number>

/** Linux accepts all of 127.0.0.0/8; on other systems all callers share one address and its share of the reader threads. */
export function callerAddress(caller: number): { readonly localAddress?: string } {
  return process.platform === 'linux' ? { localAddress: `127.0.0.${caller}` } : {}
}

const SEARCH = '/api/search/ts/search'
const WORDS = ['方法', '装置', '系统', '材料', '电池', '数据', 'method', 'device', 'system', 'battery', 'control', 'sensor']
const GROUPS = ['class_ipc.section', 'country', 'applicant_patentee.original.name', 'inventor.original.name', 'legal_status']

/** Expensive searches, made distinct by the count. */
const searches: Readonly<Record<string, (count: number) => object>> = {
  'wildcard in front': (count) => query(`TIAB=(*${'aeioun'[count % 6]}${'tnsrl'[count % 5]}*)`),
  'single signs': (count) => query(`TIAB=(${'abcdefghijklmnop'[count % 16]}*) NOT ${count}`),
  'wildcards in OR': (count) =>
    query(
      'abcdefgh'
        .split('')
        .map((letter) => `*${letter}${count % 10}*`)
        .join(' OR '),
    ),
  'NEAR of frequent words': (count) =>
    query(`(${word(count)} NEAR/50 ${word(count + 1)}) NEAR/50 (${word(count + 2)} OR ${word(count + 3)})`),
  'sentences of frequent words': (count) => query(`TIAB=(${word(count)} SEN ${word(count + 5)}) NOT ${count}`),
  frequency: (count) => query(`FREQ(${word(count)})>${1 + (count % 3)} NOT ${count}`),
  'OR of 500 words': (count) => query(Array.from({ length: 500 }, (_, i) => `${WORDS[i % WORDS.length]}${(count + i) % 900}`).join(' OR ')),
  'OR of frequent words, sorted': (count) => ({ ...query(`${WORDS.join(' OR ')} NOT ${count}`), sortList: [{ sortField: 'relevance' }] }),
  'deep pages': (count) => ({ ...query(`${WORDS.join(' OR ')} NOT ${count}`), from: 9_900, size: 100 }),
  'facets of everything': (count) => ({ ...query(`ad>=19000101 NOT ${count}`), groupList: GROUPS.map((field) => ({ field, count: 100 })) }),
  'nested brackets': (count) => query(`${'('.repeat(2000)}${word(count)}${')'.repeat(2000)}`),
  'NOT of everything': (count) => query(`(ad>=19000101 NOT ${word(count)}) XOR (${word(count + 1)} OR *${count % 10})`),
}

function query(queryStr: string): { filter: { queryStr: string }; size: number } {
  return { filter: { queryStr }, size: 20 }
}

function word(count: number): string {
  return WORDS[count % WORDS.length]!
}

const OVERSIZED = JSON.stringify(query('x'.repeat(4 * 2 ** 20)))
const NESTED = '['.repeat(900_000)

/** Twenty callers with different attacks. */
export const HOSTILE_CALLERS: readonly HostileCaller[] = [
  ...Object.entries(searches).map(([name, body]) => ({
    name,
    attempt: (client: HostileClient) => post(client, SEARCH, JSON.stringify(body(client.next()))),
  })),
  { name: 'abandoned searches', attempt: abandonSearch },
  { name: 'slow upload', attempt: uploadSlowly },
  { name: 'slow reader', attempt: readSlowly },
  { name: 'oversized bodies', attempt: (client) => post(client, SEARCH, OVERSIZED) },
  { name: 'broken JSON', attempt: (client) => post(client, SEARCH, NESTED) },
  { name: 'login guesses', attempt: guessPassword },
  {
    name: 'registered phones',
    attempt: (client) => post(client, '/api/user/user/checkUserInfo', JSON.stringify({ telephone: phone(client.next()) })),
  },
  { name: 'captchas', attempt: (client) => post(client, '/api/user/user/getLoginCode', '{}') },
]

function phone(count: number): string {
  return `139${String(count).padStart(8, '0')}`
}

function guessPassword(client: HostileClient): Promise<string> {
  const count = client.next()
  const guess = {
    phoneOrEmail: phone(count % 50),
    password: count.toString(16).padStart(32, '0'),
    verifyId: crypto.randomUUID(),
    code: 'ABCD',
  }
  return post(client, '/api/user/user/login', JSON.stringify(guess))
}

/** Sends a search and hangs up at once. */
async function abandonSearch(client: HostileClient): Promise<string> {
  const sent = open(client, SEARCH)
  sent.on('error', () => {})
  sent.end(JSON.stringify(searches['NEAR of frequent words']!(client.next())))
  await pause(client, 30)
  sent.destroy()
  return 'abandoned'
}

/** Sends one byte a second. */
async function uploadSlowly(client: HostileClient): Promise<string> {
  const sent = open(client, SEARCH, { 'content-length': 1_000_000 })
  const answer = answerOf(sent)
  while (!client.stopped.aborted && !sent.destroyed) {
    sent.write(' ')
    await pause(client, 1000)
  }
  sent.destroy()
  return answer
}

/** Requests a page of a hundred rows and reads the response very slowly. */
async function readSlowly(client: HostileClient): Promise<string> {
  const sent = open(client, SEARCH)
  sent.end(JSON.stringify({ ...query(`ad>=19000101 NOT ${client.next()}`), size: 100 }))
  const response = await new Promise<IncomingMessage | null>((resolve) => sent.once('response', resolve).once('error', () => resolve(null)))
  response?.on('error', () => {})
  response?.pause()
  await pause(client, 10_000)
  sent.destroy()
  return response === null ? 'closed' : 'left unread'
}

function post(client: HostileClient, path: string, body: string): Promise<string> {
  const sent = open(client, path)
  const answer = answerOf(sent)
  sent.end(body)
  return answer
}

function open({ server, agent, stopped }: HostileClient, path: string, headers = {}): ClientRequest {
  return request(server + path, { agent, method: 'POST', signal: stopped, headers: { 'content-type': 'application/json', ...headers } })
}

/** The code of the envelope, or how the attempt ended without one. */
function answerOf(sent: ClientRequest): Promise<string> {
  return new Promise((resolve) => {
    sent.on('error', () => resolve('closed'))
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text = (text + part).slice(0, 400)))
      response.on('end', () => resolve(/^\{"code":(\d+)/.exec(text)?.[1] ?? String(response.statusCode)))
      response.on('close', () => resolve('closed'))
    })
  })
}

function pause({ stopped }: HostileClient, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stopped.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
