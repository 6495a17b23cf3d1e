import type { ApiRequest } from './api-request.ts'

/** Languages of the samples. */
export const SAMPLE_LANGUAGES = ['curl', 'typescript', 'python'] as const
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** A request in a language; `origin` is that of the site, `key` a placeholder or a key. */
export function sampleOf(language: SampleLanguage, request: ApiRequest, origin: string, key = 'gz_…'): string {
  const url = `${origin}${request.url}`
  switch (language) {
    case 'curl':
      return curl(request, url, key)
    case 'typescript':
      return typescript(request, url, key)
    case 'python':
      return python(request, url, key)
  }
}

function curl({ method, body, form }: ApiRequest, url: string, key: string): string {
  return [
    `curl -X ${method} ${shell(url)}`,
    `-H ${shell(`Authorization: Bearer ${key}`)}`,
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", `-d ${shell(body)}`]),
    ...(form === null ? [] : ["-F 'file=@picture.png'", ...form.map(([name, value]) => `-F ${shell(`${name}=${value}`)}`)]),
  ].join(' \\\n  ')
}

function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function typescript({ method, body, form }: ApiRequest, url: string, key: string): string {
  const start =
    form === null
      ? []
      : [
          'const form = new FormData()',
          "form.set('file', picture)",
          ...form.map(([name, value]) => `form.set(${quoted(name)}, ${quoted(value)})`),
        ]
  const headers = [`Authorization: ${quoted(`Bearer ${key}`)}`, ...(body === null ? [] : ["'Content-Type': 'application/json'"])]
  return [
    ...start,
    `const response = await fetch(${quoted(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    `  headers: { ${headers.join(', ')} },`,
    ...(body === null ? [] : [`  body: JSON.stringify(${body}),`]),
    ...(form === null ? [] : ['  body: form,']),
    '})',
    'const answer = await response.json()',
    'if (!response.ok) throw new Error(answer.title)',
  ].join('\n')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}

function python({ method, body, form }: ApiRequest, url: string, key: string): string {
  const fields =
    form === null
      ? []
      : [
          `    files={"file": open("picture.png", "rb")},`,
          `    data={${form.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')}},`,
        ]
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    `    headers={"Authorization": ${JSON.stringify(`Bearer ${key}`)}},`,
    ...(body === null ? [] : [`    json=${pythonLiteral(JSON.parse(body))},`]),
    ...fields,
    ')',
    'response.raise_for_status()',
    'answer = response.json()',
  ].join('\n')
}

function pythonLiteral(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one)}`)
    .join(', ')}}`
}
