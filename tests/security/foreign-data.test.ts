import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { aPatent } from '../../apps/server/src/testing/a-patent.ts'
import { aDevice, anAccount, aProduct } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { signedHeaders } from '../../apps/server/src/testing/signed-headers.ts'
import { FOREIGN_ROWS, type Owner, UNOWNED_IDS } from './foreign-rows.ts'
import { dumpTables } from '../../apps/server/src/testing/table-catalogue.ts'

const calls = new Map<string, AnyCall>(
  Object.entries(CALLS).flatMap(([domain, table]) =>
    Object.entries(table as Record<string, AnyCall>).map(([name, call]) => [`${domain}.${name}`, call]),
  ),
)

/** Fields that identify a row, a file or an account. */
const NAMING = /^id$|Id$|^ids$|^idList$|^uuid$|^(?:share|download)Code$|^excelImportQueryStr$|^picturePath$|^avatar$|^phone$/

/** The fields of a request. */
function fieldsOf({ request }: AnyCall): string[] {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as SchemaNode
  const nodes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return nodes.flatMap(({ properties = {} }) => Object.keys(properties))
}

interface SchemaNode {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly allOf?: readonly SchemaNode[]
}

describe('rows of another user', async () => {
  const test = await buildTestApp({ records: [aPatent({ publicationNumber: 'CN100000001A' })] })

  it('every call with an id declares whose rows it names, and no other does', () => {
    const naming = [...calls].filter(([, call]) => call.who !== 'operator' && fieldsOf(call).some((field) => NAMING.test(field)))
    const unknown = naming.map(([name]) => name).filter((name) => FOREIGN_ROWS[name] === undefined && UNOWNED_IDS[name] === undefined)
    expect(unknown, 'add a row to FOREIGN_ROWS, or a reason to UNOWNED_IDS').toEqual([])
    const named = [...Object.keys(FOREIGN_ROWS), ...Object.keys(UNOWNED_IDS)]
    expect(named.filter((name) => !calls.has(name))).toEqual([])
    expect(Object.keys(FOREIGN_ROWS).filter((name) => name in UNOWNED_IDS)).toEqual([])
  })

  it.each(Object.entries(FOREIGN_ROWS))(
    '%s neither shows nor changes them, and the same request does for their owner',
    async (name, row) => {
      const call = calls.get(name)!
      const [owner, other] = [await somebody(test), await somebody(test)]
      const body = await row.make(test, owner)
      const mine = () => dumpTables(test, owner.userId)
      const before = await mine()
      const foreign = await make(call, body, other)
      expect(await mine()).toEqual(before)
      expect(foreign.error, foreign.text).toBe(row.error)
      for (const fact of ['Private', owner.telephone, owner.userId]) expect(foreign.text).not.toContain(fact)
      if (row.testedElsewhere) return
      const own = await make(call, body, owner)
      expect(own.error, own.text).toBeNull()
      // Otherwise nothing proves that the owner finds the row.
      if (row.error === null) expect([own.text !== foreign.text, JSON.stringify(await mine()) !== JSON.stringify(before)]).toContain(true)
    },
  )

  /** Makes a call as a user; returns the error (null for none) and the whole response. */
  async function make({ method, path, signed, form }: AnyCall, body: object, { headers }: Owner) {
    const response = await test.app.inject({
      method,
      url: method === 'GET' ? `${path}?${new URLSearchParams(body as Record<string, string>)}` : path,
      headers: signed ? signedHeaders(headers.token, body) : headers,
      ...(method === 'POST' && { payload: form ? formOf(body) : body }),
    })
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const envelope = isJson ? response.json<{ code: number; data: { error?: string } | null }>() : { code: 200, data: null }
    expect(envelope.data?.error, response.body).not.toBe('INVALID_INPUT')
    return { error: envelope.code === 200 ? null : (envelope.data?.error ?? 'without a name'), text: response.body }
  }

  it('deleting messages of two people deletes neither', async () => {
    const [owner, other] = [await somebody(test), await somebody(test)]
    const { idList: foreign } = (await FOREIGN_ROWS['accounts.deleteMessages']!.make(test, owner)) as { idList: string[] }
    const { idList: own } = (await FOREIGN_ROWS['accounts.deleteMessages']!.make(test, other)) as { idList: string[] }
    expect((await test.post('/api/sms/msg/del', { idList: [...own, ...foreign] }, other.headers)).code).toBe(404)
    for (const { userId } of [owner, other]) expect((await test.accounts.messages.show(userId, { pageNo: 1, pageSize: 9 })).total).toBe(1)
  })
})

function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value as string)
  return form
}

/** A logged-in member. */
async function somebody(test: TestApp): Promise<Owner> {
  const { id: userId, telephone } = await anAccount(test)
  await aProduct(test, { userId })
  const { token } = await test.accounts.completeLogin(userId, { device: aDevice() })
  return { userId, telephone, headers: { token } }
}
