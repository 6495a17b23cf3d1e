import { chmod } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolder } from '../../apps/server/src/data-folder/data-folder.ts'
import { connectDatabase, type Database } from '../../apps/server/src/database/connect-database.ts'
import { runningPostgres } from '../../apps/server/src/database/postgres-roles.ts'
import { newLog } from '../../apps/server/src/http/new-log.ts'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { median, percentile95, timed } from '../measuring.ts'
import { poster, signInMember, type Post } from '../member-session.ts'
import { processorTime } from '../processor-time.ts'
import { startServerProcess } from '../server-process.ts'

const PATENTS = 50_000
const REPEATS = 20

/** Facets that are compared: of the index, and of fields that a user defined. */
const FACETS = ['application_date.year', 'my.rating', 'my.score', 'my.due'] as const
/** Queries that only differ so that no answer is cached. */
const within = (repeat: number) => `pn=(CN* OR US* OR EP* OR JP* OR none${repeat})`

/** Counting values of index fields over a folder, beside counting a field of the engine's index. */
export const customFields: Benchmark = {
  name: 'custom-fields',
  description: `POST /api/search/ts/fileSearch over a folder of so many demonstration patents, each with an option (4), a number (0–99) and a date (10 years) in an index of its project: one facet and no page, ${REPEATS} different queries in turn; ratio: median beside that of ${FACETS[0]}; "first" follows a change of a value. CPU: time of the server for each answer`,
  columns: ['facet', 'hits', 'values', 'first', 'median', 'p95', 'CPU', 'ratio'],
  run: async (folder, [patents]) => {
    const count = Number(patents ?? PATENTS)
    await chmod(folder, 0o755)
    const data = `${folder}/data`
    const server = await startServerProcess(data, count, { GEZHI_ACCESS: 'membership' })
    const address = await runningPostgres(dataFolder(data).postgres, 'application')
    if (address === null) throw new Error('The server has no PostgreSQL of its own')
    const database = connectDatabase(address, newLog('silent'))
    try {
      const token = await signInMember(database)
      const post = poster(server.address, token)
      const { id: projectId, fileId } = await filledProject(post, database, count)
      await fillIndex(post, database, projectId, fileId)
      const rows: string[][] = []
      let base = 0
      for (const facet of FACETS) {
        const search = (repeat: number) =>
          post('/api/search/ts/fileSearch', {
            fileId,
            filter: { queryStr: within(repeat) },
            from: 0,
            size: 0,
            groupList: [{ field: facet, count: 100 }],
          })
        const [answer, first] = await timed(() => search(-1))
        const times: number[] = []
        const before = processorTime(server.pid)
        for (let repeat = 0; repeat < REPEATS; repeat++) times.push((await timed(() => search(repeat)))[1])
        const used = ((processorTime(server.pid) - before) * 1000) / REPEATS
        base ||= median(times)
        const { total, groupList } = answer as { total: number; groupList: { list: unknown[] }[] }
        const shown = [first, median(times), percentile95(times), used].map(formatTime)
        rows.push([facet, String(total), String(groupList[0]!.list.length), ...shown, (median(times) / base).toFixed(1)])
      }
      return rows
    } finally {
      await database.$client.end()
      await server.stop()
    }
  },
}

/** A project with one folder that contains every patent, as its users fill it. */
async function filledProject(post: Post, database: Database, patents: number): Promise<{ id: string; fileId: string }> {
  const made = (await post('/api/user/projectManage/createIndexSearchProject', { name: 'bench', queryStr: 'ad>=1900' })) as {
    id: string
    fileId: string
  }
  for (;;) {
    const { rows } = await database.$client.query<Record<string, unknown>>('SELECT state, reason FROM project_tasks WHERE file_id = $1', [
      made.fileId,
    ])
    if (rows[0]?.['state'] === 'failed') throw new Error(JSON.stringify(rows[0]))
    if (rows[0]?.['state'] === 'done') break
    await sleep(200)
  }
  const { rows } = await database.$client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM project_file_patents WHERE file_id = $1',
    [made.fileId],
  )
  console.log(`${String(rows[0]?.count)} of ${patents} patents in the folder`)
  return made
}

/** Values of three fields for each patent of a folder. */
async function fillIndex(post: Post, database: Database, projectId: string, fileId: string): Promise<void> {
  const fieldList = [
    { name: 'rating', type: 'single', optionList: ['A', 'B', 'C', 'D'] },
    { name: 'score', type: 'number' },
    { name: 'due', type: 'date' },
  ]
  const { id: indexId } = (await post('/api/user/projectManageIndex/add', { projectId, name: 'bench', fieldList })) as { id: string }
  const fields = (await post('/api/user/projectManageIndex/getIndexField', { indexId })) as { id: string; name: string }[]
  const [rating, score, due] = fieldList.map(({ name }) => fields.find((field) => field.name === name)!.id)
  await database.$client.query(
    `INSERT INTO project_index_values (index_id, patent_id, field_values, revision, changed_at)
    SELECT $1::uuid, patent_id, jsonb_build_object(
      $2::text, substr('ABCD', 1 + (number % 4)::int, 1),
      $3::text, number % 100,
      $4::text, (2017 + number % 10)::text || '0301'), 1, now()
    FROM (SELECT patent_id, row_number() OVER (ORDER BY patent_id) AS number FROM project_file_patents WHERE file_id = $5) AS numbered`,
    [indexId, rating, score, due, fileId],
  )
  await database.execute('ANALYZE')
}
