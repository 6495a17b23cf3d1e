import type { ApiKey } from '@gezhi/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { SHAPES } from '../../pictures/testing/drawn-shapes.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

describe('the search by picture of the open API', async () => {
  const test = await buildTestApp({
    records: [
      aPatent({ publicationNumber: 'CN100000002S', patentType: 'design', drawings: [{ id: '1', svg: SHAPES.rings }] }),
      aPatent({ publicationNumber: 'CN100000003S', patentType: 'design', drawings: [{ id: '1', svg: SHAPES.arrow }] }),
    ],
  })
  const { headers } = await aSession(test)
  const create = { name: '图像', scopes: ['pictures'] }
  const { data } = await test.post<{ secret: string; key: ApiKey }>('/api/user/openApi/createKey', create, headers)
  beforeAll(async () => void (await test.service('pictures').describe(test.serving)))

  const search = async (fields: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const body = new Response(form)
    return test.app.inject({
      method: 'POST',
      url: '/api/v1/pictures',
      headers: { authorization: `Bearer ${data.secret}`, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    })
  }

  it('finds the records whose pictures resemble an uploaded one', async () => {
    const file = new Blob([new Uint8Array(await sharp(Buffer.from(SHAPES.rings)).png().toBuffer())])
    const found = await search({ file, kind: 'patent', size: '5' })
    expect(found.statusCode).toBe(200)
    expect(found.json<{ list: { number: string }[] }>().list[0]).toMatchObject({ number: 'CN100000002S', band: 'nearlySame' })
    expect((await search({ file, kind: 'trademark' })).json()).toMatchObject({ total: 0, list: [] })
  })

  it('names what is wrong with a form', async () => {
    const none = await search({ kind: 'company' })
    expect([none.statusCode, none.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)]).toEqual([
      400,
      ['file', 'kind'],
    ])
    expect((await search({ file: new Blob(['no picture']) })).json()).toMatchObject({ status: 400, type: 'urn:gezhi:error:PICTURE_TYPE' })
    const json = { method: 'POST' as const, url: '/api/v1/pictures', headers: { authorization: `Bearer ${data.secret}` }, payload: {} }
    expect((await test.app.inject(json)).statusCode).toBe(415)
  })
})
