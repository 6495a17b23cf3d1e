import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { API_OPERATIONS, API_SCOPES, type ApiKey, type ApiOperationName } from '@gezhi/contract'
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

/** Calls every operation with its example, and prints what each answered, or the name of its error. */
const EVERY_OPERATION = `
import json, re, sys
from gezhi_client import GezhiClient, GezhiError

client = GezhiClient(sys.argv[1], sys.argv[2])
answers = {}
for name, example in json.loads(sys.argv[3]).items():
    fields = {"from_" if field == "from" else field: value for field, value in example.items()}
    if name == "searchPictures":
        fields["file"] = b"no picture"
    try:
        answers[name] = getattr(client, re.sub("[A-Z]", lambda letter: "_" + letter.group().lower(), name))(**fields)
    except GezhiError as error:
        answers[name] = error.problem["type"]
print(json.dumps(answers))
`

describe('the generated clients of the open API', async () => {
  const records = [1, 2, 3].map((number) => aPatent({ title: `一种电池 ${number}` }))
  const test = await buildTestApp({ records })
  const { headers } = await aSession(test)
  const create = { name: '客户端', scopes: API_SCOPES }
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
    expect(await inPython(PROGRAM)).toEqual([3, 1, 3, null, 3, 404, 'urn:gezhi:error:PICTURE_TYPE'])
  })

  const inPython = async (source: string, ...args: string[]): Promise<unknown> => {
    const environment = { ...process.env, PYTHONPATH: PYTHON_CLIENT, PYTHONDONTWRITEBYTECODE: '1' }
    const program = spawn('python3', ['-c', source, url, secret, ...args], { env: environment })
    const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)])
    expect(errors).toBe('')
    return JSON.parse(output)
  }

  // Without python3, which is reported above.
  it.skipIf(!hasPython)('call every operation with its example, with the same answers in both languages', async () => {
    const [{ publicationNumber = '' } = {}] = records
    const examples = Object.fromEntries(
      Object.entries(API_OPERATIONS).map(([name, { example }]) => [
        name,
        { ...example, ...('number' in example && { number: publicationNumber }) },
      ]),
    )
    const client = new GezhiClient(url, secret)
    const answers: Record<string, unknown> = {}
    for (const [name, example] of Object.entries(examples)) {
      const call = client[name as ApiOperationName].bind(client) as (request: object) => Promise<unknown>
      const request = name === 'searchPictures' ? { ...example, file: new Blob(['no picture']) } : example
      const answer = await call(request).catch((error: unknown) => (error as GezhiError).problem.type)
      // A page of lines is a tuple in Python.
      answers[name] = name.startsWith('exportPatents') ? Object.values(answer as object) : answer
    }
    const failed = Object.entries(answers).filter(([, answer]) => typeof answer === 'string')
    // Of what this server has no record, and of the picture that is none.
    expect(failed.map(([name]) => name)).toEqual(['getTrademark', 'getCompany', 'searchPictures', 'listRunRecords'])
    for (const [name, error] of failed) expect(error, name).toMatch(/^urn:gezhi:error:(?:\w+_NOT_FOUND|PICTURE_TYPE)$/)
    expect(answers['searchPatentsByPost']).toEqual(answers['searchPatents'])
    expect(await inPython(EVERY_OPERATION, JSON.stringify(examples))).toEqual(answers)
  })
})
