import type { TestApp } from '../../testing/build-test-app.ts'

/** Uploads a picture to search by, and returns the envelope. */
export async function uploadPicture({ app }: TestApp, content: Uint8Array, headers: Record<string, string>) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], 'a.png'))
  const body = new Response(form)
  const payload = Buffer.from(await body.arrayBuffer())
  const sent = { ...headers, 'content-type': body.headers.get('content-type')! }
  return (await app.inject({ method: 'POST', url: '/api/search/imageSearch/uploadImage', payload, headers: sent })).json()
}
