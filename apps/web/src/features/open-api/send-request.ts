import { LANGUAGES } from '../../language/language.ts'
import { currentLanguage } from '../../language/i18n.ts'
import type { ApiRequest } from './api-request.ts'

/** What the server answered. */
export interface SentAnswer {
  readonly status: number
  readonly statusText: string
  /** Only those of the API, by name. */
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
  readonly ms: number
}

/** Headers of an answer that are shown. */
const SHOWN = /^(?:content-type|x-quota-|ratelimit|retry-after|x-next-cursor|x-request-id|www-authenticate)/

/** Sends a request with a key; rejects if no answer arrives. */
export async function sendRequest({ method, url, body, form }: ApiRequest, key: string, file: File | null): Promise<SentAnswer> {
  const started = performance.now()
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'accept-language': LANGUAGES[currentLanguage()].tag,
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    ...(body !== null && { body }),
    ...(form !== null && { body: formOf(form, file) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers].filter(([name]) => SHOWN.test(name)),
    text: readable(text, response.headers.get('content-type') ?? ''),
    ms: Math.round(performance.now() - started),
  }
}

function formOf(fields: readonly (readonly [string, string])[], file: File | null): FormData {
  const form = new FormData()
  if (file !== null) form.set('file', file)
  for (const [name, value] of fields) form.set(name, value)
  return form
}

/** JSON with line breaks; anything else as it is. */
function readable(text: string, type: string): string {
  return type.includes('json') && !type.includes('ndjson') ? JSON.stringify(JSON.parse(text), null, 2) : text
}
