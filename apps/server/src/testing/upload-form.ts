import type { Envelope } from '@gezhi/contract'
import type { TestApp } from './build-test-app.ts'

/** POSTs a form and returns the envelope. */
export async function uploadForm<Data = Record<string, unknown>>(
  { app }: Pick<TestApp, 'app'>,
  url: string,
  fields: Readonly<Record<string, string | File>>,
  headers: Readonly<Record<string, string>>,
): Promise<Envelope<Data>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const body = new Response(form)
  const payload = Buffer.from(await body.arrayBuffer())
  const type = { 'content-type': body.headers.get('content-type')! }
  return (await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })).json()
}
