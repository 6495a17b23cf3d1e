import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ApiKey } from '@gezhi/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { GezhiClient, type GezhiError } from '../../../../../clients/typescript/gezhi-client.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const PYTHON_CLIENT = join(import.meta.dirname, '../../../../../clients/python')
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('The Python client of the open API is not tested: there is no python3')

/** Calls the server with the Python client, and prints what it got as JSON. */
const PROGRAM = `
import json, sys
from gezhi_client import GezhiClient, GezhiError

client = GezhiClient(sys.argv[1], sys.argv[2])
found = client.search_patents(q="TI=(电池)", size=2, fields="id")
rest = client.search_patents(q="TI=(电池)", size=2, fields="id", cursor=found["nextCursor"])
records, cursor = client.export_patents(q="TI=(电池)", size=3, fields="id")
facets = client.count_patent_values(q="TI=(电池)", facets=[{"field": "office"}])
try:
    client.get_patent(number="CN999999999A")
except GezhiError as error:
    status = error.problem["status"]
try:
    client.search_pictures(file=b"no picture", kind="patent")
except GezhiError as error:
    picture = error.problem["type"]
print(json.dumps([found["total"], len(rest["list"]), len(records), cursor, facets["total"], status, picture]))
`

describe('the generated clients of the open API', async () => {
  const records = [1, 2, 3].map((number) => aPatent({ title: `一种电池 ${number}` }))
  const test = await buildTestApp({ records })
  const { headers } = await aSession(test)
  const create = { name: '客户端', scopes: ['patents', 'export', 'pictures'] }
  const { secret } = (await test.post<{ secret: string; key: ApiKey }>('/api/user/openApi/createKey', create, headers)).data
  let url = ''
  beforeAll(async () => void (url = await test.app.listen({ port: 0, host: '127.0.0.1' })))

  it('in TypeScript calls operations of every form', async () => {
    const client = new GezhiClient(url, secret)
    const found = await client.searchPatents({ q: 'TI=(电池)', size: 2, fields: 'id' })
    expect([found.total, found.list.length]).toEqual([3, 2])
    const rest = await client.searchPatents({ q: 'TI=(电池)', size: 2, fields: 'id', cursor: found.nextCursor! })
    expect([rest.list.length, rest.nextCursor]).toEqual([1, null])
    const { list, nextCursor } = await client.exportPatents({ q: 'TI=(电池)', size: 3, fields: 'id' })
    expect([list.length, nextCursor]).toEqual([3, null])
    const patent = await client.getPatent({ number: records[0]!.publicationNumber! })
    expect(patent.title).toBe('一种电池 1')
    expect((await client.countPatentValues({ q: 'TI=(电池)', facets: [{ field: 'office' }] })).facets[0]!.list[0]).toMatchObject({
      count: 3,
    })
    const error = await client.getPatent({ number: 'CN999999999A' }).catch((thrown: unknown) => thrown)
    expect((error as GezhiError).problem).toMatchObject({ status: 404, type: 'urn:gezhi:error:PATENT_NOT_FOUND' })
    const picture = await client.searchPictures({ file: new Blob(['no picture']) }).catch((thrown: unknown) => thrown)
    expect((picture as GezhiError).problem.type).toBe('urn:gezhi:error:PICTURE_TYPE')
  })

  // Without python3, which is reported above.
  it.skipIf(!hasPython)('in Python does the same', async () => {
    const environment = { ...process.env, PYTHONPATH: PYTHON_CLIENT, PYTHONDONTWRITEBYTECODE: '1' }
    const program = spawn('python3', ['-c', PROGRAM, url, secret], { env: environment })
    const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)])
    expect(errors).toBe('')
    expect(JSON.parse(output)).toEqual([3, 1, 3, null, 3, 404, 'urn:gezhi:error:PICTURE_TYPE'])
  })
})
